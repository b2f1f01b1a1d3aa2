"""Flight, and who is drawn into it (9.1.7 to 9.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import forced_moves
from lexludi.games.minis.drawn import StandAgainst, Waver, stand_against, waver
from lexludi.games.minis.fleeing import flee as flee
from lexludi.games.minis.forced_moves import Manner, pairs
from lexludi.games.minis.halting import Halt, LeaveFleeing, Part, halt, leave_fleeing, part
from lexludi.games.minis.retreat import shaken
from lexludi.games.minis.state import Battle
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind


@dataclass(frozen=True)
class Flee:
    """A unit flees from an enemy."""

    unit: str
    enemy: str


@dataclass(frozen=True)
class Panic:
    """A unit flees in panic from an enemy that attacks it."""

    unit: str
    enemy: str


@decides
def flight(trace: Trace, battle: Battle, action: Flee) -> Battle:
    """A flight; where no result has been counted before, with the disorder it brings."""
    manner = Manner.PANIC if forced_moves.due(battle, "panic", action.unit) else Manner.FLIGHT
    return _fled(trace, battle, action.unit, action.enemy, manner)


@decides
def panic(trace: Trace, battle: Battle, action: Panic) -> Battle:
    """A flight in panic; where no result has been counted before, with the disorder it brings."""
    return _fled(trace, battle, action.unit, action.enemy, Manner.PANIC)


def _fled(trace: Trace, battle: Battle, label: str, enemy: str, manner: Manner) -> Battle:
    forced_moves.see_threat(battle, label, enemy)
    if forced_moves.due(battle, "retreat", label):
        raise Impossible("{label} has to retreat, not to flee.", label=label)
    due = "panic" if manner is Manner.PANIC else "flee"
    counted = next((each for each in battle.pending if each.action == due and label in each.labels[:1]), None)
    if counted is None:
        forced_moves.must_have_lost(trace, battle, label, enemy)
    untested = counted.labels[2:] if counted else ()
    settled = forced_moves.settled(battle, due, label)
    battle = flee(trace, settled, label, enemy, manner=manner, untested=untested)
    return battle if counted else shaken(trace, battle, label, "minis.10.double")


def _fleeing(battle: Battle) -> tuple[str, ...]:
    return tuple(unit.label for unit in battle.units if unit.fleeing and unit.removed is None)


def _due(battle: Battle, action: str) -> tuple[tuple[str, ...], ...]:
    return tuple(each.labels for each in battle.pending if each.action == action)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Flee, flight, pairs(Flee)),
    ActionKind(Panic, panic, pairs(Panic)),
    ActionKind(Waver, waver, lambda battle: (Waver(*labels[:2]) for labels in _due(battle, "waver"))),
    ActionKind(
        StandAgainst, stand_against, lambda battle: (StandAgainst(*each) for each in _due(battle, "stand_against"))
    ),
    ActionKind(Halt, halt, lambda battle: map(Halt, _fleeing(battle))),
    ActionKind(LeaveFleeing, leave_fleeing, lambda battle: map(LeaveFleeing, _fleeing(battle))),
    ActionKind(Part, part, lambda battle: ()),
)
