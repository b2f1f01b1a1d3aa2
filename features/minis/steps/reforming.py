"""Sentences about about turns, hedgehog and tortoise, and exchange of ranks."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.changes import Reacts
from lexludi.games.minis.reforming import ExchangeRanks, TakeShape, TurnAbout
from lexludi.games.minis.state import Battle, Shape, Turned

from .table import Table, phrases

phrases.action(
    TurnAbout,
    asked="an about turn is made by {units}",
    past="an about turn has been made by {units}",
    refused="an about turn cannot be made by {units}",
)
phrases.action(
    TakeShape,
    asked="the formation of {unit} becomes: {shape}",
    past="the formation of {unit} has become: {shape}",
    refused="the formation of {unit} cannot become: {shape}",
)
phrases.action(
    ExchangeRanks,
    asked="the ranks are exchanged, from front to rear: {units}",
    past="the ranks have been exchanged, from front to rear: {units}",
    refused="the ranks cannot be exchanged, from front to rear: {units}",
)


@phrases.given("{label} reacts to the attack of {attacker}")
def reacts(case: Table, label: str, attacker: str) -> None:
    case.meet(label, attacker)
    case.tell(Reacts(label, attacker))


@phrases.then("the formation of {label} is now: {shape}", result=True)
def shape_is(case: Table, label: Piece) -> Shape | None:
    before, after = case.state, case.outcome(Battle)
    shape = after.formation(label).shape
    return shape if shape is not before.formation(label).shape else None


@phrases.then("in its formation, {label} is now {turned}", result=True)
def is_now_turned(case: Table, label: Piece) -> Turned | None:
    before, after = case.state, case.outcome(Battle)
    turned = after.formation(label).facing(label)
    return turned if turned is not before.formation(label).facing(label) else None


@phrases.then("the column of {label} is now, from front to rear: {labels}", result=True)
def column_is(case: Table, label: Piece) -> list[str] | None:
    before, after = case.state, case.outcome(Battle)
    column = next(each for each in after.formation(label).columns if label in each)
    return list(column) if column not in before.formation(label).columns else None


@phrases.then("the changes of formation that {label} has made this turn now number {number}", result=True)
def changes_are(case: Table, label: Piece) -> int | None:
    before, after = case.state, case.outcome(Battle)
    made = after.unit(label).changes
    return made if made != before.unit(label).changes else None


@phrases.given("{label} has already made {number} changes of formation this turn")
def has_made(case: Table, label: str, number: int) -> None:
    case.say(label, changes=number, unpaid=number)


@phrases.then("{label} has not turned")
def has_not_turned(case: Table, label: Piece) -> bool:
    before, after = case.state, case.outcome(Battle)
    case.attempt(TurnAbout)
    return after.formation(label).facing(label) is before.formation(label).facing(label)


@phrases.then("{label} is now in close combat with {enemy}", result=True)
def now_fights(case: Table, label: Piece, enemy: Piece) -> bool:
    before, after = case.state.fight_of(label), case.outcome(Battle).fight_of(label)
    opposed = after is not None and any(enemy in side for side in after.sides if label not in side)
    return before is None and opposed
