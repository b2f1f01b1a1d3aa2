"""Movement costs: what the scenario charges for a hex."""

from __future__ import annotations

from lexludi.games.aig.battle import Battle, Terrain
from lexludi.games.aig.walk import points_of
from lexludi.rulings.ruling import Fact, Trace, decides
from lexludi.space.hex.hexes import Hex


@decides
def price(trace: Trace, battle: Battle, label: str, start: Hex, goal: Hex) -> int:
    """The movement points a piece pays for a hex and for what lies on the way into it."""
    board, prices = battle.board, {cost.terrain: cost.points for cost in battle.costs}
    points = 0
    for name in (*(board.terrain_in(goal) or (Terrain.CLEAR,)), *board.between(start, goal)):
        ground = next((known for known in prices if known == name), None)
        if ground is None:
            trace.silent("aig.6.2.vary", hex=goal.number)
        facts: dict[str, Fact] = {"unit": label, "hex": goal.number, "terrain": ground}
        if ground is Terrain.CLEAR:
            points += trace.add("aig.6.2.pay", prices[ground], points_of(label), **facts)
        else:
            points += trace.add("aig.6.2.vary", prices[ground], points_of(label), **facts)
    return points
