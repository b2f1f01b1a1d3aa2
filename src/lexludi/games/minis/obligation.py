"""Who must pursue whom, who may, and who is held fast (9.3, 9.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis import assault, crossing, forced_moves
from lexludi.games.minis.contact import bound
from lexludi.games.minis.fleeing import OnAnotherSide
from lexludi.games.minis.forced_moves import Manner, Withdrawal
from lexludi.games.minis.readings.retreat import PURSUIT_TRAIT, PursuitTrait
from lexludi.games.minis.relations import Against, Edge, Stands, Touches, Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Trait, Troops
from lexludi.games.minis.units import has_close_combat
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides


class Duty(StrEnum):
    """Whether a unit has to pursue."""

    MUST = "pursuit_is_compulsory"
    MAY = "pursuit_is_free"


class Bar(StrEnum):
    """Why a unit cannot pursue."""

    NO_COMBAT = "withdrew_from_no_close_combat"
    PURSUED = "has_pursued_it_already"
    TOO_LATE = "withdrew_in_another_turn"
    GIVES_WAY = "has_to_withdraw_itself"
    ENGAGED = "is_still_engaged"


@dataclass(frozen=True)
class Followed:
    """A unit has pursued an enemy for some steps."""

    label: str
    enemy: str
    steps: Number


@dataclass(frozen=True)
class Restrained:
    """A unit has passed the test that lets it hold back from pursuing an enemy."""

    label: str
    enemy: str


@decides
def must_pursue(trace: Trace, battle: Battle, label: str, enemy: str) -> Duty:
    """Whether a unit has to pursue an enemy that has withdrawn."""
    battle.enemies(label, enemy)
    return duty(trace, battle, label, enemy)


def from_whom(battle: Battle, label: str, enemy: str) -> Withdrawal:
    """The forced move of an enemy that a unit may follow."""
    told = forced_moves.withdrawal(battle, enemy, label)
    if told is None and (_supporting(battle, label) or OnAnotherSide(label, enemy) in battle.facts):
        told = forced_moves.withdrawal(battle, enemy)
    if told is None:
        raise Impossible("{enemy} has not withdrawn from {label}.", enemy=enemy, label=label)
    return told


def duty(trace: Trace, battle: Battle, label: str, enemy: str) -> Duty:
    """Whether a unit has to pursue an enemy, or may; one that is engaged can do neither."""
    told = from_whom(battle, label, enemy)
    clause = {Manner.RETREAT: "minis.9.3.1", Manner.FLIGHT: "minis.9.3.6"}.get(told.manner, "minis.9.3.3")
    if bound(battle, label) and clause == "minis.9.3.3":
        trace.silent(clause, unit=label, enemy=enemy)
    if bar := _bar(battle, label, told):
        if bar is Bar.ENGAGED:
            _stuck(trace, battle, label)
        trace.refuse(clause, unit=label, enemy=enemy, event=bar)
    _no_barrier(trace, battle, label, told)
    if battle.unit(label).is_(Trait.FANATICS):
        return trace.cite("minis.9.3.13", Duty.MUST, unit=label, enemy=enemy)
    if Restrained(label, enemy) in battle.facts:
        return trace.cite("minis.9.3.10", Duty.MAY, unit=label, enemy=enemy)
    _like_the_examples(trace, battle, label, told)
    if told.manner is Manner.RETREAT:
        return trace.cite("minis.9.3.1", Duty.MAY, unit=label, enemy=enemy)
    if told.manner is Manner.FLIGHT and (freed := _freed(trace, battle, label, enemy)):
        return trace.cite(freed, Duty.MAY, unit=label, enemy=enemy)
    return trace.cite(clause, Duty.MUST, unit=label, enemy=enemy)


def _bar(battle: Battle, label: str, told: Withdrawal) -> Bar | None:
    """What keeps a unit from pursuing an enemy that has withdrawn, if anything does."""
    pursued = next((each for each in reversed(battle.facts) if each == told or _follows(each, label, told)), told)
    bars = {
        Bar.NO_COMBAT: told.manner in (Manner.RETREAT, Manner.FLIGHT) and not told.combat,
        Bar.PURSUED: pursued is not told,
        Bar.TOO_LATE: told.turn not in ((None, None), crossing.turn_of(battle)),
        Bar.GIVES_WAY: forced_moves.gives_way(battle, label, told.enemy),
        Bar.ENGAGED: bound(battle, label),
    }
    return next((bar for bar, holds in bars.items() if holds), None)


def _follows(fact: object, label: str, told: Withdrawal) -> bool:
    return isinstance(fact, Followed) and (fact.label, fact.enemy) == (label, told.label)


def _no_barrier(trace: Trace, battle: Battle, label: str, told: Withdrawal) -> None:
    """See that no barrier lies between a unit and the enemy it fought."""
    before = battle if told.stand is None else battle.tell(told.stand)
    before = before.tell(Stands(told.label, label, told.zone or Zone.FRONT))
    if any(stand.label in (label, told.label) for stand in before.told(Against)):
        assault.bars_pursuit(trace, before, label, told.label)


def _freed(trace: Trace, battle: Battle, label: str, enemy: str) -> str | None:
    """The clause that frees the winner from pursuing an enemy that flees after close combat."""
    own, other = battle.unit(label).kind, battle.unit(enemy).kind
    if own is Troops.INFANTRY and other is Troops.CAMELS:
        trace.silent("minis.9.3.7", unit=label, enemy=enemy, troop_class=other)
    if own is Troops.INFANTRY and other is Troops.CAVALRY:
        return "minis.9.3.7"
    if trace.reading(PURSUIT_TRAIT) is PursuitTrait.OF_THE_WINNER:
        return None if has_close_combat(trace, battle, label) else "minis.9.3.8"
    return "minis.9.3.8" if own is Troops.INFANTRY and not has_close_combat(trace, battle, enemy) else None


def _edges(battle: Battle, label: str) -> set[Edge]:
    """The edges along which a unit touches enemies."""
    own = {told.own for told in battle.told(Touches) if told.one == label}
    return own | {told.its for told in battle.told(Touches) if told.other == label}


def _supporting(battle: Battle, label: str) -> bool:
    """Whether a unit touches an enemy along a flank edge and yet does not fight: it supports others who do."""
    return Edge.FLANK in _edges(battle, label) and not bound(battle, label)


def _stuck(trace: Trace, battle: Battle, label: str) -> None:
    """Name the example of the knights whose flanks hold them fast."""
    if Edge.FLANK in _edges(battle, label):
        trace.cite("minis.9.4.7", unit=label)


def _like_the_examples(trace: Trace, battle: Battle, label: str, told: Withdrawal) -> None:
    """Name the example of a unit that has broken through and touches others at corners, or supports by its flanks."""
    edges = _edges(battle, label)
    if Edge.CORNER in edges and told.manner is Manner.RETREAT:
        trace.cite("minis.9.4.5", unit=label, enemy=told.label)
    if Edge.CORNER in edges and told.manner is Manner.FLIGHT:
        trace.cite("minis.9.4.6", unit=label, enemy=told.label)
    if Edge.FLANK in edges and told.manner is Manner.FLIGHT:
        trace.cite("minis.9.4.8", unit=label, enemy=told.label)
