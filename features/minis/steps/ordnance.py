"""Sentences about guns by their names and years."""

from __future__ import annotations

from lexludi.games.minis.ordnance import Make, Named, gun_of
from lexludi.games.minis.troops import Troops
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("which piece a gun of this name is: {make}")
def which_gun(case: Table, make: Make) -> Ruling[Named]:
    return case.decide(gun_of, case.state, make)


@phrases.then("it counts as: {troops}", result=True)
def counts_as(case: Table) -> Troops:
    return case.outcome(Named).troops


@phrases.given("{label} is a bombard of {year}")
def bombard_of(case: Table, label: str, year: int) -> None:
    case.say(label, troops=Troops.HEAVY_BOMBARD)
    case.set(year=year)


@phrases.given("{label} is a stone thrower of {year}")
def stone_thrower_of(case: Table, label: str, year: int) -> None:
    case.say(label, troops=Troops.STONE_THROWER)
    case.set(year=year)
