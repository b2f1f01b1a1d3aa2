"""Plans: what a piece is told to do by order, tried before a die is rolled and then carried out in one go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from lexludi.games.aig.battle import Battle
from lexludi.games.aig.disengagement import disengage
from lexludi.games.aig.meanwhile import Fire, Plan, Step
from lexludi.games.aig.movement import HEAVY, move
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.turning import turn_in_melee
from lexludi.games.aig.walk import Move, Moved, Shots
from lexludi.rulings.ruling import Ruling, Trace, decides
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex, Vertex


def tried(trace: Trace, battle: Battle, label: str, steps: Plan, spent: int = 0) -> Ruling[Moved]:
    """What the rules say of a plan if every check on the way is passed and no shot is rolled for."""
    return trace.would(_done, battle, Move(label, steps, shots=Shots.TRIED, spent=spent))


@decides
def execute(trace: Trace, battle: Battle, label: str, steps: Plan, spent: int) -> Moved:
    """Carry out a plan that is allowed from its first step to its last; once it is begun, only dice can cut it short."""
    ahead = tried(trace, battle, label, steps, spent)
    if not ahead.decided:
        trace.adopt(ahead)
    return trace.take(_done, battle, Move(label, steps, shots=Shots.ROLLED, spent=spent))


@decides
def _done(trace: Trace, battle: Battle, case: Move) -> Moved:
    """An ordinary move with its fire or, of a unit in melee, a turn in its midst or a disengagement."""
    piece = battle.piece(case.label)
    if not case.steps:
        trace.refuse("aig.6.5.plan", unit=case.label)
    if isinstance(piece, Leader) or not battle.in_melee(case.label):
        return trace.take(move, battle, case)
    if len(case.steps) == 1 and isinstance(case.steps[0], Vertex):
        return trace.take(turn_in_melee, battle, case, case.steps[0])
    if isinstance(case.steps[0], Hex):
        return trace.take(disengage, battle, case)
    return trace.take(move, battle, case)


def counts(trace: Trace, battle: Battle, label: str, steps: Plan) -> bool:
    """Whether a plan is allowed and ends in a fire or in another hex."""
    ruling = tried(trace, battle, label, steps)
    if not ruling.decided:
        return False
    there = [piece for piece in ruling.outcome.battle.pieces if piece.label == label]
    return ruling.outcome.fired or any(piece.spot != battle.piece(label).spot for piece in there)


def plans(battle: Battle, piece: Unit | Leader) -> Iterator[Plan]:
    """The short plans of a piece that can be named, allowed or not: a turn, a hex or two, a fire before, after or between."""
    if battle.map is None or piece.stance is None:
        return
    if isinstance(piece, Leader):
        yield from ((spot,) for spot in battle.map.on_board(piece.spot.neighbours()))
        return
    turns = [facing for facing in Vertex if facing is not piece.stance.facing]
    marches = [*_marches(battle, piece, piece.stance)]
    for facing in turns:
        marches += [(facing, *way) for way in _marches(battle, piece, Stance((piece.spot,), facing))]
    yield from ((facing,) for facing in turns)
    yield from marches
    shots = [*_shots(battle, piece)]
    yield from ((shot,) for shot in shots)
    for way, shot in product(marches[:4], shots):
        if battle.unit(shot.target).spot in way:
            continue
        yield (*way, shot)
        yield (shot, *way)
        back = [piece.spot, *(step for step in way if isinstance(step, Hex))][-2]
        yield from ((*way, shot, facing, back) for facing in turns[:2] if facing not in way)


def _marches(battle: Battle, unit: Unit, stance: Stance) -> Iterator[Plan]:
    """One hex to the front, or two in a line where the first is taken by a friend."""
    ahead = stance.left.neighbours() if unit.has(State.DISORDERED) else stance.front()
    for spot in battle.board.on_board(ahead):
        yield (spot,)
        friend = battle.unit_in(spot, unit.side)
        if friend and unit.type in HEAVY:
            beyond = Stance((spot,), stance.facing).front()
            yield from ((spot, further) for further in battle.board.on_board(beyond))


def _shots(battle: Battle, unit: Unit) -> Iterator[Fire]:
    if unit.weapon is None:
        return
    for enemy in battle.of(unit.side.enemy):
        yield Fire(enemy.label)
        if enemy.has(State.RETURN_FIRE):
            yield Fire(enemy.label, answered=True)


def shortest(battle: Battle, label: str, goal: Hex) -> Plan:
    """The plan with the fewest steps that brings a piece to a hex nobody stands in the way to; a leader has no facing."""
    piece, board = battle.piece(label), battle.board
    start = piece.stance or Stance((piece.spot,))
    edge: list[tuple[Stance, tuple[Step, ...]]] = [(start, ())]
    seen = {start}
    while edge:
        here, steps = edge.pop(0)
        if here.left == goal:
            return steps
        alone = isinstance(piece, Leader)
        ahead = here.left.neighbours() if alone else here.front()
        ways: list[tuple[Stance, Step]] = [
            (Stance((spot,), here.facing), spot)
            for spot in board.on_board(ahead)
            if alone or spot == goal or battle.unit_in(spot) is None
        ]
        ways += [] if alone else [(Stance((here.left,), facing), facing) for facing in Vertex]
        for there, step in ways:
            if there not in seen:
                seen.add(there)
                edge.append((there, (*steps, step)))
    return (goal,)
