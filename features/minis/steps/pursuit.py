"""Sentences about pursuit: who has to, who may, who is caught."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.forced_moves import Manner, Withdrawal
from lexludi.games.minis.legionaries import ChangePlaces
from lexludi.games.minis.obligation import Duty, Followed, Restrained, must_pursue
from lexludi.games.minis.pursuit import ComeBack, HoldBack, Pursue
from lexludi.games.minis.state import Battle, Fight, Formation
from lexludi.games.minis.troops import Event, Side, Trait
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    Pursue,
    asked="{unit} pursues {enemy}",
    past="{unit} has pursued {enemy}",
    refused="{unit} cannot pursue {enemy}",
)
phrases.action(
    HoldBack,
    asked=(
        "{unit} is tested, to hold back from {enemy}",
        "{unit} is tested, to hold back from {enemy}, rolling {die}",
    ),
    past="{unit} has been tested, to hold back from {enemy}, rolling {die}",
    refused="{unit} cannot be tested to hold back from {enemy}",
    dice={"die": Rolled("discipline_test", of="unit")},
)
phrases.action(
    ComeBack,
    asked=("the owner of {unit} rolls for its return", "the owner of {unit} rolls for its return: {die}"),
    past="the owner of {unit} has rolled for its return: {die}",
    refused="nobody rolls for the return of {unit}",
    dice={"die": Rolled("return_from_pursuit", of="unit")},
)
phrases.action(
    ChangePlaces,
    asked=(
        "instead of retreating, {unit} changes places with {other}",
        "instead of retreating, {unit} changes places with {other}, rolling {die}",
    ),
    past="instead of retreating, {unit} has changed places with {other}, rolling {die}",
    refused="{unit} cannot change places with {other} instead of retreating",
    dice={"die": Rolled("discipline_test", of="unit")},
)


@phrases.given("after {manner}, {label} stands {steps} steps from {enemy}")
def stands_after(case: Table, manner: Manner, label: str, steps: Number, enemy: str) -> None:
    case.meet(label, enemy)
    combat = manner in (Manner.RETREAT, Manner.FLIGHT)
    case.tell(Withdrawal(label, enemy, manner, steps, combat))
    if manner in (Manner.FLIGHT, Manner.PANIC):
        case.say(label, fleeing=enemy)


@phrases.given("{label}, on {side}’s side, leads {others} in a column of legionaries")
def leads_legionaries(case: Table, label: str, side: Side, others: list[str]) -> None:
    case.meet(label, *others)
    for each in (label, *others):
        case.say(each, side=side, traits=case.state.unit(each).traits | {Trait.LEGIONARIES})
    case.form(Formation(((label, *others),)))


@phrases.given("{label}, fighting {enemy}, must retreat from it")
def fighting_must_retreat(case: Table, label: str, enemy: str) -> None:
    case.meet(label, enemy)
    case.state = case.state.put_fight(Fight(((enemy,), (label,)), rounds=1)).then("retreat", label, enemy)


@phrases.given("{label} is {side}, with discipline {number}")
def with_discipline(case: Table, label: str, side: Side, number: int) -> None:
    case.say(label, side=side)
    case.state = case.state.put_army(replace(case.state.army(side), commanders=number))


@phrases.given("{label} has pursued off the table")
def is_away(case: Table, label: str) -> None:
    case.say(label, away=True)


@phrases.when("it is asked whether {label} has to pursue {enemy}")
def has_to_pursue(case: Table, label: Piece, enemy: Piece) -> Ruling[Duty]:
    return case.decide(must_pursue, case.state, label, enemy)


@phrases.then("pursuit is {duty}", result=True)
def pursuit_is(case: Table) -> Duty:
    return case.outcome(Duty)


@phrases.then("{label} pursues for {steps} steps", result=True)
def goes_after(case: Table, label: Piece) -> Number | None:
    new = (each for each in case.outcome(Battle).told(Followed) if each not in case.state.facts)
    return next((each.steps for each in new if each.label == label), None)


@phrases.then("{label} is off the table", result=True)
def goes_off(case: Table, label: Piece) -> bool:
    return case.outcome(Battle).unit(label).away and not case.state.unit(label).away


@phrases.then("{label} is back at the table edge and does nothing this turn", result=True)
def is_back(case: Table, label: Piece) -> bool:
    unit = case.outcome(Battle).unit(label)
    return case.state.unit(label).away and not unit.away and unit.has(Event.BACK)


@phrases.then("{label} need not pursue any more", result=True)
def need_not(case: Table, label: Piece) -> bool:
    new = [fact for fact in case.outcome(Battle).facts if fact not in case.state.facts]
    return any(isinstance(fact, Restrained) and fact.label == label for fact in new)


@phrases.then("{label} still has to retreat", result=True)
def still_retreats(case: Table, label: Piece) -> bool:
    due = [each for each in case.outcome(Battle).pending if each.action == "retreat" and label in each.labels[:1]]
    return bool(due) and all(each in case.state.pending for each in due)


@phrases.then("{label} is now the front unit of its column", result=True)
def is_front(case: Table, label: Piece) -> bool:
    before, after = case.state.formation(label), case.outcome(Battle).formation(label)
    return all(column[0] != label for column in before.columns) and any(column[0] == label for column in after.columns)
