"""What is told of the table: zones, distances, contact, ground and ways."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.relations import (
    Against,
    Apart,
    Between,
    Edge,
    FarSide,
    Foremost,
    Higher,
    InCommand,
    Leg,
    Nearer,
    Room,
    Sees,
    ShotApart,
    Stands,
    Stood,
    Terrain,
    Touches,
    Way,
    Zone,
)
from lexludi.games.minis.troops import Side
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number

from .table import Table, phrases


def _told(steps: Number, *between: str) -> Measure:
    return Measure(steps, between, Origin.TOLD)


@phrases.given("{other} stands in the {zone} of {of}", again=True)
def stands(case: Table, other: str, zone: Zone, of: str) -> None:
    case.meet(of, other)
    case.tell(Stands(of, other, zone))


@phrases.given("{one} and {other} face each other, {steps} steps apart", again=True)
def face(case: Table, one: str, other: str, steps: Number) -> None:
    case.meet(one, other)
    for of, enemy in ((one, other), (other, one)):
        case.tell(Stands(of, enemy, Zone.FRONT))
        case.suppose(ShotApart(_told(steps, of, enemy)))
    case.tell(Apart(_told(steps, one, other)))


@phrases.given("{one} and {other} are {steps} steps apart", again=True)
def apart(case: Table, one: str, other: str, steps: Number) -> None:
    case.meet(one, other)
    case.tell(Apart(_told(steps, one, other)))


@phrases.given("for a shot it is {steps} steps from {one} to {other}", again=True)
def shot_apart(case: Table, steps: Number, one: str, other: str) -> None:
    case.meet(one, other)
    case.tell(ShotApart(_told(steps, one, other)))


@phrases.given("it is {steps} steps from {commander} to the far side of {label}", again=True)
def far_side(case: Table, steps: Number, commander: Piece, label: str) -> None:
    case.meet(label)
    case.tell(FarSide(_told(steps, commander, label)))


@phrases.given("both players agree that {one} and {other} are {steps} steps apart", again=True)
def agreed_apart(case: Table, one: str, other: str, steps: Number) -> None:
    case.meet(one, other)
    case.tell(Apart(Measure(steps, (one, other), Origin.AGREED)))


@phrases.given("both players agree that for a shot it is {steps} steps from {one} to {other}", again=True)
def agreed_for_a_shot(case: Table, steps: Number, one: str, other: str) -> None:
    case.meet(one, other)
    case.tell(ShotApart(Measure(steps, (one, other), Origin.AGREED)))


@phrases.given("{thing} stands between {one} and {other}", again=True)
def unit_between(case: Table, thing: str, one: str, other: str) -> None:
    case.meet(thing, one, other)
    case.tell(Between(one, other, thing))


@phrases.given("between {one} and {other} lies: {terrain}", again=True)
def terrain_between(case: Table, one: str, other: str, terrain: Terrain) -> None:
    case.meet(one, other)
    case.tell(Between(one, other, terrain.value))


@phrases.given("the {own} of {one} lies along the {its} of {other}", again=True)
def touches(case: Table, own: Edge, one: str, its: Edge, other: str) -> None:
    case.meet(one, other)
    case.tell(Touches(one, other, own, its))


@phrases.given("{steps} steps of the {own} of {one} lie along the {its} of {other}", again=True)
def touches_partly(case: Table, steps: Number, own: Edge, one: str, its: Edge, other: str) -> None:
    case.meet(one, other)
    case.tell(Touches(one, other, own, its, steps))


@phrases.given("{one} and {other} touch at a corner", again=True)
def touch_at_corner(case: Table, one: str, other: str) -> None:
    case.meet(one, other)
    case.tell(Touches(one, other, Edge.CORNER, Edge.CORNER, 0))


@phrases.given("{label} stands on: {terrain}")
def stands_on(case: Table, label: str, terrain: Terrain) -> None:
    case.meet(label)
    case.tell(Stood(label, terrain))


@phrases.given("{one} stands higher than {other}", again=True)
def stands_higher(case: Table, one: str, other: str) -> None:
    case.meet(one, other)
    case.tell(Higher(one, other))


@phrases.given("{label} stands right behind: {terrain}")
def right_behind(case: Table, label: str, terrain: Terrain) -> None:
    case.meet(label)
    case.tell(Against(label, terrain.value))


@phrases.given("{label} stands right in front of: {terrain}")
def right_before(case: Table, label: str, terrain: Terrain) -> None:
    case.meet(label)
    case.tell(Against(label, terrain.value, behind=False))


@phrases.given("the way of {label} goes {steps} steps over: {terrain}", again=True)
def way_over(case: Table, label: str, steps: Number, terrain: Terrain) -> None:
    case.meet(label)
    before = next((way for way in case.state.told(Way) if way.label == label), Way(label, ()))
    case.tell(Way(label, (*before.legs, Leg(steps, terrain)), before.meets))


@phrases.given("on its way, {label} then meets: {terrain}")
def way_meets(case: Table, label: str, terrain: Terrain) -> None:
    case.meet(label)
    before = next((way for way in case.state.told(Way) if way.label == label), Way(label, ()))
    case.tell(Way(label, before.legs, terrain.value))


@phrases.given("on its way, {label} then runs into {other}")
def way_runs_into(case: Table, label: str, other: str) -> None:
    case.meet(label, other)
    before = next((way for way in case.state.told(Way) if way.label == label), Way(label, ()))
    case.tell(Way(label, before.legs, other))


@phrases.given("{label} has no room to turn")
def no_room(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(Room(label, False))


@phrases.given("{label} is in command")
def in_command(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(InCommand(label, True))


@phrases.given("{label} is out of command")
def out_of_command(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(InCommand(label, False))


@phrases.given("{one} sees {other}", again=True)
def sees(case: Table, one: str, other: str) -> None:
    case.meet(one, other)
    case.tell(Sees(one, other, True))


@phrases.given("{one} does not see {other}", again=True)
def does_not_see(case: Table, one: str, other: str) -> None:
    case.meet(one, other)
    case.tell(Sees(one, other, False))


@phrases.given("{enemy} is nearer to {label} than its target", again=True)
def is_nearer(case: Table, enemy: str, label: str) -> None:
    case.meet(enemy, label)
    case.tell(Nearer(label, enemy))


@phrases.given("the front line of {side} is {steps} steps from its camp")
def foremost(case: Table, side: Side, steps: Number) -> None:
    case.tell(Foremost(side, _told(steps)))
