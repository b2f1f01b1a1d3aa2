"""Sentences about reserves."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.reserve import (
    Arrival,
    ArriveFromRound,
    ArriveLate,
    Came,
    Crowded,
    FormReserve,
    SendRound,
    SentRound,
    SetOutReserve,
    Territory,
    reserve_moves,
)
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace

from .table import Table, phrases

phrases.action(
    FormReserve,
    asked="a reserve is chosen: {units}",
    past="a reserve has been chosen: {units}",
    refused="this reserve cannot be chosen: {units}",
)
phrases.action(
    SetOutReserve,
    asked="the reserve {units} is set out {ground}",
    past="the reserve {units} has been set out {ground}",
    refused="the reserve {units} cannot be set out {ground}",
)
phrases.action(
    SendRound,
    asked="the reserve {units} is sent round the enemy, to appear in sector {sector}",
    past="the reserve {units} has been sent round the enemy, to appear in sector {sector}",
    refused="the reserve {units} cannot be sent round the enemy, to appear in sector {sector}",
)
phrases.action(
    ArriveFromRound,
    asked=(
        "the reserve {units} is to appear in sector {sector}",
        "the reserve {units} is to appear in sector {sector}, rolling {die}",
    ),
    past=(
        "the reserve {units} was to appear in sector {sector}",
        "the reserve {units} was to appear in sector {sector}, rolling {die}",
    ),
    refused="the reserve {units} cannot appear in sector {sector}",
    dice={"die": Rolled("reserve_die")},
)
phrases.action(
    ArriveLate,
    asked="the reserve {units} arrives at its own table edge",
    past="the reserve {units} has arrived at its own table edge",
    refused="the reserve {units} cannot arrive at its own table edge",
)


@phrases.given("the army of {side} costs {number}", again=True)
def army_costs(case: Table, side: Side, number: int) -> None:
    case.state = case.state.put_army(replace(case.state.army(side), cost=number))


@phrases.given("sectors {sectors} are the territory of {side}", again=True)
def territory_is(case: Table, sectors: list[int], side: Side) -> None:
    case.tell(Territory(side, tuple(sectors)))


@phrases.given("enemy troops leave no place in sector {sector}", again=True)
def no_place(case: Table, sector: int) -> None:
    case.tell(Crowded(sector))


@phrases.given("the reserve {units} is on its way round the enemy to sector {sector}", again=True)
def on_its_way(case: Table, units: list[Piece], sector: int) -> None:
    case.tell(SentRound(tuple(units), sector))


@phrases.given("the reserve {units} appeared on turn {turn}", again=True)
def has_appeared(case: Table, units: list[Piece], turn: int) -> None:
    for label in units:
        case.tell(Came(label, Arrival.APPEARS, turn))


@phrases.when("{label} of the reserve wants to move")
def wants_to_move(case: Table, label: Piece) -> Ruling[Arrival]:
    return case.decide(reserve_moves, case.state, label)


@phrases.then("{label} of the reserve {arrival}", result=True)
def arrives(case: Table, label: Piece) -> Arrival | None:
    after = case.outcome(Battle)
    return next(
        (told.arrival for told in after.told(Came) if told.label == label and told not in case.state.facts), None
    )
