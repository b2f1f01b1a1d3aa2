"""Sentences about what comes of the game turn: who is next, who is in which state, and the rally phase."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.actions import EndTurn, RemoveMarkers
from lexludi.games.aig.pieces import State, Unit
from lexludi.games.aig.turn import Phase, Turn
from lexludi.rulings.faults import Impossible
from lexludi.space.hex.position import Side

from .table import Table, phrases


@phrases.given("game turn {number} is under way")
def under_way(case: Table, number: int) -> None:
    if number < 1:
        raise Impossible("The first game turn is number 1; there is no game turn {number}.", number=number)
    case.say(number=number)


@phrases.given("{side} is in command confusion", again=True)
def in_confusion(case: Table, side: Side) -> None:
    case.say(confused=(*case.turn.confused, side))


phrases.action(
    RemoveMarkers,
    asked="the markers of the rally phase are removed",
    past="the markers of the rally phase have been removed",
    refused="the markers of the rally phase cannot be removed",
)
phrases.action(
    EndTurn,
    asked="the game turn ends",
    past="the game turn has ended",
    refused="the game turn cannot end",
)


@phrases.then("play goes on with: {phase}", result=True)
def goes_on(case: Table) -> Phase:
    return case.outcome(Turn).phase


@phrases.then("{leader} is acting", result=True)
def acting(case: Table, leader: Piece) -> bool:
    found = case.outcome(Turn)
    return found.acting is not None and found.acting.label == leader and found.phase is not Phase.SEIZURE


@phrases.then("next to be activated: {labels}", result=True)
def next_up(case: Table) -> list[str] | None:
    turn = case.outcome(Turn)
    return [leader.label for leader in turn.due()] if turn.phase is Phase.ACTIVATION and turn.due() else None


@phrases.then("both sides roll to break the tie next", result=True)
def tie_next(case: Table) -> bool:
    turn = case.outcome(Turn)
    return turn.phase is Phase.ACTIVATION and bool(turn.tied()) and not turn.due()


@phrases.then("command confusion: {side}", result=True)
def confusion(case: Table, side: Side) -> bool:
    return side in case.outcome(Turn).confused


@phrases.then("{label} is now: {state}")
def is_now(case: Table, label: Piece, state: State) -> bool:
    piece = case.left(label)
    return piece is not None and piece.has(state)


@phrases.then("{label} is not: {state}")
def is_not(case: Table, label: Piece, state: State) -> bool:
    piece = case.left(label)
    return piece is not None and not piece.has(state)


@phrases.then("order phases taken by {leader}: {number}")
def phases_taken(case: Table, leader: Piece) -> int:
    return case.outcome(Turn).order_phases(leader)


@phrases.then("cohesion hits now on {label}: {hits}")
def hits_now(case: Table, label: Piece) -> int | None:
    unit = case.left(label)
    return unit.hits if isinstance(unit, Unit) else None


@phrases.then("it is game turn {number}")
def turn_number(case: Table) -> int:
    return case.outcome(Turn).number
