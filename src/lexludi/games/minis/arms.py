"""What weapons, shields and mounts add in close combat (8.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis import contact, elephants, fortifications, recovery, terrain, units
from lexludi.games.minis.orders import Effect, yes_or_no
from lexludi.games.minis.readings.close_combat import BEASTS_AS_CAVALRY, BeastsAsCavalry
from lexludi.games.minis.relations import Terrain, Zone
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Density, Event, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace

MISSILES_AT_CONTACT = 1
COUCHED_LANCE = 1
COUCHING_SINCE = 1100
IMPACT_OF_BEASTS = 1
SPEARS_AND_HALBERDS = 1
PIKES_AGAINST_FOOT, PIKES_AGAINST_HORSE = 2, 3
SHIELD = 1
HORSES_AGAINST_BEASTS = -1

SHOTS = (Event.SHOT, Event.SUPPORTED_SHOT, Event.POINT_BLANK, Event.RETURNED)
PIKE_GROUND = (Terrain.LEVEL, Terrain.GENTLE_SLOPE, Terrain.HILL, Terrain.CAMP)


class Class(StrEnum):
    """What an enemy is to spears, halberds and pikes."""

    FOOT = "infantry"
    HORSE = "cavalry"


@dataclass(frozen=True)
class InTheClash:
    """Which of lance and pistol a unit uses in the clash."""

    label: str
    arm: Arm


@dataclass(frozen=True)
class Bout:
    """What a unit does in one round against an enemy."""

    label: str
    enemy: str
    clash: bool
    side: Zone
    """The side from which the enemy strikes it."""
    attacked: Zone
    """The side from which the attacked one of the two is struck."""
    defensive_shot: bool = False
    """Whether the attacked one shoots instead of striking."""


def in_strength(trace: Trace, battle: Battle, bout: Bout, counts: tuple[Count, ...]) -> Number:
    """What arms and mounts add to the combat strength of a unit, and so to both its totals."""
    return _pikes(trace, battle, bout, counts) + _shy_horses(trace, battle, bout, counts)


def in_attack(trace: Trace, battle: Battle, bout: Bout, count: Count) -> Number:
    """What weapons add to the attack of a unit: a missile thrown at contact, or impact."""
    unit = battle.unit(bout.label)
    thrown = next((arm for arm in (Arm.JAVELIN, Arm.PISTOL) if unit.carries(arm)), None)
    throws = thrown is not None and _counts(trace, bout, thrown) and _may_throw(trace, battle, unit, thrown)
    couches = _carries_couched_lance(unit) and _counts(trace, bout, Arm.LANCE) and _may_couch(trace, battle, bout)
    if throws and couches:
        couches = _prefers_lance(trace, battle, unit)
    added: Number = 0
    if couches:
        added += trace.add("minis.8.5.2", COUCHED_LANCE, count, unit=unit.label, weapon=Arm.LANCE)
    elif throws and thrown:
        added += trace.add("minis.8.5.1", MISSILES_AT_CONTACT, count, unit=unit.label, weapon=thrown)
    return added + _impact_of_beasts(trace, battle, bout, count)


def in_defence(trace: Trace, battle: Battle, bout: Bout, count: Count) -> Number:
    """What weapons and shields add to the defence of a unit."""
    return _spears(trace, battle, bout, count) + _shield(trace, battle, bout, count)


def _counts(trace: Trace, bout: Bout, what: Arm | Troops) -> bool:
    """Whether a modifier of the clash counts: in no later round, and only where the attack came from the front."""
    if not bout.clash:
        trace.cite("minis.8.3.2", unit=bout.label, weapon=what)
        return False
    trace.cite("minis.8.5.0", bout.attacked, unit=bout.label, weapon=what)
    return bout.attacked is Zone.FRONT


def _may_throw(trace: Trace, battle: Battle, unit: Unit, weapon: Arm) -> bool:
    """Whether javelins or pistols are used at contact."""
    if not recovery.helps(trace, battle, unit.label, Effect.JAVELINS_AND_PISTOLS):
        return False
    if shot := next((event for event in SHOTS if unit.has(event)), None):
        trace.cite("minis.8.5.1", unit=unit.label, weapon=weapon, event=shot)
        return False
    if unit.kind.chariot:
        trace.cite("minis.13.0.19", unit=unit.label)
    return True


def _carries_couched_lance(unit: Unit) -> bool:
    return unit.carries(Arm.LANCE) and unit.kind is Troops.CAVALRY and not unit.on_foot


def _may_couch(trace: Trace, battle: Battle, bout: Bout) -> bool:
    """Whether the lances of a unit strike with impact."""
    if battle.year is None:
        raise Impossible("Which year is it? {label} carries lances.", by="minis.8.5.2", label=bout.label)
    if battle.year < COUCHING_SINCE:
        trace.cite("minis.8.5.2", unit=bout.label, year=battle.year)
        return False
    return _charges(trace, battle, bout)


def _charges(trace: Trace, battle: Battle, bout: Bout) -> bool:
    """Whether a unit strikes with impact: under Attack, on the move over level ground, and not against a barrier."""
    if contact.stands(battle, bout.label):
        trace.cite("minis.8.5.5", yes_or_no(False), unit=bout.label)
        return False
    if not recovery.helps(trace, battle, bout.label, Effect.IMPACT):
        return False
    if not contact.level_way(trace, battle, bout.label, bout.enemy):
        return False
    return fortifications.keeps_impact(trace, battle, bout.label, bout.enemy)


def _prefers_lance(trace: Trace, battle: Battle, unit: Unit) -> bool:
    """Whether a unit uses its lances, and not the missile it carries beside them."""
    if not unit.carries(Arm.PISTOL):
        trace.silent("minis.8.5.3", unit=unit.label, weapon=(Arm.LANCE, Arm.JAVELIN))
    told = next((told.arm for told in battle.told(InTheClash) if told.label == unit.label), None)
    if told is None:
        said = "Does {label} use its lances or its pistols in the clash? Say it."
        raise Impossible(said, by="minis.8.5.3", label=unit.label)
    return trace.cite("minis.8.5.3", told, unit=unit.label) is Arm.LANCE


def _impact_of_beasts(trace: Trace, battle: Battle, bout: Bout, count: Count) -> Number:
    kind = battle.unit(bout.label).kind
    if not (kind.elephant or kind.chariot) or not elephants.has_impact(trace, battle, bout.label):
        return 0
    if not _counts(trace, bout, kind) or not _charges(trace, battle, bout):
        return 0
    return trace.add("minis.8.5.4", IMPACT_OF_BEASTS, count, unit=bout.label)


def _spears(trace: Trace, battle: Battle, bout: Bout, count: Count) -> Number:
    """What spears and halberds add against cavalry."""
    weapon = next((arm for arm in (Arm.SPEAR, Arm.HALBERD) if battle.unit(bout.label).carries(arm)), None)
    if weapon is None or not _counts(trace, bout, weapon):
        return 0
    ordered = recovery.helps(trace, battle, bout.label, Effect.SPEARS_AND_HALBERDS)
    if not ordered or _class_of(trace, battle, bout.enemy, "minis.8.5.6") is not Class.HORSE:
        trace.cite("minis.8.5.6", unit=bout.label, weapon=weapon, enemy=bout.enemy)
        return 0
    return trace.add("minis.8.5.6", SPEARS_AND_HALBERDS, count, unit=bout.label, weapon=weapon)


def _pikes(trace: Trace, battle: Battle, bout: Bout, counts: tuple[Count, ...]) -> Number:
    """What pikes add on foot."""
    unit = battle.unit(bout.label)
    on_foot = unit.kind is Troops.INFANTRY or unit.on_foot
    if not (on_foot and units.uses_pikes(trace, battle, unit.label) and _counts(trace, bout, Arm.PIKE)):
        return 0
    if not recovery.helps(trace, battle, unit.label, Effect.PIKE):
        return 0
    ground = trace.cite("minis.8.5.8", terrain.standing(trace, battle, unit.label), unit=unit.label)
    if ground not in PIKE_GROUND or not fortifications.keeps_pikes(trace, battle, bout.label, bout.enemy):
        return 0
    against = _class_of(trace, battle, bout.enemy, "minis.8.5.7")
    if against is None:
        trace.cite("minis.8.5.7", unit=unit.label, enemy=bout.enemy)
        return 0
    worth = PIKES_AGAINST_HORSE if against is Class.HORSE else PIKES_AGAINST_FOOT
    return add(trace, "minis.8.5.7", worth, counts, unit=unit.label, enemy=bout.enemy)


def _class_of(trace: Trace, battle: Battle, label: str, clause: str) -> Class | None:
    """Whether a unit is foot or horse to a weapon; None where it is neither."""
    unit = battle.unit(label)
    if unit.on_foot or unit.kind is Troops.INFANTRY or unit.kind.piece:
        return Class.FOOT
    if unit.kind is Troops.CAMELS:
        trace.silent(clause, enemy=label, troop_class=unit.kind)
    if unit.kind is Troops.CAVALRY or trace.reading(BEASTS_AS_CAVALRY) is BeastsAsCavalry.CAVALRY:
        return Class.HORSE
    return None


def _shield(trace: Trace, battle: Battle, bout: Bout, count: Count) -> Number:
    """What large shields add against a blow from the front."""
    unit = battle.unit(bout.label)
    if not unit.carries(Arm.LARGE_SHIELD):
        return 0
    if bout.side is not Zone.FRONT or unit.density is Density.DISPERSED:
        trace.cite("minis.8.5.9", unit=unit.label, attacked_from=bout.side, density_of_order=unit.density)
        return 0
    if not recovery.helps(trace, battle, unit.label, Effect.LARGE_SHIELD):
        return 0
    return trace.add("minis.8.5.9", SHIELD, count, unit=unit.label)


def _shy_horses(trace: Trace, battle: Battle, bout: Bout, counts: tuple[Count, ...]) -> Number:
    """What cavalry lacks against elephants and camels."""
    unit, enemy = battle.unit(bout.label), battle.unit(bout.enemy)
    if unit.kind is Troops.CAMELS and (enemy.kind.elephant or enemy.kind is Troops.CAMELS):
        trace.silent("minis.8.5.10", unit=unit.label, enemy=enemy.label, troop_class=unit.kind)
    rides, smells = unit.kind is Troops.CAVALRY and not unit.on_foot, enemy.kind is Troops.CAMELS and not enemy.on_foot
    if not rides or not (smells or enemy.kind.elephant):
        return 0
    return add(trace, "minis.8.5.10", HORSES_AGAINST_BEASTS, counts, unit=unit.label, enemy=enemy.label)
