"""Sentences every book shares: which reading is played, and what a ruling says of a clause."""

from __future__ import annotations

from lexludi.examples.kinds import ClauseId, Option
from lexludi.examples.phrases import Case, OtherQuestion, Phrases
from lexludi.rulings.number import Number, is_number
from lexludi.rulings.ruling import Verdict

common = Phrases()


@common.given("the table plays: {reading}", first=True)
def _plays(case: Case, reading: Option) -> None:
    case.readings = case.readings.choosing(reading)


@common.then("this clause gives {value}", any_verdict=True)
def _this_gives(case: Case) -> Number | None:
    return _gives(case, ClauseId(case.clause or ""))


@common.then("this clause applies", any_verdict=True)
def _this_applies(case: Case) -> bool:
    return case.ruling.cites(case.clause or "")


@common.then("this clause does not apply", any_verdict=True)
def _this_does_not_apply(case: Case) -> bool:
    return not case.ruling.cites(case.clause or "")


@common.then("clause {clause} gives {value}", any_verdict=True)
def _gives(case: Case, clause: ClauseId) -> Number | None:
    given = case.ruling.contribution(clause)
    return given if is_number(given) else None


@common.then("clause {clause} applies", any_verdict=True)
def _applies(case: Case, clause: ClauseId) -> bool:
    return case.ruling.cites(clause)


@common.then("clause {clause} does not apply", any_verdict=True)
def _does_not_apply(case: Case, clause: ClauseId) -> bool:
    return not case.ruling.cites(clause)


@common.then("it is allowed", any_verdict=True)
def _allowed(case: Case) -> bool:
    return case.ruling.decided


@common.then("nothing changes", result=True)
def _nothing_changes(case: Case) -> bool:
    before = case.unchanged()
    if before is None:
        raise OtherQuestion
    return bool(case.ruling.outcome == before)


@common.then("it is not allowed, by this clause", any_verdict=True)
def _refused_here(case: Case) -> bool:
    return (case.ruling.verdict, case.ruling.by) == (Verdict.REFUSED, case.clause)


@common.then("it is not allowed, by clause {clause}", any_verdict=True)
def _refused(case: Case) -> ClauseId | None:
    return ClauseId(case.ruling.by) if case.ruling.by and case.ruling.verdict is Verdict.REFUSED else None


@common.then("it is not allowed", any_verdict=True)
def _refused_at_all(case: Case) -> bool:
    return case.ruling.verdict is Verdict.REFUSED


@common.then("the source does not say", any_verdict=True)
def _silent(case: Case) -> bool:
    return case.ruling.verdict is Verdict.SILENT
