"""Sentences about recovering."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.recovery import Counts, Interrupted, Raises, Recover, Restore, carries_out, counts
from lexludi.games.minis.shapes import Deed
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    Recover,
    asked="{unit} recovers",
    past="{unit} has recovered",
    refused="{unit} cannot recover",
)
phrases.action(
    Restore,
    asked=("{commander} tries to restore {unit}", "{commander} tries to restore {unit}, rolling {die}"),
    past="{commander} has tried to restore {unit}, rolling {die}",
    refused="{commander} cannot try to restore {unit}",
    dice={"die": Rolled("leadership_test", of="commander")},
)


@phrases.given("while recovering, {label} was attacked or shot at")
def was_interrupted(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(Interrupted(label))


@phrases.given("for its next turn {label} has been given: {order}")
def next_order(case: Table, label: str, order: Order) -> None:
    case.say(label, next_order=order)


@phrases.when("{unit} is about to carry out: {deed}")
def about_to(case: Table, unit: Piece, deed: Deed) -> Ruling[Deed]:
    return case.decide(carries_out, case.state, unit, deed)


@phrases.when("what raises the totals of {unit} is looked up: {what}")
def looks_up_raise(case: Table, unit: Piece, what: Raises) -> Ruling[Counts]:
    return case.decide(counts, case.state, unit, what)


@phrases.then("it can carry out: {deed}", result=True)
def can_carry_out(case: Table) -> Deed:
    return case.outcome(Deed)


@phrases.then("it counts", result=True)
def it_counts(case: Table) -> bool:
    return case.outcome(Counts).there


@phrases.then("it does not count", result=True)
def does_not_count(case: Table) -> bool:
    return not case.outcome(Counts).there


@phrases.then("{unit} is rid of {number} disorder points", result=True)
def is_rid_of(case: Table, unit: Piece) -> int | None:
    before, after = case.state.unit(unit), case.outcome(Battle).unit(unit)
    return before.disorder - after.disorder if after.disorder < before.disorder else None
