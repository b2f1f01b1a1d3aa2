"""Sentences about the lists of units."""

from __future__ import annotations

from lexludi.games.cca.lists import Entry, look_up
from lexludi.games.cca.units import Permission, UnitClass, UnitType
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the list is read for: {type}")
def read_list(case: Table, type: UnitType) -> Ruling[Entry]:
    return case.decide(look_up, type)


@phrases.then("its movement rate is {hexes}", result=True)
def rate_is(case: Table) -> int:
    return case.outcome(Entry).rate


@phrases.then("its battle after moving: {permission}", result=True)
def battle_is(case: Table) -> Permission:
    return case.outcome(Entry).battle


@phrases.then("its class: {unit_class}", result=True)
def class_is(case: Table) -> UnitClass:
    return case.outcome(Entry).unit_class
