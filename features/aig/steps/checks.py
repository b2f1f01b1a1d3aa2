"""Sentences about TQ checks."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.checks import Check, tq_check
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

ROLLED = ("aig.5.3.2.roll", "aig.5.4.1.roll")
CHECKED = {
    "aig.4.3.1.c.zero": Check.PASSED,
    "aig.4.3.1.c.success": Check.PASSED,
    "aig.4.3.1.c.fail": Check.FAILED,
    "aig.4.3.2.b.success": Check.PASSED,
    "aig.4.3.2.b.fail": Check.FAILED,
    "aig.4.4.2.b.pass": Check.PASSED,
    "aig.4.4.2.b.fail": Check.FAILED,
}
"""The clauses by which a leader's roll against his initiative ends: with the result they give, or with this one."""


@phrases.given("TQ die of {unit}: {die}", again=True)
def die(case: Table, unit: Piece, die: Face) -> None:
    case.roll("tq_check", die, unit)


@phrases.when("{unit} takes a TQ check with modifier {modifier}")
def takes_check(case: Table, unit: Piece, modifier: int) -> Ruling[Check]:
    return case.decide(tq_check, case.battle.unit(unit), modifier)


@phrases.then("the check: {check}", result=True)
def check_is(case: Table) -> Check:
    return case.outcome(Check)


@phrases.then("initiative check of {leader}: {check}", result=True)
def initiative_check(case: Table, leader: Piece) -> Check | None:
    for line in case.ruling.trace:
        if line.clause in ROLLED and line.facts.get("leader") == leader:
            return Check(line.value)
        if line.clause in CHECKED and line.facts.get("leader") == leader:
            return CHECKED[line.clause]
    return None
