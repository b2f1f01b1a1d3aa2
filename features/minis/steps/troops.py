"""What is told of a unit, a fact at a time."""

from __future__ import annotations

from lexludi.games.minis.troops import Arm, Armour, Density, Event, Order, Quality, Side, Trait, Troops
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number

from .table import Table, phrases


@phrases.given("unit {label}: {troops}", again=True)
def is_troops(case: Table, label: str, troops: Troops) -> None:
    case.say(label, troops=troops)


@phrases.given("units {labels}: {troops} in {density}", again=True)
def are_troops(case: Table, labels: list[str], troops: Troops, density: Density) -> None:
    for label in labels:
        case.say(label, troops=troops, density=density)


@phrases.given("unit {label}: {troops} in {density}, A {attack}, Def {defence}, M {morale}", again=True)
def is_whole(
    case: Table, label: str, troops: Troops, density: Density, attack: Number, defence: Number, morale: int
) -> None:
    case.say(label, troops=troops, density=density, attack=attack, defence=defence, morale=morale)


@phrases.given("{labels} are {side}", again=True)
def are_of(case: Table, labels: list[str], side: Side) -> None:
    if len(labels) == 1:
        raise Impossible("Of a unit alone say that it is of that side: {label} is {side}.", label=labels[0], side=side)
    for label in labels:
        case.say(label, side=side)


@phrases.given("{label} is {side}")
def is_of(case: Table, label: str, side: Side) -> None:
    case.say(label, side=side)


@phrases.given("{label} stands in {density}")
def stands_in(case: Table, label: str, density: Density) -> None:
    case.say(label, density=density)


@phrases.given("{label} began with {number} figures")
def began_with(case: Table, label: str, number: int) -> None:
    case.say(label, figures=number)


@phrases.given("losses of {label}: {number}")
def has_lost(case: Table, label: str, number: int) -> None:
    case.say(label, losses=number)


@phrases.given("{label} has {number} DP")
def has_disorder(case: Table, label: str, number: int) -> None:
    case.say(label, disorder=number)


@phrases.given("{label}: A {number}")
def attack_is(case: Table, label: str, number: Number) -> None:
    case.say(label, attack=number)


@phrases.given("{label}: Def {number}")
def defence_is(case: Table, label: str, number: Number) -> None:
    case.say(label, defence=number)


@phrases.given("{label}: M {number}")
def morale_is(case: Table, label: str, number: int) -> None:
    case.say(label, morale=number)


@phrases.given("{label}: Mv {number}")
def movement_is(case: Table, label: str, number: Number) -> None:
    case.say(label, movement=number)


@phrases.given("{label}: cost {number}")
def cost_is(case: Table, label: str, number: int) -> None:
    case.say(label, cost=number)


@phrases.given("{labels} are of quality: {quality}", again=True)
def quality_is(case: Table, labels: list[str], quality: Quality) -> None:
    for label in labels:
        case.say(label, quality=quality)


@phrases.given("{label} carries {arms}")
def carries(case: Table, label: str, arms: list[Arm]) -> None:
    case.say(label, arms=frozenset(arms))


@phrases.given("{label} wears: {armour}")
def wears(case: Table, label: str, armour: Armour) -> None:
    case.say(label, armour=armour)


@phrases.given("{label} has: {trait}", again=True)
def has_trait(case: Table, label: str, trait: Trait) -> None:
    case.meet(label)
    case.say(label, traits=case.state.unit(label).traits | {trait})


@phrases.given("{label} does not have: {trait}", again=True)
def lacks_trait(case: Table, label: str, trait: Trait) -> None:
    case.meet(label)
    case.say(label, lacks=case.state.unit(label).lacks | {trait})


@phrases.given("{label} is on {order}")
def is_on(case: Table, label: str, order: Order) -> None:
    case.say(label, order=order)


@phrases.given("{label}, this turn: {event}", again=True)
def did(case: Table, label: str, event: Event) -> None:
    case.meet(label)
    case.say(label, events=case.state.unit(label).events | {event})


@phrases.given("{label} has spent {steps} steps of its movement this turn")
def has_spent(case: Table, label: str, steps: Number) -> None:
    case.say(label, moved=steps)


@phrases.given("{label} is fleeing from {enemy}")
def is_fleeing(case: Table, label: str, enemy: str) -> None:
    case.meet(enemy)
    case.say(label, fleeing=enemy)
