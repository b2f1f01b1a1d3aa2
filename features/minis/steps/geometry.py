"""Sentences about zones and about measuring."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.geometry import FiguresApart, Named, Ray, Share, measured, zone_of
from lexludi.games.minis.relations import Zone
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("from the front corner of {of}, {other} lies {degrees} degrees outward from straight ahead", again=True)
def lies_ahead(case: Table, of: str, other: str, degrees: Number) -> None:
    case.meet(of, other)
    case.tell(Ray(of, other, degrees))


@phrases.given("from the rear corner of {of}, {other} lies {degrees} degrees outward from straight back", again=True)
def lies_back(case: Table, of: str, other: str, degrees: Number) -> None:
    case.meet(of, other)
    case.tell(Ray(of, other, degrees, rear=True))


@phrases.given("{area} square steps of {other} lie in the {zone} of {of}", again=True)
def lie_in(case: Table, area: Number, other: str, zone: Zone, of: str) -> None:
    case.meet(of, other)
    case.tell(Share(of, other, zone, area))


@phrases.given("the figures of {one} and {other} are {steps} steps apart", again=True)
def figures_apart(case: Table, one: str, other: str, steps: Number) -> None:
    case.meet(one, other)
    case.tell(FiguresApart(one, other, steps))


@phrases.given("{unit} has named {target} as its target", again=True)
def has_named(case: Table, unit: str, target: str) -> None:
    case.meet(unit, target)
    case.tell(Named(unit, target))


@phrases.when("the zone of {unit} is looked up in which {other} stands")
def looks_up_zone(case: Table, unit: Piece, other: Piece) -> Ruling[Zone]:
    return case.decide(zone_of, case.state, unit, other)


@phrases.when("the distance from {unit} to {other} is measured")
def measures(case: Table, unit: Piece, other: Piece) -> Ruling[Measure]:
    return case.decide(measured, case.state, unit, other)


@phrases.then("it is the {zone}", result=True)
def zone_is(case: Table) -> Zone:
    return case.outcome(Zone)


@phrases.then("the distance is {steps} steps", result=True)
def distance_is(case: Table) -> Number:
    return case.outcome(Measure).number
