"""Sentences about lines, columns, hedgehogs and tortoises."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.shapes import Build, Built, bonuses, built, forms
from lexludi.games.minis.state import Shape
from lexludi.games.minis.units import Useful
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the formation of {unit} is described")
def describes(case: Table, unit: Piece) -> Ruling[Built]:
    return case.decide(built, case.state, unit)


@phrases.when("the formation of {unit} prepares to form: {shape}")
def prepares_to_form(case: Table, unit: Piece, shape: Shape) -> Ruling[Shape]:
    return case.decide(forms, case.state, unit, shape)


@phrases.when("spears, pikes and large shields of {unit} are used against {enemy}")
def uses_weapons(case: Table, unit: Piece, enemy: Piece) -> Ruling[Useful]:
    return case.decide(bonuses, case.state, unit, enemy)


@phrases.then("it is built as: {build}", result=True)
def is_built_as(case: Table) -> Build:
    return case.outcome(Built).build


@phrases.then("it has {number} columns")
def has_columns(case: Table) -> int:
    return case.outcome(Built).columns


@phrases.then("it is {number} units deep")
def is_deep(case: Table) -> int:
    return case.outcome(Built).depth


@phrases.then("it can form: {shape}", result=True)
def can_form(case: Table) -> Shape:
    return case.outcome(Shape)


@phrases.then("its weapons help", result=True)
def help_it(case: Table) -> bool:
    return case.outcome(Useful).there


@phrases.then("its weapons do not help", result=True)
def do_not_help(case: Table) -> bool:
    return not case.outcome(Useful).there
