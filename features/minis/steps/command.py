"""Sentences about commanders, their zones and their fate."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.command import Bonus, CheckCommander, Fate, Place, TestedBefore, fighting_bonus, zone_of
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    CheckCommander,
    asked=(
        "{commander} is checked for the losses of his unit",
        "{commander} is checked for the losses of his unit, rolling {die}",
    ),
    past="{commander} has been checked for the losses of his unit, rolling {die}",
    refused="{commander} is not checked for the losses of his unit",
    dice={"die": Rolled("commander_die", of="commander")},
)


@phrases.given("{commander} has already taken a leadership test this turn", again=True)
def has_tested(case: Table, commander: Piece) -> None:
    case.state = case.state.put_commander(replace(case.state.commander(commander), tested=True))


@phrases.given("{commander} has taken a leadership test in the other player turn of this game turn", again=True)
def has_tested_before(case: Table, commander: Piece) -> None:
    case.tell(TestedBefore(commander))


@phrases.given("{commander} has been killed", again=True)
def has_been_killed(case: Table, commander: Piece) -> None:
    case.state = case.state.put_commander(replace(case.state.commander(commander), alive=False))


@phrases.when("it is asked whether {label} is in the command zone of {commander}")
def in_zone(case: Table, label: Piece, commander: Piece) -> Ruling[Place]:
    return case.decide(zone_of, case.state, commander, label)


@phrases.when("it is asked how much strength commanders add to {label} as it fights")
def strength_added(case: Table, label: Piece) -> Ruling[Bonus]:
    return case.decide(fighting_bonus, case.state, label)


@phrases.then("it is {place}", result=True)
def place_is(case: Table) -> Place:
    return case.outcome(Place)


@phrases.then("they add {number}", result=True)
def bonus_is(case: Table) -> Number:
    return case.outcome(Bonus).number


@phrases.then("{commander} is {fate}", result=True)
def fate_is(case: Table, commander: Piece) -> Fate | None:
    lines = [line for line in case.ruling.trace if line.clause == "minis.4.1.death.roll"]
    return next((Fate(line.value) for line in lines if line.facts.get("commander") == commander), None)
