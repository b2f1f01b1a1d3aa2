"""Exact chances: the same rules run over every face of every die they ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from lexludi.rulings.dice import NO_DICE, Dice, MissingDie, OpenPart, Script
from lexludi.rulings.faults import Impossible

Answer = TypeVar("Answer")
Told = TypeVar("Told")

MOST = 20_000
"""The most ways the dice of one question may fall before it is given up."""
DEEPEST = 60
"""The most dice nobody has rolled that one way may ask for; a rule that rolls again and again has no last way."""
TOO_MANY = (
    "The dice of this question can fall in more than {most} ways, too many to count; "
    "ask about fewer pieces, or say what some of the dice show."
)


@dataclass(frozen=True)
class Chance(Generic[Told]):
    """One outcome and how likely it is."""

    outcome: Told
    chance: Fraction


def ways(
    ask: Callable[[Dice], Answer], known: Dice = NO_DICE, *, parts: bool = False, most: int = 0
) -> Iterator[tuple[Fraction, Answer]]:
    """Every way the dice of a question can fall but for those known, with its chance and the answer it brings.

    With `parts`, the dice of a part that settles something by itself are one choice for all faces that give the same.
    """
    left: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    count = 0
    while left:
        faces, chance = left.pop()
        try:
            answer = ask(Script(faces, known, parts=parts))
        except MissingDie as missing:
            if len(faces) == DEEPEST:
                raise Impossible(TOO_MANY, most=MOST) from missing
            each = chance / len(missing.die.faces)
            left += (((*faces, face), each) for face in reversed(missing.die.faces))
            continue
        except OpenPart as part:
            left += (((*faces, *own), chance * share) for share, own in reversed(part.ways))
            continue
        count += 1
        if count > (most or MOST):
            raise Impossible(TOO_MANY, most=most or MOST)
        yield chance, answer


def odds(ask: Callable[[Dice], Answer], tell: Callable[[Answer], Told]) -> tuple[Chance[Told], ...]:
    """The chances of what can be told of the answers, in the order they first occur."""
    found: dict[Told, Fraction] = {}
    for chance, answer in ways(ask):
        told = tell(answer)
        found[told] = found.get(told, Fraction(0)) + chance
    return tuple(Chance(told, chance) for told, chance in found.items())
