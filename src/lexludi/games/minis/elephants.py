"""Chapter 13: elephants and chariots, their values, their crews and what befalls them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from lexludi.games.minis import general
from lexludi.games.minis.charts.elephants import ELEPHANTS, HEAVY_CHARIOT, LIGHT_CHARIOT, SCYTHED_CHARIOT
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.turns import ActionKind

ELSEWHERE = {
    "minis.13.0.14": "targets",
    "minis.13.1.3": "retreat",
    "minis.13.1.4": "frenzy",
    "minis.13.1.5": "frenzy",
    "minis.13.1.6": "frenzy",
}
"""The modules that decide clauses of this chapter."""

TO_A_FLANK = 1
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
IMPACT = {
    Troops.INDIAN_ELEPHANT: "minis.13.1.2",
    Troops.AFRICAN_ELEPHANT: "minis.13.1.2",
    Troops.SCYTHED_CHARIOT: "minis.13.2.2",
    Troops.HEAVY_CHARIOT: "minis.13.3.2",
}
"""The clause that gives impact."""

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()


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
    told: Number | None = getattr(unit, which)
    if told is not None:
        return told
    chart = VALUES[unit.kind]
    return trace.cite(chart.clause, chart.at(unit.kind, which), unit=label)


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
