"""Sentences about bases and what they stand for."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.bases import Base, Body, Ground, base, real_body, real_ground
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("the base of {unit} is measured")
def measures_base(case: Table, unit: Piece) -> Ruling[Base]:
    return case.decide(base, case.state, unit)


@phrases.when("{steps} steps are taken from the table to the field")
def takes_to_field(case: Table, steps: Number) -> Ruling[Ground]:
    return case.decide(real_ground, steps)


@phrases.when("{unit} is taken from the table to the field")
def takes_unit_to_field(case: Table, unit: Piece) -> Ruling[Body]:
    return case.decide(real_body, case.state, unit)


@phrases.then("width and depth of the base are {steps} steps", result=True)
def has_size(case: Table) -> list[Number]:
    found = case.outcome(Base)
    return [found.width, found.depth]


@phrases.then("the base carries {number} figures at the start", result=True)
def carries(case: Table) -> int:
    return case.outcome(Base).figures


@phrases.then("on the table they are {centimetres} centimetres", result=True)
def are_centimetres(case: Table) -> Number:
    return case.outcome(Ground).centimetres


@phrases.then("on the field they are {metres} metres", result=True)
def are_metres(case: Table) -> Number:
    return case.outcome(Ground).metres


@phrases.then("it stands for {number} men", result=True)
def stands_for(case: Table) -> Number:
    return case.outcome(Body).men


@phrases.then("its ranks and files are {numbers}")
def ranks_and_files(case: Table) -> list[Number]:
    found = case.outcome(Body)
    return [found.ranks, found.files]


@phrases.then("front and depth of its ground are {metres} metres")
def ground_is(case: Table) -> list[Number]:
    found = case.outcome(Body)
    return [found.front, found.depth]
