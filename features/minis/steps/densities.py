"""Sentences about splitting and merging in play."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.densities import merge_up, split_up
from lexludi.games.minis.state import Battle
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when(
    "in its move {unit} splits up into {first} and {second}",
    past="in its move {unit} has split up into {first} and {second}",
)
def splits(case: Table, unit: Piece, first: str, second: str) -> Ruling[Battle]:
    case.meet(first, second)
    return case.decide(split_up, case.state, unit, first, second)


@phrases.when(
    "in their move {one} and {other} merge into {unit}",
    past="in their move {one} and {other} have merged into {unit}",
)
def merges(case: Table, one: Piece, other: Piece, unit: str) -> Ruling[Battle]:
    case.meet(unit)
    return case.decide(merge_up, case.state, one, other, unit)


@phrases.given("in its move {unit} has split up into {first} and {second}", again=True)
def has_split(case: Table, unit: Piece, first: str, second: str) -> None:
    case.state = case.happened(splits(case, unit, first, second))


@phrases.given("in their move {one} and {other} have merged into {unit}", again=True)
def have_merged(case: Table, one: Piece, other: Piece, unit: str) -> None:
    case.state = case.happened(merges(case, one, other, unit))
