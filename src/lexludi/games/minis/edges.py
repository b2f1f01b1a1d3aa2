"""Edges of bases that touch: how long they are, how much of them lies together, and how units draw together or apart."""

from __future__ import annotations

from lexludi.games.minis import bases, formations, measuring, places
from lexludi.games.minis.readings.close_combat import PARTIAL_CONTACT, PartialContact
from lexludi.games.minis.relations import Apart, Edge, Touches
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Troops
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace

ENDS = (Edge.FRONT, Edge.REAR)
"""The edges that are as long as a base is wide."""


def draw_together(battle: Battle, one: str, other: str, own: Edge, its: Edge, steps: Number | None = None) -> Battle:
    """The battle with two units touching along an edge of each."""
    drawn = _without_gap(battle, one, other).tell(Touches(one, other, own, its, steps))
    touch = measuring.contact(battle, one, other)
    return drawn if touch else places.unplaced(drawn, one)


def draw_apart(battle: Battle, one: str, other: str, steps: Number) -> Battle:
    """The battle with two units some steps apart."""
    drawn, seen = (
        _without_gap(battle, one, other).tell(Apart(Measure(steps, (one, other)))),
        measuring.gap(battle, one, other),
    )
    there = seen is not None and max(seen.number - steps, steps - seen.number) <= measuring.RULER
    return drawn if there else places.unplaced(drawn, one)


def _without_gap(battle: Battle, one: str, other: str) -> Battle:
    """The battle with nothing told of the gap between two units."""

    def of_both(fact: object) -> bool:
        if isinstance(fact, Touches):
            return {fact.one, fact.other} == {one, other}
        return isinstance(fact, Apart) and set(fact.measure.between) == {one, other}

    return replace(battle, facts=tuple(fact for fact in battle.facts if not of_both(fact)))


def is_full(trace: Trace, battle: Battle, touch: Touches) -> bool:
    """Whether a contact is a full battle line for the first of two units: the whole shorter edge lies against the other."""
    if touch.steps is None and touch.own in ENDS and touch.its in ENDS:
        return True
    if touch.steps is None and _unmeasured(battle, touch) and _by_the_shorter(trace):
        return True
    own, its = (edge_length(trace, battle, *end) for end in ((touch.one, touch.own), (touch.other, touch.its)))
    needed = min(own, its)
    covered = needed if touch.steps is None else touch.steps
    if own > its and not _by_the_shorter(trace):
        needed = own
    return covered >= needed


def _unmeasured(battle: Battle, touch: Touches) -> bool:
    """Whether one of two units has a base whose depth the source does not give."""
    return any(battle.unit(label).troops is Troops.CAMELS for label in (touch.one, touch.other))


def _by_the_shorter(trace: Trace) -> bool:
    return trace.reading(PARTIAL_CONTACT) is PartialContact.SHORTER_EDGE


def edge_length(trace: Trace, battle: Battle, label: str, edge: Edge) -> Number:
    """How long an edge of a unit is; on the flank the bases of its column lie one behind another."""
    if edge in ENDS and battle.unit(label).troops is Troops.CAMELS:
        return trace.cite("minis.1.base.width", bases.WIDTH, unit=label)
    if edge in ENDS:
        return bases.base_of(trace, battle.unit(label)).width
    row = formations.flank_row(battle, label)
    return exact(sum(bases.base_of(trace, battle.unit(each)).depth for each in row))
