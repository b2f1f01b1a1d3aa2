"""Movement: a piece carries out the steps it has planned, paying for each, as far as the rules let it."""

from __future__ import annotations

from itertools import groupby

from lexludi.games.aig.acting import acts
from lexludi.games.aig.battle import IMPASSABLE, Battle
from lexludi.games.aig.costs import price
from lexludi.games.aig.facing import arc_of, in_disorder, may_shoot
from lexludi.games.aig.losses import losses_of
from lexludi.games.aig.meanwhile import Fire, Loosed, Onset
from lexludi.games.aig.missiles import Volley, fire_untold, may_open, open_fire
from lexludi.games.aig.pieces import Leader, State, Unit, UnitType
from lexludi.games.aig.readings.movement import HEAVY_THROUGH, LEADER_FACING, HeavyThrough, LeaderFacing
from lexludi.games.aig.stacking import enter_alone, stack
from lexludi.games.aig.turning import emergency_check, turn
from lexludi.games.aig.walk import Fate, Move, Moved, Shots, Walk, allowance, as_planned, points_of, totals
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.space.hex.facing import Arc, Stance
from lexludi.space.hex.hexes import Direction, Hex, Vertex

HEAVY = (UnitType.CT, UnitType.HC)


@decides
def move(trace: Trace, battle: Battle, case: Move) -> Moved:
    """What a move costs, what it leads to and where it ends; the first step that is not allowed refuses the whole."""
    piece = battle.piece(case.label)
    if isinstance(piece, Unit):
        acts(trace, piece)
    as_planned(trace, battle, case)
    if len(case.steps) > 1:
        trace.cite("aig.6.5.plan", unit=case.label)
    goes = any(isinstance(step, Hex | Vertex) for step in case.steps)
    return carry_out(trace, battle, case, trace.take(allowance, piece) - case.spent if goes else 0)


def carry_out(trace: Trace, battle: Battle, case: Move, limit: int, hits: int = 0) -> Moved:
    """Carry out the steps of a move with so many movement points, after so many cohesion hits for beginning it."""
    piece = battle.piece(case.label)
    account = Walk(trace, battle, case, limit, path=[piece.placed], losses={case.label: hits})
    _examples(account)
    for place, step in enumerate(case.steps):
        account.goes_on = any(isinstance(later, Hex) for later in case.steps[place + 1 :])
        match step:
            case Hex():
                _enter(account, step)
            case Vertex():
                turn(account, step)
            case Direction():
                trace.refuse("aig.7.1.vertex", unit=case.label)
            case Fire():
                _fire(account, step, place)
            case Onset():
                trace.refuse("aig.6.4.no-melee", unit=case.label, target=step.enemy)
        if account.routed:
            break
    else:
        for _ in range(account.postponed):
            if not account.routed:
                emergency_check(account)
    totals(account)
    return Moved(account.battle, tuple(account.checks), account.spent, tuple(account.path), account.fired)


def _examples(account: Walk) -> None:
    """Name the source's own examples where a plan is one of them."""
    piece = account.piece
    marches = [kind for kind, _ in groupby(account.case.steps, type)]
    if piece.has(State.SKIRMISH) and marches == [Hex, Fire, Vertex, Hex]:
        account.trace.cite("aig.6.4.example", unit=account.case.label)
    if isinstance(piece, Unit) and piece.cavalry and marches == [Hex, Vertex, Fire, Vertex, Hex]:
        account.trace.cite("aig.6.5.example", unit=account.case.label)


def _enter(account: Walk, spot: Hex) -> None:
    """Step into an adjacent hex, with the facing kept."""
    trace, piece, battle = account.trace, account.piece, account.battle
    if spot not in battle.board.grid:
        raise Impossible("Hex {hex} is not on the map.", hex=spot.number)
    if piece.spot.distance(spot) != 1:
        raise Impossible(
            "{hex} is not adjacent to {place}; name every hex along the way.", hex=spot.number, place=piece.spot.number
        )
    if isinstance(piece, Unit) and battle.in_melee(piece.label):
        if in_disorder(piece):
            trace.refuse("aig.7.3.2.disengage", unit=piece.label)
        trace.silent("aig.7.3.2.disengage", unit=piece.label)
    if isinstance(piece, Unit) and (lone := battle.lone_in(spot, piece.side.enemy)):
        trace.silent("aig.4.4.2.a.move", unit=piece.label, leader=lone, hex=spot.number)
    if isinstance(piece, Leader) and battle.unit_in(spot, piece.side.enemy):
        trace.silent("aig.6.6.enemy", leader=piece.label, hex=spot.number)
    if isinstance(piece, Leader):
        enter_alone(trace, battle, piece, spot)
        if not account.goes_on:
            stack(trace, battle, piece, spot)
    _to_front(account, piece, spot)
    points = _price(account, piece.spot, spot)
    through = _occupied(account, spot) if isinstance(piece, Unit) else None
    if through:
        points += trace.add("aig.6.6.heavy-cost", 1, points_of(piece.label), unit=piece.label, hex=spot.number)
    account.holds(points, spot)
    if not account.pay(points):
        if isinstance(piece, Leader):
            _tired(account, piece, spot)
        if account.mixed:
            trace.refuse("aig.6.3.2.mix", unit=piece.label, hex=spot.number, movement_allowance=account.points_to(spot))
        trace.refuse("aig.6.2.pay", unit=piece.label, hex=spot.number, movement_allowance=account.points_to(spot))
    account.stand(Stance((spot,), piece.placed.facing))
    if through:
        account.hit(through, trace.add("aig.6.6.infantry-hits", 2, losses_of(through), unit=through))
        account.hit(piece.label, trace.add("aig.6.6.heavy-hit", 1, losses_of(piece.label), unit=piece.label))


def _tired(account: Walk, leader: Leader, spot: Hex) -> None:
    """Refuse a step for which a leader has no movement points left."""
    points = account.points_to(spot)
    facts: dict[str, Fact] = {"leader": leader.label, "hex": spot.number, "movement_allowance": points}
    if account.case.spent:
        account.trace.refuse("aig.4.3.2.stop-and-go", movement_point=account.case.spent, **facts)
    account.trace.refuse("aig.4.1.move.banner" if leader.has(State.BANNER) else "aig.4.1.move.plain", **facts)


def _to_front(account: Walk, piece: Unit | Leader, spot: Hex) -> None:
    trace = account.trace
    if isinstance(piece, Leader):
        if account.trace.reading(LEADER_FACING) is LeaderFacing.FREE:
            return
        if piece.stance is None or piece.stance.facing is None:
            raise Impossible("{label} has no facing; give it one, such as N.", by="aig.6.3.front", label=piece.label)
        arc = Arc.FRONT if spot in piece.stance.front() else Arc.REAR
    else:
        arc = arc_of(trace, piece, spot)
    facts: dict[str, Fact] = {"unit": piece.label, "hex": spot.number}
    if arc is not Arc.FRONT:
        trace.refuse("aig.6.3.front", **facts)
    trace.cite("aig.6.3.front", **facts)
    before = account.path[-2] if len(account.path) > 1 else None
    if before and before.left == piece.spot and spot not in before.front() and not piece.has(State.DISORDERED):
        trace.cite("aig.6.3.turn-first", **facts)


def _price(account: Walk, start: Hex, goal: Hex) -> int:
    """What the scenario charges for a hex and for what lies on the way into it."""
    board = account.battle.board
    if IMPASSABLE in (*board.terrain_in(goal), *board.between(start, goal)):
        account.trace.refuse("aig.6.2.vary", hex=goal.number)
    return account.trace.take(price, account.battle, account.case.label, start, goal)


def _occupied(account: Walk, spot: Hex) -> str | None:
    """The friendly infantry a unit moves through; no other unit lets it pass but a routed enemy, and none lets it stay."""
    trace, unit, battle = account.trace, account.unit, account.battle
    other = battle.unit_in(spot)
    if other is None:
        return None
    facts: dict[str, Fact] = {"unit": unit.label, "hex": spot.number, "target": other.label}
    if other.side is not unit.side:
        if not other.has(State.ROUTED):
            trace.refuse("aig.6.6.enemy", **facts)
        trace.cite("aig.8.4.enter", Fate.ELIMINATED, **facts)
        account.battle = battle.without(other.label)
        return None
    if unit.type not in HEAVY:
        trace.refuse("aig.6.6.friendly", **facts)
    barred = other.cavalry and account.trace.reading(HEAVY_THROUGH) is HeavyThrough.INFANTRY
    if barred:
        trace.refuse("aig.6.6.heavy", **facts)
    if not account.goes_on:
        trace.refuse("aig.6.6.heavy", **facts)
    trace.cite("aig.6.6.heavy", **facts)
    return None if other.cavalry else other.label


def _fire(account: Walk, step: Fire, place: int) -> None:
    """Fire before, after or in the middle of a move, and suffer the return fire."""
    trace, unit, target = account.trace, account.unit, account.battle.unit(step.target)
    if target.side is unit.side:
        raise Impossible("{enemy} is not an enemy of {label}.", enemy=target.label, label=unit.label)
    trace.take(may_shoot, account.battle, unit.label)
    if account.battle.now.opened(unit.label):
        trace.refuse("aig.9.1.once", unit=unit.label)
    account.fired = True
    steps = account.case.steps
    if any(not isinstance(other, Fire) for other in steps[:place]) and place < len(steps) - 1:
        if not unit.has(State.SKIRMISH):
            trace.refuse("aig.6.4.s", unit=unit.label, target=target.label)
        trace.cite("aig.6.4.s", State.SKIRMISH, unit=unit.label, target=target.label)
    volley = Volley(unit.label, step.target, step.modifier, ready=step.answered)
    if account.case.shots is Shots.TRIED:
        trace.take(may_open, account.battle, volley)
        account.battle = account.battle.loosed(Loosed(unit.label, step.target))
        return
    if hits := account.losses.pop(unit.label, 0):
        trace.total("aig.2.4.cohesion-loss", hits, losses_of(unit.label), unit=unit.label)
    fired = trace.take(open_fire if account.case.shots is Shots.ROLLED else fire_untold, account.battle, volley)
    account.battle, account.checks = fired.battle, [*account.checks, *fired.checks]
    account.disordered = account.unit.has(State.DISORDERED)
