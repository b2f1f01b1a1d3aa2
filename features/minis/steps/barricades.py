"""Sentences about setting up, taking down and manning barriers."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.barricades import Dismantle, Man, SetUp
from lexludi.games.minis.fortifications import stand_at
from lexludi.games.minis.relations import Fits, Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.works import is_cleared

from .table import Table, phrases

phrases.action(
    SetUp,
    asked=("{unit} sets up a barricade", "{unit} sets up a barricade against the attack of {attacker}"),
    past=("{unit} has set up a barricade", "{unit} has set up a barricade against the attack of {attacker}"),
    refused=("{unit} cannot set up a barricade", "{unit} cannot set up a barricade against the attack of {attacker}"),
)
phrases.action(
    Dismantle,
    asked="{unit} takes down the barricade {section}",
    past="{unit} has taken down the barricade {section}",
    refused="{unit} cannot take down the barricade {section}",
)
phrases.action(
    Man,
    asked="these line up behind {section} to defend it: {units}",
    past="these have lined up behind {section} to defend it: {units}",
    refused="these cannot line up behind {section} to defend it: {units}",
)


@phrases.given("{number} bases fit behind {section}")
def bases_fit(case: Table, number: int, section: Piece) -> None:
    case.tell(Fits(section, number))


@phrases.then("{unit} now stands right behind its own: {terrain}", result=True)
def behind_its_own(case: Table, unit: Piece) -> Terrain | None:
    stand = stand_at(case.outcome(Battle), unit)
    return Terrain(stand.thing) if stand and stand.behind and stand.thing in list(Terrain) else None


@phrases.then("the barricade {section} is gone", result=True)
def is_gone(case: Table, section: Piece) -> bool:
    return is_cleared(case.outcome(Battle), section)
