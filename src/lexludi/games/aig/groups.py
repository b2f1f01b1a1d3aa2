"""Group orders: whom they reach, when they need a check, and what becomes of a failed one."""

from __future__ import annotations

from lexludi.games.aig.acting import OPEN, acts, left_open
from lexludi.games.aig.actions import GroupOrder
from lexludi.games.aig.activation import finish, from_overall
from lexludi.games.aig.battle import Battle
from lexludi.games.aig.command import group_range, in_group_range
from lexludi.games.aig.duty import duty_unmet, has_chance
from lexludi.games.aig.orders import activated, has_more, issuing
from lexludi.games.aig.pieces import D10, Leader, State, Unit
from lexludi.games.aig.readings.leaders import EQUAL_ROLL, FREEDOM, EqualRoll, Freedom
from lexludi.games.aig.recipients import entitled
from lexludi.games.aig.turn import Kind, Turn
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Fact, Ruling, Trace, decides
from lexludi.rulings.values import replace

UNFAMILIAR, STANDING_IN = 1, 1
"""What is added to the roll for units of another command, and to that of a stand-in."""


@decides
def group_order(trace: Trace, turn: Turn, action: GroupOrder) -> Turn:
    """Issue a group order: every unit of the group within twice the leader's command range is activated."""
    phase = trace.take(issuing, turn, Kind.GROUP, action.leader)
    leader = turn.battle.leader(phase.leader)
    trace.take(entitled, turn, leader)
    group = _meant(trace, turn.battle, leader, action.units)
    near = tuple(unit for unit in group if _within(trace, turn.battle, leader, unit))
    others = bool(set(action.units) - set(turn.battle.group(leader.label)))
    if others and not near:
        trace.take(in_group_range, turn.battle, leader.label, group[0].label)
    _out_of_reach(trace, turn.battle, leader, tuple(unit for unit in group if unit not in near))
    if misled := tuple(unit.label for unit in near if unit.has(State.MISLED)):
        trace.cite("aig.4.3.1.c.fail-units", unit=misled)
    unsaid = _unsaid(trace, near)
    fresh = tuple(unit for unit in near if unit.label not in (*phase.activated, *misled, *unsaid))
    if old := tuple(unit.label for unit in near if unit.label in phase.activated):
        trace.cite("aig.5.2.5.once", unit=old)
    _worth_it(trace, turn, tuple(unit.label for unit in fresh))
    turn = turn.changed(orders=replace(phase, kind=Kind.GROUP, unsaid=(*phase.unsaid, *unsaid)))
    obeyed = (_to_others if others else _to_his_own)(trace, turn, leader, group)
    if obeyed is None:
        strange = tuple(unit for unit in group if others and not unit.has(State.WON_OVER))
        turn = _failed(trace, turn, leader, strange)
        fresh = tuple(unit for unit in fresh if others and unit.has(State.WON_OVER))
        return _issued(trace, turn, leader, fresh) if fresh else turn
    return _issued(trace, obeyed, leader, fresh)


def _meant(trace: Trace, battle: Battle, leader: Leader, declared: tuple[str, ...]) -> tuple[Unit, ...]:
    """The units a group order is for: the leader's group, or those the overall commander declares."""
    group = battle.group(leader.label)
    foreign = tuple(label for label in declared if label not in group)
    if foreign and not leader.has(State.OVERALL):
        trace.refuse("aig.4.3.1.c.group-try", leader=leader.label, unit=foreign)
    if any(battle.unit(label).side is not leader.side for label in declared):
        raise Impossible(
            "Not all of these are units of {leader}’s side: {labels}.", labels=declared, leader=leader.label
        )
    if foreign:
        trace.cite("aig.4.3.1.c.group-try", leader=leader.label)
        if own := tuple(label for label in declared if label in group):
            trace.silent("aig.4.3.1.c.declare", unit=own, outside_group=foreign)
        trace.cite("aig.4.3.1.c.declare", unit=declared)
    elif not group:
        trace.cite("aig.4.2.4.eligible", leader=leader.label)
        trace.silent("aig.5.2.3.requirement", leader=leader.label)
    else:
        outside = tuple(unit.label for unit in battle.of(leader.side) if unit.label not in group)
        trace.cite("aig.4.2.4.eligible", leader=leader.label, unit=group)
        left_out: dict[str, Fact] = {"outside_group": outside} if outside else {}
        trace.cite("aig.5.2.3.requirement", leader=leader.label, unit=group, **left_out)
        trace.cite("aig.2.2.1.affiliation", leader=leader.label, unit=group)
    return tuple(battle.unit(label) for label in (declared if foreign else group))


def _unsaid(trace: Trace, units: tuple[Unit, ...]) -> tuple[str, ...]:
    """The units of which the source does not say whether a group order activates them; it cannot be for them alone."""
    found = [(unit, state) for unit in units if (state := left_open(unit))]
    if found and len(found) == len(units):
        acts(trace, found[0][0])
    for unit, state in found:
        trace.cite(OPEN[state], unit=unit.label, state=state)
    return tuple(unit.label for unit, _ in found)


def _worth_it(trace: Trace, turn: Turn, labels: tuple[str, ...]) -> None:
    """A leader who owes a move or a fire must not spend his chance of one on a group that can do neither."""
    phase = turn.order_phase
    told = replace(phase, kind=Kind.GROUP, groups=(*phase.groups, labels), activated=(*phase.activated, *labels))
    if duty_unmet(turn) and not has_chance(trace, turn.changed(orders=told)) and has_chance(trace, turn):
        trace.refuse("aig.5.4.5.must", leader=phase.leader, order=Kind.GROUP)


def _out_of_reach(trace: Trace, battle: Battle, leader: Leader, units: tuple[Unit, ...]) -> None:
    """Name the units a group order does not reach, each with what keeps it from them."""
    for unit in units:
        *_, why = trace.would(in_group_range, battle, leader.label, unit.label).trace
        trace.cite(why.clause, **why.facts)


def _within(trace: Trace, battle: Battle, leader: Leader, unit: Unit) -> bool:
    return battle.map is None or trace.would(in_group_range, battle, leader.label, unit.label).decided


def _to_his_own(trace: Trace, turn: Turn, leader: Leader, units: tuple[Unit, ...]) -> Turn | None:
    """The turn if a group order to the leader's own group is obeyed; None if it fails."""
    if leader.has(State.OVERALL):
        trace.cite("aig.4.3.1.b", leader=leader.label)
        return turn
    trace.cite("aig.4.3.2.who", leader=leader.label)
    found = from_overall(trace, turn.battle, leader)
    away: dict[str, Fact] = {"command_range": _range(found)} if found else {}
    if found and found.decided:
        trace.cite("aig.4.3.1.d", leader=leader.label, **away)
        trace.cite("aig.4.3.2.a.auto", leader=leader.label)
        return turn.changed(exempt=tuple(sorted({*turn.exempt, leader.label})))
    free = turn.near if trace.reading(FREEDOM) is Freedom.BEEN_IN_RANGE else turn.exempt
    if leader.label in free:
        trace.cite("aig.4.3.2.a.lasts", leader=leader.label)
        return turn
    die = trace.add("aig.4.3.2.b.roll", trace.roll("group_order_die", D10, leader.label), leader=leader.label, **away)
    if leader.has(State.STAND_IN):
        die += trace.add("aig.4.3.1.e.penalty", STANDING_IN, leader=leader.label)
    if die <= leader.value:
        trace.total("aig.4.3.2.b.success", die, leader=leader.label, initiative=leader.value)
        return turn
    trace.total("aig.4.3.2.b.fail", die, leader=leader.label, initiative=leader.value)
    trace.cite("aig.5.1.3.e", State.FINISHED, leader=leader.label)
    return None


def _range(traced: Ruling[int]) -> Fact:
    """How far a line of command is, of how far it may be."""
    lines = [line.facts for line in traced.trace if "command_range" in line.facts]
    return lines[-1]["command_range"]


def _to_others(trace: Trace, turn: Turn, leader: Leader, units: tuple[Unit, ...]) -> Turn | None:
    """The turn if the overall commander's group order to units of another command is obeyed; None if it fails."""
    if won := tuple(unit.label for unit in units if unit.has(State.WON_OVER)):
        trace.cite("aig.4.3.1.c.zero-lasting", unit=won)
    if len(won) == len(units):
        return turn
    die = trace.roll("group_order_die", D10, leader.label)
    result = trace.add("aig.2.3.d10", die, leader=leader.label)
    result += trace.add("aig.4.3.1.c.roll", UNFAMILIAR, leader=leader.label)
    if die == 0:
        trace.total("aig.4.3.1.c.zero", result, leader=leader.label)
        trace.cite("aig.4.3.1.c.zero-lasting", unit=tuple(unit.label for unit in units))
        return turn.changed(battle=turn.battle.put(*(unit.marked(State.WON_OVER) for unit in units)))
    equal = trace.reading(EQUAL_ROLL) is EqualRoll.SUCCEEDS
    if result < leader.value or (equal and result == leader.value):
        trace.total("aig.4.3.1.c.success", result, leader=leader.label, initiative=leader.value)
        return turn
    trace.total("aig.4.3.1.c.fail", result, leader=leader.label, initiative=leader.value)
    trace.cite("aig.4.3.1.c.fail-leader", State.FINISHED, leader=leader.label)
    trace.cite("aig.5.1.3.f", State.FINISHED, leader=leader.label)
    return None


def _failed(trace: Trace, turn: Turn, leader: Leader, units: tuple[Unit, ...]) -> Turn:
    """The turn after a failed group order: the leader is finished, units of another command are out of action."""
    after = finish(trace, turn, leader.label)
    phase = turn.order_phase
    if units:
        trace.cite("aig.4.3.1.c.fail-units", State.MISLED, unit=tuple(unit.label for unit in units))
        after = after.changed(battle=after.battle.put(*(unit.marked(State.MISLED) for unit in units)))
    if units and has_more(trace, turn, leader):
        trace.cite("aig.4.3.1.c.fail-no-more", leader=leader.label)
    if phase.activated:
        trace.cite("aig.4.3.1.c.fail-earlier", unit=phase.activated)
    return after.changed(orders=replace(phase, failed=True))


def _issued(trace: Trace, turn: Turn, leader: Leader, units: tuple[Unit, ...]) -> Turn:
    """The turn with a group activated."""
    labels, phase = tuple(unit.label for unit in units), turn.order_phase
    reach = leader.reach if turn.battle.map is not None else 0
    doubled = group_range(trace, reach)
    reached: dict[str, Fact] = {"unit": labels} if labels else {}
    trace.cite("aig.4.2.4.trace", **reached)
    if labels:
        trace.cite("aig.4.2.4.all-at-once", **reached)
    trace.cite("aig.5.2.3.all", leader=leader.label, command_range=doubled, **reached)
    if labels:
        trace.cite("aig.5.2.3.effect", **reached)
    joined = tuple(one.label for unit in units for one in turn.battle.leaders_with(unit))
    orders = replace(phase, groups=(*phase.groups, labels), joined=(*phase.joined, *joined))
    after = turn.changed(orders=orders, grouped=(*turn.grouped, leader.label))
    return activated(trace, after, tuple(after.battle.unit(label) for label in labels))
