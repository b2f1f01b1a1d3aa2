"""The reserve: what it may cost, where it waits, when it comes (2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from lexludi.games.minis.bargaining import attacker_of
from lexludi.games.minis.discipline import D6
from lexludi.games.minis.elements import along_one_side
from lexludi.games.minis.relations import Apart, Terrain, Touches, gap, known_ground
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side, Statistic
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

ATTACKERS_SHARE = Fraction(1, 10)
DEFENDERS_SHARE = Fraction(1, 10)
OUTFLANKING_TURN = 3
OUTFLANKING_DISTANCE = 20
LOST_ON = 1
LATE_TURN = 10
AT_DEPLOYMENT = 0
"""The turn in which a reserve appears that is set out with the army."""


class Ground(StrEnum):
    """Where a reserve is set out at once."""

    STARTING = "in_the_starting_positions"
    ELSEWHERE = "outside_the_starting_positions"


class Arrival(StrEnum):
    """What becomes of a reserve."""

    APPEARS = "reserve_appears"
    LOST = "reserve_is_lost"


@dataclass(frozen=True)
class Territory:
    """The sectors along the table edge of a side."""

    side: Side
    sectors: tuple[int, ...]


@dataclass(frozen=True)
class Crowded:
    """A sector in which enemy troops leave no place."""

    sector: int


@dataclass(frozen=True)
class SentRound:
    """Units on their way round the defender's position, and the sector noted for them."""

    units: tuple[str, ...]
    sector: int


@dataclass(frozen=True)
class Came:
    """A unit of a reserve that has appeared, or is lost."""

    label: str
    arrival: Arrival
    turn: int = AT_DEPLOYMENT


@dataclass(frozen=True)
class FormReserve:
    """Units are chosen as a reserve."""

    units: tuple[str, ...]


@dataclass(frozen=True)
class SetOutReserve:
    """The attacker's reserve is set out at once."""

    units: tuple[str, ...]
    ground: Ground


@dataclass(frozen=True)
class SendRound:
    """The attacker's reserve is sent round the defender's position."""

    units: tuple[str, ...]
    sector: int


@dataclass(frozen=True)
class ArriveFromRound:
    """An outflanking reserve appears."""

    units: tuple[str, ...]
    sector: int


@dataclass(frozen=True)
class ArriveLate:
    """The defender's reserve arrives."""

    units: tuple[str, ...]


@decides
def form_reserve(trace: Trace, battle: Battle, action: FormReserve) -> Battle:
    """A reserve costs a tenth of the army at most."""
    side = _side(battle, action.units)
    whole = battle.army(side).cost
    if whole is None:
        raise Impossible("What does the army of {side} cost? Say it.", side=side)
    cost = Measure(sum(battle.unit(each).known(battle.unit(each).cost, Statistic.COST) for each in action.units))
    if attacker_of(battle) is side:
        held, clause = cost.at_most(whole * ATTACKERS_SHARE), "minis.2.3.reserve.attacker"
    else:
        held, clause = cost.at_most(whole * DEFENDERS_SHARE), "minis.2.3.reserve.defender"
    if not held.holds:
        trace.refuse(clause, unit=action.units, cost=held)
    trace.cite(clause, unit=action.units, cost=held)
    return battle


@decides
def set_out_reserve(trace: Trace, battle: Battle, action: SetOutReserve) -> Battle:
    """The attacker's reserve stands in his starting positions from the beginning."""
    _only_the_attacker(trace, battle, action.units)
    if action.ground is Ground.ELSEWHERE:
        trace.refuse("minis.2.3.reserve.placement", unit=action.units)
    trace.cite("minis.2.3.reserve.placement", action.ground, unit=action.units)
    return _came(battle, action.units, Arrival.APPEARS, AT_DEPLOYMENT)


@decides
def send_round(trace: Trace, battle: Battle, action: SendRound) -> Battle:
    """The sector in which the reserve will appear is noted; it is one of the defender's."""
    _only_the_attacker(trace, battle, action.units)
    defender = attacker_of(battle).enemy
    own = next((told.sectors for told in battle.told(Territory) if told.side is defender), None)
    if own is None:
        raise Impossible("Which sectors are the territory of {side}? Say it.", side=defender)
    if not along_one_side(own):
        trace.refuse("minis.2.1.field.sectors", side=defender, sector=own)
    if action.sector not in own:
        trace.refuse("minis.2.3.reserve.outflank", unit=action.units, sector=action.sector)
    trace.cite("minis.2.3.reserve.outflank", unit=action.units, sector=action.sector)
    return battle.tell(SentRound(action.units, action.sector))


@decides
def arrive_from_round(trace: Trace, battle: Battle, action: ArriveFromRound) -> Battle:
    """An outflanking reserve appears on turn 3 where it was noted, or is lost."""
    noted = next((told.sector for told in battle.told(SentRound) if told.units == action.units), None)
    if noted is None:
        raise Impossible("{labels} were not sent round the position.", labels=action.units)
    turn = _turn(battle)
    if turn != OUTFLANKING_TURN or action.sector != noted:
        trace.refuse("minis.2.3.reserve.outflank", unit=action.units, sector=action.sector, game_turn=turn)
    if Crowded(action.sector) in battle.facts:
        lost = trace.cite("minis.2.3.reserve.blocked", Arrival.LOST, unit=action.units, sector=action.sector)
        return _came(battle, action.units, lost, turn)
    _clear_of_enemies(trace, battle, action.units)
    trace.cite("minis.2.3.reserve.outflank", unit=action.units, sector=action.sector, game_turn=turn)
    die = trace.roll("reserve_die", D6)
    arrival = Arrival.LOST if die == LOST_ON else Arrival.APPEARS
    trace.cite("minis.2.3.reserve.roll", arrival, unit=action.units, d6=die)
    return _came(battle, action.units, arrival, turn)


@decides
def arrive_late(trace: Trace, battle: Battle, action: ArriveLate) -> Battle:
    """The defender's reserve arrives on turn 10, at his table edge and out of contact."""
    side, turn = _side(battle, action.units), _turn(battle)
    touched = any({fact.one, fact.other} & set(action.units) for fact in battle.told(Touches))
    if attacker_of(battle) is side or turn != LATE_TURN or touched:
        trace.refuse("minis.2.3.reserve.defender", unit=action.units, game_turn=turn)
    trace.cite("minis.2.3.reserve.defender", unit=action.units, game_turn=turn)
    return _came(battle, action.units, Arrival.APPEARS, turn)


@decides
def reserve_moves(trace: Trace, battle: Battle, label: str) -> Arrival:
    """Whether a unit of a reserve may move yet."""
    may_move(trace, battle, label)
    return Arrival.APPEARS


def may_move(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse a move to a unit of a reserve in the turn in which it appears, or before (2.3.reserve.move)."""
    came = next((told for told in battle.told(Came) if told.label == label), None)
    if came is None:
        return
    turn = _turn(battle)
    if came.arrival is Arrival.LOST or came.turn >= turn:
        trace.refuse("minis.2.3.reserve.move", unit=label, game_turn=turn)
    trace.cite("minis.2.3.reserve.move", unit=label, game_turn=turn)


def _only_the_attacker(trace: Trace, battle: Battle, units: tuple[str, ...]) -> None:
    """Refuse what the defender's reserve, which comes on turn 10, may not do."""
    if attacker_of(battle) is not _side(battle, units):
        trace.refuse("minis.2.3.reserve.defender", unit=units)


def _clear_of_enemies(trace: Trace, battle: Battle, units: tuple[str, ...]) -> None:
    """Refuse a place near an enemy or in his camp; where nobody mentioned an enemy, there is none."""
    for label in units:
        if known_ground(battle, label) is Terrain.CAMP:
            trace.refuse("minis.2.3.reserve.outflank", unit=label, terrain_element=Terrain.CAMP)
        named = {each.label for each in battle.units if each.side is _side(battle, units).enemy and not each.removed}
        measured = {
            each for fact in battle.told(Apart) if label in fact.measure.between for each in fact.measure.between
        }
        enemies = sorted((named | measured) - {label})
        if not enemies:
            trace.absent("enemies_near", label)
        for enemy in enemies:
            held = gap(battle, label, enemy).at_least(OUTFLANKING_DISTANCE)
            if not held.holds:
                trace.refuse("minis.2.3.reserve.outflank", unit=label, steps_apart=held)


def _side(battle: Battle, units: tuple[str, ...]) -> Side:
    sides = {battle.unit(label).side for label in units}
    if len(sides) != 1 or None in sides:
        raise Impossible("Which side are {labels} on? Say it.", labels=units)
    return next(side for side in Side if side in sides)


def _turn(battle: Battle) -> int:
    if battle.game_turn is None:
        raise Impossible("Which game turn is it? Say it.")
    return battle.game_turn


def _came(battle: Battle, units: tuple[str, ...], arrival: Arrival, turn: int) -> Battle:
    for label in units:
        battle = battle.tell(Came(label, arrival, turn))
    return battle


def _none(battle: Battle) -> Iterator[Any]:
    """Reserves are chosen freely, so none is listed."""
    return iter(())


def _arrivals(battle: Battle) -> Iterator[ArriveFromRound]:
    return (ArriveFromRound(told.units, told.sector) for told in battle.told(SentRound))


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(FormReserve, form_reserve, _none),
    ActionKind(SetOutReserve, set_out_reserve, _none),
    ActionKind(SendRound, send_round, _none),
    ActionKind(ArriveFromRound, arrive_from_round, _arrivals),
    ActionKind(ArriveLate, arrive_late, _none),
)
