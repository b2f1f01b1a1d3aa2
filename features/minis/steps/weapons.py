"""What is told of missile weapons."""

from __future__ import annotations

from lexludi.games.minis.troops import Arm, Density, Troops
from lexludi.games.minis.weapons import Made, Make, Uses
from lexludi.rulings.number import Number

from .table import Table, phrases


@phrases.given("unit {label}: {troops} in {density} with {arms}", again=True)
def shooters(case: Table, label: str, troops: Troops, density: Density, arms: list[Arm]) -> None:
    case.say(label, troops=troops, density=density, arms=frozenset(arms))


@phrases.given("unit {label}: {troops} in {density} with {arms}, Def {defence}, M {morale}", again=True)
def whole_shooters(
    case: Table, label: str, troops: Troops, density: Density, arms: list[Arm], defence: Number, morale: int
) -> None:
    case.say(label, troops=troops, density=density, arms=frozenset(arms), defence=defence, morale=morale)


@phrases.given("units {labels}: {troops} in {density} with {arms}, Def {defence}, M {morale}", again=True)
def all_shooters(
    case: Table, labels: list[str], troops: Troops, density: Density, arms: list[Arm], defence: Number, morale: int
) -> None:
    for label in labels:
        whole_shooters(case, label, troops, density, arms, defence, morale)


@phrases.given("{label} shoots with its {weapon}")
def uses(case: Table, label: str, weapon: Arm) -> None:
    case.meet(label)
    case.tell(Uses(label, weapon))


@phrases.given("the missile weapon of {label} is: {make}")
def is_made(case: Table, label: str, make: Make) -> None:
    case.meet(label)
    case.tell(Made(label, make))
