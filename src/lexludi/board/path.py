"""Cheapest ways across a board, for any kind of place and any cost of a step."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

Place = TypeVar("Place", bound=Hashable)
Steps = Callable[[Place], Iterable[tuple[Place, int]]]
"""From a place to the places one step away, each with the cost of the step; none where a move must stop."""


@dataclass(frozen=True)
class Way(Generic[Place]):
    """A way from a start to a place: what it costs and the places it passes, both ends included."""

    cost: int
    places: tuple[Place, ...]


def reach(start: Place, steps: Steps, allowance: int | None = None) -> dict[Place, Way]:
    """The cheapest way to every place that can be reached within an allowance, cheapest first.

    Without an allowance `steps` must lead to finitely many places. Of ways that cost the same, the first found stays.
    """
    found: dict[Place, Way] = {}
    order = count()
    queue: list[tuple[int, int, tuple[Place, ...]]] = [(0, next(order), (start,))]
    while queue:
        cost, _, places = heappop(queue)
        if places[-1] in found:
            continue
        found[places[-1]] = Way(cost, places)
        for place, price in steps(places[-1]):
            if price < 0:
                raise ValueError(f"a step to {place} costs {price}; a step cannot cost less than nothing.")
            if place not in found and (allowance is None or cost + price <= allowance):
                heappush(queue, (cost + price, next(order), (*places, place)))
    return found


def cheapest(start: Place, goal: Place, steps: Steps, allowance: int | None = None) -> Way | None:
    """The cheapest way to one place, or None if it cannot be reached."""
    return reach(start, steps, allowance).get(goal)
