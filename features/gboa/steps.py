"""The sentences of The Great Battles of Alexander: moves, withdrawals and turns on a drawn board."""

from dataclasses import dataclass, field, replace

from lexludi.board.facing import Arc, Stance
from lexludi.board.frame import Frame
from lexludi.board.frame import arcs as arc_highlights
from lexludi.board.hexes import Hex, Vertex
from lexludi.board.position import Position, Side
from lexludi.examples.phrases import Case, Phrases, Route
from lexludi.games.gboa.facing import Arcs, arcs, react, turn_to_rear
from lexludi.games.gboa.movement import Move, Moved, move
from lexludi.games.gboa.orders import Cause, Order, OrderKind, further_move
from lexludi.games.gboa.readings import EDITION, Readings
from lexludi.games.gboa.retreat import Retreat
from lexludi.games.gboa.terrain import Price, Terrain
from lexludi.games.gboa.units import Fire, Mark, State, hits_of
from lexludi.games.gboa.walk import Step, Waypoint, read_route
from lexludi.games.gboa.withdrawal import (
    Occasion,
    Withdrawal,
    Withdrawn,
    parting_shot,
    pre_arranged_withdrawal,
    withdraw,
)
from lexludi.games.gboa.zones import control, zoc, zone
from lexludi.rulings.ruling import Ruling, Verdict


@dataclass
class Table(Case):
    """What has been said about the board and the moves on it."""

    readings: Readings = EDITION
    position: Position | None = None
    chart: dict[Terrain, Price] = field(default_factory=dict)
    order: Order = field(default_factory=Order)
    occasion: Occasion = Occasion.ENEMY_MOVE
    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)
    line: tuple[str, ...] = ()
    routes: dict[str, Route] = field(default_factory=dict)
    shot_at: tuple[str, ...] = ()

    @property
    def after(self) -> Position:
        """The board the ruling leaves behind."""
        return self.ruling.outcome.position

    def zones(self, side: Side) -> dict[str, tuple[Hex, ...]]:
        """The ZOC of one side, to be highlighted."""
        units = [one for one in self.position.counters if one.side is side]
        return {"zoc": tuple(spot for one in units for spot in zone(self.position, one, self.readings))}

    def shown(self, label: str, position: Position | None = None) -> dict[str, tuple[Hex, ...]]:
        """The EZOCs around a unit, or its front where there are none."""
        unit = (position or self.position).counter(label)
        zones = self.zones(unit.side.enemy)
        return zones if zones["zoc"] else {"front": unit.stance.front()}


phrases = Phrases(Table, Readings)


@phrases.given("the board is {position}")
def board(case: Table, position: Position) -> None:
    case.position = position


@phrases.given("the board, where a clear hex costs {points}: {position}")
def board_with_cost(case: Table, points: int, position: Position) -> None:
    case.position = position
    case.chart[Terrain.CLEAR] = Price(points)


@phrases.given("the chart for {terrain}: movement points {points}, cohesion hits {hits}")
def chart(case: Table, terrain: Terrain, points: int, hits: int) -> None:
    case.chart[terrain] = Price(points, hits)


@phrases.given("the order: {kind}, from leader {leader}")
def order(case: Table, kind: OrderKind, leader: str) -> None:
    case.order = replace(case.order, kind=kind, leader=leader)


@phrases.given("leader {leader} is not activated")
def not_activated(case: Table, leader: str) -> None:
    case.order = replace(case.order, leader=leader, activated=False)


@phrases.given("the order comes from the overall commander {leader}, who spends {points} IR")
def overall_order(case: Table, leader: str, points: int) -> None:
    case.order = replace(case.order, leader=leader, overall=True, initiative=points)


@phrases.given("own commander of the unit: {leader}")
def own_commander(case: Table, leader: str) -> None:
    case.order = replace(case.order, commander=leader)


@phrases.given("the unit moved before on the order of {leader}")
def moved_before(case: Table, leader: str) -> None:
    case.order = replace(case.order, before=leader)


@phrases.given("the time is: {occasion}")
def time(case: Table, occasion: Occasion) -> None:
    case.occasion = occasion


@phrases.given("DR of {label}: {die}")
def die_roll(case: Table, label: str, die: int) -> None:
    case.dice[label] = (*case.dice.get(label, ()), die)


@phrases.given("the cavalry line: {labels}")
def cavalry_line(case: Table, labels: list[str]) -> None:
    case.line = tuple(labels)


@phrases.given("way back of {label}, DR {die}: {route}")
def way_back(case: Table, label: str, die: int, route: Route) -> None:
    case.routes[label] = route
    case.dice[label] = (die,)


@phrases.given("{label} has already shot at {target} in this segment")
def already_shot(case: Table, label: str, target: str) -> None:
    case.shot_at = (*case.shot_at, target)


@phrases.when("{label} is ordered to move: {route}")
def ordered_move(case: Table, label: str, route: Route) -> Ruling:
    return _move(case, label, route)


@phrases.when("{label} is ordered to make an enhanced move: {route}")
def enhanced_move(case: Table, label: str, route: Route) -> Ruling:
    return _move(case, label, route, enhanced=True)


@phrases.when("{label} moves without an order: {route}")
def move_without_order(case: Table, label: str, route: Route) -> Ruling:
    case.order = None
    return _move(case, label, route)


@phrases.when("{label} moves by: {cause}")
def moves_by(case: Table, label: str, cause: Cause) -> Ruling:
    case.frames = (Frame(case.position),)
    return further_move(case.position.counter(label), cause, case.readings)


@phrases.when("{label} withdraws from {enemy}: {route}")
def withdraws(case: Table, label: str, enemy: str, route: Route) -> Ruling:
    return _withdraw(case, enemy, {label: route})


@phrases.when("the line withdraws from {enemy}")
def line_withdraws(case: Table, enemy: str) -> Ruling:
    return _withdraw(case, enemy, case.routes)


@phrases.when("{label} makes a pre-arranged withdrawal")
def withdraws_as_arranged(case: Table, label: str) -> Ruling:
    case.frames = (Frame(case.position),)
    return pre_arranged_withdrawal(case.position, label)


@phrases.when("{label}, withdrawing from {enemy}, shoots at {target}")
def shoots(case: Table, label: str, enemy: str, target: str) -> Ruling:
    case.frames = (Frame(case.position),)
    return parting_shot(case.position, label, target, enemy, case.shot_at, case.readings)


@phrases.when("{enemy} has come next to {label}, which turns to {facing}")
def reacts(case: Table, enemy: str, label: str, facing: Vertex) -> Ruling:
    ruling = react(case.position, label, enemy, facing, case.dice.get(label, ()), case.chart, case.readings)
    return _turned(case, label, ruling)


@phrases.when("{enemy} has come behind {label}, which turns to the rear")
def turns_about(case: Table, enemy: str, label: str) -> Ruling:
    return _turned(case, label, turn_to_rear(case.position, label, enemy, case.chart, case.readings))


@phrases.when("the arcs of {label} are asked for")
def ask_arcs(case: Table, label: str) -> Ruling:
    case.frames = (Frame(case.position, arc_highlights(case.position.counter(label))),)
    return arcs(case.position, label)


@phrases.when("the ZOC of {label} is asked for")
def ask_zone(case: Table, label: str) -> Ruling:
    unit = case.position.counter(label)
    case.frames = (Frame(case.position, {"zoc": zone(case.position, unit, case.readings)}),)
    return zoc(case.position, label, case.readings)


@phrases.when("control of hex {number} is asked for")
def ask_control(case: Table, number: str) -> Ruling:
    both = case.zones(Side.BLUE)["zoc"] + case.zones(Side.RED)["zoc"]
    case.frames = (Frame(case.position, {"zoc": both}),)
    return control(case.position, Hex.parse(number), case.readings)


@phrases.then("{label} stands at {place}")
def stands_at(case: Table, label: str) -> Route:
    return str(case.after.counter(label).stance)


@phrases.then("movement points spent: {points}")
def move_costs(case: Table) -> int:
    outcome = case.ruling.outcome
    return sum(outcome.points.values()) if isinstance(outcome, Withdrawn) else outcome.points


@phrases.then("cohesion hits taken by {label}: {hits}")
def takes_hits(case: Table, label: str) -> int:
    if isinstance(case.ruling.outcome, int):
        return case.ruling.outcome
    return hits_of(case.after.counter(label)) - hits_of(case.position.counter(label))


@phrases.then("{label} is now: {mark}")
def is_now(case: Table, label: str) -> Mark:
    states = case.after.counter(label).states
    return Mark.ROUTED if State.ROUTED in states else Mark.MOVED if State.MOVED in states else Mark.UNMARKED


@phrases.then("fire allowed to {label}: {fire}")
def fire_allowed(case: Table, label: str) -> Fire:
    outcome = case.ruling.outcome
    if isinstance(outcome, Fire):
        return outcome
    return outcome.fire.get(label, Fire.NONE) if isinstance(outcome, (Moved, Withdrawn)) else outcome.fire


@phrases.then("its {arc} hexes: {hexes}")
def arc_hexes(case: Table, arc: Arc) -> Route:
    found: Arcs = case.ruling.outcome
    return " ".join(getattr(found, arc.value))


@phrases.then("its ZOC: {hexes}")
def zone_hexes(case: Table) -> Route:
    return " ".join(case.ruling.outcome.hexes)


@phrases.then("it has no ZOC")
def no_zone(case: Table) -> bool:
    return not case.ruling.outcome.hexes


@phrases.then("units controlling it: {labels}")
def controllers(case: Table) -> list[str]:
    return list(case.ruling.outcome.units)


def _move(case: Table, label: str, route: Route, enhanced: bool = False) -> Ruling:
    way = read_route(route)
    whole = Move(case.position, label, way, case.order, enhanced, case.chart, case.dice.get(label, ()))
    ruling = move(whole, case.readings)
    before = Frame(case.position, case.shown(label))
    if ruling.verdict is Verdict.DECIDED:
        path = _path(case.position.counter(label).stance, ruling.outcome.steps)
        after = ruling.outcome.position
        case.frames = (before, Frame(after, case.shown(label, after), path))
        return ruling
    done: tuple[Step, ...] = ()
    for count in range(1, len(way)):
        part = move(replace(whole, route=way[:count]), case.readings)
        if part.verdict is not Verdict.DECIDED:
            break
        done = part.outcome.steps
    case.frames = (_refused(case, label, done, way[len(done) :]),)
    return ruling


def _withdraw(case: Table, enemy: str, routes: dict[str, Route]) -> Ruling:
    retreats = tuple(Retreat(label, read_route(way), case.dice.get(label, ())) for label, way in routes.items())
    ruling = withdraw(Withdrawal(case.position, enemy, retreats, case.occasion, case.chart, case.line), case.readings)
    first = case.position.counter(retreats[0].unit)
    before = Frame(case.position, arc_highlights(first, Arc.FLANK, Arc.REAR) if len(retreats) == 1 else {})
    if ruling.verdict is not Verdict.DECIDED:
        case.frames = (_refused(case, first.label, (), retreats[0].route),) if len(retreats) == 1 else (before,)
        return ruling
    path = _path(first.stance, ruling.outcome.steps) if len(retreats) == 1 else ()
    case.frames = (before, Frame(ruling.outcome.position, path=path))
    return ruling


def _turned(case: Table, label: str, ruling: Ruling) -> Ruling:
    before = Frame(case.position, arc_highlights(case.position.counter(label)))
    if ruling.verdict is Verdict.DECIDED:
        after = ruling.outcome.position
        case.frames = (before, Frame(after, arc_highlights(after.counter(label))))
    else:
        case.frames = (before,)
    return ruling


def _refused(case: Table, label: str, done: tuple[Step, ...], rest: tuple[Waypoint, ...]) -> Frame:
    """The board as far as the unit got, with the hex it could not enter."""
    path = _path(case.position.counter(label).stance, done)
    wanted = rest[0] if rest and not isinstance(rest[0], Vertex) else ()
    barred = next((spot for spot in wanted if spot not in path[-1].hexes), None)
    return Frame(case.position, case.shown(label), path if len(path) > 1 or barred else (), barred)


def _path(start: Stance, steps: tuple[Step, ...]) -> tuple[Stance, ...]:
    stances = [start]
    for step in steps:
        place, _, facing = step.stance.partition(" ")
        stances.append(Stance.on(*place.split("+"), facing=facing or None))
    return tuple(stances)
