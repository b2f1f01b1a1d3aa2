"""Cohesion hits: how they are counted, and the unit they break."""

from __future__ import annotations

from lexludi.games.aig.pieces import State, Unit
from lexludi.rulings.ruling import Count, Trace


def losses_of(label: str) -> Count:
    """The cohesion hits a unit takes in the course of one ruling."""
    return Count("cohesion_hit", label)


def breaks(trace: Trace, unit: Unit) -> bool:
    """Whether a unit that has taken cohesion hits has none of its cohesion left, so that it routs."""
    if unit.cohesion > 0:
        return False
    trace.cite("aig.8.1.hits", State.ROUTED, unit=unit.label)
    return True
