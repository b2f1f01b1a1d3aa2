"""The bargaining over terrain, which makes one player the attacker (2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lexludi.games.minis.discipline import D6
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

HIGHEST_BID, LOWEST_BID = 6, 1
LAST_REFUSED = 2
LEFT_TO_DEFENDER = 1


@dataclass(frozen=True)
class Bargain:
    """How far the bargaining has come."""

    speaker: Side
    """The prospective defender, who names a number or has named it."""
    number: int | None = None
    below: int | None = None
    """The number his opponent has named before."""


@dataclass(frozen=True)
class Elements:
    """The terrain elements the defender puts on the table."""

    number: int


@dataclass(frozen=True)
class RollForBid:
    """Both players roll for who opens the bargaining."""


@dataclass(frozen=True)
class NameNumber:
    """A player names the terrain elements with which he would defend."""

    side: Side
    number: int


@dataclass(frozen=True)
class AgreeToAttack:
    """A player agrees to attack."""

    side: Side


@dataclass(frozen=True)
class RefuseToAttack:
    """A player refuses to attack."""

    side: Side


@decides
def roll_for_bid(trace: Trace, battle: Battle, action: RollForBid) -> Battle:
    """The player who rolls higher opens the bargaining; after a tie both roll again."""
    dice = {Side.BLUE: trace.roll("blue_bid_die", D6), Side.RED: trace.roll("red_bid_die", D6)}
    if dice[Side.BLUE] == dice[Side.RED]:
        trace.cite("minis.2.1.bid.roll", d6=tuple(dice.values()))
        return battle
    opener = max(dice, key=lambda side: dice[side])
    trace.cite("minis.2.1.bid.roll", opener, d6=tuple(dice.values()))
    return battle.tell(Bargain(opener))


@decides
def name_number(trace: Trace, battle: Battle, action: NameNumber) -> Battle:
    """The prospective defender names a number, each time smaller than the one before."""
    bargain = _bargain(battle)
    if action.side is not bargain.speaker and bargain == Bargain(bargain.speaker):
        trace.refuse("minis.2.1.bid.roll", side=action.side)
    if action.side is not bargain.speaker or bargain.number is not None:
        trace.refuse("minis.2.1.bid.alternate", side=action.side)
    if bargain.below is not None:
        held = Measure(action.number).less_than(bargain.below)
        if not held.holds:
            trace.refuse("minis.2.1.bid.refuse", side=action.side, number_named=held)
    held = Measure(action.number).at_most(HIGHEST_BID)
    if not held.holds or action.number < LOWEST_BID:
        lowest = Measure(action.number).at_least(LOWEST_BID)
        trace.refuse("minis.2.1.bid.name", side=action.side, number_named=lowest if held.holds else held)
    trace.cite("minis.2.1.bid.name", action.number, side=action.side)
    return battle.tell(replace(bargain, number=action.number))


@decides
def agree_to_attack(trace: Trace, battle: Battle, action: AgreeToAttack) -> Battle:
    """Who agrees is the attacker; the number named stands."""
    number = _answered(trace, battle, action.side)
    trace.cite("minis.2.1.bid.accept", action.side, side=action.side, number_named=number)
    return with_roles(battle, action.side).tell(Elements(number))


@decides
def refuse_to_attack(trace: Trace, battle: Battle, action: RefuseToAttack) -> Battle:
    """Who refuses names a smaller number himself; after a 2 he defends with 1, and a 1 cannot be refused."""
    number = _answered(trace, battle, action.side)
    if number <= LOWEST_BID:
        trace.refuse("minis.2.1.bid.name", side=action.side, number_named=number)
    if number == LAST_REFUSED:
        trace.cite("minis.2.1.bid.floor", LEFT_TO_DEFENDER, side=action.side, number_named=number)
        return with_roles(battle, action.side.enemy).tell(Elements(LEFT_TO_DEFENDER))
    trace.cite("minis.2.1.bid.refuse", side=action.side, number_named=number)
    trace.cite("minis.2.1.bid.alternate", side=action.side)
    return battle.tell(Bargain(action.side, below=number))


def with_roles(battle: Battle, attacker: Side) -> Battle:
    """The battle with a side as the attacker and its enemy as the defender."""
    for side in Side:
        battle = battle.put_army(replace(battle.army(side), attacker=side is attacker))
    return battle


def attacker_of(battle: Battle) -> Side:
    """The side that attacks, which must have been told."""
    for side in Side:
        if battle.army(side).attacker:
            return side
    raise Impossible("Which side is the attacker? Say it.")


def _bargain(battle: Battle) -> Bargain:
    found = next(battle.told(Bargain), None)
    if found is None:
        raise Impossible("Who opens the bargaining? Say what the players rolled.")
    return found


def _answered(trace: Trace, battle: Battle, side: Side) -> int:
    """The number to which a player answers, which the other must have named."""
    bargain = _bargain(battle)
    if side is bargain.speaker or bargain.number is None:
        trace.refuse("minis.2.1.bid.alternate", side=side)
    return bargain.number


def _names(battle: Battle) -> Iterator[NameNumber]:
    return (NameNumber(side, number) for side in Side for number in range(LOWEST_BID, HIGHEST_BID + 1))


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(RollForBid, roll_for_bid, lambda battle: (RollForBid(),)),
    ActionKind(NameNumber, name_number, _names),
    ActionKind(AgreeToAttack, agree_to_attack, lambda battle: map(AgreeToAttack, Side)),
    ActionKind(RefuseToAttack, refuse_to_attack, lambda battle: map(RefuseToAttack, Side)),
)
