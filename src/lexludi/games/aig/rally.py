"""The rally phase: markers come off, routed units move, leaders are flipped back."""

from __future__ import annotations

from lexludi.games.aig.actions import EndTurn, RemoveMarkers, RoutMove
from lexludi.games.aig.banner import bearer, rout_move
from lexludi.games.aig.pieces import State
from lexludi.games.aig.readings.sequence import ENGAGED_DISORDER, EngagedDisorder
from lexludi.games.aig.turn import Phase, Turn
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace


@decides
def remove_markers(trace: Trace, turn: Turn, action: RemoveMarkers) -> Turn:
    """Step a: every rallying and every disorder marker comes off."""
    if turn.phase is not Phase.RALLY:
        trace.refuse("aig.3.structure", phase=turn.phase)
    if turn.markers_removed:
        trace.refuse("aig.3.4.order", phase=turn.phase)
    trace.cite("aig.3.4.order", phase=turn.phase)
    battle = turn.battle
    for unit in battle.units:
        if unit.has(State.RALLYING):
            trace.cite("aig.3.4.a.rallying", unit=unit.label)
            unit = unit.cleared(State.RALLYING)
        if unit.has(State.DISORDERED):
            kept = trace.reading(ENGAGED_DISORDER) is EngagedDisorder.KEPT and battle.in_melee(unit.label)
            trace.cite("aig.3.4.a.disorder", unit=unit.label)
            unit = unit if kept else unit.cleared(State.DISORDERED)
        battle = battle.put(unit)
    return turn.changed(battle=battle, markers_removed=True)


@decides
def flee(trace: Trace, turn: Turn, action: RoutMove) -> Turn:
    """Step b: a routed unit makes its rout move."""
    if turn.phase is not Phase.RALLY:
        trace.refuse("aig.8.2.when", unit=action.unit, phase=turn.phase)
    _unmarked(trace, turn)
    if action.unit in turn.fled:
        trace.refuse("aig.3.4.b", unit=action.unit)
    trace.cite("aig.3.4.b", unit=action.unit)
    if action.agreed:
        unit = turn.battle.unit(action.unit)
        if not unit.has(State.ROUTED) or bearer(turn.battle, unit.side) is not None:
            trace.refuse("aig.8.2.three", unit=action.unit)
        return turn.changed(markers_removed=True, fled=(*turn.fled, action.unit))
    stays = action.route == (turn.battle.unit(action.unit).spot,)
    battle = trace.take(rout_move, turn.battle, action.unit, () if stays else action.route)
    return turn.changed(battle=battle, markers_removed=True, fled=(*turn.fled, action.unit))


def _unmarked(trace: Trace, turn: Turn) -> None:
    """Refuse a later step of the rally phase while a unit still has a marker that step a takes off."""
    for unit in () if turn.markers_removed else turn.battle.units:
        for state in filter(unit.has, (State.RALLYING, State.DISORDERED)):
            trace.refuse("aig.3.4.order", unit=unit.label, state=state)


@decides
def end_turn(trace: Trace, turn: Turn, action: EndTurn) -> Turn:
    """Steps c to e: supply and defeat are blank in the source; leaders are flipped back and the next game turn begins."""
    if turn.phase is not Phase.RALLY:
        trace.refuse("aig.3.structure", phase=turn.phase)
    _unmarked(trace, turn)
    for unit in turn.battle.units:
        if unit.has(State.ROUTED) and unit.stance and unit.label not in turn.fled:
            if bearer(turn.battle, unit.side) is None:
                trace.silent("aig.8.2.three", unit=unit.label)
            trace.refuse("aig.3.4.b", unit=unit.label)
    leaders = tuple(leader.cleared(State.FINISHED, State.SKIPPED, State.MOVED) for leader in turn.battle.leaders)
    if leaders:
        trace.cite("aig.3.4.e.flip", State.UNACTIVATED, leader=tuple(leader.label for leader in leaders))
    trace.cite("aig.5.1.start", State.UNACTIVATED)
    if skipped := tuple(leader.label for leader in turn.battle.leaders if leader.has(State.SKIPPED)):
        trace.cite("aig.5.4.4.lose", leader=skipped)
    if moved := tuple(unit.label for unit in turn.battle.units if unit.has(State.MOVED) or unit.has(State.ACTIVATED)):
        trace.cite("aig.3.4.e.markers", unit=moved)
    units = tuple(unit.cleared(State.MOVED, State.ACTIVATED, State.MISLED) for unit in turn.battle.units)
    if misled := tuple(unit.label for unit in turn.battle.units if unit.has(State.MISLED)):
        trace.cite("aig.4.3.1.c.fail-units", unit=misled)
    trace.cite("aig.3.4.next", turn.number + 1)
    trace.cite("aig.3.4.no-limit", game_turn=turn.number + 1)
    after = Turn(replace(turn.battle, leaders=leaders, units=units), number=turn.number + 1)
    return after if after.waiting() else after.changed(phase=Phase.RALLY)
