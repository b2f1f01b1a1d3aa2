"""Sentences about what the ground does to sight and to shots."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.sight import FromSlope, OpenShot, Seen, open_shot, seen
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("{label} is {steps} steps from the foot of the slope")
def from_slope(case: Table, label: str, steps: Number) -> None:
    case.meet(label)
    case.tell(FromSlope(label, Measure(steps, (label,), Origin.TOLD)))


@phrases.when("it is asked whether {one} sees {other} where they stand")
def whether_seen(case: Table, one: Piece, other: Piece) -> Ruling[Seen]:
    return case.decide(seen, case.state, one, other)


@phrases.then("the ground lets {one} see {other}", result=True)
def lets_see(case: Table, one: Piece, other: Piece) -> bool:
    return case.outcome(Seen) == Seen(one, other, True)


@phrases.then("the ground hides {other} from {one}", result=True)
def hides(case: Table, other: Piece, one: Piece) -> bool:
    return case.outcome(Seen) == Seen(one, other, False)


@phrases.when("it is asked whether the ground allows {shooter} a shot at {target}")
def whether_allowed(case: Table, shooter: Piece, target: Piece) -> Ruling[OpenShot]:
    return case.decide(open_shot, case.state, shooter, target)


@phrases.then("the ground allows {shooter} the shot at {target}", result=True)
def allows(case: Table, shooter: Piece, target: Piece) -> bool:
    return case.outcome(OpenShot) == OpenShot(shooter, target)
