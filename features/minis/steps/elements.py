"""Sentences about terrain elements rolled for and placed."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.games.minis.elements import (
    ChooseEdge,
    Element,
    HillSlope,
    Kind,
    PlaceElement,
    RollElement,
    RollSlope,
    Slope,
    Sort,
)
from lexludi.games.minis.state import Battle

from .table import Table, phrases

phrases.action(
    RollElement,
    asked=(
        "a terrain element is rolled for",
        "a terrain element is rolled for, with {sector} for its sector and {kind} for its kind",
        "a terrain element is rolled for, with {sector} for its sector, {kind} for its kind and {sort} for what it is",
    ),
    past=(
        "a terrain element has been rolled for, with {sector} for its sector and {kind} for its kind",
        "a terrain element has been rolled for, with {sector} for its sector, {kind} for its kind and {sort} for what it is",
    ),
    refused="no terrain element can be rolled for",
    dice={"sector": Rolled("sector_die"), "kind": Rolled("element_die"), "sort": Rolled("sort_die")},
)
phrases.action(
    RollSlope,
    asked=("a slope of the hill is rolled for", "a slope of the hill is rolled for, rolling {die}"),
    past="a slope of the hill has been rolled for, rolling {die}",
    refused="no slope of the hill can be rolled for",
    dice={"die": Rolled("slope_die")},
)
phrases.action(
    PlaceElement,
    asked="a terrain element is placed in sector {sector}, {spot}: {element}",
    past="a terrain element has been placed in sector {sector}, {spot}: {element}",
    refused="no terrain element can be placed in sector {sector}, {spot}: {element}",
)
phrases.action(
    ChooseEdge,
    asked="{side} chooses the table edge from which it deploys",
    past="{side} has chosen the table edge from which it deploys",
    refused="{side} cannot choose the table edge from which it deploys",
)


def _rolled(case: Table) -> Element | None:
    """The element this action has rolled for."""
    case.attempt(RollElement)
    return next(case.outcome(Battle).told(Element), None)


@phrases.then("the element falls in sector {number}", result=True)
def sector_is(case: Table) -> int | None:
    element = _rolled(case)
    return element.sector if element else None


@phrases.then("the element is: {kind}", result=True)
def kind_is(case: Table) -> Kind | None:
    element = _rolled(case)
    return element.kind if element else None


@phrases.then("it is, exactly: {sort}", result=True)
def sort_is(case: Table) -> Sort | None:
    element = _rolled(case)
    return element.sort if element else None


@phrases.then("the slope is: {slope}", result=True)
def slope_is(case: Table) -> Slope | None:
    case.attempt(RollSlope)
    found = next(case.outcome(Battle).told(HillSlope), None)
    return found.slope if found else None
