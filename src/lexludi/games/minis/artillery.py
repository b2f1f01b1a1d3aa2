"""Chapter 15: throwing engines, bombards and guns."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis import relations
from lexludi.games.minis.charts.artillery import ARTILLERY
from lexludi.games.minis.readings.artillery import STONES, Stones
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()

CREW = 3
TOWARDS_FRONT_OR_REAR = 3
TOWARDS_A_FLANK = 1
NO_DEFENCE = 0


class Missile(StrEnum):
    """What a piece throws."""

    BALL = "ball"
    CANISTER = "canister"
    BOLT = "bolt"
    STONE = "stone"


class Cover(StrEnum):
    """What may help a unit against a missile."""

    ARMOUR = "armour"
    LARGE_SHIELD = "large_shield"
    BARRICADE = "barricade"
    FORTIFICATION = "fortification"


@dataclass(frozen=True)
class Thrown:
    """What a piece throws at a target."""

    piece: str
    missile: Missile


@decides
def thrown(trace: Trace, battle: Battle, piece: str, target: str) -> Thrown:
    """What a piece throws at a target, as far away as was told."""
    battle.enemies(piece, target)
    missile = missile_of(trace, battle, piece, relations.shot_range(battle, piece, target))
    if missile is None:
        raise Impossible("{label} is no piece.", label=piece)
    return Thrown(piece, missile)


def crew_strength(trace: Trace, battle: Battle, label: str, struck: Zone) -> Number | None:
    """The strength of the crew of a piece before disorder; None for other troops (15.1.4, 15.1.7)."""
    unit = battle.unit(label)
    if not unit.kind.piece:
        return None
    if struck.flank:
        return trace.cite("minis.15.1.7", TOWARDS_A_FLANK, unit=label, zone=struck)
    crew = trace.cite("minis.15.1.4", CREW, unit=label)
    trace.cite("minis.15.1.7", TOWARDS_FRONT_OR_REAR, unit=label, zone=struck)
    return trace.cite("minis.15.1.6", crew - unit.losses, unit=label, loss=unit.losses) if unit.losses else crew


def missile_of(trace: Trace, battle: Battle, label: str, steps: Measure | None = None) -> Missile | None:
    """What a piece throws over a distance; None for other troops. Only of a gun need the distance be known."""
    kind = battle.unit(label).kind
    if not kind.piece:
        return None
    if kind is Troops.BOLT_THROWER:
        return Missile.BOLT
    if kind is Troops.STONE_THROWER:
        return Missile.STONE
    if steps is None:
        raise Impossible("Over how many steps does {label} shoot? Say it.", label=label)
    reach = ARTILLERY.at(kind, "canister_range")
    trace.cite("minis.15.4.3", reach, artillery=kind)
    near = steps.less_than(int(str(reach.value)))
    missile = Missile.CANISTER if near.holds else Missile.BALL
    return trace.cite("minis.15.4.2", missile, unit=label, range_of_the_shot=near)


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
