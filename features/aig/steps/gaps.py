"""Sentences about what the source names and then leaves blank."""

from __future__ import annotations

from typing import Never

from lexludi.examples.kinds import Piece
from lexludi.games.aig.gaps import (
    aid,
    capture,
    charge,
    defeat,
    dismount,
    fight_out,
    formation,
    leader_casualty,
    resupply,
    withdraw,
)
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.position import Side

from .table import Table, phrases


@phrases.when("{unit} fights out its melee with {enemy}")
def fights_out(case: Table, unit: Piece, enemy: Piece) -> Ruling[Never]:
    case.enemies(unit, enemy)
    case.draw()
    return fight_out(case.battle, unit, enemy)


@phrases.when("{leader} is checked for wounds or death in melee")
def is_checked(case: Table, leader: Piece) -> Ruling[Never]:
    case.draw()
    return leader_casualty(case.battle, leader)


@phrases.when("{unit} makes an orderly withdrawal")
def withdraws(case: Table, unit: Piece) -> Ruling[Never]:
    case.draw()
    return withdraw(case.battle, unit)


@phrases.when("{unit} feigns a retreat")
def feigns(case: Table, unit: Piece) -> Ruling[Never]:
    return withdraws(case, unit)


@phrases.when("{unit} is resupplied with ammunition")
def is_resupplied(case: Table, unit: Piece) -> Ruling[Never]:
    case.draw()
    return resupply(case.battle, unit)


@phrases.when("{unit} takes up a special formation")
def takes_up(case: Table, unit: Piece) -> Ruling[Never]:
    case.draw()
    return formation(case.battle, unit)


@phrases.when("the army of {side} is checked for defeat")
def army_checked(case: Table, side: Side) -> Ruling[Never]:
    case.draw()
    return defeat(case.battle, side)


@phrases.when("{unit} charges {enemy}")
def charges(case: Table, unit: Piece, enemy: Piece) -> Ruling[Never]:
    case.enemies(unit, enemy)
    case.draw()
    return charge(case.battle, unit, enemy)


@phrases.when("{unit} dismounts")
def dismounts(case: Table, unit: Piece) -> Ruling[Never]:
    case.draw()
    return dismount(case.battle, unit)


@phrases.when("{leader} aids {unit} in melee")
def aids(case: Table, leader: Piece, unit: Piece) -> Ruling[Never]:
    case.draw()
    return aid(case.battle, leader, unit)


@phrases.when("{unit} captures the banner of {enemy}")
def captures(case: Table, unit: Piece, enemy: Piece) -> Ruling[Never]:
    case.enemies(unit, enemy)
    case.draw()
    return capture(case.battle, unit, enemy)
