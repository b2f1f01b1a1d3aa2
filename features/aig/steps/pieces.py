"""Sentences about the pieces: who is there, with which values, in which state."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.battle import Group, Melee, Zone, read_battle
from lexludi.games.aig.pieces import Leader, State, Unit, UnitType
from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import replace
from lexludi.space.hex.placeholders import Spot
from lexludi.space.hex.position import Position, Side

from .kinds import spots
from .table import Table, phrases, with_hits


@phrases.given("the board: {position}")
def board(case: Table, position: Position) -> None:
    if case.battle.pieces:
        raise Impossible("Pieces have already been named; describe the board before them.")
    case.battle = replace(read_battle(position), costs=case.battle.costs, bands=case.battle.bands)


@phrases.given("{side} has leaders of initiative {initiative}: {labels}", again=True)
def leaders(case: Table, side: Side, initiative: int, labels: list[str]) -> None:
    case.place(*(Leader(label, side, initiative=initiative) for label in labels))


@phrases.given("{side} has units of {type}, TQ {tq}: {labels}", again=True)
def units(case: Table, side: Side, type: UnitType, tq: int, labels: list[str]) -> None:
    case.place(*(Unit(label, side, type=type, tq=tq) for label in labels))


@phrases.given("state of {label}: {states}", again=True)
def state(case: Table, label: Piece, states: list[State]) -> None:
    case.change(case.battle.piece(label).marked(*states))


@phrases.given("cohesion hits on {label}: {hits}")
def has_hits(case: Table, label: Piece, hits: int) -> None:
    case.change(with_hits(case.battle.unit(label), hits))


@phrases.given("{label} is in melee with {enemy}", again=True)
def in_melee(case: Table, label: Piece, enemy: Piece) -> None:
    case.enemies(label, enemy)
    case.battle = replace(case.battle, melees=(*case.battle.melees, Melee(label, enemy)))


@phrases.given("the group of {leader}: {units}")
def group(case: Table, leader: Piece, units: list[Piece]) -> None:
    found = Group(case.battle.leader(leader).label, tuple(case.battle.unit(unit).label for unit in units))
    case.battle = replace(case.battle, groups=(*case.battle.groups, found))


@phrases.given("{junior} serves under {leader}")
def serves(case: Table, junior: Piece, leader: Piece) -> None:
    case.change(replace(case.battle.leader(junior), superior=case.battle.leader(leader).label))


@phrases.given("the ZOI of {unit}: {hexes}")
def zone(case: Table, unit: Piece, hexes: list[Spot]) -> None:
    found = Zone(case.battle.unit(unit).label, spots(hexes))
    case.battle = replace(case.battle, zones=(*case.battle.zones, found))
