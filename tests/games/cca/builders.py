"""Short ways to set up a turn, and a strategy that draws turns at random."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from lexludi.games.cca.phase import Action, Move, Order, Phase, Way, start, way
from lexludi.games.cca.turn import GAME
from lexludi.games.cca.units import Card, FieldSide, UnitType
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.grid import Grid
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import LEADER, Counter, Position, Side


def turn(board: str, *, card: Card = Card.SECTION, orders: int = 6, **more: Any) -> Phase:
    """A turn about to start."""
    return start(parse(board), card, orders, **more)


def along(label: str, route: str, **more: bool) -> Move:
    """A move through hexes named by their numbers."""
    return Move(label, Way(route), **more)


def after(phase: Phase, *actions: Action) -> Phase:
    """The turn after actions that must all be legal."""
    for action in actions:
        ruling = GAME.act(phase, action, NO_DICE)
        assert ruling.verdict is Verdict.DECIDED, (action, ruling.by)
        phase = ruling.outcome
    return phase


def ordered(board: str, *labels: str, **more: Any) -> Phase:
    """A turn in which orders have been given."""
    return after(turn(board, **more), *map(Order, labels))


def refused(ruling: Ruling) -> str | None:
    """The clause that forbids, if one does."""
    return ruling.by if ruling.verdict is Verdict.REFUSED else None


def silent(ruling: Ruling) -> str | None:
    """The clause that leaves it open, if one does."""
    return ruling.by if ruling.verdict is Verdict.SILENT else None


@dataclass(frozen=True)
class Setup:
    """A turn about to start."""

    position: Position
    card: Card
    orders: int
    opened: tuple[FieldSide, ...]

    @property
    def phase(self) -> Phase:
        """The turn before the first action."""
        return start(self.position, self.card, self.orders, opened=self.opened)


def own(position: Position) -> list[str]:
    """The labels of the player whose turn it is."""
    return [counter.label for counter in position.counters if counter.side is Side.BLUE]


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A crowded little battlefield on which no hex holds more than the rules allow."""
    grid = Grid(draw(st.integers(3, 4)), draw(st.integers(3, 4)), draw(st.booleans()))
    spots = iter(draw(st.permutations(list(grid))))
    types = st.sampled_from(UnitType)
    counters = []
    for side, units, leaders in ((Side.BLUE, 3, 2), (Side.RED, 2, 1)):
        name, homes = side.value[0].upper(), []
        for number in range(draw(st.integers(1, units))):
            homes.append(next(spots))
            counters.append(Counter(side, draw(types), f"{name}{number}", Stance((homes[-1],))))
        for number in range(draw(st.integers(0, leaders))):
            home = homes.pop() if homes and draw(st.booleans()) else next(spots)
            counters.append(Counter(side, LEADER, f"{name}L{number}", Stance((home,))))
    return Position(grid, tuple(counters))


HELMET_OFTEN = [*Card, Card.SECTION, Card.SECTION, Card.ORDER_MOUNTED_TROOPS, Card.I_AM_SPARTACUS]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A turn with any card, rarely short of orders, on a battlefield whose sides are mostly closed."""
    sides = [(), (), (), (FieldSide.SHORT,), (FieldSide.LONG,), (FieldSide.TOP,), (FieldSide.RIGHT,), tuple(FieldSide)]
    opened = draw(st.sampled_from(sides))
    card = draw(st.sampled_from(HELMET_OFTEN))
    orders = [1, 3] if card is Card.ORDER_THREE_UNITS_CENTER else [1, 3, 5, 6]
    return Setup(draw(positions()), card, draw(st.sampled_from(orders)), opened)


def attempt(phase: Phase, dice: Random) -> Action:
    """Something the player might try now, legal or not, more often than not towards one of his own pieces."""
    labels = own(phase.position)
    label = dice.choice(labels)
    if dice.random() < (0.8 if label not in phase.ordered else 0.1):
        return Order(label)
    spot, goal = phase.position.counter(label).hexes[0], phase.position.counter(dice.choice(labels)).hexes[0]
    path: list[Hex] = []
    for _ in range(dice.choice([1, 1, 2, 2, 3, 4])):
        steps = sorted(spot.neighbours(), key=lambda beside: (beside.distance(goal), dice.random()))
        spot = steps[0] if dice.random() < 0.6 else dice.choice(steps)
        path.append(spot)
        if spot not in phase.position.grid:
            break
    return Move(label, way(path))
