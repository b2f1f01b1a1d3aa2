"""Two-hex units: the dearer half, the front-to-flank turn, the wheel, reverse facing and enhanced movement."""

from __future__ import annotations

from lexludi.games.gboa import zones
from lexludi.games.gboa.facing import check_hits, rough_hit
from lexludi.games.gboa.orders import Order, additional_hit
from lexludi.games.gboa.readings import (
    ENHANCED_AGAIN,
    MACEDONIAN_TURN,
    WHEEL_HALVES,
    WHEEL_HIT,
    EnhancedAgain,
    MacedonianTurn,
    WheelHalves,
    WheelHit,
)
from lexludi.games.gboa.terrain import Chart, Entry, Roughness, entry, is_rough
from lexludi.games.gboa.units import (
    ENHANCED,
    State,
    UnitType,
    allowance,
    facing_of,
    has_two_allowances,
    losses_of,
    points_of,
    quality,
)
from lexludi.games.gboa.walk import StepKind, Walk
from lexludi.rulings.ruling import Trace, rival
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance, Turn
from lexludi.space.hex.hexes import Vertex
from lexludi.space.hex.position import Counter

REVERSE_POINTS = 3


def enter(walk: Walk, after: Stance) -> list[Entry]:
    """What the hexes cost that one or two halves enter in one step, the dearest first, which is what is paid."""
    trace, pairs = walk.trace, zip(walk.stance.hexes, after.hexes, strict=True)
    entries = [
        entry(trace, walk.position, walk.unit, start, goal, walk.chart) for start, goal in pairs if start != goal
    ]
    for one in entries:
        if walk.allowance is not None:
            one.price(trace)
        walk.unpriced = walk.unpriced or bool(one.unpriced)
    entries.sort(key=lambda one: -one.points)
    dearest = entries[0]
    dearest.note(trace, walk.unit, once=after.two_hex)
    if cheaper := [rival(one.points, hex=one.hex.number) for one in entries if one.points < dearest.points]:
        trace.cite("gboa.6.4.1", dearest.points, hex=dearest.hex.number)
        trace.over(cheaper)
    return entries


def hurt(walk: Walk, after: Stance, entries: list[Entry]) -> int:
    """The hits of the ground just entered and paid for."""
    for one in entries:
        one.settle(walk.trace)
    return _hits_once(walk, after, [one for one in entries if one.hits]) if after.two_hex else entries[0].hits


def swing(walk: Walk, turn: Turn) -> None:
    """Make a front-to-flank turn, which is a wheel with one half in an EZOC."""
    before, after, trace, unit = walk.stance, walk.stance.swung(turn), walk.trace, walk.unit
    goal = before.front()[1]
    staying = before.right if turn is Turn.RIGHT else before.left
    walk.on_board((goal,))
    holders = _held(walk, before)
    trace.cite("gboa.6.4.4", turn, unit=unit.label)
    trace.cite("gboa.6.4.4.fig", unit=unit.label, hex=goal.number, facing=after.facing)
    trace.cite("gboa.7.1.3", unit=unit.label, hex=goal.number)
    entries = enter(walk, after)
    points = trace.cite("gboa.6.4.4.b", entries[0].points, hex=goal.number)
    walk.pay(points, "gboa.6.2.5", hex=goal.number)
    walk.stack((goal,), "gboa.6.9")
    hits = _manoeuvre_hits(walk, holders)
    if unit.type == UnitType.MACEDONIAN_PHALANX and walk.trace.reading(MACEDONIAN_TURN) is MacedonianTurn.EVERY:
        trace.add("gboa.6.4.4.c", 0, losses_of(unit.label), unit=unit.label, hex=goal.number)
    else:
        hits += hurt(walk, after, entries)
        hits += rough_hit(trace, walk.position, unit, (staying,), 1, walk.chart)
    if holders:
        hits += _wheel_check(walk, holders)
    walk.take(StepKind.WHEEL if holders else StepKind.FRONT_TO_FLANK, after, points, hits)
    _swung_out(walk, holders)
    walk.stop_in_ezoc((goal,))


def reverse(walk: Walk, vertex: Vertex) -> None:
    """Turn a two-hex unit about; any other change of facing on the spot is refused."""
    trace, unit = walk.trace, walk.unit
    if facing_of(unit).apart(vertex) != 3:
        trace.refuse("gboa.6.3.3", unit=unit.label, facing=vertex)
    if enemies := zones.held_by(trace, walk.position, unit.hexes, unit.side, enough=1):
        trace.refuse("gboa.6.4.5.a", unit=unit.label, enemy=tuple(enemy.label for enemy in enemies))
    _on_even_ground(walk, replace(walk.chart, woods=walk.chart.woods or Roughness.NOT_ROUGH))
    trace.add("gboa.6.4.5", REVERSE_POINTS, points_of(unit.label), unit=unit.label, facing=vertex)
    walk.pay(REVERSE_POINTS, "gboa.6.1.1.b", facing=vertex)
    if walk.chart.woods is None:
        _on_even_ground(walk, walk.chart)
    walk.take(StepKind.REVERSE, walk.stance.turned(3), REVERSE_POINTS, 0)
    walk.about = not walk.about


def _on_even_ground(walk: Walk, chart: Chart) -> None:
    """Refuse to reverse a unit with a half in rough terrain; silent on woods where the chart is."""
    for spot in walk.unit.hexes:
        if is_rough(walk.trace, walk.position, spot, chart, "gboa.6.4.5.b"):
            walk.trace.refuse("gboa.6.4.5.b", unit=walk.unit.label, hex=spot.number)


def allowance_for(trace: Trace, unit: Counter, enhanced: bool) -> int:
    """The movement allowance for one move, of two the base or the enhanced one."""
    if not enhanced:
        value = allowance(unit)
        return trace.cite("gboa.6.4.7", value, unit=unit.label) if has_two_allowances(unit) else value
    if not has_two_allowances(unit):
        trace.refuse("gboa.6.4.7", unit=unit.label, allowance=allowance(unit))
    if State.ENHANCED_USED in unit.states and trace.reading(ENHANCED_AGAIN) is not EnhancedAgain.SECOND:
        trace.refuse("gboa.6.4.7.a", unit=unit.label)
    if State.ENHANCED_USED not in unit.states:
        trace.cite("gboa.6.4.7.a", unit=unit.label)
    return trace.cite("gboa.6.4.7", ENHANCED, unit=unit.label)


def hits_at_start(trace: Trace, unit: Counter, order: Order, enhanced: bool) -> int:
    """The hits for moving again, those of an enhanced move included."""
    again = enhanced and State.MOVED in unit.states
    if again and trace.reading(ENHANCED_AGAIN) is EnhancedAgain.SECOND:
        again = State.ENHANCED_USED in unit.states
    if not again:
        return additional_hit(trace, unit, order)
    hits = trace.add("gboa.6.4.7.c", 2, losses_of(unit.label), unit=unit.label)
    if trace.reading(ENHANCED_AGAIN) is EnhancedAgain.ADD:
        hits += additional_hit(trace, unit, order)
    return hits


def enhanced_check(walk: Walk) -> int:
    """The TQ check after an enhanced move."""
    die, tq, label = walk.roll(), quality(walk.unit), walk.unit.label
    return walk.trace.add("gboa.6.4.7.b", int(die > tq), losses_of(label), unit=label, die_roll=die, tq=tq)


def _hits_once(walk: Walk, after: Stance, hurt: list[Entry]) -> int:
    """The hits of terrain for the whole unit: one half is enough, two halves count once."""
    if not hurt:
        return 0
    halves = {one.hex: after.hexes.index(one.hex) ^ walk.about for one in hurt}
    fresh = [one for one in hurt if walk.suffered.get(one.hex, halves[one.hex]) == halves[one.hex]]
    walk.suffered |= {one.hex: halves[one.hex] for one in fresh}
    hits = max((one.hits for one in fresh), default=0)
    numbers, suffered = tuple(one.hex.number for one in hurt), losses_of(walk.unit.label)
    if len(hurt) == len(fresh) == 1:
        return walk.trace.add("gboa.6.4.2", hits, suffered, hex=numbers[0])
    walk.trace.add("gboa.6.4.3", hits, suffered, hex=numbers)
    walk.trace.over(rival(one.hits, hex=one.hex.number) for one in fresh if one.hits < hits)
    return hits


def _held(walk: Walk, stance: Stance) -> zones.Units:
    """The enemies whose ZOC makes the turn a wheel."""
    trace, position = walk.trace, walk.position
    holders = zones.held_by(trace, position, stance.hexes, walk.unit.side)
    by_half = [
        any(trace.would(zones.zone, position, enemy, (spot,)).outcome for enemy in holders) for spot in stance.hexes
    ]
    if all(by_half):
        if walk.trace.reading(WHEEL_HALVES) is WheelHalves.ONE:
            walk.trace.refuse("gboa.6.4.6", unit=walk.unit.label)
        walk.trace.cite("gboa.6.4.6", unit=walk.unit.label)
    elif any(by_half):
        walk.trace.cite("gboa.6.4.6", unit=walk.unit.label)
    return holders


def _swung_out(walk: Walk, holders: zones.Units) -> None:
    """Let go of the enemies whose ZOC the whole unit has left by its turn; they may fire."""
    trace, position, hexes = walk.trace, walk.position, walk.stance.hexes
    left = tuple(one for one in holders if not trace.would(zones.zone, position, one, hexes).outcome)
    if left:
        walk.fire |= zones.retire_fire(trace, walk.unit, left)
        walk.left_ezoc = True


def _manoeuvre_hits(walk: Walk, holders: zones.Units) -> int:
    trace, label = walk.trace, walk.unit.label
    if walk.unit.type == UnitType.MACEDONIAN_PHALANX:
        if not holders or trace.reading(WHEEL_HIT) is WheelHit.SECOND:
            trace.add("gboa.6.4.4.c", 0, losses_of(label), unit=label)
        return trace.add("gboa.6.4.6.a.ma", 0, losses_of(label), unit=label) if holders else 0
    hits = 0
    if not holders or trace.reading(WHEEL_HIT) is WheelHit.SECOND:
        hits += trace.add("gboa.6.4.4.a", 1, losses_of(label), unit=label)
    if holders:
        hits += trace.add("gboa.6.4.6.a", 1, losses_of(label), unit=label)
    return hits


def _wheel_check(walk: Walk, holders: zones.Units) -> int:
    if all(enemy.type == UnitType.SKIRMISHERS for enemy in holders):
        enemies = tuple(enemy.label for enemy in holders)
        return walk.trace.add("gboa.6.4.6.c", 0, losses_of(walk.unit.label), enemy=enemies)
    die, tq, label = walk.roll(), quality(walk.unit), walk.unit.label
    hits = check_hits(walk.trace, die, tq)
    return walk.trace.add("gboa.6.4.6.b", hits, losses_of(label), unit=label, die_roll=die, tq=tq)
