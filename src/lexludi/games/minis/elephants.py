"""Chapter 13: elephants and chariots, their class, their values, their crews and what befalls them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from lexludi.games.minis import disorder, general
from lexludi.games.minis.charts.elephants import ELEPHANTS, HEAVY_CHARIOT, LIGHT_CHARIOT, SCYTHED_CHARIOT
from lexludi.games.minis.charts.general import MORALE
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Quality, Removed, Statistic, Trait, Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

ELSEWHERE = {
    "minis.13.0.8": "formations",
    "minis.13.0.14": "targets",
    "minis.13.0.15": "shooting",
    "minis.13.0.18": "shooters",
    "minis.13.0.19": "arms",
    "minis.13.0.20": "defensive_shot",
    "minis.13.1.3": "retreat",
    "minis.13.1.4": "disorder frenzy unready",
    "minis.13.1.5": "frenzy",
    "minis.13.1.6": "frenzy",
    "minis.13.2.3": "close_combat elephants",
    "minis.13.4.4": "manoeuvres retreat",
    "minis.13.4.5": "passing",
}
"""The modules that decide clauses of this chapter."""

TO_A_FLANK = 1
QUALITY = Quality.REGULAR
"""Of every crew."""
DRIVER = 1
"""The one of the crew who does not shoot."""
SHOOTING_SUPPORT = Fraction(1, 2)

VALUES = {
    Troops.INDIAN_ELEPHANT: ELEPHANTS,
    Troops.AFRICAN_ELEPHANT: ELEPHANTS,
    Troops.SCYTHED_CHARIOT: SCYTHED_CHARIOT,
    Troops.HEAVY_CHARIOT: HEAVY_CHARIOT,
    Troops.LIGHT_CHARIOT: LIGHT_CHARIOT,
}
"""The chart that holds the values of each elephant and chariot."""
CREW_ARMS = {Arm.LIGHT_BOW, Arm.HEAVY_BOW, Arm.JAVELIN}
"""What the crew of a light chariot shoots with."""
IMPACT = {
    Troops.INDIAN_ELEPHANT: "minis.13.1.2",
    Troops.AFRICAN_ELEPHANT: "minis.13.1.2",
    Troops.SCYTHED_CHARIOT: "minis.13.2.2",
    Troops.HEAVY_CHARIOT: "minis.13.3.2",
}
"""The clause that gives impact."""


class UnitClass(StrEnum):
    """The class a unit belongs to."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"
    THROWING_ENGINE = "throwing_engine"
    SPECIAL = "special_class"


@dataclass(frozen=True)
class Value:
    """A value of a unit."""

    label: str
    number: Number


@dataclass(frozen=True)
class Crew:
    """What the crew of an elephant or chariot is worth."""

    label: str
    quality: Quality
    morale: int
    trait: Trait


@dataclass(frozen=True)
class Expend:
    """A scythed chariot is taken off the table after its clash."""

    unit: str


@decides
def class_of(trace: Trace, battle: Battle, label: str) -> UnitClass:
    """The class of a unit."""
    kind = battle.unit(label).kind
    if kind in VALUES:
        return trace.cite("minis.13.0.1", UnitClass.SPECIAL, unit=label, troop_class=kind)
    if kind is Troops.CAMELS:
        trace.silent("minis.1.base.depths", unit=label, troop_class=kind)
    if kind.piece:
        return UnitClass.THROWING_ENGINE if kind.engine else UnitClass.ARTILLERY
    return UnitClass(kind.value)


@decides
def crew_quality(trace: Trace, battle: Battle, label: str) -> Crew:
    """How good the crew of an elephant or chariot is."""
    _must_be_a_beast(battle, label)
    morale = crew_morale(trace, battle.unit(label)) or 0
    return Crew(label, QUALITY, morale, Trait.CLOSE_COMBAT)


@decides
def value_of(trace: Trace, battle: Battle, label: str, which: Statistic) -> Value:
    """The attack, defence or movement of an elephant or chariot."""
    found = value(trace, battle, label, which)
    if found is None:
        raise Impossible("{label} is neither an elephant nor a chariot.", label=label)
    return Value(label, found)


@decides
def lose_crew(trace: Trace, battle: Battle, label: str, figures: int) -> Battle:
    """An elephant or chariot loses some of its crew."""
    _must_be_a_beast(battle, label)
    trace.cite("minis.13.0.10", figures, unit=label)
    fighting = max(0, crew_left(trace, battle, label) - DRIVER - figures)
    trace.cite("minis.13.0.11", fighting, unit=label)
    return general.lose(trace, battle, label, figures)


@decides
def take_drivers_place(trace: Trace, battle: Battle, commander: str, label: str) -> Battle:
    """The general takes the place of the driver."""
    named, unit = battle.commander(commander), battle.unit(label)
    if not named.general or battle.game_turn is not None or not beast(unit):
        trace.refuse("minis.13.0.12", commander=commander, unit=label)
    trace.cite("minis.13.0.12", commander=commander, unit=label)
    return battle.put_commander(replace(named, unit=label, side=named.side or unit.side))


@decides
def has_fought(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """A unit has ended its close combat with another."""
    battle.enemies(label, enemy)
    after = disorder.fought_beasts(trace, battle, label, enemy, ended=True)
    if beast(battle.unit(enemy)):
        trace.cite("minis.13.0.22", after.unit(label).disorder - battle.unit(label).disorder, unit=label, enemy=enemy)
    return after


@decides
def expend(trace: Trace, battle: Battle, action: Expend) -> Battle:
    """The end of a scythed chariot."""
    label, fight = action.unit, battle.fight_of(action.unit)
    left = tuple(each for each in battle.pending if (each.action, each.labels[:1]) != ("expend", (label,)))
    clashed = left != battle.pending or (fight is not None and fight.rounds > 0)
    if battle.unit(label).kind is not Troops.SCYTHED_CHARIOT or not clashed:
        trace.refuse("minis.13.2.3", unit=label)
    trace.cite("minis.13.2.3", unit=label)
    battle = general.remove(replace(battle, pending=left), label, Removed.EXPENDED)
    enemies = next((side for side in fight.sides if label not in side), ()) if fight else ()
    for enemy in enemies:
        if not fight or not fight.struck or enemy in fight.struck:
            battle = disorder.fought_beasts_once(trace, battle, enemy, label)
    return battle


def _must_be_a_beast(battle: Battle, label: str) -> None:
    """See that a unit is an elephant or a chariot."""
    if not beast(battle.unit(label)):
        raise Impossible("{label} is neither an elephant nor a chariot.", label=label)


def beast(unit: Unit) -> bool:
    """Whether a unit is an elephant or a chariot; one of which nothing was said is neither."""
    return unit.troops in VALUES


def is_elephant(unit: Unit) -> bool:
    """Whether a unit is an elephant; one of which nothing was said is none."""
    return unit.troops is not None and unit.kind.elephant


def value(trace: Trace, battle: Battle, label: str, which: str) -> Number | None:
    """The attack, defence or movement of an elephant or chariot: told, or by its chart; None for other troops."""
    unit = battle.unit(label)
    if not beast(unit):
        return None
    if which == Statistic.DEFENCE:
        trace.cite("minis.13.0.9", unit=label)
    told: Number | None = getattr(unit, which)
    if told is not None:
        return told
    chart = VALUES[unit.kind]
    return trace.cite(chart.clause, chart.at(unit.kind, which), unit=label)


def crew_morale(trace: Trace, unit: Unit) -> int | None:
    """The morale of the crew of an elephant or chariot, where no other was told; None for other troops."""
    if not beast(unit) or unit.morale is not None or unit.quality is not None:
        return None
    trace.cite("minis.13.0.4", QUALITY, unit=unit.label)
    return trace.cite("minis.1.morale.levels", MORALE.at(QUALITY, "morale"), unit=unit.label, quality=QUALITY)


def has_trained_crew(trace: Trace, unit: Unit) -> bool:
    """Whether a unit has the close-combat trait because it is an elephant or chariot."""
    if beast(unit):
        trace.cite("minis.13.0.4", Trait.CLOSE_COMBAT, unit=unit.label)
    return beast(unit)


def acts_under_orders(trace: Trace, unit: Unit) -> None:
    """Say of an elephant or chariot that it acts under orders."""
    if beast(unit):
        trace.cite("minis.13.4.8" if unit.kind is Troops.LIGHT_CHARIOT else "minis.13.0.2", unit=unit.label)


def crew_shoots(trace: Trace, unit: Unit) -> None:
    """Refuse a shot of a crew that is none of shooters: only those of light chariots are, with bows or javelins."""
    if is_elephant(unit):
        trace.refuse("minis.13.0.21", unit=unit.label)
    if unit.troops is None or not unit.kind.chariot:
        return
    if unit.kind is not Troops.LIGHT_CHARIOT:
        trace.refuse("minis.13.0.13", unit=unit.label, troop_class=unit.kind)
    arms = tuple(sorted(unit.known(unit.arms, Statistic.ARMS)))
    if not set(arms) & CREW_ARMS:
        trace.refuse("minis.13.4.3", unit=unit.label, weapon=arms)
    trace.cite("minis.13.4.3", unit=unit.label, weapon=arms)
    trace.cite("minis.13.0.13", unit=unit.label)


def beast_strength(trace: Trace, battle: Battle, label: str, struck: Zone) -> Number | None:
    """The strength of an elephant or chariot before disorder, on the side from which it is struck; None for other troops (13.0.5 to 13.0.8)."""
    if not beast(battle.unit(label)):
        return None
    if struck.flank:
        return trace.cite("minis.13.0.7", TO_A_FLANK, unit=label)
    crew = crew_left(trace, battle, label)
    trace.cite("minis.13.0.7", crew, unit=label)
    return trace.cite("minis.13.0.5", crew, unit=label)


def crew_left(trace: Trace, battle: Battle, label: str) -> int:
    """The figures a crew has left."""
    trace.cite("minis.13.0.6", general.initial_figures(trace, battle, label), unit=label)
    return general.figures_left(trace, battle, label)


def has_impact(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether an elephant, heavy or scythed chariot strikes with impact (8.5.4)."""
    unit = battle.unit(label)
    if unit.troops is Troops.LIGHT_CHARIOT:
        trace.cite("minis.13.4.6", unit=label)
    if unit.troops not in IMPACT:
        return False
    trace.cite(IMPACT[unit.kind], unit=label)
    return True


def chariot_shooters(trace: Trace, battle: Battle, label: str) -> int | None:
    """The figures of a chariot that shoot; None for other troops (13.0.17)."""
    unit = battle.unit(label)
    if unit.troops is None or not unit.kind.chariot:
        return None
    trace.cite("minis.13.0.16", unit=label)
    crew = crew_left(trace, battle, label)
    fighting = crew - DRIVER if unit.shooters is None else unit.shooters - unit.losses
    if fighting > crew - DRIVER:
        raise Impossible(
            "One of the crew of {label} drives; {number} at most can shoot.", label=label, number=crew - DRIVER
        )
    return trace.cite("minis.13.0.17", max(0, fighting), unit=label, figures=crew)


def shooting_support(trace: Trace, battle: Battle, label: str, counts: tuple[Count, ...]) -> Number | None:
    """What a light chariot adds to some totals as shooting support; None for other troops."""
    if battle.unit(label).troops is not Troops.LIGHT_CHARIOT:
        return None
    return add(trace, "minis.13.4.7", SHOOTING_SUPPORT, counts, supporter=label)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Expend, expend, lambda battle: (Expend(each.label) for each in battle.units if beast(each))),
)
