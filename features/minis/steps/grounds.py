"""Terrain as players lay it on the table."""

from __future__ import annotations

from lexludi.games.minis import grounds
from lexludi.games.minis.deployment import Camp
from lexludi.games.minis.places import TableEdge
from lexludi.games.minis.relations import Terrain
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.values import replace
from lexludi.space.plane.areas import rectangle

from .spots import Spot
from .table import Table, phrases


@phrases.given(
    "{label} is {terrain}, from {left} to {right} steps from the left edge and from {near} to {far} from blue's edge"
)
def is_laid(case: Table, label: str, terrain: Terrain, left: Number, right: Number, near: Number, far: Number) -> None:
    case.state = grounds.lay(case.state, label, terrain, *rectangle(left, right, near, far).corners)


@phrases.given("{label} is {terrain} with its corners at {spots}")
def has_corners(case: Table, label: str, terrain: Terrain, spots: list[Spot]) -> None:
    case.state = grounds.lay(case.state, label, terrain, *(spot.point for spot in spots))


@phrases.given("every slope of {label} is: {terrain}")
def has_slopes(case: Table, label: str, terrain: Terrain) -> None:
    case.state = grounds.slope(case.state, label, terrain)


@phrases.given("the slope of {label} towards {edge} is: {terrain}", again=True)
def has_slope(case: Table, label: str, edge: TableEdge, terrain: Terrain) -> None:
    case.state = grounds.slope(case.state, label, terrain, edge)


@phrases.given("{label} is {terrain} and runs straight from {start} to {end}")
def runs(case: Table, label: str, terrain: Terrain, start: Spot, end: Spot) -> None:
    case.state = grounds.run(case.state, label, terrain, start.point, end.point)


@phrases.given("{label} is {crossing} over {other}, its middle {steps} steps from where that begins")
def crosses(case: Table, label: str, crossing: Terrain, other: str, steps: Number) -> None:
    case.state = grounds.cross(case.state, label, other, crossing, steps)


@phrases.given(
    "{label} is {terrain} in line, {number} sections from {start} to the right, and its outside faces {edge}"
)
def is_walled(case: Table, label: str, terrain: Terrain, number: int, start: Spot, edge: TableEdge) -> None:
    case.state = grounds.wall(case.state, label, terrain, number, start.point, edge)


@phrases.given(
    "{camp} of {side} lies from {left} to {right} steps from the left edge and from {near} to {far} from blue's edge"
)
def camp_lies(case: Table, camp: Camp, side: Side, left: Number, right: Number, near: Number, far: Number) -> None:
    if camp is Camp.NONE:
        raise Impossible("No camp of {side} can lie anywhere.", side=side)
    army = replace(case.state.army(side), camp=camp.value)
    case.state = grounds.lay_camp(case.state.put_army(army), side, left, right, near, far)
