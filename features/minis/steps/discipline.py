"""Sentences about the discipline of an army."""

from __future__ import annotations

from lexludi.examples.kinds import ClauseId, Piece
from lexludi.games.minis.discipline import Cause, Disciplined, Test, army_discipline, discipline_test
from lexludi.games.minis.troops import Side
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace

from .table import Table, phrases


@phrases.given("{side} has {number} living commanders, the general included", again=True)
def has_commanders(case: Table, side: Side, number: int) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), commanders=number))


@phrases.when("the discipline of {side} is counted")
def is_counted(case: Table, side: Side) -> Ruling[Disciplined]:
    return case.decide(army_discipline, case.state, side)


@phrases.when("{label} takes the discipline test of clause {clause}, rolling {die}")
def takes_test_rolling(case: Table, label: Piece, clause: ClauseId, die: int) -> Ruling[Test]:
    case.dice.put("discipline_test", die, label)
    return takes_test(case, label, clause)


@phrases.when(
    "{label} takes the discipline test of clause {clause}",
    rolled="{label} takes the discipline test of clause {clause}, rolling {die}",
)
def takes_test(case: Table, label: Piece, clause: ClauseId) -> Ruling[Test]:
    return case.decide(discipline_test, case.state, label, clause)


@phrases.then("Disc is {number}", result=True)
def discipline_is(case: Table) -> int:
    return case.outcome(Disciplined).number


@phrases.then("the test is {result}", result=True)
def test_is(case: Table) -> Test:
    return case.outcome(Test)


@phrases.then("the test is one for: {cause}")
def test_for(case: Table) -> Cause | None:
    case.outcome(Test)
    cited = [line.value for line in case.ruling.trace if line.clause == "minis.4.4.cases"]
    return Cause(cited[-1]) if cited else None
