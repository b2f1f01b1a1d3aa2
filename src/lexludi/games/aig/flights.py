"""First flights in the game turn: whoever has routed flees before anything else is done."""

from __future__ import annotations

from lexludi.games.aig.actions import Flee
from lexludi.games.aig.rout import flights, rout
from lexludi.games.aig.turn import Turn
from lexludi.rulings.dice import MissingDie
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex


@decides
def flee(trace: Trace, turn: Turn, action: Flee) -> Turn:
    """A unit that has just routed flees along the way its owner has chosen."""
    unit = turn.battle.unit(action.unit)
    if unit.label not in turn.fleeing:
        trace.refuse("aig.8.1.hits", unit=unit.label)
    left = tuple(label for label in turn.fleeing if label != unit.label)
    if not action.agreed:
        fled = trace.take(rout, turn.battle, unit.label, action.route)
        return turn.changed(battle=fled.battle, fleeing=left)
    if known := [way for way in flights(trace, turn.battle, unit) if decided(trace, turn, unit.label, way)]:
        trace.refuse("aig.8.1.1.choice", unit=unit.label, hex=tuple(spot.number for spot in known[0]))
    trace.cite("aig.8.1.1.two", unit=unit.label)
    end = action.route[-1] if action.route else unit.spot
    if action.route and turn.battle.unit_in(end):
        raise Impossible("Hex {hex} is already occupied.", hex=end.number)
    alone = turn.battle.without(unit.label)
    placed = replace(unit, stance=Stance((end,), unit.placed.facing))
    return turn.changed(battle=alone.put(placed), fleeing=left)


def decided(trace: Trace, turn: Turn, label: str, way: tuple[Hex, ...]) -> bool:
    """Whether the rules let a unit flee along a way; one that ends in the rolling of dice they do."""
    try:
        return trace.would(rout, turn.battle, label, way).decided
    except MissingDie:
        return True
