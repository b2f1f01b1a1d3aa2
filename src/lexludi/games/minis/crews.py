"""What the crews of elephants and chariots may do: orders, shots, movement after them (13.0, 13.4)."""

from __future__ import annotations

from lexludi.games.minis import elephants, movement, orders
from lexludi.games.minis.elephants import Value
from lexludi.games.minis.orders import Effect
from lexludi.games.minis.readings.elephants import CHARIOT_FIRE, ChariotFire
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Arm, Order, Statistic, Troops
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

BOWS = (Arm.LIGHT_BOW, Arm.HEAVY_BOW)


@decides
def order_of(trace: Trace, battle: Battle, label: str) -> Order:
    """The order an elephant or chariot acts under."""
    unit = battle.unit(label)
    if not elephants.beast(unit):
        raise Impossible("{label} is neither an elephant nor a chariot.", label=label)
    order = orders.in_force(trace, battle, label)
    clause = "minis.13.4.8" if unit.troops is Troops.LIGHT_CHARIOT else "minis.13.0.2"
    return trace.cite(clause, order, unit=label)


@decides
def may_shoot(trace: Trace, battle: Battle, label: str, target: str) -> Value:
    """Whether the crew of an elephant or chariot may shoot at an enemy, and with how many figures."""
    battle.enemies(label, target)
    _armed(trace, battle, label)
    _free(trace, battle, label, target)
    return Value(label, elephants.chariot_shooters(trace, battle, label) or 0)


@decides
def may_shoot_defensively(trace: Trace, battle: Battle, label: str, attacker: str) -> Value:
    """Whether archers on a chariot may make a defensive shot at an attacker, wherever it comes from."""
    battle.enemies(label, attacker)
    _armed(trace, battle, label)
    if not battle.unit(label).carries(*BOWS) or battle.fight_of(label):
        trace.refuse("minis.13.0.20", unit=label, attacker=attacker)
    if not orders.works(trace, battle, label, Effect.DEFENSIVE_SHOT):
        trace.refuse("minis.13.0.20", unit=label, order=orders.in_force(trace, battle, label))
    trace.cite("minis.13.0.20", unit=label, attacker=attacker)
    return Value(label, elephants.chariot_shooters(trace, battle, label) or 0)


@decides
def moves_after_shooting(trace: Trace, battle: Battle, label: str) -> Value:
    """How far a chariot may move in a turn in which it shoots."""
    if not battle.unit(label).kind.chariot:
        raise Impossible("{label} is no chariot.", label=label)
    return Value(label, trace.cite("minis.13.0.15", movement.allowance(trace, battle, label), unit=label))


def _armed(trace: Trace, battle: Battle, label: str) -> None:
    """See that a crew is one of shooters."""
    unit = battle.unit(label)
    if elephants.is_elephant(unit):
        trace.refuse("minis.13.0.21", unit=label)
    if unit.kind is not Troops.LIGHT_CHARIOT:
        trace.refuse("minis.13.0.13", unit=label, troop_class=unit.kind)
    arms = unit.known(unit.arms, Statistic.ARMS)
    if not arms & {Arm.JAVELIN, *BOWS}:
        trace.refuse("minis.13.4.3", unit=label, weapon=tuple(sorted(arms)))
    trace.cite("minis.13.4.3", unit=label, weapon=tuple(sorted(arms)))
    trace.cite("minis.13.0.13", unit=label)


def _free(trace: Trace, battle: Battle, label: str, target: str) -> None:
    """See that a chariot that fights hand to hand does not shoot at the unit it fights."""
    fight = battle.fight_of(label)
    if fight is None:
        return
    engaged = any(target in side for side in fight.sides)
    if engaged or trace.reading(CHARIOT_FIRE) is ChariotFire.AT_NOBODY:
        trace.refuse("minis.13.0.18", unit=label, target=target)
    trace.cite("minis.13.0.18", unit=label, target=target)
