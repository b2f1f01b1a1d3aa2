"""Short ways to describe situations, and strategies that draw them at random."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from lexludi.games.acp import fire as rules_fire
from lexludi.games.acp import melee as rules_melee
from lexludi.games.acp.fire import FireOutcome
from lexludi.games.acp.melee import MeleeOutcome
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
from lexludi.rulings.readings import THIS_EDITION, Chosen
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


NEIGHBOURS = list(product([PH, HO], Name, Facing, Place, State))
"""Every unit that can stand beside another."""
SCALED = [State.STEADY, State.DISCOURAGED, State.ROUTED]
"""The states whose effect on a defender is on the sheet."""


def any_stack(dice: Random, prefix: str, most: int, states: list[State]) -> Stack:
    """One stack of units with up to two leaders."""
    units = tuple(
        Unit(
            f"{prefix}{place}",
            dice.choice(list(UnitType)),
            dice.randint(1, 9),
            dice.randint(1, 8),
            dice.choice(states),
            fired=dice.random() < 0.5,
            neighbours=tuple(Neighbour(f"n{beside}", *dice.choice(NEIGHBOURS)) for beside in range(dice.randint(0, 3))),
        )
        for place in range(dice.randint(1, most))
    )
    leaders = tuple(Leader(f"{prefix}leader{n}", dice.randint(0, 3)) for n in range(dice.randint(0, 2)))
    return Stack(units, dice.choice(GROUNDS), leaders)


def open_arcs(stack: Stack) -> list[Arc]:
    """The arcs a stack can be attacked through: no flank where units beside it hold both."""
    held = {neighbour.place for unit in stack.units for neighbour in unit.neighbours}
    return [arc for arc in Arc if arc is not Arc.FLANK or not held >= FLANKS]


def melees(most: int = 3) -> st.SearchStrategy[Melee]:
    """Any melee of up to three stacks of up to three units a side in which nobody routed attacks.

    Hypothesis draws how large it is, so that a failing one shrinks, and a seed: to draw all of its two hundred details
    took ten times as long as to rule on it.
    """
    stacks = st.integers(1, most)
    return st.builds(_melee, st.integers(0, 2**32 - 1).map(Random), stacks, stacks, st.integers(1, 3))


def _melee(dice: Random, attackers: int, defenders: int, units: int) -> Melee:
    attacking = [State.STEADY, State.DISCOURAGED]
    sides = (
        tuple(any_stack(dice, f"a{place}_", units, attacking) for place in range(attackers)),
        tuple(any_stack(dice, f"d{place}_", units, SCALED) for place in range(defenders)),
    )
    contacts = tuple(
        Contact(
            attacker.top.label,
            defender.top.label,
            dice.choice(open_arcs(defender)),
            dice.randint(-1, 1),
            tuple(dice.sample(CROSSINGS, dice.randint(0, 2))),
        )
        for attacker, defender in product(*sides)
    )
    return Melee(*sides, contacts)


def fire(
    case: Fire, die: int, leaders: Mapping[str, int] | None = None, chosen: Chosen = THIS_EDITION
) -> Ruling[FireOutcome]:
    """A fire with the faces of its dice."""
    return rules_fire.fire.played(_dice("fire_die", die, leaders), chosen)(case)


def melee(
    case: Melee, die: int, leaders: Mapping[str, int] | None = None, chosen: Chosen = THIS_EDITION
) -> Ruling[MeleeOutcome]:
    """A melee with the faces of its dice; every leader nobody speaks of rolls 0."""
    everyone = [leader.label for stack in (*case.attackers, *case.defenders) for leader in stack.leaders]
    dice = _dice("melee_die", die, {**dict.fromkeys(everyone, 0), **(leaders or {})})
    return rules_melee.melee.played(dice, chosen)(case)


def _dice(name: str, die: int, leaders: Mapping[str, int] | None) -> Dice:
    dice = Dice({(name, ""): [die]})
    for label, face in (leaders or {}).items():
        dice.put("check_die", face, label)
    return dice
