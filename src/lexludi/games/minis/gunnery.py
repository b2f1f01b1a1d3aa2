"""The hit roll of engines and guns (15.2.10 to 15.2.17)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import floor

from lexludi.games.minis import relations
from lexludi.games.minis.charts.artillery import HIT_CHANCE
from lexludi.games.minis.readings.artillery import HALVED_HITS, HalvedHits
from lexludi.games.minis.state import Battle
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Count, Trace

D20 = tuple(range(1, 21))
BURST = 20
LATER_YEARS_FROM = 1600
EACH_UNIT_BEHIND = 1
EACH_UNIT_BESIDE = 1
HALF = Fraction(1, 2)
BEHIND_IN_THE_EXAMPLE = 2


class Missile(StrEnum):
    """What a piece throws."""

    BALL = "ball"
    CANISTER = "canister"
    BOLT = "bolt"
    STONE = "stone"


@dataclass(frozen=True)
class Line:
    """What a shot meets: its target, and the units one behind another with it."""

    target: str
    behind: tuple[str, ...] = ()
    flank: bool = False
    """Whether it strikes a flank, so that those beside the target stand behind it."""
    beside: bool = False
    """Whether others stand beside the target, who are other targets."""


class HitRoll(StrEnum):
    """How a shot of a piece begins; true where it hits."""

    HIT = "shot_hits"
    MISS = "shot_misses"
    BURST = "piece_bursts"

    def __bool__(self) -> bool:
        return self is HitRoll.HIT


def hit(
    trace: Trace, battle: Battle, piece: str, target: str, *, missile: str | None = None, seen: bool = True
) -> HitRoll:
    """Whether what a piece throws hits a unit or section; on `BURST` the piece is broken from then on (`Unit.broken`).

    Canister and bolts hit without a roll. A target that is not seen is hit half as often.
    """
    chance = chance_of(trace, battle, piece, target, missile=missile, seen=seen)
    if chance is None:
        return HitRoll.HIT
    lowest, _ = _faces(_row(battle, piece, target))
    die = trace.roll("hit_roll", D20, piece)
    if die == BURST:
        return trace.cite("minis.15.2.17", HitRoll.BURST, artillery=piece, d20=BURST)
    result = HitRoll.HIT if lowest <= die <= chance else HitRoll.MISS
    return trace.cite("minis.15.2.10", result, artillery=piece, d20=die, hit_chance=chance)


def chance_of(trace: Trace, battle: Battle, piece: str, target: str, *, missile: str | None, seen: bool) -> int | None:
    """The hit chance of a shot; None for canister and bolts, which hit without a roll."""
    if missile == Missile.CANISTER:
        return trace.cite("minis.15.2.14", artillery=piece)
    if missile == Missile.BOLT:
        return trace.cite("minis.15.3.3", artillery=piece)
    return hit_chance(trace, battle, piece, target, seen=seen)


def hit_chance(trace: Trace, battle: Battle, piece: str, target: str, *, seen: bool) -> int:
    """The highest face of the d20 with which a piece hits a unit or section."""
    count = Count("hit_chance", piece)
    row = _row(battle, piece, target)
    _, standard = _faces(row)
    halved, line = _halved(battle, target, seen), _line(battle, piece, target)
    first = halved and line.behind and trace.reading(HALVED_HITS) is HalvedHits.HALVE_FIRST
    trace.add("minis.15.2.11", HIT_CHANCE.at(row, "hit_chance").giving(standard), count, years=battle.year)
    if first:
        trace.add("minis.15.2.16", _half(standard) - standard, count, target=target, hit_chance=standard)
    whole = (_half(standard) if first else standard) + _deeper(trace, line, count)
    trace.total("minis.15.2.11", whole, count)
    if halved and not first:
        return trace.cite("minis.15.2.16", _half(whole), target=target, hit_chance=whole)
    if row == "before_1600" and len(line.behind) == BEHIND_IN_THE_EXAMPLE and not line.flank and not halved:
        trace.cite("minis.15.2.15", whole, target=target)
    return whole


def _half(number: int) -> int:
    return floor(number * HALF + HALF)


def _row(battle: Battle, piece: str, target: str) -> str:
    """The row of the chart for the year of the battle."""
    if battle.year is None:
        raise Impossible("In which year does {one} shoot at {other}? Say it.", one=piece, other=target)
    return "after_1600" if battle.year >= LATER_YEARS_FROM else "before_1600"


def _faces(row: str) -> tuple[int, int]:
    """The lowest and the highest face that hits, such as 1 and 8 of 1-8."""
    lowest, _, highest = HIT_CHANCE[row, "hit_chance"].partition("-")
    return int(lowest), int(highest)


def _halved(battle: Battle, target: str, seen: bool) -> bool:
    """Whether a target is hit half as often: unseen, skirmishers by themselves, or a piece."""
    unit = next((each for each in battle.units if each.label == target), None)
    if unit is None or not seen:
        return not seen
    alone = battle.formation(target).labels == (target,)
    return (unit.skirmishing and alone) or bool(unit.troops and unit.troops.piece)


def _line(battle: Battle, piece: str, target: str) -> Line:
    """The units a shot meets: from front or rear those of a column, from a flank those of a rank."""
    columns = battle.formation(target).columns
    if sum(map(len, columns)) < 2:
        return Line(target)
    column = next(each for each in columns if target in each)
    if not relations.zone(battle, target, piece).flank:
        return Line(target, tuple(each for each in column if each != target), beside=len(columns) > 1)
    place = column.index(target)
    rank = (each[place] for each in columns if place < len(each))
    return Line(target, tuple(each for each in rank if each != target), flank=True)


def _deeper(trace: Trace, line: Line, count: Count) -> int:
    """What depth adds to a hit chance."""
    if line.flank:
        return _along_the_line(trace, line, count)
    if line.beside:
        trace.cite("minis.15.2.3", target=line.target)
    if not line.behind:
        return 0
    trace.cite("minis.15.2.4", target=(line.target, *line.behind))
    deeper = len(line.behind) * EACH_UNIT_BEHIND
    return trace.add("minis.15.2.12", deeper, count, target=line.target, unit=line.behind)


def _along_the_line(trace: Trace, line: Line, count: Count) -> int:
    if not line.behind:
        return 0
    longer = len(line.behind) * EACH_UNIT_BESIDE
    return trace.add("minis.15.2.13", longer, count, target=line.target, unit=line.behind)
