"""A frame: one picture's worth of a position, with what is to be pointed out in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from lexludi.space.hex.facing import Arc, Stance
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.notation import parse, write
from lexludi.space.hex.position import Counter, Position
from lexludi.space.hex.route import parse_route, write_route

ZONES = ("zoc", "zoi")
"""The highlights of zones of control or influence; those of the arcs are named after them. All are term keys of the book."""


@dataclass(frozen=True)
class Frame:
    """A position with hexes highlighted, a path taken and a hex that could not be entered."""

    position: Position
    highlights: tuple[tuple[str, tuple[Hex, ...]], ...] = ()
    """What is highlighted (a term key) and its hexes on the board; a mapping may be given."""
    path: tuple[Stance, ...] = ()
    """The stances a counter passed through, its start first."""
    barred: Hex | None = None
    """The hex a refused step would have entered, after the last stance of the path."""

    def __post_init__(self) -> None:
        pairs = self.highlights.items() if isinstance(self.highlights, Mapping) else self.highlights
        kept = ((key, tuple(sorted(set(self.position.on_board(spots))))) for key, spots in pairs)
        object.__setattr__(self, "highlights", tuple((key, spots) for key, spots in kept if spots))
        object.__setattr__(self, "path", tuple(self.path))

    def record(self) -> dict[str, str]:
        """The frame as plain text, for the evidence file."""
        record = {"position": write(self.position)}
        record |= {f"highlight.{key}": " ".join(map(str, spots)) for key, spots in self.highlights}
        if self.path:
            record |= {"start": str(self.path[0]), "path": write_route(self.path)}
        if self.barred:
            record["barred"] = self.barred.number
        return record

    @classmethod
    def read(cls, record: Mapping[str, str]) -> Frame:
        """The frame a record was made of."""
        path: tuple[Stance, ...] = ()
        if "start" in record:
            place, _, facing = record["start"].partition(" ")
            path = parse_route(Stance.on(*place.split("+"), facing=facing or None), record["path"])
        return cls(
            parse(record["position"]),
            tuple(
                (key.removeprefix("highlight."), tuple(map(Hex.parse, text.split())))
                for key, text in record.items()
                if key.startswith("highlight.")
            ),
            path,
            Hex.parse(record["barred"]) if "barred" in record else None,
        )


def arcs(counter: Counter, *wanted: Arc) -> dict[str, tuple[Hex, ...]]:
    """The highlights of a counter's front, flank and rear, or of those wanted."""
    return {arc.value: counter.stance.arc(arc) for arc in wanted or tuple(Arc)}


@lru_cache(4096)
def crop(frames: tuple[Frame, ...]) -> tuple[Hex, ...]:
    """The hexes worth showing, row by row: a block around counters, paths and highlights; the whole board if there are none."""
    grid = frames[0].position.grid
    seen = {spot for frame in frames for spot in _matters(frame) if spot in grid}
    if not seen:
        return tuple(grid)
    first, last = min(spot.row for spot in seen), max(spot.row for spot in seen)
    left, right = min(map(_across, seen)), max(map(_across, seen))
    rows = [spot for spot in grid if first <= spot.row <= last]
    if min(map(_across, rows)) == left - 1:
        left -= 1
    if max(map(_across, rows)) == right + 1:
        right += 1
    return tuple(spot for spot in rows if left <= _across(spot) <= right)


def _across(spot: Hex) -> int:
    """How far right the middle of a hex lies, in half hexes."""
    return 2 * spot.q + spot.r


def _matters(frame: Frame) -> Iterable[Hex]:
    stances = [*(counter.stance for counter in frame.position.counters), *frame.path]
    if frame.barred:
        stances.append(Stance((frame.barred,)))
    for stance in stances:
        yield from stance.hexes
        yield from stance.ring()
    for _, spots in frame.highlights:
        yield from spots
