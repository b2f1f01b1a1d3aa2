"""Disorder points: every cause of them, and what they take (10.0 to 10.12)."""

from __future__ import annotations

from typing import Any

from lexludi.games.minis import general
from lexludi.games.minis.readings.recovery import BEAST_DISORDER, BEAST_ROUNDS, BeastDisorder, BeastRounds
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops
from lexludi.rulings.ruling import Trace
from lexludi.rulings.turns import ActionKind

ACTIONS: tuple[ActionKind[Any, Any], ...] = ()

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

MUST_RECOVER = "must_recover"
"""What happens to a unit whose strength disorder brings down to one."""


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


def must_recover(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether disorder has brought the strength of a unit down to one, so that it must stop and recover."""
    unit = battle.unit(label)
    if unit.removed is not None or not unit.disorder:
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
