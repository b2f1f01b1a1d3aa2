"""What units and leaders do by order."""

from __future__ import annotations

from lexludi.games.aig.actions import Deed, Reaction
from lexludi.games.aig.activation import noticed
from lexludi.games.aig.alarm import alarmed
from lexludi.games.aig.banner import banner_rally
from lexludi.games.aig.battle import Battle, Melee
from lexludi.games.aig.chain import stays
from lexludi.games.aig.command import in_range
from lexludi.games.aig.duty import duty_unmet, has_chance
from lexludi.games.aig.meanwhile import Fire
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.plans import counts, execute
from lexludi.games.aig.readings.activation import GROUP_END, GroupEnd
from lexludi.games.aig.readings.leaders import LEADER_MOVES, LeaderMoves
from lexludi.games.aig.stacking import enter_together
from lexludi.games.aig.turn import Done, Kind, OrderPhase, Phase, Turn
from lexludi.games.aig.walk import allowance
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex

NEAR_GROUP = 2
"""How many times his command range a leader may end from his group, if that is doubled as well."""


@decides
def carry_out(trace: Trace, turn: Turn, action: Deed) -> Turn:
    """A unit or leader moves or fires as it was ordered."""
    piece = turn.battle.piece(action.label)
    if turn.phase is Phase.MELEE:
        trace.refuse("aig.3.2.1.melee-only", unit=piece.label)
    if turn.phase is not Phase.ORDERS:
        trace.refuse("aig.4.orders-needed", unit=piece.label, phase=turn.phase)
    phase = turn.order_phase
    if isinstance(piece, Leader):
        _leader_may(trace, turn, piece)
    elif piece.label not in phase.activated:
        trace.refuse("aig.4.orders-needed", unit=piece.label)
    if phase.has_done(piece.label):
        _goes_on(trace, phase, piece)
    else:
        trace.cite("aig.5.2.5.once", unit=piece.label)
    _cite_order(trace, phase, piece)
    _owed(trace, turn, action)
    after = _moved(trace, turn, action, piece)
    if isinstance(piece, Leader):
        _near_group(trace, after, after.battle.leader(piece.label))
    after = noticed(trace, after, phase.leader)
    if phase.seized_from and after.order_phase.done[-1].counts:
        trace.cite("aig.5.4.5.move", unit=piece.label)
    after = _rallied_by(trace, after, (piece.label, *action.riders))
    done = after.order_phase.done[-1]
    return alarmed(trace, after, piece.label) if done.start != done.end else after


def _goes_on(trace: Trace, phase: OrderPhase, piece: Unit | Leader) -> None:
    """Whether a piece that has acted may act again: the active leader with his own move, or parting from a unit of his group."""
    if piece.label == phase.leader and piece.label in phase.joined and not phase.spent(piece.label):
        trace.cite("aig.5.2.4.c.end", leader=piece.label, unit=phase.unit_of(piece.label))
        return
    if piece.label != phase.leader or phase.kind is not Kind.INDIVIDUAL:
        trace.refuse("aig.5.2.5.once", unit=piece.label)
    trace.cite("aig.4.3.2.stop-and-go", leader=piece.label, movement_point=phase.spent(piece.label))


def _rallied_by(trace: Trace, turn: Turn, moved: tuple[str, ...]) -> Turn:
    """The turn after the banner has come near routed units, where one of those who moved carries it."""
    carriers = [piece for piece in turn.battle.pieces if piece.label in moved]
    sides = {piece.side for piece in carriers if piece.has(State.BANNER)}
    sides |= {piece.side.enemy for piece in carriers if piece.has(State.CAPTURED_BANNER)}
    battle = turn.battle
    for unit in turn.battle.units:
        fled = unit.has(State.ROUTED) and unit.label not in turn.fleeing
        if unit.side in sides and fled and turn.battle.map is not None:
            battle = trace.take(banner_rally, battle, unit.label)
    return turn.changed(battle=battle)


def _cite_order(trace: Trace, phase: OrderPhase, piece: Unit | Leader) -> None:
    if isinstance(piece, Unit) and phase.kind is Kind.GROUP:
        trace.cite("aig.5.2.3.effect", unit=piece.label)
    elif isinstance(piece, Unit):
        trace.cite("aig.5.2.2.a", unit=piece.label)


def _owed(trace: Trace, turn: Turn, action: Deed) -> None:
    """A leader who owes a move or a fire must not waste his last chance of one."""
    if not duty_unmet(turn) or counts(trace, turn.battle, action.label, action.steps):
        return
    wasted = Done(action.label, None, None, moved=True, fired=False)
    idle = turn.changed(orders=replace(turn.order_phase, done=(*turn.order_phase.done, wasted)))
    if not has_chance(trace, idle) and has_chance(trace, turn):
        trace.refuse("aig.5.4.5.move", unit=action.label)


def _moved(trace: Trace, turn: Turn, action: Deed, piece: Unit | Leader) -> Turn:
    """The turn with the plan of a piece carried out, and the leaders who go along where it ends."""
    phase, start, bound = turn.order_phase, piece.spot, turn.order_phase.bound
    for label in action.riders:
        _rides(trace, turn, turn.battle.leader(label), piece)
        bound = (*bound, (label, piece.label))
    came = trace.take(execute, turn.battle, piece.label, action.steps, phase.spent(piece.label))
    enter_together(trace, turn.battle, piece, action.riders, came.path[1:])
    end = next((one.spot for one in came.battle.pieces if one.label == piece.label), start)
    battle = came.battle
    if end != start:
        battle = battle.put(*(_at(battle.leader(rider), end) for rider in action.riders))
    moved = any(not isinstance(step, Fire) for step in action.steps)
    for leader in (turn.battle.leader(label) for label in action.riders):
        _within_allowance(trace, phase, leader, came.points)
    if isinstance(piece, Leader):
        _within_allowance(trace, phase, piece, came.points)
    done = Done(piece.label, start, end, moved, came.fired, came.points)
    along = replace(done, fired=False, rode=True)
    done_so_far = (*phase.done, done, *(replace(along, label=label) for label in action.riders))
    return turn.routing(_parted(battle)).changed(orders=replace(phase, done=done_so_far, bound=bound))


def _within_allowance(trace: Trace, phase: OrderPhase, leader: Leader, points: int) -> None:
    """Leave open whether the points of a unit count as those of a leader who goes along, where he has not so many."""
    spent = phase.spent(leader.label) + phase.ridden(leader.label) + points
    limit = trace.would(allowance, leader).outcome
    if spent > limit:
        trace.silent("aig.4.1.move.same", leader=leader.label, movement_allowance=at_most(spent, limit, leader.label))


def _at(leader: Leader, spot: Hex) -> Leader:
    return replace(leader, stance=Stance((spot,), leader.placed.facing))


def _parted(battle: Battle) -> Battle:
    """The battle without the melees of units that no longer stand side by side."""
    apart = [melee for melee in battle.melees if _distance(battle, melee) > 1]
    return replace(battle, melees=tuple(melee for melee in battle.melees if melee not in apart))


def _distance(battle: Battle, melee: Melee) -> int:
    return battle.piece(melee.one).spot.distance(battle.piece(melee.other).spot)


def _leader_may(trace: Trace, turn: Turn, leader: Leader) -> None:
    """Whether a leader may move by himself in this order phase."""
    phase = turn.order_phase
    trace.cite("aig.4.2.5.only", leader=leader.label)
    if turn.battle.in_melee(leader.label):
        trace.cite("aig.4.4.1.leave", leader=leader.label)
    stays(trace, phase, leader)
    if leader.label in phase.activated:
        return
    if leader.label in phase.joined and leader.label == phase.leader:
        trace.cite("aig.4.2.5.group", leader=leader.label)
        trace.cite("aig.5.2.4.c.with", leader=leader.label)
        return
    if leader.label == phase.leader:
        trace.refuse("aig.5.2.4.c.with" if phase.kind is Kind.GROUP else "aig.5.2.4.a", leader=leader.label)
    trace.refuse("aig.5.2.4.d.order", leader=leader.label)


def _near_group(trace: Trace, turn: Turn, leader: Leader) -> None:
    """A leader who moves with his group must end near a unit of it."""
    phase = turn.order_phase
    if leader.label != phase.leader or phase.kind is not Kind.GROUP or turn.battle.map is None:
        return
    times = NEAR_GROUP if trace.reading(GROUP_END) is GroupEnd.DOUBLE_RANGE else 1
    told = {label for units in phase.groups for label in units}
    group = [unit.label for unit in turn.battle.units if unit.label in told]
    near = [label for label in group if trace.would(in_range, turn.battle, leader.label, label, times).decided]
    if not near:
        nearest = sorted(group, key=lambda label: leader.spot.distance(turn.battle.unit(label).spot))
        away = [trace.would(in_range, turn.battle, leader.label, label, times).trace[-1].facts for label in nearest]
        facts = {"leader": leader.label, **next(iter(away), {})}
        trace.refuse("aig.5.2.4.c.end", **facts)
    trace.cite("aig.5.2.4.c.end", leader=leader.label, unit=tuple(near))


def _rides(trace: Trace, turn: Turn, leader: Leader, unit: Unit | Leader) -> None:
    """Whether a leader may move along with the unit he is stacked with."""
    phase, active = turn.order_phase, turn.battle.leader(turn.order_phase.leader)
    if not isinstance(unit, Unit) or turn.battle.unit_of(leader) != unit:
        raise Impossible("{leader} is not stacked with {unit}.", leader=leader.label, unit=unit.label)
    if not phase.ordered(leader.label) and not (leader == active and phase.kind is Kind.GROUP):
        _beyond_three(trace, leader, unit)
    trace.cite("aig.4.2.1.activate", leader=leader.label, unit=unit.label)
    if phase.ordered(leader.label):
        if leader.label not in phase.activated:
            trace.refuse("aig.4.3.3.relay", leader=leader.label)
        trace.cite("aig.4.2.5.superior", leader=leader.label, unit=unit.label)
    elif leader == active and phase.kind is Kind.GROUP:
        trace.cite("aig.4.2.5.group", leader=leader.label, unit=unit.label)
        trace.cite("aig.5.2.4.c.with", leader=leader.label, unit=unit.label)
    elif leader == active:
        if not any(order.to == unit.label and order.stacked for order in phase.orders):
            trace.refuse("aig.5.2.4.b.with", leader=leader.label, unit=unit.label)
        trace.cite("aig.5.2.4.b.with", leader=leader.label, unit=unit.label)
        trace.cite("aig.5.2.4.b.stay", leader=leader.label, unit=unit.label)
    elif leader.label in phase.joined and _carried(active, leader):
        trace.cite("aig.5.2.4.d.group", leader=leader.label, unit=unit.label)
        trace.cite("aig.5.2.4.d.stay", leader=leader.label, unit=unit.label)
    else:
        trace.refuse("aig.5.2.4.d.group", leader=leader.label, unit=unit.label)


def _beyond_three(trace: Trace, leader: Leader, unit: Unit) -> None:
    """Riding along is none of the three cases in which leaders move; a longer list has it."""
    if trace.reading(LEADER_MOVES) is LeaderMoves.THREE_CASES:
        trace.refuse("aig.4.2.5.only", leader=leader.label, unit=unit.label)


def _carried(active: Leader, leader: Leader) -> bool:
    """Whether a group order takes a leader along: the overall commander's everyone, another's his own junior leaders."""
    return active.has(State.OVERALL) or (leader.has(State.JUNIOR) and leader.superior == active.label)


@decides
def reaction(trace: Trace, turn: Turn, action: Reaction) -> Turn:
    """Fire in reaction needs no order; when a unit may react is blank in the source."""
    unit = turn.battle.unit(action.unit)
    trace.cite("aig.5.2.6.reaction", unit=unit.label)
    trace.silent("aig.9.3", unit=unit.label)
