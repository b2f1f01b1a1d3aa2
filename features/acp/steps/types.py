"""Sentences about the types of units."""

from __future__ import annotations

from lexludi.games.acp.types import unit_type
from lexludi.games.acp.units import UnitType
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the code {code} is looked up")
def look_up(case: Table, code: str) -> Ruling[UnitType]:
    return case.decide(unit_type, code)


@phrases.then("the type is: {type}", result=True)
def type_is(case: Table) -> UnitType:
    return case.outcome(UnitType)
