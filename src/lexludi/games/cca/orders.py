"""Orders: what each costs, and with which cards and until when a leader may be ordered away from his unit."""

from __future__ import annotations

from lexludi.games.cca import example
from lexludi.games.cca.phase import Bond, Order, Phase, named
from lexludi.games.cca.readings import ATTACHMENT, DETACHING_CARDS, Attachment, DetachingCards
from lexludi.games.cca.units import DETACHING, Card, Outside, Section, Status, is_light, is_mounted
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.space.hex.position import Counter


@decides
def order(trace: Trace, phase: Phase, action: Order) -> Phase:
    """Spend one order of the card on a unit or a leader."""
    counter = phase.counter(action.label)
    if phase.battle:
        trace.silent("cca.unit.before-battle", order=counter.label)
    _only_once(trace, phase, counter)
    _section(trace, phase, counter)
    bond = bond_that_binds(trace, phase, counter.label) if counter.leader else None
    if not bond:
        _scope(trace, phase, counter)
    after = _detach(trace, phase, bond) if bond else _remaining(trace, phase, counter)
    after = after.changed(orders=phase.orders - 1, ordered=(*phase.ordered, counter.label))
    example.orders(trace, after)
    return after


def bond_that_binds(trace: Trace, phase: Phase, leader: str) -> Bond | None:
    """The attachment that keeps a leader from moving as one who is alone."""
    bond = phase.bond_of(leader)
    if bond in phase.bonds:
        trace.cite("cca.leader.attached", Status.ATTACHED, leader=leader, unit=bond.unit)
    elif bond in phase.met:
        at_once = trace.reading(ATTACHMENT) is Attachment.AT_ONCE
        state = Status.NEWLY_ATTACHED if at_once else Status.ALONE
        trace.cite("cca.leader.attached", state, leader=leader, unit=bond.unit)
        return bond if at_once else None
    return bond


def _only_once(trace: Trace, phase: Phase, counter: Counter) -> None:
    if counter.label not in phase.ordered:
        return
    if counter.leader:
        trace.refuse("cca.leader.once", leader=counter.label)
    trace.refuse("cca.unit.list", unit=counter.label, outside_source=Outside.ONCE)


def _section(trace: Trace, phase: Phase, counter: Counter) -> None:
    """The card whose name says in which section it orders."""
    found = phase.sections_of(counter.hexes[0])
    outside = Section.CENTER not in found and (found or phase.names(Section.CENTER))
    if phase.card is Card.ORDER_THREE_UNITS_CENTER and outside:
        where: dict[str, Fact] = {"section": found} if found else {"hex": counter.hexes[0].number}
        trace.silent("cca.leader.example.1", card=phase.card, **where)


def _scope(trace: Trace, phase: Phase, counter: Counter) -> None:
    """The cards of which it is known whom they order; what they say of anybody else is not in the source."""
    left_open: dict[str, Fact] = {"card": phase.card, **named(counter)}
    if counter.leader:
        if phase.card not in (*DETACHING, Card.LEADERSHIP):
            trace.silent("cca.leader.detach.cards", **left_open)
        return
    if phase.card is Card.LEADERSHIP and not phase.leader_in(counter.hexes[0], counter.side):
        trace.silent("cca.leader.detach.cards", **left_open)
    if phase.card is Card.ORDER_MOUNTED_TROOPS and not is_mounted(counter.type):
        trace.silent("cca.leader.detach.cards", **left_open)
    if phase.card is Card.ORDER_LIGHT_TROOPS and not is_light(counter.type):
        trace.silent("cca.unit.list", **left_open)


@decides
def may_detach(trace: Trace, phase: Phase, bond: Bond) -> None:
    """Whether card and moment allow a leader to be ordered away from his unit."""
    if phase.card is Card.LEADERSHIP:
        trace.refuse("cca.leader.detach.leadership", card=phase.card, leader=bond.leader, unit=bond.unit)
    if phase.card in DETACHING:
        trace.cite("cca.leader.detach.cards", phase.card, leader=bond.leader)
    elif trace.reading(DETACHING_CARDS) is DetachingCards.CLOSED:
        trace.refuse("cca.leader.detach.cards", card=phase.card)
    else:
        trace.cite("cca.leader.detach.cards", phase.card, leader=bond.leader)
    if bond.leader in phase.carried:
        trace.refuse("cca.leader.detach.too-late", leader=bond.leader, unit=bond.unit)
    unit_unmoved(trace, phase, bond)


def unit_unmoved(trace: Trace, phase: Phase, bond: Bond) -> None:
    """Check that the unit a leader is to leave has not moved."""
    if phase.has_moved(bond.unit):
        trace.refuse("cca.leader.detach.not-moved", leader=bond.leader, unit=bond.unit)


def _detach(trace: Trace, phase: Phase, bond: Bond) -> Phase:
    trace.take(may_detach, phase, bond)
    if not phase.orders:
        trace.refuse("cca.leader.detach.cost", leader=bond.leader, orders_left=phase.orders)
    trace.cite("cca.leader.detach.cost", 1, leader=bond.leader)
    detached = (*phase.detached, bond)
    if len(detached) > 1:
        trace.cite("cca.leader.detach.several", len(detached), leader=tuple(one.leader for one in detached))
    return phase.changed(detached=detached)


def _remaining(trace: Trace, phase: Phase, counter: Counter) -> Phase:
    if not phase.orders:
        trace.refuse("cca.leader.detach.remaining", orders_left=phase.orders)
    bond = phase.rider_of(counter.label)
    carries = bond is not None and bond not in phase.detached
    if phase.card in DETACHING and (phase.detached or not carries):
        trace.cite("cca.leader.detach.remaining", 1, orders_left=phase.orders)
    if bond and carries:
        trace.cite("cca.leader.attached.one-order", 1, unit=counter.label, leader=bond.leader)
    return phase
