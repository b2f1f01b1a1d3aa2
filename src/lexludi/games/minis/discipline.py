"""The discipline of an army and its tests (4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis.charts.command import DISCIPLINE_TESTS
from lexludi.games.minis.state import Battle, Commander
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

D6 = (1, 2, 3, 4, 5, 6)
MOST_COMMANDERS = 4
GENERAL = 1
"""Command figures an army has beside its commanders."""


class Test(StrEnum):
    """How a test ends."""

    PASSED = "test_passed"
    FAILED = "test_failed"


class Cause(StrEnum):
    """What a discipline test is taken for."""

    LEGIONARIES = "retreat_of_legionaries"
    PURSUIT = "pursuit"
    DRAWN_INTO_FLIGHT = "drawn_into_flight"
    HALTING = "halting_fleeing_troops"
    LOOTING = "looting"


@dataclass(frozen=True)
class Disciplined:
    """The discipline of an army."""

    number: int


def discipline(trace: Trace, battle: Battle, side: Side) -> int:
    """The discipline of an army: its living command figures, at most 5 (1.command.discipline, 4.4)."""
    counted = battle.army(side).commanders
    named = [each for each in battle.commanders if side_of(battle, each) is side]
    if counted is None and not named:
        raise Impossible("How many commanders has {side}, the general included? Say it.", side=side)
    living = sum(each.alive for each in named) if counted is None else counted
    commanders = sum(not each.general for each in named) if counted is None else counted - GENERAL
    if commanders > MOST_COMMANDERS:
        trace.refuse("minis.4.4.maximum", side=side, commander=commanders)
    trace.cite("minis.1.command.discipline", living, side=side)
    if living == MOST_COMMANDERS + GENERAL:
        trace.cite("minis.4.4.maximum", living, side=side)
    if counted is None and living < len(named):
        trace.cite("minis.4.4.falls", living, side=side)
    return living


@decides
def army_discipline(trace: Trace, battle: Battle, side: Side) -> Disciplined:
    """How disciplined an army is."""
    return Disciplined(discipline(trace, battle, side))


def passes(trace: Trace, battle: Battle, label: str, clause: str) -> bool:
    """A discipline test of a unit, called for by a clause: a d6 no higher than the discipline of its army (4.4.test)."""
    return trace.take(discipline_test, battle, label, clause) is Test.PASSED


@decides
def discipline_test(trace: Trace, battle: Battle, label: str, clause: str) -> Test:
    """A discipline test of a unit, called for by a clause."""
    cause = cause_in(clause)
    if cause is None:
        trace.refuse("minis.4.4.cases", unit=label)
    trace.cite("minis.4.4.cases", DISCIPLINE_TESTS.at(cause, "explained_in").giving(cause), unit=label)
    side = battle.unit(label).side
    if side is None:
        raise Impossible("Which side is {label} on? Say it.", label=label)
    limit = discipline(trace, battle, side)
    die = trace.roll("discipline_test", D6, label)
    result = Test.PASSED if die <= limit else Test.FAILED
    return trace.cite("minis.4.4.test", result, unit=label, d6=die, discipline=limit)


def cause_in(clause: str) -> Cause | None:
    """The case of a discipline test that is explained in the section of a clause."""
    for row in DISCIPLINE_TESTS.rows:
        if f"{clause}.".startswith(f"minis.{DISCIPLINE_TESTS[row, 'explained_in']}."):
            return Cause(row)
    return None


def side_of(battle: Battle, commander: Commander) -> Side | None:
    """The side of a general or commander: told, or that of his unit."""
    if commander.side is None and commander.unit:
        return battle.unit(commander.unit).side
    return commander.side
