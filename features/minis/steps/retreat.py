"""Sentences about retreat and evasion: who goes where, what stops it, how it ends."""

from __future__ import annotations

from enum import StrEnum

from lexludi.examples.kinds import Piece
from lexludi.games.minis.forced_moves import Withdrawal, withdrawal
from lexludi.games.minis.headings import Direction, Heading
from lexludi.games.minis.relations import Leg, Stands, Terrain, Way, Zone
from lexludi.games.minis.retreat import Evade, Retreat
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.troops import Density, Side, Troops
from lexludi.rulings.number import Number

from .table import Table, phrases

phrases.action(
    Retreat,
    asked="{unit} retreats from {enemy}",
    past="{unit} has retreated from {enemy}",
    refused="{unit} cannot retreat from {enemy}",
)
phrases.action(
    Evade,
    asked="{unit} evades {enemy}",
    past="{unit} has evaded {enemy}",
    refused="{unit} cannot evade {enemy}",
)


class Struck(StrEnum):
    """The side from which a unit is struck."""

    FRONT = "struck_front"
    LEFT = "struck_left_flank"
    RIGHT = "struck_right_flank"
    REAR = "struck_rear"


ZONES = {Struck.FRONT: Zone.FRONT, Struck.LEFT: Zone.LEFT, Struck.RIGHT: Zone.RIGHT, Struck.REAR: Zone.REAR}


@phrases.given("units {labels}: {troops} in {density}, Mv {number}", again=True)
def are_troops_with_movement(case: Table, labels: list[str], troops: Troops, density: Density, number: Number) -> None:
    for label in labels:
        case.say(label, troops=troops, density=density, movement=number)


@phrases.given("{labels} belong to {side} and {others} to the enemy", again=True)
def belong(case: Table, labels: list[str], side: Side, others: list[str]) -> None:
    for label in labels:
        case.say(label, side=side)
    for label in others:
        case.say(label, side=side.enemy)


@phrases.given("{player} has {label} go {direction}")
def has_it_go(case: Table, player: Side, label: str, direction: Direction) -> None:
    case.meet(label)
    case.tell(Heading(label, direction, player))


@phrases.given("{enemy} is in close combat with {label}, striking its {side}")
def strikes_side(case: Table, enemy: str, label: str, side: Struck) -> None:
    case.meet(label, enemy)
    case.state = case.state.put_fight(Fight(((enemy,), (label,)), rounds=1, zone=ZONES[side].value))


@phrases.given("after combat, {label} must retreat from {enemy}")
def must_retreat(case: Table, label: str, enemy: str) -> None:
    case.meet(label, enemy)
    case.fought(label, enemy)
    case.state = case.state.then("retreat", label, enemy)


@phrases.given("after {steps} steps of level ground, {label} comes to: {terrain}")
def comes_to(case: Table, steps: Number, label: str, terrain: Terrain) -> None:
    case.meet(label)
    case.tell(Way(label, (Leg(steps, Terrain.LEVEL),), terrain.value))


@phrases.given("after {steps} steps of level ground, {label} runs into {other}")
def comes_upon(case: Table, steps: Number, label: str, other: str) -> None:
    case.meet(label, other)
    case.tell(Way(label, (Leg(steps, Terrain.LEVEL),), other))


def new_withdrawal(case: Table, label: str) -> Withdrawal | None:
    """The forced move that the action asked about has brought a unit."""
    found = withdrawal(case.outcome(Battle), label)
    return None if found == withdrawal(case.state, label) else found


@phrases.then("{label} goes {steps} steps", result=True)
def goes(case: Table, label: Piece) -> Number | None:
    found = new_withdrawal(case, label)
    return found.steps if found else None


@phrases.then("{label} then has {enemy} in its {zone}", result=True)
def has_in_zone(case: Table, label: Piece, enemy: Piece) -> Zone | None:
    before, after = case.state.unit(label), case.outcome(Battle).unit(label)
    if new_withdrawal(case, label) is None and before.fleeing == after.fleeing:
        return None
    told = (each for each in case.outcome(Battle).told(Stands) if (each.of, each.other) == (label, enemy))
    return next((each.zone for each in told), None)


@phrases.then("{label} is then in hand-to-hand combat with {enemy}", result=True)
def then_fights(case: Table, label: Piece, enemy: Piece) -> bool:
    fight = case.outcome(Battle).fight_of(label)
    return fight is not None and not fight.clash and _opposed(fight, label, enemy)


@phrases.then("the clash of {label} with {enemy} comes next", result=True)
def clash_comes(case: Table, label: Piece, enemy: Piece) -> bool:
    fight = case.outcome(Battle).fight_of(label)
    return fight is not None and fight.clash and not fight.rounds and _opposed(fight, label, enemy)


def _opposed(fight: Fight, label: str, enemy: str) -> bool:
    return any(enemy in side for side in fight.sides if label not in side)
