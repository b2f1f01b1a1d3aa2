"""Sentences about retreat and evasion: who goes where, what stops it, how it ends."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.forced_moves import Withdrawal, withdrawal
from lexludi.games.minis.relations import Stands, Zone
from lexludi.games.minis.retreat import Direction, Evade, Heading, Retreat
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
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


@phrases.given("{labels} have Mv {number} each", again=True)
def have_movement(case: Table, labels: list[str], number: Number) -> None:
    for label in labels:
        case.say(label, movement=number)


@phrases.given("{player} has {label} go {direction}")
def has_it_go(case: Table, player: Side, label: str, direction: Direction) -> None:
    case.meet(label)
    case.tell(Heading(label, direction, player))


@phrases.given("after combat, {label} must retreat from {enemy}")
def must_retreat(case: Table, label: str, enemy: str) -> None:
    case.meet(label, enemy)
    case.state = case.state.then("retreat", label, enemy)


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
    new = (each for each in case.outcome(Battle).told(Stands) if each not in case.state.facts)
    return next((each.zone for each in new if (each.of, each.other) == (label, enemy)), None)


@phrases.then("{label} is then in hand-to-hand combat with {enemy}", result=True)
def then_fights(case: Table, label: Piece, enemy: Piece) -> bool:
    fight = case.outcome(Battle).fight_of(label)
    return fight is not None and not fight.clash and any(enemy in side for side in fight.sides)


@phrases.then("the clash of {label} with {enemy} comes next", result=True)
def clash_comes(case: Table, label: Piece, enemy: Piece) -> bool:
    fight = case.outcome(Battle).fight_of(label)
    return fight is not None and fight.clash and not fight.rounds and any(enemy in side for side in fight.sides)
