"""Sentences about what an order obliges a unit to do."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.duties import Approach, BackAtStart, CheckOrder, FanaticsAdvance, Works, crossing
from lexludi.games.minis.orders import Allowed
from lexludi.games.minis.relations import Apart
from lexludi.games.minis.state import Battle
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    CheckOrder,
    asked="it is checked whether {unit} has carried out its order",
    past="it has been checked whether {unit} carried out its order",
    refused="{unit} has not carried out its order",
)
phrases.action(
    Approach,
    asked="{unit} manoeuvres to {steps} steps from {enemy}",
    past="{unit} has manoeuvred to {steps} steps from {enemy}",
    refused="{unit} cannot manoeuvre to {steps} steps from {enemy}",
)
phrases.action(
    FanaticsAdvance,
    asked="the fanatics {unit} move towards the nearest enemy, {enemy}",
    past="the fanatics {unit} have moved towards the nearest enemy, {enemy}",
    refused="the fanatics {unit} cannot move towards {enemy}",
)


@phrases.given("{label} ends its movement where it started")
def is_back(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(BackAtStart(label))


@phrases.given("{label} has changed formation this turn")
def has_changed(case: Table, label: str) -> None:
    case.meet(label)
    unit = case.state.unit(label)
    case.say(label, changes=unit.changes + 1, unpaid=unit.unpaid + 1)


@phrases.when("{label} goes over a fortification that is {works}")
def goes_over(case: Table, label: Piece, works: Works) -> Ruling[Allowed]:
    return case.decide(crossing, case.state, label, works)


@phrases.then("{label} has carried out its order", result=True)
def has_obeyed(case: Table, label: Piece) -> bool:
    case.outcome(Battle)
    return case.attempt(CheckOrder).unit == label and not case.ruling.cites("minis.4.3.attack.miss")


@phrases.then("{label} has not reached an enemy", result=True)
def has_missed(case: Table, label: Piece) -> bool:
    case.outcome(Battle)
    return case.attempt(CheckOrder).unit == label and case.ruling.cites("minis.4.3.attack.miss")


@phrases.then("{one} and {other} are now {steps} steps apart", result=True)
def now_apart(case: Table, one: Piece, other: Piece) -> Number | None:
    before, after = (_apart(battle, one, other) for battle in (case.state, case.outcome(Battle)))
    return after if after != before else None


def _apart(battle: Battle, one: str, other: str) -> Number | None:
    told = (fact.measure for fact in battle.told(Apart) if set(fact.measure.between) == {one, other})
    return next((measure.number for measure in told), None)
