"""What has been said about the board and the moves on it, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lexludi.examples.kinds import Face, Faces, Piece
from lexludi.examples.phrases import Case, OtherQuestion, Phrases
from lexludi.games.gboa.facing import Turned
from lexludi.games.gboa.movement import Moved
from lexludi.games.gboa.orders import Cause, Order
from lexludi.games.gboa.terrain import IN_HEXES, Chart, Price, Roughness, Terrain, check_ground
from lexludi.games.gboa.units import (
    D10,
    Fire,
    Mark,
    State,
    UnitType,
    Value,
    check_states,
    hits_of,
    losses_of,
    with_hits,
)
from lexludi.games.gboa.walk import Step, Waypoint
from lexludi.games.gboa.withdrawal import Occasion, Withdrawn
from lexludi.games.gboa.zones import zone
from lexludi.rulings.dice import NO_DICE
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.space.hex.board import Board
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexboard import Box
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.placeholders import Route, Standing, board_of
from lexludi.space.hex.position import Position, Side

Highlights = tuple[tuple[str, tuple[Hex, ...]], ...]


@dataclass
class Table(Case):
    """What has been said about the board and the moves on it."""

    board: Position | None = None
    prices: dict[Terrain, Price] = field(default_factory=dict)
    woods: Roughness | None = None
    order: Order | None = field(default_factory=Order)
    occasion: Occasion = Occasion.ENEMY_MOVE
    line: tuple[str, ...] = ()
    routes: dict[str, Route] = field(default_factory=dict)
    shot_at: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Whom each unit has shot at."""
    advanced: tuple[str, ...] = ()
    subject: str = ""
    """The unit asked about, where the outcome does not name it."""

    @property
    def position(self) -> Position:
        """The board before the question."""
        if self.board is None:
            raise Impossible("There is no board yet; describe the board first.")
        return self.board

    @property
    def chart(self) -> Chart:
        """The chart of the scenario, as far as it is known."""
        return Chart(self.prices, self.woods)

    def cause(self, enemy: str) -> Cause | None:
        """What brought an enemy near, if no order did."""
        return Cause.ADVANCE if enemy in self.advanced else None

    @property
    def orders(self) -> Order:
        """What is known of the order."""
        return self.order or Order()

    @property
    def after(self) -> Position:
        """The board the ruling leaves behind."""
        return self.outcome(Moved, Withdrawn, Turned).position

    def unchanged(self) -> object:
        """The same board, no step; no hit either, but where a rule asked for hits even that is news."""
        board = self.position
        for label in {
            count.of for line in self.ruling.trace for count, _ in line.counts if count == losses_of(count.of)
        }:
            board = board.with_counter(with_hits(board.counter(label), -1))
        match self.ruling.outcome:
            case Moved():
                return Moved(board, (), 0, 0)
            case Withdrawn():
                return Withdrawn(board, (), dict.fromkeys(self.ruling.outcome.points, 0), {})
            case Turned():
                return Turned(board, 0)
            case Fire():
                return Fire.NONE
        return None

    def worth_telling(self, template: str, values: Mapping[str, object]) -> bool:
        """Not a mark that goes without saying, nor hits in all where there were none before."""
        if template == "{label} is marked: {state}":
            return values["state"] is State.ENHANCED_USED
        if template == "cohesion hits of {label} in all: {hits}":
            return hits_of(self.position.counter(str(values["label"]))) > 0
        return True

    def pieces(self) -> Iterable[str]:
        """The pieces on the board."""
        return (counter.label for counter in self.board.counters) if self.board else ()

    def zones(self, side: Side) -> Highlights:
        """The ZOC of one side, to be highlighted."""
        units, ask = [one for one in self.position.counters if one.side is side], zone.played(NO_DICE, self.readings)
        known = [ruling for one in units if (ruling := ask(self.position, one)).decided]
        return (("zoc", tuple(spot for ruling in known for spot in ruling.outcome)),)

    def shown(self, label: str, position: Position | None = None) -> Highlights:
        """The EZOCs around a unit, or its front where there are none."""
        unit = (position or self.position).counter(label)
        zones = self.zones(unit.side.enemy)
        return zones if zones[0][1] else (("front", unit.stance.front()),)

    def as_far(self, ruling: Ruling[Any], label: str, done: tuple[Step, ...], rest: tuple[Waypoint, ...]) -> Frame:
        """The board as far as the unit got, with the hex it could not enter where the ruling refuses it."""
        path = stances(self.position.counter(label).stance, done)
        refused = ruling.verdict is Verdict.REFUSED and rest
        wanted = rest[0] if refused and not isinstance(rest[0], Vertex) else ()
        barred = next((spot for spot in wanted if spot not in path[-1].hexes), None)
        return Frame(self.position, self.shown(label), path if len(path) > 1 or barred else (), barred)


def stances(start: Stance, steps: tuple[Step, ...]) -> tuple[Stance, ...]:
    """The places a unit passed through, its start first."""
    found = [start]
    for step in steps:
        place, _, facing = step.stance.partition(" ")
        found.append(Stance.on(*place.split("+"), facing=facing or None))
    return tuple(found)


box = Box(
    (*UnitType,),
    (*State,),
    (*Value,),
    (*IN_HEXES, Terrain.ROUGH_HEXSIDE),
    ("board.size_short",),
    two_hex="gboa.7.1.fig.two-hex",
)
phrases = Phrases(Table, kinds={**board_of(box), Face: Faces(D10)}, scenes=(Board,))


@phrases.given("the board: {position}")
def board(case: Table, position: Position) -> None:
    check_ground(position)
    check_states(position)
    case.board = position


@phrases.given("the board, where a clear hex costs {points}: {position}")
def board_with_cost(case: Table, points: int, position: Position) -> None:
    board(case, position)
    case.prices[Terrain.CLEAR] = Price(points)


@phrases.given("the chart for {terrain}: movement points {points}, cohesion hits {hits}", again=True)
def chart(case: Table, terrain: Terrain, points: int, hits: int) -> None:
    if terrain in case.prices:
        raise Impossible("The chart entry for {terrain} is given twice; give it only once.", terrain=terrain)
    case.prices[terrain] = Price(points, hits)


@phrases.given("the chart counts woods as: {roughness}")
def woods(case: Table, roughness: Roughness) -> None:
    case.woods = roughness


@phrases.given("DR of {label}: {die}", again=True)
def die_roll(case: Table, label: Piece, die: Face) -> None:
    case.dice.put("die_roll", die, label)


@phrases.given("{enemy} has come by advance after combat")
def advanced(case: Table, enemy: Piece) -> None:
    case.advanced = (*case.advanced, enemy)


@phrases.then("{label} stands at {place}", result=True)
def stands_at(case: Table, label: Piece) -> Standing:
    return Standing(str(case.after.counter(label).stance))


@phrases.then("movement points spent: {points}")
def move_costs(case: Table) -> int:
    outcome = case.outcome(Moved, Withdrawn)
    if isinstance(outcome, Moved):
        return outcome.points
    if len(outcome.points) != 1:
        raise OtherQuestion
    return sum(outcome.points.values())


@phrases.then("cohesion hits taken by {label}: {hits}", result=True)
def takes_hits(case: Table, label: Piece) -> int:
    outcome = case.ruling.outcome
    if isinstance(outcome, int):
        if label != case.subject:
            raise OtherQuestion
        return outcome
    return hits_of(case.after.counter(label)) - hits_of(case.position.counter(label))


@phrases.then("cohesion hits of {label} in all: {hits}")
def total_hits(case: Table, label: Piece) -> int:
    return hits_of(case.after.counter(label))


@phrases.then("{label} is now: {mark}", result=True)
def is_now(case: Table, label: Piece) -> Mark:
    states = case.after.counter(label).states
    return Mark.ROUTED if State.ROUTED in states else Mark.MOVED if State.MOVED in states else Mark.UNMARKED


@phrases.then("{label} is marked: {state}")
def is_marked(case: Table, label: Piece, state: State) -> bool:
    return state in case.after.counter(label).states


@phrases.then("fire allowed to {label}: {fire}", result=True)
def fire_allowed(case: Table, label: Piece) -> Fire:
    outcome = case.outcome(Fire, Moved, Withdrawn, Turned)
    if isinstance(outcome, Moved | Withdrawn):
        return outcome.fire.get(label, Fire.NONE)
    fire = outcome.fire if isinstance(outcome, Turned) else outcome
    return fire if label == case.subject else Fire.NONE
