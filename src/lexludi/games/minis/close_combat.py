"""Chapter 8: close combat, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis import (
    aftermath,
    assault,
    battle_line,
    blows,
    contact,
    disorder,
    flanks,
    panic,
    relations,
    turning,
)
from lexludi.games.minis.aftermath import HeldBack, Suffered, Triumph
from lexludi.games.minis.blows import Blow
from lexludi.games.minis.engagements import Joined
from lexludi.games.minis.readings.close_combat import NEWCOMERS, NEXT_ROUND, Newcomers, NextRound
from lexludi.games.minis.results import Result
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.troops import Side, Troops
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

ELSEWHERE = {
    "minis.8.1": "contact battle_line blows",
    "minis.8.2": "contact reactions",
    "minis.8.3": "blows aftermath panic arms",
    "minis.8.4": "blows aftermath panic",
    "minis.8.4.3": "pursuit",
    "minis.8.5": "arms contact",
    "minis.8.6": "turning blows",
    "minis.8.7": "turning contact flanks",
    "minis.8.8": "aftermath blows",
    "minis.8.8.2": "battle_line blows",
}
"""The modules that decide clauses of this chapter."""


class Round(StrEnum):
    """What a round of close combat is."""

    CLASH = "clash"
    HAND_TO_HAND = "hand_to_hand"


@dataclass(frozen=True)
class FightRound:
    """Two units fight a round of close combat."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class ChooseLead:
    """The active player says which of several attackers leads."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class IgnoreResult:
    """A unit that destroyed its opponent stays where it is."""

    unit: str


@dataclass(frozen=True)
class Fought:
    """A round that was fought, and in which turn."""

    sides: tuple[tuple[str, ...], tuple[str, ...]]
    active: Side | None
    game_turn: int | None
    avoided: bool = False
    """Whether both sides panicked, so that nobody has won it."""

    @property
    def units(self) -> frozenset[str]:
        """Everybody who took part."""
        return frozenset(self.sides[0] + self.sides[1])


@decides
def fight_round(trace: Trace, battle: Battle, action: FightRound) -> Battle:
    """A round of close combat, from the dice to what becomes of both sides."""
    fight = _fight_of(trace, battle, action)
    attacker, defender = (action.unit, action.enemy) if action.unit in fight.sides[0] else (action.enemy, action.unit)
    _in_its_turn(trace, battle, fight)
    _must_lead(trace, battle, fight, attacker, defender)
    battle = turning.turned_since(trace, battle, fight)
    fight = battle.fight_of(action.unit) or fight
    clash = _round(trace, fight) is Round.CLASH
    turning.keeps_position(trace, battle, fight)
    one_by_one, last = flanks.blow_by_blow(trace, battle, fight, defender)
    struck = blows.exchange(trace, battle, attacker, defender, clash=clash)
    later = attacker if one_by_one else ""
    suffered = _suffered(struck, attacker, defender), _suffered(struck, defender, attacker)
    battle = _settle(trace, battle, fight, *suffered, clash=clash, later=later)
    if one_by_one and last:
        battle = aftermath.settle_later(trace, battle, clash=clash)
    if not last:
        return battle
    return _after_the_round(trace, _expend(battle, attacker, defender, clash=clash), fight, (attacker, defender))


def _fight_of(trace: Trace, battle: Battle, action: FightRound) -> Fight:
    """The close combat of two units, which must have come into contact and have formed their line."""
    battle.enemies(action.unit, action.enemy)
    for each in battle.pending:
        if each.action == "expend" and each.labels[0] in (action.unit, action.enemy):
            trace.refuse("minis.13.2.3", unit=each.labels[0])
    fight = battle.fight_of(action.unit)
    if fight and any(action.enemy in side for side in fight.sides if action.unit not in side):
        return fight
    pair = action.unit, action.enemy
    if relations.contact(battle, *pair):
        trace.refuse("minis.8.1.7", unit=pair)
    if contact.declared(battle, *pair) or contact.declared(battle, *reversed(pair)):
        trace.refuse("minis.8.1.2", unit=pair)
    trace.refuse("minis.8.1.1", unit=pair)


def _must_lead(trace: Trace, battle: Battle, fight: Fight, attacker: str, defender: str) -> None:
    """Of several attackers only the leading one fights; the others support it."""
    several = flanks.several_attackers(fight)
    if not several:
        return
    if all(len(side) > 1 for side in fight.sides):
        trace.silent("minis.8.8.1", unit=fight.sides[0] + fight.sides[1])
    lead, enemy = (attacker, defender) if attacker in several else (defender, attacker)
    if not fight.leaders[0]:
        said = "Which unit leads the attack on {enemy}? The active player says it."
        raise Impossible(said, by="minis.8.8.1", enemy=enemy)
    if lead != fight.leaders[0]:
        trace.refuse("minis.8.8.1", unit=lead, enemy=enemy)
    trace.cite("minis.8.8.1", unit=lead, enemy=enemy)


def _in_its_turn(trace: Trace, battle: Battle, fight: Fight) -> None:
    """A round waits for the turn after that of the round before."""
    units = {label for side in fight.sides for label in side}
    before = next((told for told in battle.told(Fought) if told.units & units), None)
    if before is None or battle.active is None or before.active is None:
        return
    its_turn = before.active is battle.active
    same_turn = its_turn and before.game_turn == battle.game_turn
    played = trace.reading(NEXT_ROUND)
    waits = {
        NextRound.PLAYER_TURN: same_turn,
        NextRound.OWN_TURN: same_turn or not its_turn,
        NextRound.SAME_PHASE: False,
    }
    if waits[played]:
        trace.refuse("minis.8.3.3", unit=tuple(sorted(units)), side=battle.active)


def _round(trace: Trace, fight: Fight) -> Round:
    """What the next round of a close combat is."""
    units = fight.sides[0] + fight.sides[1]
    if fight.clash and not fight.rounds:
        return trace.cite("minis.8.3.1", Round.CLASH, unit=units)
    if fight.rounds:
        return trace.cite("minis.8.3.3", Round.HAND_TO_HAND, unit=units)
    return Round.HAND_TO_HAND


def _suffered(struck: tuple[Blow, ...], label: str, enemy: str) -> Suffered:
    """What a unit suffers in a round; nothing if the other struck no blow."""
    blow = next((each for each in struck if each.target == label), None)
    if blow is None:
        return Suffered(label, enemy, Result.CARRY_ON)
    return Suffered(label, enemy, blow.result, blow.lost, blow.number)


def _settle(
    trace: Trace, battle: Battle, fight: Fight, one: Suffered, other: Suffered, *, clash: bool, later: str
) -> Battle:
    """The battle after the blows of a round; the first of two is of the side that attacked."""
    one, other = (panic.without_panic(trace, battle, each) for each in (one, other))
    if Result.PANIC in (one.result, other.result):
        if later and one.result is Result.PANIC:
            trace.silent("minis.8.7.5", unit=later, result=Result.PANIC)
        battle = panic.panic(trace, battle, fight, one, other)
        cancelled = replace(one, result=Result.CARRY_ON, lost=0, number=None)
        return battle.tell(HeldBack(cancelled, moves=False)) if later else battle
    if clash:
        trace.cite("minis.8.3.21", unit=(one.label, other.label))
    return aftermath.fought_out(trace, battle, fight, one, other, clash=clash, later=later)


def _expend(battle: Battle, *labels: str, clash: bool) -> Battle:
    """The battle after a round: scythed chariots that have fought a clash are to be taken off."""
    for label in labels if clash else ():
        unit = battle.unit(label)
        if unit.troops is Troops.SCYTHED_CHARIOT and unit.removed is None:
            battle = battle.then("expend", label)
    return battle


def settle_clash(trace: Trace, battle: Battle, attacker: Suffered, defender: Suffered) -> Battle:
    """The battle after a clash whose blows were worked out before, such as one that a defensive shot came before."""
    fight = battle.fight_of(defender.label)
    if fight is None:
        raise Impossible("{unit} and {enemy} are in no close combat.", unit=attacker.label, enemy=defender.label)
    battle = _settle(trace, battle, fight, attacker, defender, clash=True, later="")
    return _after_the_round(trace, battle, fight, (attacker.label, defender.label))


def _after_the_round(trace: Trace, battle: Battle, fight: Fight, struck: tuple[str, str]) -> Battle:
    """The battle with one more round fought by those who are still in it."""
    units = frozenset(fight.sides[0] + fight.sides[1])
    for joined in [told for told in battle.told(Joined) if told.fresh and told.one in units]:
        battle = battle.tell(replace(joined, fresh=False))
    left = next((battle.fight_of(label) for label in units if battle.fight_of(label)), None)
    if left is not None:
        battle = battle.put_fight(
            replace(
                left,
                rounds=fight.rounds + 1,
                clash=False,
                leaders=("", ""),
                led=fight.leaders[0],
                struck=fight.struck.union(struck),
            )
        )
    battle = _led_before(trace, battle, fight, struck)
    last = next((fact for fact in reversed(battle.facts) if isinstance(fact, (Fought, panic.Avoided))), None)
    avoided = isinstance(last, panic.Avoided) and last.units <= units
    battle = assault.round_fought(battle, fight).tell(Fought(fight.sides, battle.active, battle.game_turn, avoided))
    return battle if left else assault.ended(trace, battle, fight)


def _led_before(trace: Trace, battle: Battle, fight: Fight, struck: tuple[str, str]) -> Battle:
    """The battle after those who struck in earlier rounds alone are out of a combat with elephants or scythed chariots."""
    for label in sorted(fight.struck.difference(struck)):
        own = next((side for side in fight.sides if label in side), ())
        if own and not battle.fight_of(label):
            enemy = next(each for each in struck if each not in own)
            battle = disorder.fought_beasts_once(trace, battle, label, enemy)
    return battle


@decides
def choose_lead(trace: Trace, battle: Battle, action: ChooseLead) -> Battle:
    """One of several attackers leads: its attack is worked out, the others support it."""
    fight = battle.fight_of(action.enemy)
    own = next((side for side in fight.sides if action.unit in side), ()) if fight else ()
    if fight is None or not own or action.enemy in own:
        raise Impossible("{unit} and {enemy} are in no close combat.", unit=action.unit, enemy=action.enemy)
    joined = next((told for told in battle.told(Joined) if (told.one, told.other) == (action.unit, action.enemy)), None)
    _must_be_full(trace, battle, action.unit, action.enemy, own)
    trace.cite("minis.8.8.1", unit=action.unit, enemy=action.enemy)
    zone = joined.zone if joined else fight.zone
    clash = bool(joined and joined.zone and joined.fresh)
    if clash and (fight.rounds or not fight.clash):
        clash = trace.reading(NEWCOMERS) is Newcomers.CLASH
    enemies = next(side for side in fight.sides if action.enemy in side)
    led = replace(fight, sides=(own, enemies), leaders=(action.unit, action.enemy), zone=zone, clash=clash)
    if clash:
        led = replace(led, rounds=0)
    return battle.without_fight(fight).put_fight(led)


def _must_be_full(trace: Trace, battle: Battle, lead: str, enemy: str, own: tuple[str, ...]) -> None:
    """A unit whose battle line is not whole only supports one whose line is."""
    touches = {each: relations.contact(battle, each, enemy) for each in own}
    full = {each for each, touch in touches.items() if touch is None or contact.is_full(trace, battle, touch)}
    if full and lead not in full:
        trace.refuse("minis.8.1.19", unit=lead, enemy=enemy)


@decides
def ignore_result(trace: Trace, battle: Battle, action: IgnoreResult) -> Battle:
    """A unit that destroyed its opponent hand to hand ignores its own retreat or flight; its losses and disorder stand."""
    moves = [
        each for each in battle.pending if each.action in aftermath.MOVES.values() and each.labels[0] == action.unit
    ]
    if not moves or not any(told.label == action.unit for told in battle.told(Triumph)):
        trace.refuse("minis.8.4.6", unit=action.unit)
    trace.cite("minis.8.4.6", unit=action.unit)
    trace.cite("minis.8.4.7", unit=action.unit)
    if moves[0].action == "flee" and disorder.rolls_instead(trace, battle, action.unit):
        battle = disorder.disorder(trace, battle, action.unit, "minis.10.double")
    return replace(battle, pending=tuple(each for each in battle.pending if each not in moves))


def _rounds(battle: Battle) -> Iterator[FightRound]:
    """Every round that can be fought: of several attackers, by the one that leads."""
    for fight in battle.fights:
        leads = tuple(filter(None, fight.leaders[:1])) if flanks.several_attackers(fight) else fight.sides[0]
        yield from (FightRound(unit, enemy) for unit in leads for enemy in fight.sides[1])


def _leads(battle: Battle) -> Iterator[ChooseLead]:
    """Every choice of a leading unit among several attackers."""
    for fight in battle.fights:
        several = flanks.several_attackers(fight)
        enemy = next(side for side in fight.sides if side != several)[0]
        yield from (ChooseLead(unit, enemy) for unit in several)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(FightRound, fight_round, _rounds),
    ActionKind(ChooseLead, choose_lead, _leads),
    ActionKind(IgnoreResult, ignore_result, lambda battle: (IgnoreResult(each.label) for each in battle.told(Triumph))),
    ActionKind(flanks.StrikeFlanks, flanks.strike_flanks, lambda battle: ()),
    *battle_line.ACTIONS,
    *turning.ACTIONS,
)
