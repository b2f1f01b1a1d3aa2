"""Sentences about support."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.support import Lead, Support, close_combat_support, support_under_fire
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    Lead,
    asked="{side} chooses {unit} as the main fighting unit",
    past="{side} has chosen {unit} as the main fighting unit",
    refused="{side} cannot choose {unit} as the main fighting unit",
)


@phrases.given("{labels} are fighting {enemies} from several sides", again=True)
def are_fighting(case: Table, labels: list[str], enemies: list[str]) -> None:
    case.meet(*labels, *enemies)
    case.state = case.state.put_fight(Fight((tuple(labels), tuple(enemies)), rounds=1))


@phrases.when("the support of {unit} in close combat with {enemy} is counted")
def counts_support(case: Table, unit: Piece, enemy: Piece) -> Ruling[Support]:
    return case.decide(close_combat_support, case.state, unit, enemy)


@phrases.when("the support of {unit} under the fire of {enemy} is counted")
def counts_support_under_fire(case: Table, unit: Piece, enemy: Piece) -> Ruling[Support]:
    return case.decide(support_under_fire, case.state, unit, enemy)


@phrases.then("its support is {number}", result=True)
def support_is(case: Table) -> Number:
    return case.outcome(Support).number


@phrases.then("it is supported by {units}", result=True)
def supported_by(case: Table) -> list[str] | None:
    return list(case.outcome(Support).units) or None


@phrases.then("{unit} is now the main fighting unit", result=True)
def is_main(case: Table, unit: Piece) -> bool:
    before, after = (battle.fight_of(unit) for battle in (case.state, case.outcome(Battle)))
    return after is not None and unit in after.leaders and (before is None or unit not in before.leaders)
