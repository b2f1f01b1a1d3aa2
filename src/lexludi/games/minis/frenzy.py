"""Frenzied elephants (13.1.4 to 13.1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis import blows, elephants, forced_moves, general
from lexludi.games.minis.charts.elephants import FLEEING_ELEPHANT
from lexludi.games.minis.disorder import disorder, of_flight
from lexludi.games.minis.relations import Stands, Zone
from lexludi.games.minis.results import Result
from lexludi.games.minis.retreat import off_table
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order, Removed, Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

D6 = (1, 2, 3, 4, 5, 6)
AFTER = {
    Result.RETREAT: "retreat",
    Result.FLIGHT: "flee",
    Result.PANIC: "flee",
}
"""The forced move that a blow brings."""


class Fate(StrEnum):
    """What becomes of an elephant that flees."""

    FORWARD = "frenzy_forward"
    RIGHT = "frenzy_right"
    BACK = "frenzy_back"
    LEFT = "frenzy_left"
    KILLED = "killed_by_driver"


@dataclass(frozen=True)
class Rush:
    """A frenzied elephant has charged off, in some turn."""

    label: str
    fate: Fate
    steps: Number
    active: Side | None
    game_turn: int | None


@dataclass(frozen=True)
class Bolt:
    """The owner of a fleeing elephant rolls for what becomes of it."""

    unit: str


@dataclass(frozen=True)
class Trample:
    """A frenzied elephant attacks a unit in its way."""

    unit: str
    other: str


@dataclass(frozen=True)
class EndFrenzy:
    """A frenzied elephant's next turn has come."""

    unit: str


@decides
def bolt(trace: Trace, battle: Battle, action: Bolt) -> Battle:
    """The die that decides between a frenzy and the death of an elephant."""
    label, unit = action.unit, battle.unit(action.unit)
    if elephants.is_elephant(unit) and not unit.fleeing and forced_moves.due(battle, "flee", label):
        raise Impossible("{label} has to flee first: say that it has fled.", by="minis.13.1.4", label=label)
    if not elephants.is_elephant(unit) or not unit.fleeing:
        trace.refuse("minis.13.1.4", unit=label)
    battle = forced_moves.settled(battle, "elephant_flees", label)
    die = trace.roll("fleeing_elephant", D6, label)
    cell = FLEEING_ELEPHANT.at(str(die), "fleeing_elephant")
    fate = trace.cite("minis.13.1.4", cell.giving(Fate(cell.value)), unit=label, d6=die)
    if fate is Fate.KILLED:
        return general.remove(battle, label, Removed.DESTROYED)
    return _rush(trace, battle.change(label, fleeing="", frenzied=True), label, fate)


def _rush(trace: Trace, battle: Battle, label: str, fate: Fate) -> Battle:
    """The way of a frenzied elephant, up to the first unit in it."""
    movement = elephants.value(trace, battle, label, "movement") or 0
    course = forced_moves.course(trace, battle, label, movement, pursuing=True)
    battle = forced_moves.gone(battle, label)
    battle = battle.tell(Rush(label, fate, course.steps, battle.active, battle.game_turn))
    if course.off_table:
        return off_table(trace, battle, (label,))
    if course.unit:
        trace.cite("minis.13.1.5", unit=course.unit, elephant=label)
        return battle.tell(Stands(label, course.unit, Zone.FRONT)).then("trample", label, course.unit)
    return battle


@decides
def trample(trace: Trace, battle: Battle, action: Trample) -> Battle:
    """The ordinary attack of an elephant on a unit in its way, whosever it is."""
    label, other = action.unit, action.other
    if not battle.unit(label).frenzied:
        trace.refuse("minis.13.1.5", elephant=label, unit=other)
    trace.cite("minis.13.1.5", elephant=label, unit=other)
    battle = forced_moves.settled(battle, "trample", label)
    attacking = battle.change(label, order=Order.ATTACK)
    result, lost, number = blows.strike(trace, attacking, label, other, clash=True)
    battle = battle.suffers(other, result.value, number, label)
    if result is Result.DESTROYED:
        return general.remove(battle, other, Removed.DESTROYED)
    battle = general.lose(trace, battle, other, lost)
    if result not in AFTER:
        return battle
    retreats = result is Result.RETREAT
    battle = disorder(trace, battle, other, "minis.10.3") if retreats else of_flight(trace, battle, other)
    return battle if battle.unit(other).removed else battle.then(AFTER[result], other, label)


@decides
def strike_back(trace: Trace, battle: Battle, label: str, elephant: str) -> Zone:
    """Whether a unit that a frenzied elephant attacks strikes back."""
    if not battle.unit(elephant).frenzied:
        trace.refuse("minis.13.1.5", elephant=elephant, unit=label)
    trace.silent("minis.13.1.5", elephant=elephant, unit=label)


@decides
def end_frenzy(trace: Trace, battle: Battle, action: EndFrenzy) -> Battle:
    """The death of a frenzied elephant."""
    label, unit = action.unit, battle.unit(action.unit)
    if not elephants.is_elephant(unit) or not unit.frenzied or _same_turn(battle, label):
        trace.refuse("minis.13.1.6", elephant=label)
    trace.cite("minis.13.1.6", elephant=label)
    return general.remove(forced_moves.settled(battle, "end_frenzy", label), label, Removed.DESTROYED)


def _same_turn(battle: Battle, label: str) -> bool:
    """Whether the turn in which an elephant went into a frenzy still lasts."""
    told = next((each for each in battle.told(Rush) if each.label == label), None)
    if told is None or told.active is None:
        return False
    return (told.active, told.game_turn) == (battle.active, battle.game_turn)


def _elephants(battle: Battle) -> Iterator[str]:
    return (unit.label for unit in battle.units if elephants.is_elephant(unit) and unit.removed is None)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Bolt, bolt, lambda battle: map(Bolt, _elephants(battle))),
    ActionKind(Trample, trample, lambda battle: ()),
    ActionKind(EndFrenzy, end_frenzy, lambda battle: map(EndFrenzy, _elephants(battle))),
)
