"""Who may attack whom: ready, on the order for it, and with the trait for it (4.3.attack, 8.1.1)."""

from __future__ import annotations

from lexludi.games.minis import command, orders, reserve, shapes, units
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event, Order
from lexludi.games.minis.unready import must_be_ready, to_be_fought
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace

NO_ATTACK = {
    Order.DEFENCE: "minis.4.3.defence.actions",
    Order.MANOEUVRE: "minis.4.3.manoeuvre.stop",
    Order.RECOVERY: "minis.4.3.recovery",
}
"""The clauses by which other orders than Attack keep a unit from attacking; an Attack order out of command is none."""


def may_attack(trace: Trace, battle: Battle, attacker: str, target: str) -> None:
    """Refuse an attack to a unit that is not free for it, or without the trait for it."""
    battle.enemies(attacker, target)
    to_be_fought(trace, battle, target)
    free_to_attack(trace, battle, attacker)
    units.seeks_combat(trace, battle, attacker, target)


def free_to_attack(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse an attack, on whomever, to a unit that is not ready for it or on another order."""
    must_be_ready(trace, battle, label)
    reserve.may_move(trace, battle, label)
    if battle.unit(label).has(Event.MARCHED):
        trace.refuse("minis.6.1.march.definition", unit=label)
    if battle.fight_of(label):
        raise Impossible("{label} is in close combat already.", label=label)
    must_be_on_attack(trace, battle, label)
    shapes.acts_in_shape(trace, battle, label, shapes.Deed.ATTACK)


def must_be_on_attack(trace: Trace, battle: Battle, label: str) -> None:
    """Refuse an attack to a unit whose order is another."""
    said = orders.allowed(trace, battle, label, orders.Effect.MOVE)
    if said is not orders.Allowed.MUST_ATTACK and not orders.needs_no_order(battle, label):
        order = orders.in_force(trace, battle, label)
        trace.refuse(NO_ATTACK.get(order, "minis.4.3.outside.none"), unit=label, order=order)


def say_who_may_change_the_order(trace: Trace, battle: Battle, target: str) -> None:
    """Cite that commanders near an attacked unit may try to change its order."""
    for each in command.commanders_near(battle, target):
        if each.alive and not each.tested and command.commands(trace, battle, each, target):
            trace.cite("minis.8.2.4", commander=each.label, unit=target)
