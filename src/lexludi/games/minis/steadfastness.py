"""The steadfastness of an army (9.5)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis.bargaining import attacker_of
from lexludi.games.minis.charts.retreat import CAMP_STEADFASTNESS, GENERAL_STEADFASTNESS
from lexludi.games.minis.command import talent
from lexludi.games.minis.deployment import Camp
from lexludi.games.minis.discipline import side_of
from lexludi.games.minis.readings.retreat import FURTHER_TESTS, FurtherTests
from lexludi.games.minis.state import Army, Battle, Commander
from lexludi.games.minis.troops import Phase, Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

D20 = tuple(range(1, 21))
FOR_A_COMMANDER = 1
TWO_THIRDS = Fraction(2, 3)
DICE = {Side.BLUE: "blue_steadfastness_die", Side.RED: "red_steadfastness_die"}
OF = Count("steadfastness")


@dataclass(frozen=True)
class Now:
    """The steadfastness an army has now, as the players have worked it out."""

    side: Side
    number: int
    lost: frozenset[str] = frozenset()
    """What was lost when they did."""


@dataclass(frozen=True)
class Fell:
    """How many times the steadfastness of an army fell in this turn."""

    side: Side
    times: int


@dataclass(frozen=True)
class Winner:
    """The side whose enemy has fled the field."""

    side: Side


@dataclass(frozen=True)
class Steadfast:
    """The steadfastness of an army."""

    number: int


@dataclass(frozen=True)
class TestSteadfastness:
    """Every army that is due takes its test."""


@decides
def count_steadfastness(trace: Trace, battle: Battle, side: Side) -> Steadfast:
    """The steadfastness of an army as it stands."""
    return Steadfast(steadfastness(trace, battle, side))


def steadfastness(trace: Trace, battle: Battle, side: Side) -> int:
    """The steadfastness of an army: its units, command figures and camp, without what is lost or flees (9.5.1)."""
    told = next((fact for fact in battle.told(Now) if fact.side is side), None)
    if told and told.lost != losses(battle, side):
        said = "Since the ST of {side} was told, losses or flights have changed. What is it now? Say it anew."
        raise Impossible(said, side=side)
    if told:
        return told.number
    total = trace.add("minis.9.5.1", _units(trace, battle, side), OF, side=side)
    total += _command(trace, battle, side)
    total += _camp(trace, battle.army(side))
    return trace.total("minis.9.5.1", total, OF, side=side)


def losses(battle: Battle, side: Side) -> frozenset[str]:
    """What an army has lost or sees flee that counts towards its steadfastness."""
    units = {unit.label for unit in battle.units if unit.side is side and not unit.stands}
    dead = {each.label for each in battle.commanders if side_of(battle, each) is side and not each.alive}
    return frozenset(units | dead | ({battle.army(side).camp} if battle.army(side).camp_taken else set()))


def _units(trace: Trace, battle: Battle, side: Side) -> int:
    """The units of an army that count: counted, or those named that are neither gone nor fleeing."""
    lost = tuple(unit.label for unit in battle.units if unit.side is side and not unit.stands)
    if lost:
        trace.cite("minis.9.5.5", unit=lost)
    return battle.count(side)


def _command(trace: Trace, battle: Battle, side: Side) -> int:
    """What the command figures add that are neither killed nor fleeing."""
    added = 0
    for each in (each for each in battle.commanders if side_of(battle, each) is side):
        if not _counts(battle, each):
            trace.cite("minis.9.5.5", commander=each.label)
        elif each.general:
            cell = GENERAL_STEADFASTNESS.at(talent(trace, each), "steadfastness")
            added += trace.add("minis.9.5.3", cell, OF, commander=each.label)
        else:
            added += trace.add("minis.9.5.2", FOR_A_COMMANDER, OF, commander=each.label)
    return added


def _counts(battle: Battle, commander: Commander) -> bool:
    unit = battle.unit(commander.unit)
    return commander.alive and not unit.removed and not unit.fleeing


def _camp(trace: Trace, army: Army) -> int:
    """What the camp adds; one nobody mentioned is not there."""
    if army.camp_taken:
        trace.cite("minis.9.5.5", camp=Camp(army.camp or Camp.ORDINARY))
        return 0
    cell = CAMP_STEADFASTNESS.at(army.camp or Camp.NONE, "steadfastness")
    return trace.add("minis.9.5.4", cell, OF, side=army.side)


@decides
def test_steadfastness(trace: Trace, battle: Battle, action: TestSteadfastness) -> Battle:
    """At the end of a turn every army that is due tests, and one that fails flees the field."""
    if battle.phase not in (None, Phase.ORDERS):
        trace.refuse("minis.9.5.7", phase=battle.phase)
    starts = {side: start for side in Side if (start := battle.army(side).steadfastness_at_start) is not None}
    if not starts:
        raise Impossible("What was the steadfastness of the armies at the start? Say it.")
    due = {side: now for side in starts if (now := _due(trace, battle, side, starts[side])) is not None}
    if not due:
        trace.refuse("minis.9.5.6", side=tuple(starts))
    trace.cite("minis.9.5.7", side=tuple(due))
    if len(due) > 1:
        trace.cite("minis.9.5.12", side=tuple(due))
    failed = [side for side, now in due.items() if not _stands(trace, battle, side, now)]
    for side in due:
        army = battle.army(side)
        tested = replace(army, steadfastness_tested=True, steadfastness_fell=False, steadfastness_then=due[side])
        battle = battle.put_army(tested)
    return _broken(trace, battle, failed, due) if failed else battle


def _due(trace: Trace, battle: Battle, side: Side, start: int) -> int | None:
    """The steadfastness of an army that must test; None where it need not."""
    army, now = battle.army(side), steadfastness(trace, battle, side)
    if army.steadfastness_tested:
        if not army.steadfastness_fell and (army.steadfastness_then is None or now >= army.steadfastness_then):
            return None
        trace.cite("minis.9.5.11", side=side, steadfastness=now)
        return now
    held = Measure(now).at_most(start * TWO_THIRDS)
    if not held.holds:
        return None
    trace.cite("minis.9.5.6", side=side, steadfastness=held)
    return now


def _stands(trace: Trace, battle: Battle, side: Side, now: int) -> bool:
    """Whether an army passes its test, or all of them where each reduction calls for one."""
    times, fell = 1, next((fact.times for fact in battle.told(Fell) if fact.side is side), 1)
    if battle.army(side).steadfastness_tested and fell > 1 and trace.reading(FURTHER_TESTS) is FurtherTests.EACH:
        times = fell
    for _ in range(times):
        die = trace.roll(DICE[side], D20)
        if die > now:
            trace.cite("minis.9.5.9", side=side, d20=die, steadfastness=now)
            return False
        trace.cite("minis.9.5.8", side=side, d20=die, steadfastness=now)
    return True


def _broken(trace: Trace, battle: Battle, failed: list[Side], due: dict[Side, int]) -> Battle:
    """The battle after armies have broken: who has won, and whose camps surrender."""
    for side in failed:
        army = battle.army(side)
        if army.camp not in ("", Camp.NONE) and not army.camp_taken:
            trace.cite("minis.9.5.10", side=side)
            army = replace(army, camp_taken=True)
        battle = battle.put_army(replace(army, broken=True))
    if len(failed) == 1:
        return battle.tell(Winner(failed[0].enemy))
    if len(set(due.values())) == 1:
        return battle.tell(Winner(trace.cite("minis.9.5.14", attacker_of(battle).enemy)))
    return battle.tell(Winner(trace.cite("minis.9.5.13", max(due, key=lambda side: due[side]))))


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(TestSteadfastness, test_steadfastness, lambda battle: (TestSteadfastness(),)),
)
