"""What units and leaders do by order, and the duty of a leader who has seized his order phase."""

from __future__ import annotations

from dataclasses import replace

from lexludi.board.facing import Stance
from lexludi.board.hexes import Hex
from lexludi.games.aig.activation import noticed
from lexludi.games.aig.banner import banner_rally
from lexludi.games.aig.battle import IMPASSABLE, Battle, Melee
from lexludi.games.aig.command import DOUBLE, in_range
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.readings import EDITION, GroupEnd, Readings
from lexludi.games.aig.turn import Deed, Done, Kind, OrderPhase, Phase, Reaction, Turn
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides


@decides
def carry_out(trace: Trace, turn: Turn, action: Deed, readings: Readings = EDITION) -> Turn:
    """A unit or leader moves or fires as it was ordered."""
    piece = turn.battle.piece(action.label)
    if turn.phase is Phase.MELEE:
        trace.refuse("aig.3.2.1.melee-only", unit=piece.label)
    if turn.phase is not Phase.ORDERS:
        trace.refuse("aig.4.orders-needed", unit=piece.label, phase=turn.phase)
    phase = turn.order_phase
    if isinstance(piece, Leader):
        _leader_may(trace, turn, piece, readings)
    elif piece.label not in phase.activated:
        trace.refuse("aig.4.orders-needed", unit=piece.label)
    if phase.has_done(piece.label):
        trace.refuse("aig.5.2.5.once", unit=piece.label)
    trace.cite("aig.5.2.5.once", unit=piece.label)
    if action.fires and (not isinstance(piece, Unit) or piece.weapon is None):
        trace.refuse("aig.9.1.some", unit=piece.label)
    _cite_order(trace, phase, piece)
    after = _moved(trace, turn, action, piece)
    if isinstance(piece, Leader):
        _near_group(trace, after, after.battle.leader(piece.label), readings)
    after = noticed(after, phase.leader)
    if duty_unmet(after) and has_chance(turn) and not has_chance(after):
        trace.refuse("aig.5.4.5.move", unit=piece.label)
    if phase.seized_from and after.order_phase.done[-1].counts:
        trace.cite("aig.5.4.5.move", unit=piece.label)
    return _rallied_by(trace, after, (piece.label, *action.riders))


def _rallied_by(trace: Trace, turn: Turn, moved: tuple[str, ...]) -> Turn:
    """The turn after the banner has come near routed units, where one of those who moved carries it."""
    carriers = [turn.battle.piece(label) for label in moved]
    sides = {piece.side for piece in carriers if piece.has(State.BANNER)}
    sides |= {piece.side.enemy for piece in carriers if piece.has(State.CAPTURED_BANNER)}
    battle = turn.battle
    for unit in turn.battle.units:
        if unit.side in sides and unit.has(State.ROUTED) and turn.battle.map is not None:
            battle = trace.take(banner_rally, battle, unit.label)
    return turn.changed(battle=battle)


def _cite_order(trace: Trace, phase: OrderPhase, piece: Unit | Leader) -> None:
    if isinstance(piece, Unit) and phase.kind is Kind.GROUP:
        trace.cite("aig.5.2.3.effect", unit=piece.label)
    elif isinstance(piece, Unit):
        trace.cite("aig.5.2.2.a", unit=piece.label)


def _moved(trace: Trace, turn: Turn, action: Deed, piece: Unit | Leader) -> Turn:
    """The turn with a piece, and the leaders who go along, where the move ends."""
    phase, battle = turn.order_phase, turn.battle
    start = piece.spot if piece.stance else None
    bound = phase.bound
    if action.to is not None:
        _free(battle, piece, action.to)
        for label in action.riders:
            _rides(trace, turn, battle.leader(label), piece)
            bound = (*bound, (label, piece.label))
        together = (piece, *(battle.leader(label) for label in action.riders))
        battle = _parted(battle.put(*(_at(one, action.to) for one in together)))
    done = Done(piece.label, start, action.to if action.to is not None else start, action.to is not None, action.fires)
    done_so_far = (*phase.done, done, *(replace(done, label=label, fired=False) for label in action.riders))
    return turn.changed(battle=battle, orders=replace(phase, done=done_so_far, bound=bound))


def _at(piece: Unit | Leader, spot: Hex) -> Unit | Leader:
    facing = piece.stance.facing if piece.stance else None
    placed = replace(piece, stance=Stance((spot,), facing))
    return placed.marked(State.MOVED) if isinstance(placed, Unit) else placed


def _parted(battle: Battle) -> Battle:
    """The battle without the melees of units that no longer stand side by side."""
    apart = [melee for melee in battle.melees if _distance(battle, melee) > 1]
    return replace(battle, melees=tuple(melee for melee in battle.melees if melee not in apart))


def _distance(battle: Battle, melee: Melee) -> int:
    return battle.piece(melee.one).spot.distance(battle.piece(melee.other).spot)


def _free(battle: Battle, piece: Unit | Leader, spot: Hex) -> None:
    if spot not in battle.board.grid:
        raise Impossible("{hex} is not on the map.", hex=spot.number)
    other = battle.unit_in(spot)
    if isinstance(piece, Unit) and other and other != piece:
        raise Impossible("{one} and {other} stand in one hex.", one=piece.label, other=other.label)


def _leader_may(trace: Trace, turn: Turn, leader: Leader, readings: Readings) -> None:
    """Whether a leader may move by himself in this order phase."""
    phase = turn.order_phase
    unit = phase.unit_of(leader.label)
    if unit and phase.leader == leader.label and phase.kind is Kind.INDIVIDUAL:
        trace.refuse("aig.5.2.4.b.stay", leader=leader.label, unit=unit)
    if unit and phase.leader != leader.label:
        trace.refuse("aig.5.2.4.d.stay", leader=leader.label, unit=unit)
    if leader.label in phase.activated:
        return
    if _with_group(turn, leader):
        trace.cite("aig.5.2.4.c.with", leader=leader.label)
        return
    if leader.label == phase.leader:
        trace.refuse("aig.5.2.4.c.with" if phase.kind is Kind.GROUP else "aig.5.2.4.a", leader=leader.label)
    trace.refuse("aig.5.2.4.d.order", leader=leader.label)


def _with_group(turn: Turn, leader: Leader) -> bool:
    """Whether the active leader is stacked with a unit his group order has activated and may move with it."""
    phase, unit = turn.order_phase, turn.battle.unit_of(leader)
    stacked = unit is not None and any(unit.label in group for group in phase.groups)
    rode = phase.unit_of(leader.label) is not None
    return leader.label == phase.leader and phase.kind is Kind.GROUP and (stacked or rode)


def _near_group(trace: Trace, turn: Turn, leader: Leader, readings: Readings) -> None:
    """A leader who moves with his group must end near a unit of it."""
    phase = turn.order_phase
    if leader.label != phase.leader or phase.kind is not Kind.GROUP or turn.battle.map is None:
        return
    times = DOUBLE if readings.activation.group_end is GroupEnd.DOUBLE_RANGE else 1
    told = {label for units in phase.groups for label in units}
    group = [unit.label for unit in turn.battle.units if unit.label in told]
    near = [label for label in group if in_range(turn.battle, leader.label, label, times).decided]
    if not near:
        trace.refuse("aig.5.2.4.c.end", leader=leader.label, reading=readings.activation.group_end)
    trace.cite("aig.5.2.4.c.end", leader=leader.label, unit=tuple(near))


def _rides(trace: Trace, turn: Turn, leader: Leader, unit: Unit | Leader) -> None:
    """Whether a leader may move along with the unit he is stacked with."""
    phase, active = turn.order_phase, turn.battle.leader(turn.order_phase.leader)
    if not isinstance(unit, Unit) or turn.battle.unit_of(leader) != unit:
        raise Impossible("{leader} is not stacked with {unit}.", leader=leader.label, unit=unit.label)
    if leader == active and phase.kind is Kind.GROUP:
        trace.cite("aig.5.2.4.c.with", leader=leader.label, unit=unit.label)
    elif leader == active:
        trace.cite("aig.5.2.4.b.with", leader=leader.label, unit=unit.label)
        trace.cite("aig.5.2.4.b.stay", leader=leader.label, unit=unit.label)
    elif phase.kind is Kind.GROUP and _carried(active, leader):
        trace.cite("aig.5.2.4.d.group", leader=leader.label, unit=unit.label)
        trace.cite("aig.5.2.4.d.stay", leader=leader.label, unit=unit.label)
    else:
        trace.refuse("aig.5.2.4.d.group", leader=leader.label, unit=unit.label)


def _carried(active: Leader, leader: Leader) -> bool:
    """Whether a group order takes a leader along: the overall commander's everyone, another's his own junior leaders."""
    return active.has(State.OVERALL) or (leader.has(State.JUNIOR) and leader.superior == active.label)


@decides
def reaction(trace: Trace, turn: Turn, action: Reaction, readings: Readings = EDITION) -> Turn:
    """Fire in reaction needs no order; when a unit may react is blank in the source."""
    unit = turn.battle.unit(action.unit)
    trace.cite("aig.5.2.6.reaction", unit=unit.label)
    trace.silent("aig.9.3", unit=unit.label)


def duty_unmet(turn: Turn) -> bool:
    """Whether a leader who has seized his order phase still owes a move or a fire."""
    phase = turn.orders
    if phase is None or phase.seized_from is None:
        return False
    return not any(done.counts for done in phase.done if not turn.battle.is_leader(done.label))


def has_chance(turn: Turn) -> bool:
    """Whether a leader can still make a unit move or fire in this order phase."""
    phase, battle = turn.order_phase, turn.battle
    leader = battle.leader(phase.leader)
    waiting = [unit for unit in battle.units if unit.label in phase.activated and not phase.has_done(unit.label)]
    if any(_can_act(battle, unit) for unit in waiting):
        return True
    if phase.failed:
        return False
    own = [unit for unit in battle.of(leader.side) if _can_act(battle, unit) and not phase.has_done(unit.label)]
    if phase.kind is not Kind.GROUP and _orders_left(battle, leader, phase):
        told = {order.to for order in phase.orders}
        return any(unit.label not in told and _reaches(battle, leader, unit, 1) for unit in own)
    if phase.kind is Kind.GROUP and len(phase.groups) >= leader.group_orders:
        return False
    group = battle.group(leader.label) if leader.group_orders and not battle.in_melee(leader.label) else ()
    return phase.kind is not Kind.INDIVIDUAL and any(
        unit.label in group and unit.label not in phase.activated and _reaches(battle, leader, unit, DOUBLE)
        for unit in own
    )


def _orders_left(battle: Battle, leader: Leader, phase: OrderPhase) -> bool:
    silenced = battle.in_melee(leader.label) and not leader.has(State.OVERALL)
    return not silenced and len(phase.orders) < leader.value


def _reaches(battle: Battle, leader: Leader, unit: Unit, times: int) -> bool:
    return battle.map is None or in_range(battle, leader.label, unit.label, times).decided


def _can_act(battle: Battle, unit: Unit) -> bool:
    """Whether a unit has something to fire with or a hex to go to."""
    if unit.has(State.MISLED):
        return False
    if unit.weapon is not None or unit.stance is None or battle.map is None:
        return unit.weapon is not None
    beside = battle.map.on_board(unit.spot.neighbours())
    return any(battle.unit_in(spot) is None and IMPASSABLE not in battle.map.terrain_in(spot) for spot in beside)
