"""Sentences about camps."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Piece
from lexludi.games.minis.camp import (
    CaptureCamp,
    FaceAfterLooting,
    Garrison,
    Looted,
    SetUpWagenburg,
    StopLooting,
    Worth,
    size,
    worth,
)
from lexludi.games.minis.deployment import Camp
from lexludi.games.minis.entering import EnterCamp, LeaveCamp
from lexludi.games.minis.fortifications import InCamp, camp_around
from lexludi.games.minis.relations import Fits
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    SetUpWagenburg,
    asked="{side} sets up its wagenburg {steps} steps from the enemy’s front line",
    past="{side} has set up its wagenburg {steps} steps from the enemy’s front line",
    refused="{side} cannot set up its wagenburg {steps} steps from the enemy’s front line",
)
phrases.action(
    Garrison,
    asked="these take their places inside the camp of {side}: {units}",
    past="these have taken their places inside the camp of {side}: {units}",
    refused="these cannot take their places inside the camp of {side}: {units}",
)
phrases.action(
    EnterCamp,
    asked="{unit} enters the camp of {side}",
    past="{unit} has entered the camp of {side}",
    refused="{unit} cannot enter the camp of {side}",
)
phrases.action(
    LeaveCamp,
    asked="{unit} leaves the camp of {side}",
    past="{unit} has left the camp of {side}",
    refused="{unit} cannot leave the camp of {side}",
)
phrases.action(
    CaptureCamp,
    asked="{unit} captures the camp of {side}",
    past="{unit} has captured the camp of {side}",
    refused="{unit} cannot capture the camp of {side}",
)
phrases.action(
    StopLooting,
    asked=("{unit} is to stop looting", "{unit} is to stop looting, rolling {die}"),
    past=("{unit} was to stop looting", "{unit} was to stop looting, rolling {die}"),
    refused="{unit} cannot be made to stop looting",
    dice={"die": Rolled("discipline_test", of="unit")},
)
phrases.action(
    FaceAfterLooting,
    asked="{unit} is placed facing another way after looting",
    past="{unit} was placed facing another way after looting",
    refused="{unit} cannot be placed facing another way after looting",
)


@phrases.given("{number} bases fit inside the camp of {side}")
def bases_fit_inside(case: Table, number: int, side: Side) -> None:
    case.tell(Fits(side, number))


@phrases.given("{label} is in the camp of {side}")
def is_in_camp(case: Table, label: str, side: Side) -> None:
    case.meet(label)
    case.tell(InCamp(label, side))


@phrases.given("{label} is looting")
def is_looting(case: Table, label: str) -> None:
    case.say(label, looting=True)
    case.tell(Looted(label))


@phrases.given("{label} has stopped looting")
def has_stopped(case: Table, label: str) -> None:
    case.meet(label)
    case.tell(Looted(label))


@phrases.when("what the camp of {side} adds to its steadfastness")
def what_it_adds(case: Table, side: Side) -> Ruling[Worth]:
    return case.decide(worth, case.state, side)


@phrases.then("it adds {number} to the steadfastness of {side}", result=True)
def adds(case: Table, side: Side) -> int | None:
    found = case.outcome(Worth)
    return found.number if found.side is side else None


@phrases.when("whether a camp may be {length} by {depth} steps")
def may_be_so_big(case: Table, length: Number, depth: Number) -> Ruling[Battle]:
    return case.decide(size, case.state, length, depth)


@phrases.then("{side} now has: {camp}", result=True)
def has_now(case: Table, side: Side) -> Camp | None:
    camp = case.outcome(Battle).army(side).camp
    return Camp(camp) if camp else None


@phrases.then("{unit} is now in the camp of {side}", result=True)
def is_in_camp_now(case: Table, unit: Piece, side: Side) -> bool:
    return camp_around(case.outcome(Battle), unit) is side


@phrases.then("{unit} is now outside the camp of {side}", result=True)
def is_outside_now(case: Table, unit: Piece, side: Side) -> bool:
    return camp_around(case.outcome(Battle), unit) is not side


@phrases.then("the camp of {side} counts as captured", result=True)
def counts_as_captured(case: Table, side: Side) -> bool:
    return case.outcome(Battle).army(side).camp_taken


@phrases.then("the camp of {side} does not count as captured", result=True)
def does_not_count_as_captured(case: Table, side: Side) -> bool:
    return not case.outcome(Battle).army(side).camp_taken


@phrases.then("{unit} now loots the camp", result=True)
def loots_now(case: Table, unit: Piece) -> bool:
    return case.outcome(Battle).unit(unit).looting


@phrases.then("{unit} no longer loots", result=True)
def loots_no_longer(case: Table, unit: Piece) -> bool:
    return case.state.unit(unit).looting and not case.outcome(Battle).unit(unit).looting
