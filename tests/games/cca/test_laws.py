"""Every order and every move the rules allow, against a slow retelling of the inventory's laws."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.games.cca.phase import Action, Move, Order, Phase, way
from lexludi.games.cca.turn import GAME
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.ruling import Verdict
from lexludi.space.hex.hexes import Direction, Hex

from .builders import Setup, attempt, own, setups

RATES = {
    "light_infantry": 2,
    "light_sling_infantry": 2,
    "light_bow_infantry": 2,
    "auxilia": 2,
    "medium_infantry": 1,
    "warrior": 2,
    "heavy_infantry": 1,
    "heavy_war_machine": 1,
    "light_cavalry": 4,
    "light_bow_cavalry": 4,
    "barbarian_chariot": 3,
    "medium_cavalry": 3,
    "camel": 3,
    "cataphracted_camel": 3,
    "heavy_cavalry": 2,
    "heavy_cataphracted_cavalry": 2,
    "elephant": 2,
    "heavy_chariot": 2,
    "leader": 3,
}
seeds = st.integers(0, 10**6)
MOUNTED = set(list(RATES)[8:18])
CARD_TYPES = {
    "order_mounted_troops": MOUNTED,
    "order_light_troops": {*list(RATES)[:4], "light_cavalry", "light_bow_cavalry", "barbarian_chariot"},
}
HELMET = {"section_card", "order_three_units_center", "order_mounted_troops", "i_am_spartacus"}


class Oracle:
    """The turn told again from its first moment each time it is asked, in plain dictionaries."""

    def __init__(self, setup: Setup, history: list[Action]) -> None:
        self.setup = setup
        self.place = {one.label: (one.hexes[0].column, one.hexes[0].row) for one in setup.position.counters}
        self.type = {one.label: one.type for one in setup.position.counters}
        self.side = {one.label: one.side for one in setup.position.counters}
        self.attached = {
            leader: unit
            for leader, unit in product(self.place, self.place)
            if self.type[leader] == "leader" != self.type[unit] and self.place[leader] == self.place[unit]
        }
        self.at_start = dict(self.attached)
        self.orders, self.ordered, self.moved, self.carried = setup.orders, [], [], []
        self.frozen: set[str] = set()
        self.left: dict[str, str] = {}
        for action in history:
            self._repeat(action)

    def _repeat(self, action: Action) -> None:
        label = action.label
        if isinstance(action, Order):
            self.orders -= 1
            self.ordered.append(label)
            return
        end = (action.path[-1].column, action.path[-1].row)
        self.moved.append(label)
        if self.type[label] == "leader":
            if label in self.attached:
                self.left[label] = self.attached.pop(label)
            self._put(label, end)
            for unit in self._units(end, self.side[label]):
                self.attached[label] = unit
                self.frozen.add(unit)
            return
        riders = [leader for leader, unit in self.attached.items() if unit == label]
        waiting = [one for one in self._in(end) if self.type[one] == "leader" and one not in riders]
        self._put(label, end)
        for leader in riders:
            self._put(leader, end)
            self.carried.append(leader)
        for leader in waiting:
            self.attached[leader] = label

    def _put(self, label: str, end: tuple[int, int]) -> None:
        if self._on_board(end):
            self.place[label] = end
        else:
            del self.place[label]

    def _on_board(self, spot: tuple[int, int]) -> bool:
        grid = self.setup.position.grid
        shorter = 1 if grid.short and spot[1] % 2 == 0 else 0
        return 1 <= spot[1] <= grid.rows and 1 <= spot[0] <= grid.columns - shorter

    def _in(self, spot: tuple[int, int]) -> list[str]:
        return [label for label, place in self.place.items() if place == spot]

    def _units(self, spot: tuple[int, int], side: str) -> list[str]:
        return [one for one in self._in(spot) if self.type[one] != "leader" and self.side[one] == side]

    def allows(self, action: Action) -> bool:
        """Whether the laws let it happen."""
        if action.label not in self.place:
            return False
        if isinstance(action, Order):
            return self._allows_order(action.label)
        path = [(spot.column, spot.row) for spot in action.path]
        if action.label not in self.ordered or action.label in self.moved:
            return False
        if len(path) > RATES[self.type[action.label]] or not self._may_leave(path):
            return False
        if any(self.side[one] == "red" for spot in path for one in self._in(spot)):
            return False
        if self.type[action.label] == "leader":
            return self._allows_leader(action.label, path)
        return self._allows_unit(action.label, path)

    def _may_leave(self, path: list[tuple[int, int]]) -> bool:
        if self._on_board(path[-1]):
            return True
        column, row = path[-1]
        over_long = not 1 <= row <= self.setup.position.grid.rows
        side = ("top_side" if row < 1 else "bottom_side") if over_long else "left_side" if column < 1 else "right_side"
        return bool({side, "long_side" if over_long else "short_side"} & set(self.setup.opened))

    def _allows_order(self, label: str) -> bool:
        if self.orders == 0 or label in self.ordered:
            return False
        if self.type[label] != "leader":
            led = any(self.type[one] == "leader" for one in self._in(self.place[label]))
            return self.type[label] in CARD_TYPES.get(self.setup.card, RATES) and (
                led or self.setup.card != "leadership_card"
            )
        if label not in self.attached:
            return self.setup.card in {*HELMET, "leadership_card"}
        unit = self.attached[label]
        return self.setup.card in HELMET and unit not in self.moved and label not in self.moved

    def _allows_leader(self, leader: str, path: list[tuple[int, int]]) -> bool:
        if leader in self.attached and self.attached[leader] in self.moved:
            return False
        if any(self.type[one] == "leader" for one in self._in(path[-1]) if one != leader):
            return False
        leaves = self.attached.get(leader)
        return leaves is None or self.place[leaves] != path[-1]

    def _allows_unit(self, unit: str, path: list[tuple[int, int]]) -> bool:
        if unit in self.frozen:
            return False
        riders = [leader for leader, other in self.attached.items() if other == unit]
        for number, spot in enumerate(path, 1):
            others = [one for one in self._in(spot) if one not in (unit, *riders)]
            if any(self.type[one] != "leader" for one in others):
                return False
            if others and (riders or number < len(path)):
                return False
        if self.type[unit] == "warrior" and len(path) == 2:
            return self._on_board(path[-1]) and any(self._units(spot, "red") for spot in _around(path[-1]))
        return True


def _around(spot: tuple[int, int]) -> list[tuple[int, int]]:
    """Rows run across; the even ones are shifted half a hex to the right."""
    column, row = spot
    shift = 0 if row % 2 else 1
    beside = [(column - 1, row), (column + 1, row)]
    return beside + [(column + shift + side, row + step) for step in (-1, 1) for side in (-1, 0)]


def play(setup: Setup, seed: int, attempts: int = 16) -> tuple[Phase, list[Action]]:
    """Try one thing after another, comparing each verdict with the oracle's, and go on from what was allowed."""
    phase, history, dice = setup.phase, [], Random(seed)
    for _ in range(attempts):
        if not own(phase.position):
            break
        action = attempt(phase, dice)
        ruling = GAME.act(phase, action, NO_DICE)
        allowed = ruling.verdict is Verdict.DECIDED
        assert allowed == Oracle(setup, history).allows(action), (action, ruling.outcome, history)
        if allowed:
            phase = ruling.outcome
            history.append(action)
    return phase, history


def every_path(start: Hex, grid, longest: int) -> list[tuple[Hex, ...]]:
    """Every way of up to so many steps; a way that leaves the battlefield ends there."""
    ways, found = [(start,)], []
    for _ in range(longest):
        ways = [(*way, way[-1].neighbour(side)) for way in ways if way[-1] in grid for side in Direction]
        found += ways
    return [way[1:] for way in found]


@settings(max_examples=150, deadline=None)
@given(setups(), seeds, st.data())
def test_every_path_agrees_with_the_slow_retelling(setup, seed, data) -> None:
    phase, history = play(setup, seed)
    left = own(phase.position)
    if not left:
        return
    label = data.draw(st.sampled_from(left))
    if label not in phase.ordered and phase.orders:
        ruling = GAME.act(phase, Order(label), NO_DICE)
        if ruling.verdict is Verdict.DECIDED:
            phase, history = ruling.outcome, [*history, Order(label)]
    oracle = Oracle(setup, history)
    start = phase.position.counter(label).hexes[0]
    rate = RATES[phase.position.counter(label).type]
    longest = max(rate, min(rate + 1, 4))
    ends = set()
    for path in every_path(start, phase.position.grid, longest):
        ruling = GAME.act(phase, Move(label, way(path)), NO_DICE)
        assert (ruling.verdict is Verdict.DECIDED) == oracle.allows(Move(label, way(path))), (path, ruling.by)
        ends |= {path[-1]} if ruling.verdict is Verdict.DECIDED else set()
    legal = [action for action in GAME.legal(phase) if isinstance(action, Move) and action.label == label]
    assert {action.path[-1] for action in legal} == ends


@settings(max_examples=800, deadline=None)
@given(setups(), seeds)
def test_whole_turn_agrees_with_the_slow_retelling_and_breaks_nothing_a_hex_can_hold(setup, seed) -> None:
    """All that is true of a turn that was played, for to play it against its retelling takes longest."""
    phase, history = play(setup, seed)
    for spot in phase.position.grid:
        found = phase.position.at(spot)
        assert len({one.side for one in found}) <= 1
        assert sum(one.leader for one in found) <= 1
        assert sum(not one.leader for one in found) <= 1
    moves = [action.label for action in history if isinstance(action, Move)]
    assert sorted(moves) == sorted(set(moves)) == sorted(label for label, _ in phase.moves)
    assert not {label for label, _ in phase.moves} & set(phase.carried)
    assert phase.orders == setup.orders - len(phase.ordered) >= 0
    labels = {one.label for one in phase.position.counters}
    for bond in (*phase.bonds, *phase.joined, *phase.met):
        if {bond.leader, bond.unit} <= labels:
            assert phase.position.counter(bond.leader).hexes == phase.position.counter(bond.unit).hexes
