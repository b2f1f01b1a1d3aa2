"""The notation of a move: hexes entered and facings turned to, in order.

    0302 NE 0402          a one-hex unit enters 0302, turns to face NE, enters 0402
    0302+0402 0303+0402   a two-hex unit moves both halves, then swings one of them

A hex keeps the facing; a facing keeps the hex. A place of two hexes that fits the facing keeps it, otherwise the unit
takes the nearest facing that fits, as a swing does. Whether a step is legal is for the rules of a game to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lexludi.rulings.faults import Impossible
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Direction, Hex, Vertex
from lexludi.space.hex.notation import parse_place
from lexludi.space.line import BadNotation

EXPECTED = Impossible("a hex such as 0302 or a facing (N, NE, SE, S, SW, NW) is needed here.")
"""What is said of a part of a move that is neither."""


def parse_route(start: Stance, text: str) -> tuple[Stance, ...]:
    """Read a move: the stances a unit passes through, its start first."""
    stances = [start]
    for word in text.replace(",", " ").split():
        try:
            stances.append(_next(stances[-1], word))
        except BadNotation as error:
            raise BadNotation(error.word, text, EXPECTED) from error
        except Impossible as error:
            raise BadNotation(word, text, error) from error
    return tuple(stances)


def write_route(stances: Sequence[Stance]) -> str:
    """The canonical text of a move, without its start."""
    words = []
    for before, after in pairwise(stances):
        if set(before.hexes) != set(after.hexes):
            words.append(after.place)
            if _next(before, after.place) == after:
                continue
        if after.facing:
            words.append(after.facing.value)
    return " ".join(words)


def _next(stance: Stance, word: str) -> Stance:
    if word in Vertex.__members__:
        return stance.facing_to(Vertex(word))
    hexes = parse_place(word)
    if len(hexes) != len(stance.hexes):
        if stance.two_hex:
            raise Impossible("the unit occupies two hexes; name two, such as 0303+0403.")
        raise Impossible("the unit occupies one hex; name one, such as 0303.")
    if not stance.two_hex:
        return Stance(hexes, stance.facing)
    return Stance(hexes, _nearest(hexes, stance.facing or Vertex.N))


def _nearest(hexes: tuple[Hex, ...], facing: Vertex) -> Vertex:
    """The facing nearest to the present one in which two hexes stand side by side."""
    direction = hexes[0].direction(hexes[1])
    if direction is None:
        raise Impossible(
            "{first} and {second} are not adjacent; the two hexes must be side by side.",
            first=hexes[0].number,
            second=hexes[1].number,
        )
    fitting = [vertex for vertex in Vertex if Direction.E.turned(vertex.place) in (direction, direction.turned(3))]
    return min(fitting, key=facing.apart)
