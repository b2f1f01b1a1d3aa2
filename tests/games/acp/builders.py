"""Short ways to describe situations, and strategies that draw them at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from lexludi.games.acp import fire as rules_fire
from lexludi.games.acp import melee as rules_melee
from lexludi.games.acp.fire import FireOutcome
from lexludi.games.acp.melee import MeleeOutcome
from lexludi.games.acp.readings import EDITION, Readings
from lexludi.games.acp.situations import Contact, Fire, Melee
from lexludi.games.acp.units import (
    FLANKS,
    Arc,
    Facing,
    Leader,
    Name,
    Neighbour,
    Place,
    Stack,
    State,
    Terrain,
    Unit,
    UnitType,
)
from lexludi.rulings.dice import Dice
from lexludi.rulings.ruling import Ruling

GROUNDS = [Terrain.CLEAR, Terrain.FORD1, Terrain.FORD2, Terrain.FORD3, Terrain.WATER, Terrain.BRIDGE]
CROSSINGS = [Terrain.STREAM, Terrain.WATER]
HO, PH, IN, AR = UnitType.HO, UnitType.PH, UnitType.IN, UnitType.AR


def unit(label: str, type: UnitType = HO, strength: int = 6, **more: Any) -> Unit:
    """One unit, steady and of quality 5 unless said otherwise."""
    return Unit(label, type, strength, **{"quality": 5, **more})


def stack(*units: Unit, **more: Any) -> Stack:
    """One stack."""
    return Stack(units, **more)


def duel(attacker: Unit, defender: Unit, **contact: Any) -> Melee:
    """One unit attacking one unit."""
    contacts = (Contact(attacker.label, defender.label, **contact),)
    return Melee((stack(attacker),), (stack(defender),), contacts)


def neighbours() -> st.SearchStrategy[tuple[Neighbour, ...]]:
    """Up to three units beside one."""
    kinds = st.tuples(
        st.sampled_from([PH, HO]),
        st.sampled_from(Name),
        st.sampled_from(Facing),
        st.sampled_from(Place),
        st.sampled_from(State),
    )
    return st.lists(kinds, max_size=3).map(
        lambda found: tuple(Neighbour(f"n{place}", *kind) for place, kind in enumerate(found))
    )


SCALED = [State.STEADY, State.DISCOURAGED, State.ROUTED]
"""The states whose effect on a defender is on the sheet."""


@st.composite
def stacks(draw: st.DrawFn, prefix: str, states: list[State]) -> Stack:
    """One stack of up to three units with up to two leaders."""
    units = tuple(
        Unit(
            f"{prefix}{place}",
            draw(st.sampled_from(UnitType)),
            draw(st.integers(1, 9)),
            draw(st.integers(1, 8)),
            draw(st.sampled_from(states)),
            fired=draw(st.booleans()),
            neighbours=draw(neighbours()),
        )
        for place in range(draw(st.integers(1, 3)))
    )
    leaders = tuple(Leader(f"{prefix}leader{n}", draw(st.integers(0, 3))) for n in range(draw(st.integers(0, 2))))
    return Stack(units, draw(st.sampled_from(GROUNDS)), leaders)


def open_arcs(stack: Stack) -> list[Arc]:
    """The arcs a stack can be attacked through: no flank where units beside it hold both."""
    held = {neighbour.place for unit in stack.units for neighbour in unit.neighbours}
    return [arc for arc in Arc if arc is not Arc.FLANK or not held >= FLANKS]


@st.composite
def melees(draw: st.DrawFn, most: int = 3) -> Melee:
    """Any melee of up to three stacks a side in which nobody routed attacks."""
    attackers = tuple(
        draw(stacks(f"a{place}_", [State.STEADY, State.DISCOURAGED])) for place in range(draw(st.integers(1, most)))
    )
    defenders = tuple(draw(stacks(f"d{place}_", SCALED)) for place in range(draw(st.integers(1, most))))
    contacts = tuple(
        Contact(
            attacker.top.label,
            defender.top.label,
            draw(st.sampled_from(open_arcs(defender))),
            draw(st.integers(-1, 1)),
            tuple(draw(st.lists(st.sampled_from(CROSSINGS), max_size=2, unique=True))),
        )
        for attacker in attackers
        for defender in defenders
    )
    return Melee(attackers, defenders, contacts)


def fire(
    case: Fire, die: int, leaders: Mapping[str, int] | None = None, readings: Readings = EDITION
) -> Ruling[FireOutcome]:
    """A fire with the faces of its dice."""
    return rules_fire.fire.rolling(_dice("fire_die", die, leaders))(case, readings)


def melee(
    case: Melee, die: int, leaders: Mapping[str, int] | None = None, readings: Readings = EDITION
) -> Ruling[MeleeOutcome]:
    """A melee with the faces of its dice; every leader nobody speaks of rolls 0."""
    everyone = [leader.label for stack in (*case.attackers, *case.defenders) for leader in stack.leaders]
    return rules_melee.melee.rolling(_dice("melee_die", die, {**dict.fromkeys(everyone, 0), **(leaders or {})}))(
        case, readings
    )


def _dice(name: str, die: int, leaders: Mapping[str, int] | None) -> Dice:
    dice = Dice({(name, ""): [die]})
    for label, face in (leaders or {}).items():
        dice.put("check_die", face, label)
    return dice
