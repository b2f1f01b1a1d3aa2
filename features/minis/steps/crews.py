"""Sentences about the orders of elephants and chariots."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis import crews
from lexludi.games.minis.troops import Order
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("it is asked under which order {label} acts, being an elephant or chariot")
def acts_under(case: Table, label: Piece) -> Ruling[Order]:
    return case.decide(crews.order_of, case.state, label)
