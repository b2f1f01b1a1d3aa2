"""Chapter 15: throwing engines, bombards and guns, their crews, and what helps against them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis.gunnery import HitRoll as HitRoll
from lexludi.games.minis.gunnery import Missile as Missile
from lexludi.games.minis.gunnery import hit as hit
from lexludi.games.minis.ordnance import in_service as in_service
from lexludi.games.minis.ordnance import missile_of as missile_of
from lexludi.games.minis.ordnance import power as power
from lexludi.games.minis.readings.artillery import STONES, Stones
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Statistic, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides

ELSEWHERE = {
    "minis.15.1.2": "ordnance",
    "minis.15.1.10": "fortifications",
    "minis.15.1.11": "fortifications crossing",
    "minis.15.1.12": "batteries",
    "minis.15.1.13": "batteries",
    "minis.15.1.14": "crossing",
    "minis.15.1.15": "crossing batteries",
    "minis.15.2.1": "aiming breach shooters",
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
    "minis.15.2.17": "gunnery ordnance",
    "minis.15.2.18": "batteries shooting",
    "minis.15.2.19": "batteries manoeuvres",
    "minis.15.2.20": "movement",
    "minis.15.2.21": "batteries",
    "minis.15.2.22": "batteries reforming",
    "minis.15.2.23": "batteries",
    "minis.15.2.24": "ordnance",
    "minis.15.3.1": "ordnance",
    "minis.15.3.2": "ordnance",
    "minis.15.3.3": "gunnery",
    "minis.15.3.4": "ordnance",
    "minis.15.4": "ordnance",
    "minis.15.5": "breach fortifications",
}
"""The modules that decide clauses of this chapter."""

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


@dataclass(frozen=True)
class Crew:
    """A statistic of a crew, which needs no army list."""

    which: Statistic
    number: int


@decides
def crew_of(trace: Trace, battle: Battle, piece: str, which: Statistic) -> Crew:
    """A statistic of the crew of a piece."""
    number = crew_statistic(trace, battle.unit(piece), which) if which in CREW_STATISTICS else None
    if number is None:
        raise Impossible("The rules give no {what} of {label}.", what=which, label=piece)
    return Crew(which, number)


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
