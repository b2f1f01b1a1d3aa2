"""Sentences about rout."""

from __future__ import annotations

from lexludi.examples.boards import Route
from lexludi.examples.kinds import Piece
from lexludi.games.aig.rout import Way, overrun, rout
from lexludi.games.aig.walk import Moved
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling, Verdict

from .table import Table, phrases, spots


@phrases.when("{unit} routs and flees: {route}")
def routs_and_flees(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    return _ask(case, unit, spots(route.split()))


@phrases.when("{unit} routs")
def routs(case: Table, unit: Piece) -> Ruling[Moved]:
    ruling = _ask(case, unit, ())
    if (ruling.verdict, ruling.by) == (Verdict.REFUSED, "aig.8.1.1.two"):
        raise Impossible("{label} has a way to flee; name the hexes it flees through.", label=unit)
    return ruling


@phrases.when("{unit} moves where routed enemies are: {route}")
def moves_among(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    return case.show(overrun.rolling(case.dice)(case.battle, unit, spots(route.split()), case.readings))


def _ask(case: Table, unit: str, way: Way) -> Ruling[Moved]:
    return case.show(rout.rolling(case.dice)(case.battle, unit, way, case.readings))
