"""Sentences about targets."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.relations import ShotApart, Stands, Zone
from lexludi.games.minis.targets import Aim, OpenShot, Seen, open_shot, seen
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    Aim,
    asked="{shooter} takes {target} as its target",
    past="{shooter} has taken {target} as its target",
    refused="{shooter} cannot take {target} as its target",
)


@phrases.given("{one} faces {other} and stands in its {zone}, {steps} steps away", again=True)
def faces_from(case: Table, one: str, other: str, zone: Zone, steps: Number) -> None:
    case.meet(one, other)
    case.tell(Stands(one, other, Zone.FRONT))
    case.tell(Stands(other, one, zone))
    case.tell(ShotApart(Measure(steps, (one, other), Origin.TOLD)))


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
