"""Combat across a barrier: who may seek it, how it begins, and what was fought (14.2.6, 14.5.1, 14.6.2)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import fortifications
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.readings.fortifications import STORM_PURSUIT, STORM_ROUND, StormPursuit, StormRound
from lexludi.games.minis.relations import Against, Terrain
from lexludi.games.minis.state import Battle, Fight
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class FoughtAcross:
    """A round of combat was fought across a section of a barrier: hand to hand, or a clash."""

    section: str
    hand_to_hand: bool


def may_attack(trace: Trace, battle: Battle, attacker: str, target: str) -> None:
    """Refuse an attack across a barrier by troops that cannot make it."""
    kind = fortifications.storms(trace, battle, attacker, target)
    if kind is not None:
        fortifications.may_come_over(trace, battle.unit(attacker), kind)


def line_up(trace: Trace, battle: Battle, attacker: str, target: str) -> Battle:
    """The battle in which a combat that has just begun is fought across the barrier its target defends."""
    fight, thing = battle.fight_of(attacker), fortifications.barrier_between(trace, battle, attacker, target)
    if fight is None or not thing or target not in fortifications.defenders(trace, battle, thing):
        return battle
    clash = fight.clash and trace.reading(STORM_ROUND) is StormRound.CLASH_FIRST
    trace.cite("minis.14.5.1", unit=attacker, enemy=target)
    battle = unplaced(battle, attacker).tell(Against(attacker, thing, behind=False))
    return battle.without_fight(fight).put_fight(replace(fight, clash=clash, section=thing))


def rounds_across(battle: Battle, section: str) -> tuple[bool, ...]:
    """Of each round that was fought across a section, whether it was hand to hand."""
    return tuple(told.hand_to_hand for told in battle.told(FoughtAcross) if told.section == section)


def round_fought(battle: Battle, fight: Fight) -> Battle:
    """The battle after one more round of a combat, which may be one across a barrier."""
    return battle.tell(FoughtAcross(fight.section, not fight.clash)) if fight.section else battle


def ended(trace: Trace, battle: Battle, fight: Fight) -> Battle:
    """The battle after a combat that is over; a barricade across which it came to hand-to-hand is to be taken off next."""
    if not any(rounds_across(battle, fight.section)):
        return battle
    barricade = fortifications.kind_of(trace, battle, fight.section) is Terrain.BARRICADE
    return battle.then("clear_barricade", fight.section) if barricade else battle


def bars_pursuit(trace: Trace, battle: Battle, winner: str, loser: str) -> None:
    """Refuse to pursue an enemy across the barrier that was fought across."""
    stand = fortifications.stand_at(battle, winner)
    fought = stand is not None and any(told.section == stand.thing for told in battle.told(FoughtAcross))
    if not fought and not fortifications.across_a_barrier(trace, battle, winner, loser):
        return
    if trace.reading(STORM_PURSUIT) is StormPursuit.NONE:
        trace.refuse("minis.14.5.3", winner=winner, unit=loser)
