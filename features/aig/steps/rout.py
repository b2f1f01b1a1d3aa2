"""Sentences about rout."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.pieces import State
from lexludi.games.aig.rout import Outset, Way, overrun, rout, set_out
from lexludi.games.aig.walk import Moved
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.placeholders import Route, Spot

from .kinds import spots, steps_of
from .table import Table, phrases


@phrases.when("{unit} routs and flees: {route}")
def routs_and_flees(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    return _ask(case, unit, spots(route.split()))


@phrases.when("{unit} routs")
def routs(case: Table, unit: Piece) -> Ruling[Moved]:
    return case.show(case.decide(set_out, case.battle, unit))


@phrases.when("{unit} moves where routed enemies are: {route}")
def moves_among(case: Table, unit: Piece, route: Route) -> Ruling[Moved]:
    steps = steps_of(route)
    return case.show(case.decide(overrun, case.battle, unit, steps), unit, steps)


@phrases.then("the first two hexes of the flight may lead to: {hexes}", result=True)
def first_two(case: Table) -> list[Spot]:
    return sorted({Spot(way[-1].number) for way in case.outcome(Outset).ways})


@phrases.then("the source does not say what becomes of the leader with it: {leaders}", result=True)
def left_behind(case: Table) -> list[str] | None:
    after = {piece.label: piece for piece in case.after.pieces}
    flight = getattr(case.ruling.outcome, "fled", False)
    found = []
    for unit in case.battle.units:
        now = after.get(unit.label)
        flees = now is not None and now.has(State.ROUTED) and (flight or unit.has(State.ROUTED))
        parted = now is None or (flees and now.stance and now.spot != unit.spot)
        found += [one.label for one in case.battle.leaders_with(unit) if parted and after.get(one.label) == one]
    return found or None


def _ask(case: Table, unit: str, way: Way) -> Ruling[Moved]:
    return case.show(case.decide(rout, case.battle, unit, way), unit, way)
