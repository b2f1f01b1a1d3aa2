"""Disorder points: every cause of them, and what they take (10.0 to 10.12)."""

from __future__ import annotations

from enum import StrEnum

from lexludi.games.minis import general
from lexludi.games.minis.readings.elephants import FLEEING_ELEPHANT, FleeingElephant
from lexludi.games.minis.readings.recovery import BEAST_DISORDER, BEAST_ROUNDS, BeastDisorder, BeastRounds
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops
from lexludi.rulings.ruling import Trace, decides

CONFUSION = 1
EVASION = 1
RETREAT = 1
BEASTS = 1
TERRAIN = 1
FRIENDS_FLIGHT = 1
OBSTACLE = 1
PURSUIT = 1
MISSED_ATTACK = 1
FAILED_TEST = 1
LOOTING = 1
STEADY_SUPPORTERS = 1
FLIGHT_AND_PANIC = 2
LAST_FIGURE = 1

CAUSES = {
    "minis.10.1": CONFUSION,
    "minis.10.2": EVASION,
    "minis.10.3": RETREAT,
    "minis.10.4": BEASTS,
    "minis.10.5": TERRAIN,
    "minis.10.6": FRIENDS_FLIGHT,
    "minis.10.7": OBSTACLE,
    "minis.10.8": PURSUIT,
    "minis.10.9": MISSED_ATTACK,
    "minis.10.10": FAILED_TEST,
    "minis.10.11": LOOTING,
    "minis.10.12": STEADY_SUPPORTERS,
    "minis.10.double": FLIGHT_AND_PANIC,
}
"""The disorder points of each cause."""


class Cause(StrEnum):
    """What throws a unit into disorder."""

    CONFUSION = "confusion"
    EVASION = "evasion"
    RETREAT = "retreat"
    GROUND = "disordering_ground"
    BARRIER = "barrier"
    OBSTACLE = "impassable_obstacle"
    PURSUIT = "pursuit"
    MISSED_ATTACK = "missed_attack"
    FAILED_TEST = "failed_leadership_test"
    LOOTING = "looting"
    STEADY_SUPPORT = "steady_support"
    FLIGHT = "flight"
    PANIC = "panic"


CLAUSES = {
    Cause.CONFUSION: "minis.10.1",
    Cause.EVASION: "minis.10.2",
    Cause.RETREAT: "minis.10.3",
    Cause.GROUND: "minis.10.5",
    Cause.BARRIER: "minis.10.5",
    Cause.OBSTACLE: "minis.10.7",
    Cause.PURSUIT: "minis.10.8",
    Cause.MISSED_ATTACK: "minis.10.9",
    Cause.FAILED_TEST: "minis.10.10",
    Cause.LOOTING: "minis.10.11",
    Cause.STEADY_SUPPORT: "minis.10.12",
    Cause.FLIGHT: "minis.10.double",
    Cause.PANIC: "minis.10.double",
}
"""The clause of each cause."""

MUST_RECOVER = "must_recover"
"""What happens to a unit whose strength disorder brings down to one."""


@decides
def disordered(trace: Trace, battle: Battle, label: str, causes: tuple[Cause, ...]) -> Battle:
    """A unit after it was thrown into disorder, once or more often."""
    for cause in causes:
        battle = (
            cross(trace, battle, label) if cause is Cause.BARRIER else disorder(trace, battle, label, CLAUSES[cause])
        )
    return battle


@decides
def fled_through(trace: Trace, battle: Battle, label: str, friend: str) -> Battle:
    """A unit after a friend has fled through it."""
    return run_through(trace, battle, label, friend)


@decides
def retreats_from_beast(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """A unit that retreats from close combat with an elephant or chariot, which is over."""
    battle = disorder(trace, battle, label, "minis.10.3")
    before = battle.unit(label).disorder
    battle = fought_beasts(trace, battle, label, enemy, ended=True)
    if battle.unit(label).disorder > before:
        trace.cite("minis.10.stack.ex", battle.unit(label).disorder, unit=label)
    return battle


@decides
def fights_beast(trace: Trace, battle: Battle, label: str, enemy: str, *, ended: bool) -> Battle:
    """A unit after a round of close combat with an elephant or chariot, the last one or not."""
    return fought_beasts(trace, battle, label, enemy, ended=ended)


def disorder(trace: Trace, battle: Battle, label: str, clause: str, points: int | None = None) -> Battle:
    """A unit takes disorder points for a cause, named by its clause; at zero strength it is scattered.

    The clauses of `CAUSES` know how many; with any other clause say the points.
    """
    unit = battle.unit(label)
    if unit.removed is not None:
        return battle
    taken = trace.cite(clause, CAUSES.get(clause, 1) if points is None else points, unit=label)
    trace.cite("minis.10.0.1", unit=label, disorder_point=taken)
    battle = battle.change(label, disorder=unit.disorder + taken)
    if unit.disorder:
        trace.cite("minis.10.stack", unit.disorder + taken, unit=label)
    battle = general.check_destroyed(trace, battle, label)
    return battle.suffers(label, MUST_RECOVER) if must_recover(trace, battle, label) else battle


def of_flight(trace: Trace, battle: Battle, label: str) -> Battle:
    """The disorder of a unit that flees, by itself or in panic; the die of a fleeing elephant takes its place."""
    return battle if rolls_instead(trace, battle, label) else disorder(trace, battle, label, "minis.10.double")


def rolls_instead(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit that flees is an elephant, whose die comes before any disorder (13.1.4)."""
    unit = battle.unit(label)
    if unit.troops is None or not unit.kind.elephant or trace.reading(FLEEING_ELEPHANT) is FleeingElephant.DISORDER:
        return False
    trace.cite("minis.13.1.4", unit=label)
    return True


def must_recover(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether disorder has brought the strength of a unit down to one, so that it must stop and recover."""
    unit = battle.unit(label)
    if unit.removed is not None or not unit.disorder or general.slightly_harmed(unit):
        return False
    if general.figures_left(trace, battle, label) - unit.disorder > LAST_FIGURE:
        return False
    trace.cite("minis.10.one", LAST_FIGURE, unit=label, disorder_point=unit.disorder)
    return True


def fought_beasts(trace: Trace, battle: Battle, label: str, enemy: str, *, ended: bool) -> Battle:
    """A unit has fought a round against another, the last one or not; elephants and scythed chariots disorder it."""
    kind = battle.unit(enemy).kind
    if not kind.elephant and not kind.chariot:
        return battle
    ordinary = kind in (Troops.LIGHT_CHARIOT, Troops.HEAVY_CHARIOT)
    if ordinary and trace.reading(BEAST_DISORDER) is BeastDisorder.SCYTHED:
        return battle
    if not ended and trace.reading(BEAST_ROUNDS) is BeastRounds.ONCE:
        return battle
    return disorder(trace, battle, label, "minis.10.4")


def fought_beasts_once(trace: Trace, battle: Battle, label: str, enemy: str) -> Battle:
    """The combat of a unit with another is over: if elephants and scythed chariots disorder once a combat, they do so now."""
    kind = battle.unit(enemy).kind
    if not (kind.elephant or kind.chariot) or trace.reading(BEAST_ROUNDS) is not BeastRounds.ONCE:
        return battle
    return fought_beasts(trace, battle, label, enemy, ended=True)


def cross(trace: Trace, battle: Battle, label: str) -> Battle:
    """A unit crosses a barrier, which disorders all but skirmishers."""
    if battle.unit(label).skirmishing:
        trace.cite("minis.10.5", unit=label)
        return battle
    return disorder(trace, battle, label, "minis.10.5")


def run_through(trace: Trace, battle: Battle, label: str, friend: str) -> Battle:
    """A friend flees through a unit, which disorders it unless the friend is skirmishers."""
    if battle.unit(friend).skirmishing:
        trace.cite("minis.10.6", unit=friend)
        return battle
    return disorder(trace, battle, label, "minis.10.6")
