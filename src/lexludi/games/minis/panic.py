"""Panic in the clash (8.3.13 to 8.3.20, 8.4.2, 8.4.4)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import disorder, duties, general
from lexludi.games.minis.aftermath import Suffered, column_flees, gives_up
from lexludi.games.minis.edges import draw_apart
from lexludi.games.minis.readings.close_combat import BOTH_PANIC, BothPanic
from lexludi.games.minis.results import Result
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.troops import Removed, Trait
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace

SHORT_OF_THE_ENEMY = 2
SHORT_OF_CONTACT = 2
BETWEEN_BOTH = 2
DISORDER_OF_ONE = 1


@dataclass(frozen=True)
class NoWayOut:
    """A unit that has no way to flee."""

    label: str


@dataclass(frozen=True)
class Avoided:
    """Two units that both panicked and did not fight."""

    units: frozenset[str]


def panics(battle: Battle, suffered: Suffered) -> bool:
    """Whether a unit panics, as fanatics never do."""
    return suffered.result is Result.PANIC and Trait.FANATICS not in battle.unit(suffered.label).traits


def without_panic(trace: Trace, battle: Battle, suffered: Suffered, other: Suffered | None = None) -> Suffered:
    """What fanatics suffer instead of panic, unless the other side avoids the fight in a panic of its own."""
    if suffered.result is not Result.PANIC or panics(battle, suffered):
        return suffered
    if other is None or not panics(battle, other):
        trace.cite("minis.8.4.4", Result.DESTROYED, unit=suffered.label)
    return replace(suffered, result=Result.DESTROYED)


def panic(trace: Trace, battle: Battle, fight: Fight, attacker: Suffered, defender: Suffered) -> Battle:
    """The battle after a clash in which somebody panicked and avoids the fight."""
    frightened = [each for each in (attacker, defender) if each.result is Result.PANIC]
    before = battle
    for each in frightened:
        battle = gives_up(trace, before, battle, each)
        trace.cite("minis.8.3.13", each.result, unit=each.label)
        trace.cite("minis.8.3.16", unit=each.label, enemy=each.enemy)
        battle = battle.suffers(each.label, each.result, each.number, each.enemy)
    if fight.counter_attack:
        trace.cite("minis.8.3.18", unit=(attacker.label, defender.label))
    if len(frightened) == 2:
        return _both_panic(trace, battle, fight, attacker.label, defender.label)
    if frightened[0] is attacker and not fight.counter_attack:
        return _halts(trace, battle, attacker)
    clause = "minis.8.3.19" if fight.counter_attack else "minis.8.3.15"
    trace.cite(clause, Result.FLIGHT, unit=frightened[0].label)
    if fight.counter_attack:
        battle = _not_begun(battle, frightened[0])
    return _runs(trace, battle, frightened[0])


def _not_begun(battle: Battle, panicked: Suffered) -> Battle:
    """The battle with a unit back where it stood before its counter-attack."""
    return draw_apart(battle, panicked.label, panicked.enemy, battle.unit(panicked.label).moved)


def _both_panic(trace: Trace, battle: Battle, fight: Fight, attacker: str, defender: str) -> Battle:
    """Two units panic at once: they stop two steps apart, or the defender goes back a little."""
    one_point = trace.reading(BOTH_PANIC) is BothPanic.ONE
    battle = battle.tell(Avoided(frozenset((attacker, defender))))
    if fight.counter_attack:
        apart = trace.cite("minis.8.3.20", BETWEEN_BOTH, unit=(attacker, defender))
        for label in (attacker, defender):
            clause, points = ("minis.8.3.20", DISORDER_OF_ONE) if one_point else ("minis.10.double", None)
            battle = disorder.disorder(trace, battle, label, clause, points)
        return draw_apart(battle, attacker, defender, apart)
    apart = trace.cite("minis.8.3.17", SHORT_OF_CONTACT, unit=(attacker, defender))
    battle = disorder.disorder(trace, battle, attacker, "minis.10.double")
    battle = disorder.disorder(trace, battle, defender, "minis.10.3" if one_point else "minis.10.double")
    battle = draw_apart(battle, attacker, defender, apart)
    return battle if battle.unit(defender).removed else battle.then("retreat", defender, attacker)


def _halts(trace: Trace, battle: Battle, attacker: Suffered) -> Battle:
    """An attacker in panic stops short of the enemy."""
    apart = trace.cite("minis.8.3.14", SHORT_OF_THE_ENEMY, unit=attacker.label, enemy=attacker.enemy)
    battle = draw_apart(battle, attacker.label, attacker.enemy, apart)
    battle = disorder.disorder(trace, battle, attacker.label, "minis.10.double")
    return duties.missed(trace, battle, attacker.label, thrown_back=True)


def _runs(trace: Trace, battle: Battle, panicked: Suffered) -> Battle:
    """A unit flees in panic, unless it cannot."""
    label, enemy = panicked.label, panicked.enemy
    if any(told.label == label for told in battle.told(NoWayOut)):
        trace.cite("minis.8.4.2", Removed.DESTROYED, unit=label)
        return column_flees(trace, battle, general.remove(battle, label, Removed.DESTROYED), label, enemy)
    after = disorder.of_flight(trace, battle, label)
    if after.unit(label).removed:
        return column_flees(trace, battle, after, label, enemy)
    return after.then("panic", label, enemy)
