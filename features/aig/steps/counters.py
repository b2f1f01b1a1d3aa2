"""Sentences about what counters tell, and about distances on the map."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.counters import CounterKind, Distance, Face, Read, hexes_between, read_counter
from lexludi.games.aig.pieces import Arm, Value, Weapon
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the counter of {label} is read")
def reads(case: Table, label: Piece) -> Ruling[Read]:
    case.draw()
    return read_counter(case.battle, label)


@phrases.when("the hexes from {label} to {other} are counted")
def counts(case: Table, label: Piece, other: Piece) -> Ruling[Distance]:
    case.draw()
    return hexes_between(case.battle, label, other)


@phrases.then("it is the counter of a {kind}", result=True)
def kind_is(case: Table) -> CounterKind:
    return case.outcome(Read).kind


@phrases.then("the unit belongs to the {arm}", result=True)
def arm_is(case: Table) -> Arm | None:
    return case.outcome(Read).arm


@phrases.then("on the counter, {value}: {number}", result=True)
def number_is(case: Table, value: Value) -> int | None:
    return case.outcome(Read).number(value)


@phrases.then("on the counter, missile weapon: {weapon}", result=True)
def weapon_is(case: Table) -> Weapon | None:
    return case.outcome(Read).weapon


@phrases.then("it shows the {face}", result=True)
def face_is(case: Table) -> Face | None:
    return case.outcome(Read).face


@phrases.then("cohesion left: {cohesion}", result=True)
def cohesion_is(case: Table) -> int | None:
    return case.outcome(Read).cohesion


@phrases.then("distance in hexes: {hexes}", result=True)
def distance_is(case: Table) -> int:
    return case.outcome(Distance).hexes
