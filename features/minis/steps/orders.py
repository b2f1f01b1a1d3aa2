"""Sentences about orders and what works under them."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.orders import Allowed, Effect, asked_of_order, current_order
from lexludi.games.minis.troops import Order
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("it is asked which order is in force for {label}")
def which_order(case: Table, label: Piece) -> Ruling[Order]:
    return case.decide(current_order, case.state, label)


@phrases.when("it is asked whether the order of {label} allows: {effect}")
def order_allows(case: Table, label: Piece, effect: Effect) -> Ruling[Allowed]:
    return case.decide(asked_of_order, case.state, label, effect)


@phrases.then("the order in force is: {order}", result=True)
def order_is(case: Table) -> Order:
    return case.outcome(Order)


@phrases.then("the order says: {said}", result=True)
def order_says(case: Table) -> Allowed:
    return case.outcome(Allowed)
