"""Sentences about the order of play and the end of the battle."""

from __future__ import annotations

from lexludi.examples.phrases import OtherQuestion
from lexludi.games.minis.bargaining import with_roles
from lexludi.games.minis.start import Deed, Ending, EndPhase, TakeFirstTurn, deed_now, draw, winner
from lexludi.games.minis.state import Battle
from lexludi.games.minis.steadfastness import Winner
from lexludi.games.minis.troops import Phase, Removed, Side
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    TakeFirstTurn,
    asked="{side} takes the first turn",
    past="{side} has taken the first turn",
    refused="{side} cannot take the first turn",
)
phrases.action(
    EndPhase,
    asked="the phase ends",
    past="the phase has ended",
    refused="the phase cannot end",
)


@phrases.given("it is the {phase} of {side}, the attacker")
def phase_of_attacker(case: Table, phase: Phase, side: Side) -> None:
    case.state = with_roles(case.state, side)
    case.set(phase=phase, active=side)


@phrases.given("it is the {phase} of {side}, the defender")
def phase_of_defender(case: Table, phase: Phase, side: Side) -> None:
    case.state = with_roles(case.state, side.enemy)
    case.set(phase=phase, active=side)


@phrases.given("{label} has been removed: {removed}", again=True)
def has_been_removed(case: Table, label: str, removed: Removed) -> None:
    case.say(label, removed=removed)


@phrases.when("{side} wants to begin: {deed}")
def wants_to(case: Table, side: Side, deed: Deed) -> Ruling[Phase]:
    return case.decide(deed_now, case.state, side, deed)


@phrases.when("it is asked who has won")
def who_has_won(case: Table) -> Ruling[Ending]:
    return case.decide(winner, case.state)


@phrases.when("the players end the battle without a winner")
def end_without_winner(case: Table) -> Ruling[Ending]:
    return case.decide(draw, case.state)


@phrases.then("now is its time, the {phase}", result=True)
def time_is(case: Table) -> Phase:
    return case.outcome(Phase)


@phrases.then("the next phase is the {phase}", result=True)
def next_phase(case: Table) -> Phase | None:
    after = case.outcome(Battle)
    return after.phase if after.phase is not case.state.phase else None


@phrases.then("it is now the turn of {side}", result=True)
def now_turn_of(case: Table) -> Side | None:
    after = case.outcome(Battle)
    return after.active if after.active is not case.state.active else None


@phrases.then("game turn {number} begins", result=True)
def game_turn_begins(case: Table) -> int | None:
    after = case.outcome(Battle)
    return after.game_turn if after.game_turn != case.state.game_turn else None


@phrases.then("{side} wins", result=True)
def wins(case: Table) -> Side | None:
    found = case.outcome(Ending, Battle)
    if isinstance(found, Ending):
        return found.winner
    if case.state.facts == found.facts:
        raise OtherQuestion
    return next((told.side for told in found.told(Winner)), None)


@phrases.then("{side} holds the field", result=True)
def holds(case: Table) -> Side | None:
    return case.outcome(Ending).holder


@phrases.then("nobody has won yet", result=True)
def nobody_won(case: Table) -> bool:
    return case.outcome(Ending) == Ending()
