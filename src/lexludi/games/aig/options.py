"""What is open to a piece: where it may go, whom it may shoot at, whom it may order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from lexludi.games.aig.actions import Action, Deed, Flee, GroupOrder, Individual, Use
from lexludi.games.aig.meanwhile import Fire, Plan, Step
from lexludi.games.aig.movement import HEAVY
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.plans import plans, tried
from lexludi.games.aig.rout import flights
from lexludi.games.aig.sequence import DEED, RULES, Judged
from lexludi.games.aig.turn import Turn
from lexludi.rulings.dice import MissingDie
from lexludi.rulings.ruling import Trace, decides
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex, Vertex


@dataclass(frozen=True)
class Options:
    """What is open to a piece now."""

    label: str
    hexes: tuple[Hex, ...] = ()
    """Where it may end a move or a flight."""
    targets: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    """Whom it may give an individual order to act."""
    group: bool = False
    """Whether it may issue a group order to its own group."""


@decides
def options(trace: Trace, turn: Turn, label: str) -> Options:
    """What is open to a piece in the game turn as it stands."""
    piece = turn.battle.piece(label)
    if isinstance(piece, Leader):
        return _of_leader(trace, turn, piece)
    if label in turn.fleeing:
        ways = [way for way in flights(trace, turn.battle, piece) if way and _may(trace, turn, Flee(label, way))]
        trace.cite("aig.8.1.1.choice", unit=label)
        return Options(label, _sorted(way[-1] for way in ways))
    found = Options(label, _sorted(_reached(trace, turn, piece)), tuple(_targets(trace, turn, piece)))
    if found == Options(label) and (plan := next(plans(turn.battle, piece), None)):
        trace.take(DEED, turn, Deed(label, plan))
    if found.hexes:
        trace.cite("aig.6.5.plan", unit=label)
    if found.targets:
        trace.cite("aig.9.1.some", unit=label, target=found.targets)
    return found


def _of_leader(trace: Trace, turn: Turn, leader: Leader) -> Options:
    """Where a leader may go, and whom he may order to act."""
    side = [one for one in turn.battle.pieces if one.side is leader.side]
    told = [(one.label, Use.ACT if isinstance(one, Unit) else Use.MOVE) for one in side]
    orders = tuple(to for to, use in told if _may(trace, turn, Individual(to, use, leader.label)))
    found = Options(
        leader.label,
        _sorted(_reached(trace, turn, leader) if leader.stance else ()),
        orders=orders,
        group=_may(trace, turn, GroupOrder(leader.label)),
    )
    if found == Options(leader.label):
        trace.take(RULES[Individual], turn, Individual(leader.label, Use.MOVE, leader.label))
    if found.hexes:
        trace.cite("aig.4.1.move.same", leader=leader.label)
    if orders:
        trace.cite("aig.4.1.initiative.orders", leader=leader.label, target=orders)
    if found.group:
        trace.cite("aig.4.1.group-orders.max", leader=leader.label)
    return found


def _may(trace: Trace, turn: Turn, action: Action | Deed) -> bool:
    """Whether an action is legal; one that comes to the rolling of dice is."""
    rule: Judged = DEED if isinstance(action, Deed) else RULES[type(action)]
    try:
        return trace.would(rule, turn, action).decided
    except MissingDie:
        return True


def _targets(trace: Trace, turn: Turn, unit: Unit) -> Iterator[str]:
    for enemy in turn.battle.of(unit.side.enemy) if unit.weapon else ():
        if _may(trace, turn, Deed(unit.label, (Fire(enemy.label),))):
            yield enemy.label


def _sorted(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(set(hexes)))


def _reached(trace: Trace, turn: Turn, piece: Unit | Leader) -> Iterator[Hex]:
    """The hexes a piece may end a move in, each by the cheapest plan."""
    order, seen = count(), set()
    edge: list[tuple[int, int, Stance, Plan]] = [(0, next(order), piece.placed, ())]
    while edge:
        points, _, here, plan = heappop(edge)
        if here in seen:
            continue
        seen.add(here)
        if here.left != piece.spot and _may(trace, turn, Deed(piece.label, plan)):
            yield here.left
        for there, step in _steps(turn, piece, here):
            came = tried(trace, turn.battle, piece.label, (*plan, step))
            through = isinstance(piece, Unit) and piece.type in HEAVY and turn.battle.unit_in(there.left, piece.side)
            if came.decided or through:
                cost = came.outcome.points if came.decided else points
                heappush(edge, (cost, next(order), there, (*plan, step)))


def _steps(turn: Turn, piece: Unit | Leader, here: Stance) -> Iterator[tuple[Stance, Step]]:
    """The single steps of a piece from where it stands: hexes, and corners to turn to."""
    free = isinstance(piece, Leader) or piece.has(State.DISORDERED)
    for spot in turn.battle.board.on_board(here.left.neighbours() if free else here.front()):
        yield Stance((spot,), here.facing), spot
    if isinstance(piece, Unit):
        yield from ((Stance((here.left,), facing), facing) for facing in Vertex if facing is not here.facing)
