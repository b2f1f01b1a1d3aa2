"""How far and how hard engines and guns shoot, with what, and in which years (15.1.2, 15.3, 15.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.charts.artillery import ARTILLERY, BOLT_THROWER, STONE_THROWER
from lexludi.games.minis.gunnery import Missile
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops
from lexludi.games.minis.weapons import Power
from lexludi.rulings.chart import Cell, Chart
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides

ARTILLERY_FROM = 1400
GUNS_FROM = 1500
DEAD_ZONE = ("dead_zone", "-")
"""What stands in the chart for a dead zone."""


class Years(StrEnum):
    """The years of a piece, as the chart names them."""

    BOMBARDS = "before_1500"
    GUNS = "after_1500"


class Make(StrEnum):
    """A gun by its name."""

    FALCON = "falcon"
    THREE_POUNDER = "three_pounder"
    CULVERIN = "culverin"
    TWELVE_POUNDER = "twelve_pounder"


LIGHT = (Make.FALCON, Make.THREE_POUNDER)


@dataclass(frozen=True)
class Named:
    """What a gun known by its name is in these rules."""

    make: Make
    troops: Troops


@decides
def gun_of(trace: Trace, battle: Battle, make: Make) -> Named:
    """The bombard or gun as which a gun known by its name counts in the year of the battle."""
    if battle.year is None:
        raise Impossible("In which year? Say it.")
    light = make in LIGHT
    bombard = battle.year < GUNS_FROM
    kinds = (Troops.LIGHT_BOMBARD, Troops.LIGHT_GUN) if light else (Troops.HEAVY_BOMBARD, Troops.HEAVY_GUN)
    return Named(make, trace.cite("minis.15.4.1", kinds[0 if bombard else 1], make=make, years=battle.year))


def in_service(trace: Trace, battle: Battle, piece: str) -> None:
    """See that a piece is not broken, and that there are such pieces in the year of the battle, where that was told."""
    unit, year = battle.unit(piece), battle.year
    if unit.broken:
        trace.refuse("minis.15.2.17", artillery=piece)
    if not unit.kind.gun:
        return
    if year is None:
        trace.absent("years_without_the_weapon", piece)
        return
    if year < ARTILLERY_FROM:
        trace.refuse("minis.15.1.2", artillery=piece, years=year)
    trace.cite("minis.15.1.2", ARTILLERY_FROM, artillery=piece, years=year)
    cell = ARTILLERY.at(unit.kind, "years")
    in_time = {Years.BOMBARDS.value: year < GUNS_FROM, Years.GUNS.value: year >= GUNS_FROM}
    if not in_time.get(str(cell.value)):
        trace.refuse("minis.15.4.3", cell.giving(Years(str(cell.value))), artillery=piece, years=year)
    trace.cite("minis.15.4.3", cell.giving(Years(str(cell.value))), artillery=piece, years=year)


def missile_of(trace: Trace, battle: Battle, label: str, steps: Measure | None = None) -> Missile | None:
    """What a piece throws over a distance; None for other troops. Only of a gun need the distance be known."""
    kind = battle.unit(label).kind
    if not kind.piece:
        return None
    if kind.engine:
        return Missile.BOLT if kind is Troops.BOLT_THROWER else Missile.STONE
    if steps is None:
        raise Impossible("Over how many steps does {label} shoot? Say it.", label=label)
    reach = ARTILLERY.at(kind, "canister_range")
    near = steps.less_than(_whole(reach))
    trace.cite("minis.15.4.3", reach, artillery=kind, range_of_the_shot=near)
    return trace.cite("minis.15.4.2", Missile.CANISTER if near.holds else Missile.BALL, artillery=label)


def power(trace: Trace, battle: Battle, piece: str, steps: Measure) -> Power:
    """How hard a piece strikes over a distance that must be in its range."""
    kind, missile = battle.unit(piece).kind, missile_of(trace, battle, piece, steps)
    if missile is None:
        raise Impossible("{label} is no engine or gun.", label=piece)
    found = _of_an_engine(trace, kind, steps, missile) if kind.engine else _of_a_gun(trace, kind, steps, missile)
    if missile in (Missile.BOLT, Missile.CANISTER):
        trace.cite("minis.15.2.24", found.piercing.value, artillery=piece, missile=missile)
    return found


def _of_an_engine(trace: Trace, kind: Troops, steps: Measure, missile: Missile) -> Power:
    """The values of a bolt or stone thrower in the range zone of its target."""
    if kind is Troops.BOLT_THROWER:
        trace.cite("minis.15.3.2", artillery=kind)
        row = _zone(trace, "minis.15.3.1", BOLT_THROWER, steps)
        return _values("minis.15.3.1", BOLT_THROWER, row, ("shooting", "piercing"), missile)
    row = _zone(trace, "minis.15.3.4", STONE_THROWER, steps)
    shooting, piercing = (STONE_THROWER.at(row, column) for column in ("shooting", "piercing"))
    if (shooting.value, piercing.value) == DEAD_ZONE:
        trace.cite("minis.15.3.4", piercing, artillery=kind)
        trace.refuse("minis.15.3.4", shooting, range_of_the_shot=steps.more_than(_limit(row)))
    return _values("minis.15.3.4", STONE_THROWER, row, ("shooting", "piercing"), missile)


def _of_a_gun(trace: Trace, kind: Troops, steps: Measure, missile: Missile) -> Power:
    """The values of a bombard or gun with canister, or with a ball at near or far range."""
    if missile is Missile.CANISTER:
        return _values("minis.15.4.3", ARTILLERY, kind, ("canister_shooting", "canister_piercing"), missile)
    near, far = ARTILLERY.at(kind, "near_range"), ARTILLERY.at(kind, "far_range")
    held = steps.at_most(_whole(far))
    if not held.holds:
        trace.refuse("minis.15.4.3", far, artillery=kind, range_of_the_shot=held)
    held = steps.at_most(_whole(near))
    trace.cite("minis.15.4.3", near, artillery=kind, range_of_the_shot=held)
    column = "near_ball" if held.holds else "far_ball"
    return _values("minis.15.4.3", ARTILLERY, kind, (column, "ball_piercing"), missile)


def _values(clause: str, chart: Chart[Any], row: str, columns: tuple[str, str], missile: Missile) -> Power:
    """Shooting and piercing as a row of a chart gives them."""
    shooting, piercing = (chart.at(row, column) for column in columns)
    return Power(clause, shooting.giving(_whole(shooting)), piercing.giving(_whole(piercing)), missile)


def _zone(trace: Trace, clause: str, chart: Chart[Any], steps: Measure) -> str:
    """The row of the range zone a distance is in, an upper limit in the nearer zone."""
    row = next((row for row in chart.rows if steps.number <= _limit(row)), None)
    if row is None:
        trace.refuse(clause, range_of_the_shot=steps.at_most(max(map(_limit, chart.rows))))
    return row


def _limit(row: str) -> int:
    """The upper limit of a range zone, such as 12 of 0-12."""
    return int(row.rpartition("-")[2])


def _whole(cell: Cell[Any]) -> int:
    return int(str(cell.value))
