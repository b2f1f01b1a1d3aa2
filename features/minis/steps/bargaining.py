"""Sentences about the bargaining over terrain."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.games.minis.bargaining import (
    AgreeToAttack,
    Bargain,
    Elements,
    NameNumber,
    RefuseToAttack,
    RollForBid,
    with_roles,
)
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side

from .table import Table, phrases

phrases.action(
    RollForBid,
    asked=(
        "the players roll for who opens the bargaining",
        "the players roll for who opens the bargaining, blue rolling {blue} and red rolling {red}",
    ),
    past="the players have rolled for who opens the bargaining, blue rolling {blue} and red rolling {red}",
    refused="the players cannot roll for who opens the bargaining",
    dice={"blue": Rolled("blue_bid_die"), "red": Rolled("red_bid_die")},
)
phrases.action(
    NameNumber,
    asked="{side} names {number} terrain elements",
    past="{side} has named {number} terrain elements",
    refused="{side} cannot name {number} terrain elements",
)
phrases.action(
    AgreeToAttack,
    asked="{side} agrees to attack",
    past="{side} has agreed to attack",
    refused="{side} cannot agree to attack",
)
phrases.action(
    RefuseToAttack,
    asked="{side} refuses to attack",
    past="{side} has refused to attack",
    refused="{side} cannot refuse to attack",
)


@phrases.given("{side} is the attacker")
def attacks(case: Table, side: Side) -> None:
    case.state = with_roles(case.state, side)


def _bargain(case: Table) -> Bargain | None:
    """What the bargaining has come to by this action."""
    before, after = next(case.state.told(Bargain), None), next(case.outcome(Battle).told(Bargain), None)
    return after if after != before else None


@phrases.then("{side} must name a number", result=True)
def must_name(case: Table) -> Side | None:
    bargain = _bargain(case)
    return bargain.speaker if bargain and bargain.number is None else None


@phrases.then("the players must roll again", result=True)
def must_roll_again(case: Table) -> bool:
    case.attempt(RollForBid)
    return next(case.outcome(Battle).told(Bargain), None) is None


@phrases.then("{side} has become the attacker", result=True)
def became_attacker(case: Table) -> Side | None:
    after = case.outcome(Battle)
    return next((side for side in Side if after.army(side).attacker and not case.state.army(side).attacker), None)


@phrases.then("the defender places {number} terrain elements", result=True)
def elements_placed(case: Table) -> int | None:
    found = next(case.outcome(Battle).told(Elements), None)
    return found.number if found and found not in case.state.facts else None
