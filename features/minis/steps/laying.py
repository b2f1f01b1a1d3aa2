"""Sentences about orders laid, revealed, shown and changed."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.laying import (
    ChangeOrder,
    ChangeUnderAttack,
    EndedCombat,
    LayOrder,
    LaySeparateOrder,
    PartFromFormation,
    RevealOrders,
    ShowOrder,
)
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order

from .table import Table, phrases

phrases.action(
    LayOrder,
    asked="{unit} is given the order {order}",
    past="{unit} has been given the order {order}",
    refused="{unit} cannot be given the order {order}",
)
phrases.action(
    LaySeparateOrder,
    asked="{unit} alone is given the order {order}",
    past="{unit} alone has been given the order {order}",
    refused="{unit} alone cannot be given the order {order}",
)
phrases.action(
    RevealOrders,
    asked="{side} reveals its orders",
    past="{side} has revealed its orders",
    refused="{side} cannot reveal its orders now",
)
phrases.action(
    ShowOrder,
    asked="{unit} shows its order to use: {effect}",
    past="{unit} has shown its order to use: {effect}",
    refused="{unit} has no order to use: {effect}",
)
phrases.action(
    ChangeOrder,
    asked=(
        "{commander} tries to change the order of {unit} to {order}",
        "{commander} tries to change the order of {unit} to {order}, rolling {die}",
    ),
    past="{commander} has tried to change the order of {unit} to {order}, rolling {die}",
    refused="{commander} cannot try to change the order of {unit} to {order}",
    dice={"die": Rolled("leadership_test", of="commander")},
)
phrases.action(
    ChangeUnderAttack,
    asked=(
        "{commander} tries to change the order of {unit}, which is under attack or fire, to {order}",
        "{commander} tries to change the order of {unit}, which is under attack or fire, to {order}, rolling {die}",
    ),
    past="{commander} has tried to change the order of {unit}, which was under attack or fire, to {order}, rolling {die}",
    refused="{commander} cannot try to change the order of {unit}, which is under attack or fire, to {order}",
    dice={"die": Rolled("leadership_test", of="commander")},
)
phrases.action(
    PartFromFormation,
    asked="{unit} parts from its formation: {parting}",
    past="{unit} has parted from its formation: {parting}",
    refused="{unit} cannot part from its formation: {parting}",
)


@phrases.given("play has not begun")
def not_begun(case: Table) -> None:
    case.set(game_turn=0)


@phrases.given("{label} has ended its close combat this turn")
def has_ended_combat(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(EndedCombat(label))


@phrases.then("{label} is now under: {order}", result=True)
def now_under(case: Table, label: Piece) -> Order | None:
    order = case.outcome(Battle).unit(label).order
    return order if order is not case.state.unit(label).order else None


@phrases.then("{label} stays under: {order}")
def stays_under(case: Table, label: Piece) -> Order | None:
    order = case.outcome(Battle).unit(label).order
    return order if order is case.state.unit(label).order else None


@phrases.then("{label} has an order for its next turn: {order}", result=True)
def next_order(case: Table, label: Piece) -> Order | None:
    order = case.outcome(Battle).unit(label).next_order
    return order if order is not case.state.unit(label).next_order else None


@phrases.then("{label} has left its formation", result=True)
def has_left(case: Table, label: Piece) -> bool:
    before, after = case.state.formation(label), case.outcome(Battle).formation(label)
    return len(before.labels) > 1 and len(after.labels) == 1


@phrases.then("the order of {label} is face up", result=True)
def face_up(case: Table, label: Piece) -> bool:
    return case.outcome(Battle).unit(label).revealed and not case.state.unit(label).revealed
