"""Sentences about counter-attacks under fire."""

from __future__ import annotations

from lexludi.games.minis.counter_attack import CounterAttackUnderFire
from lexludi.games.minis.targets import ShotAt
from lexludi.games.minis.troops import Density, Event, Order, Phase, Troops
from lexludi.rulings.number import Number

from .table import Table, phrases

phrases.action(
    CounterAttackUnderFire,
    asked="under fire, {unit} counter-attacks {enemy}",
    past="under fire, {unit} has counter-attacked {enemy}",
    refused="under fire, {unit} cannot counter-attack {enemy}",
)


@phrases.given("unit {label}: {troops} in {density} on {order}, Mv {movement}", again=True)
def unit_that_moves(case: Table, label: str, troops: Troops, density: Density, order: Order, movement: Number) -> None:
    case.say(label, troops=troops, density=density, order=order, movement=movement)


@phrases.given("{label} was shot at by {shooter}", again=True)
def was_shot_at(case: Table, label: str, shooter: str) -> None:
    case.meet(label, shooter)
    case.say(label, events=case.state.unit(label).events | {Event.SHOT_AT})
    case.tell(ShotAt(label, Phase.SHOOTING, shooter))
