"""Chapter 15: throwing engines, bombards and guns, their crews, what they throw and how hard."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.charts.artillery import ARTILLERY, BOLT_THROWER, STONE_THROWER
from lexludi.games.minis.gunnery import HitRoll as HitRoll
from lexludi.games.minis.gunnery import Missile as Missile
from lexludi.games.minis.gunnery import hit as hit
from lexludi.games.minis.readings.artillery import STONES, Stones
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Statistic, Troops, Unit
from lexludi.games.minis.weapons import Power
from lexludi.rulings.chart import Cell, Chart
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()

ELSEWHERE = {
    "minis.15.1.10": "fortifications",
    "minis.15.1.11": "fortifications",
    "minis.15.1.12": "batteries",
    "minis.15.1.13": "batteries",
    "minis.15.1.14": "crossing",
    "minis.15.1.15": "crossing",
    "minis.15.2.1": "aiming breach",
    "minis.15.2.2": "breach",
    "minis.15.2.3": "gunnery",
    "minis.15.2.4": "gunnery",
    "minis.15.2.10": "gunnery",
    "minis.15.2.11": "gunnery",
    "minis.15.2.12": "gunnery",
    "minis.15.2.13": "gunnery",
    "minis.15.2.14": "gunnery",
    "minis.15.2.15": "gunnery",
    "minis.15.2.16": "gunnery",
    "minis.15.2.17": "gunnery",
    "minis.15.2.18": "batteries shooting",
    "minis.15.2.19": "batteries",
    "minis.15.2.20": "movement",
    "minis.15.2.21": "batteries",
    "minis.15.2.22": "batteries reforming",
    "minis.15.2.23": "batteries",
    "minis.15.3.3": "gunnery",
    "minis.15.5": "breach fortifications",
}
"""The modules that decide clauses of this chapter."""

ARTILLERY_FROM = 1400
GUNS_FROM = 1500
CREW = 3
CREW_STATISTICS = {Statistic.ATTACK: 0, Statistic.DEFENCE: 0, Statistic.MORALE: 2, Statistic.MOVEMENT: 12}
TOWARDS_FRONT_OR_REAR = 3
TOWARDS_A_FLANK = 1
NO_DEFENCE = 0


class Cover(StrEnum):
    """What may help a unit against a missile."""

    ARMOUR = "armour"
    LARGE_SHIELD = "large_shield"
    BARRICADE = "barricade"
    FORTIFICATION = "fortification"


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


def crew_strength(trace: Trace, battle: Battle, label: str, struck: Zone) -> Number | None:
    """The strength of the crew of a piece before disorder; None for other troops (15.1.4, 15.1.7)."""
    unit = battle.unit(label)
    if not unit.kind.piece:
        return None
    if struck.flank:
        return trace.cite("minis.15.1.7", TOWARDS_A_FLANK, unit=label, attacked_from=struck)
    crew = trace.cite("minis.15.1.4", CREW, unit=label)
    trace.cite("minis.15.1.7", TOWARDS_FRONT_OR_REAR, unit=label, attacked_from=struck)
    return trace.cite("minis.15.1.6", crew - unit.losses, unit=label, loss=unit.losses) if unit.losses else crew


def crew_statistic(trace: Trace, unit: Unit, which: Statistic) -> int | None:
    """A statistic of the crew of a piece that was not told; None for other troops."""
    told = {Statistic.ATTACK: unit.attack, Statistic.DEFENCE: unit.defence, Statistic.MORALE: unit.morale}
    if unit.troops is None or not unit.troops.piece or told.get(which) is not None:
        return None
    return trace.cite("minis.15.1.5", CREW_STATISTICS[which], unit=unit.label)


def has_no_close_combat(trace: Trace, unit: Unit) -> bool:
    """Whether a unit is a crew, which lacks the close-combat trait."""
    if unit.troops is None or not unit.troops.piece:
        return False
    trace.cite("minis.15.1.5", unit=unit.label)
    return True


def strikes(trace: Trace, battle: Battle, label: str, struck: Zone) -> bool:
    """Whether a unit attacked from a side rolls an attack die; a piece does so only to its front."""
    if not battle.unit(label).kind.piece or struck is Zone.FRONT:
        return True
    trace.cite("minis.15.1.8", unit=label, attacked_from=struck)
    return False


def may_answer(trace: Trace, battle: Battle, label: str, struck: Zone) -> None:
    """Refuse the return shot of a piece that is attacked or shot at from a flank or the rear."""
    if battle.unit(label).kind.piece and struck is not Zone.FRONT:
        trace.refuse("minis.15.1.8.b", unit=label, shot_at_from=struck)


def may_shoot_defensively(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit has the right to a defensive shot as far as it is a piece: all but stone throwers have."""
    kind = battle.unit(label).kind
    if kind is Troops.STONE_THROWER:
        trace.cite("minis.15.3.6", artillery=label)
        return False
    if kind.piece:
        trace.cite("minis.15.1.9", artillery=label)
    return True


def shoots_unseen(trace: Trace, battle: Battle, shooter: str, target: str) -> bool:
    """Whether a target that is not seen may be shot at: by a stone thrower; another piece is refused."""
    troops = battle.unit(shooter).troops
    if troops is None or not troops.piece:
        return False
    if troops is not Troops.STONE_THROWER:
        trace.refuse("minis.15.2.5", artillery=shooter, target=target)
    trace.cite("minis.15.2.6", artillery=shooter, target=target)
    return True


def shoots_past(trace: Trace, battle: Battle, shooter: str, target: str, thing: str) -> bool:
    """Whether a piece may shoot at a target past a unit or over a barrier that stands in the way."""
    if looks_past(battle, shooter, thing):
        trace.cite("minis.15.2.8", artillery=shooter, unit=thing)
        trace.cite("minis.15.2.9", artillery=shooter, target=target)
        return True
    if battle.unit(shooter).troops is not Troops.STONE_THROWER:
        return False
    barrier = thing in (Cover.BARRICADE, Cover.FORTIFICATION)
    trace.cite("minis.15.2.7", artillery=shooter, unit=Cover(thing) if barrier else thing)
    trace.cite("minis.15.3.7", artillery=shooter, target=target)
    return True


def looks_past(battle: Battle, shooter: str, label: str) -> bool:
    """Whether a shooter is a piece, from which skirmishers do not screen a target."""
    troops = battle.unit(shooter).troops
    unit = next((each for each in battle.units if each.label == label), None)
    return bool(troops and troops.piece and unit and unit.skirmishing)


def in_service(trace: Trace, battle: Battle, piece: str) -> None:
    """See that a piece is not broken, and that its year is right where that was told."""
    unit, year = battle.unit(piece), battle.year
    if unit.broken:
        trace.refuse("minis.15.2.17", artillery=piece)
    if year is None or not unit.kind.gun:
        return
    if year < ARTILLERY_FROM:
        trace.refuse("minis.15.1.2", artillery=piece, years=year)
    trace.cite("minis.15.1.2", ARTILLERY_FROM, artillery=piece, years=year)
    cell = ARTILLERY.at(unit.kind, "years")
    if (cell.value == "before_1500") is not (year < GUNS_FROM):
        trace.refuse("minis.15.4.3", cell, artillery=piece, years=year)
    trace.cite("minis.15.4.3", cell, artillery=piece, years=year)


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
    dead = STONE_THROWER.at(row, "shooting")
    if dead.value == "dead_zone":
        trace.refuse("minis.15.3.4", dead, range_of_the_shot=steps.more_than(_limit(row)))
    return _values("minis.15.3.4", STONE_THROWER, row, ("shooting", "piercing"), missile)


def _of_a_gun(trace: Trace, kind: Troops, steps: Measure, missile: Missile) -> Power:
    """The values of a bombard or gun with canister, or with a ball at near or far range."""
    if missile is Missile.CANISTER:
        return _values("minis.15.4.3", ARTILLERY, kind, ("canister_shooting", "canister_piercing"), missile)
    near, far = ARTILLERY.at(kind, "near_range"), ARTILLERY.at(kind, "far_range")
    held = steps.at_most(_whole(far))
    if not held.holds:
        trace.refuse("minis.15.4.3", far, artillery=kind, range_of_the_shot=held)
    column = "near_ball" if steps.number <= _whole(near) else "far_ball"
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


def ignores_defence(missile: str | None) -> bool:
    """Whether a missile leaves its target no Def and no cover but a fortification; `helps` says so with its clause."""
    return missile in (Missile.BALL, Missile.STONE)


def helps(trace: Trace, missile: str | None, cover: Cover, target: str) -> bool:
    """Whether something protects a target against what a piece throws; against weapons carried by hand all does."""
    if missile is None:
        return True
    if cover is Cover.ARMOUR:
        return _armour_helps(trace, Missile(missile), target)
    if not ignores_defence(missile):
        trace.cite("minis.15.2.25", cover, target=target, missile=Missile(missile))
        return True
    helping = cover is Cover.FORTIFICATION
    clause = "minis.15.2.28" if helping else "minis.15.2.26"
    trace.cite(clause, cover, target=target, missile=Missile(missile))
    return helping


def _armour_helps(trace: Trace, missile: Missile, target: str) -> bool:
    if missile is Missile.BALL:
        trace.cite("minis.15.2.27", NO_DEFENCE, target=target, missile=missile)
        return False
    if missile is Missile.STONE and trace.reading(STONES) is Stones.NO_DEFENCE:
        trace.cite("minis.15.2.26", Cover.ARMOUR, target=target, missile=missile)
        return False
    return True
