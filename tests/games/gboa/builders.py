"""Short ways to describe moves, and strategies that draw positions at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from lexludi.games.gboa.movement import Move, move
from lexludi.games.gboa.retreat import Retreat
from lexludi.games.gboa.terrain import Chart, Price, Roughness, Terrain
from lexludi.games.gboa.units import State, UnitType
from lexludi.games.gboa.walk import read_route
from lexludi.games.gboa.withdrawal import Withdrawal, withdraw
from lexludi.rulings.dice import Dice
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Direction, Hex, Vertex
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Counter, Position, Side

CHART = Chart(
    {
        Terrain.CLEAR: Price(1),
        Terrain.WOODS: Price(2, 1),
        Terrain.ROUGH: Price(3, 1),
        Terrain.ROUGH_HEXSIDE: Price(1, 1),
        Terrain.ONE_LEVEL: Price(1),
        Terrain.TWO_LEVELS: Price(2, 1),
    },
    Roughness.NOT_ROUGH,
)
DICE = (5,) * 9
MIDDLE = Hex.parse("0303")
NOT_DRAWN = (UnitType.LEADER, UnitType.PHALANX, UnitType.MACEDONIAN_PHALANX, UnitType.RAMPAGING_ELEPHANT)
ONE_HEX = [kind for kind in UnitType if kind not in NOT_DRAWN]
TWO_HEX = [UnitType.PHALANX, UnitType.MACEDONIAN_PHALANX, UnitType.INFANTRY]
STATES = [(), (), (State.NO_SHOCK,), (State.MISSILE_NO,), (State.MISSILE_UNIT,)]


def moved(board: str, route: str, label: str = "A", chosen: Chosen = THIS_EDITION, **more: Any) -> Ruling:
    """A move of one unit on a board in text, with the chart of these tests."""
    dice = rolls(label, more.pop("dice", DICE))
    return move.played(dice, chosen)(Move(parse(board), label, read_route(route), **{"chart": CHART, **more}))


def withdrawn(board: str, route: str, dice: tuple[int, ...] = DICE, chosen: Chosen = THIS_EDITION) -> Ruling:
    """The withdrawal of A from B on a board in text."""
    whole = Withdrawal(parse(board), "B", (Retreat("A", read_route(route)),), chart=CHART)
    return withdraw.played(rolls("A", dice), chosen)(whole)


def rolls(label: str, faces: Sequence[int]) -> Dice:
    """Die rolls for one unit."""
    return Dice({("die_roll", label): faces})


@st.composite
def positions(draw: st.DrawFn, friends: int = 2, provoked: bool = False) -> Position:
    """A small board with a blue unit A, some friends, enemies X, Y, Z close by, woods, rough ground and hills.

    Enemies next to A mostly face it, so that EZOCs matter, and friends often share them; a provoking enemy X stands 2 hexes away.
    """
    grid = Grid(6, 6)
    counters = [draw(_units("A", Side.BLUE, grid, [MIDDLE, Hex.parse("0403"), Hex.parse("0304")]))]
    home = counters[0].hexes
    around = [spot for spot in grid if counters[0].stance.distance(spot) in (1, 2)]
    names = [("XYZ"[place], Side.RED) for place in range(draw(st.integers(1, 3)))]
    names += [("CD"[place], Side.BLUE) for place in range(draw(st.integers(0, friends)))]
    for label, side in names:
        spots = [spot for spot in around if not provoked or label != "X" or counters[0].stance.distance(spot) == 2]
        watched = [spot for one in counters[1:] for spot in one.stance.front() if spot in grid and spot not in home]
        if side is Side.BLUE and watched and draw(st.booleans()):
            spots = watched
        unit = draw(_units(label, side, grid, spots, home))
        if not {spot for one in counters for spot in one.hexes} & set(unit.hexes):
            counters.append(unit)
    places = st.sampled_from([*around, *home])
    terrain = draw(st.dictionaries(places, st.sampled_from([("woods",), ("rough",)]), max_size=6))
    heights = draw(st.dictionaries(places, st.integers(1, 3), max_size=6))
    return Position(grid, tuple(counters), terrain, heights)


@st.composite
def _units(
    draw: st.DrawFn, label: str, side: Side, grid: Grid, spots: list[Hex], target: tuple[Hex, ...] = ()
) -> Counter:
    spot = draw(st.sampled_from(spots))
    facings = [vertex for vertex in Vertex if set(Stance((spot,), vertex).front()) & set(target)]
    facing = draw(st.sampled_from(facings or list(Vertex)) | st.sampled_from(Vertex))
    other = spot.neighbour(Direction.E.turned(facing.place))
    hexes = (spot, other) if draw(st.booleans()) and other in grid else (spot,)
    kind = draw(st.sampled_from(TWO_HEX if len(hexes) == 2 else ONE_HEX))
    values = {"tq": draw(st.integers(3, 8)), "allowance": draw(st.integers(3, 8))}
    if kind in TWO_HEX[:2] and draw(st.booleans()):
        del values["allowance"]
    return Counter(side, kind, label, Stance(hexes, facing), draw(st.sampled_from(STATES)), tuple(values.items()))
