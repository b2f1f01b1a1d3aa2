"""The banner: routed units move towards it in the rally phase, and rally or disperse near it."""

from __future__ import annotations

from enum import StrEnum

from lexludi.games.aig.battle import IMPASSABLE, Battle
from lexludi.games.aig.command import in_range
from lexludi.games.aig.pieces import D10, Leader, State, Unit
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import at_most, just
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Side

ROUT_HEXES, RALLY_HEXES, HELP = 3, 3, -1
"""How far a routed unit moves, how near the banner it rallies, and what a commander gives to its roll."""
RIVER = "river"


class Cause(StrEnum):
    """What cuts off a routed unit."""

    IMPASSABLE = "impassable_terrain"
    RIVER = "river"
    ENEMY = "enemy_unit"
    ZOI = "zoi"


def bearer(battle: Battle, side: Side) -> Unit | Leader | None:
    """The counter that carries a side's banner, also an enemy who has captured it."""
    own = [piece for piece in battle.pieces if piece.side is side and piece.has(State.BANNER)]
    taken = [piece for piece in battle.pieces if piece.side is not side and piece.has(State.CAPTURED_BANNER)]
    return next(iter((*own, *taken)), None)


@decides
def rout_move(trace: Trace, battle: Battle, label: str, path: tuple[Hex, ...]) -> Battle:
    """Move a routed unit along a way towards its side's banner; what it runs into may destroy it."""
    unit = battle.unit(label)
    if not unit.has(State.ROUTED):
        raise Impossible("{label} is not routed.", by="aig.8.2.when", label=label)
    trace.cite("aig.8.2.when", unit=label)
    carrier = bearer(battle, unit.side)
    if carrier is None:
        trace.silent("aig.8.2.three", unit=label)
    _on_the_way(trace, battle, unit, carrier, path)
    for before, spot in zip((unit.spot, *path), path, strict=False):
        if cause := cut_off(battle, unit, before, spot):
            trace.cite("aig.8.2.1.destroyed", unit=label, hex=spot.number, cause=cause)
            return battle.without(label)
        if battle.board.terrain_in(spot):
            trace.cite("aig.8.2.terrain", unit=label, hex=spot.number)
    moved = battle.put(replace(unit, stance=Stance((path[-1] if path else unit.spot,), unit.placed.facing)))
    return trace.take(banner_rally, moved, label)


def _on_the_way(trace: Trace, battle: Battle, unit: Unit, carrier: Unit | Leader, path: tuple[Hex, ...]) -> None:
    """Check that a way is one of those a routed unit may take."""
    found = routes(battle, unit, carrier)
    if path not in found:
        if any(IMPASSABLE in battle.board.terrain_in(spot) for spot in path):
            trace.refuse("aig.8.2.1.detour", unit=unit.label)
        if len(path) != len(found[0]):
            hexes = just(len(path), len(found[0]), unit.spot.number, *map(str, path[-1:]))
            trace.refuse("aig.8.2.three", unit=unit.label, hexes=hexes)
        trace.refuse("aig.8.2.1.straight", unit=unit.label)
    trace.cite("aig.8.2.three", len(path), unit=unit.label, banner=carrier.label)
    if _distances(battle, carrier.spot).get(unit.spot, 0) > unit.spot.distance(carrier.spot):
        trace.cite("aig.8.2.1.detour", unit=unit.label)
    else:
        trace.cite("aig.8.2.1.straight", unit=unit.label)


def routes(battle: Battle, unit: Unit, carrier: Unit | Leader) -> list[tuple[Hex, ...]]:
    """The ways a routed unit may take: every hex nearer to the banner, as far as three hexes and a free end allow."""
    away = _distances(battle, carrier.spot)
    found: list[tuple[Hex, ...]] = [()]
    longest = found
    for _ in range(ROUT_HEXES):
        found = [
            (*way, spot)
            for way in found
            for spot in (way[-1] if way else unit.spot).neighbours()
            if away.get(spot, len(away)) < away.get(way[-1] if way else unit.spot, 0)
        ]
        free = [way for way in found if battle.unit_in(way[-1], unit.side) in (None, unit)]
        longest = free or longest
    return longest


def _distances(battle: Battle, banner: Hex) -> dict[Hex, int]:
    """How many hexes each hex is from the banner, round impassable terrain."""
    found, edge = {banner: 0}, [banner]
    while edge:
        ahead: list[Hex] = []
        for spot in edge:
            for beside in battle.board.on_board(spot.neighbours()):
                if beside not in found and IMPASSABLE not in battle.board.terrain_in(beside):
                    found[beside] = found[spot] + 1
                    ahead.append(beside)
        edge = ahead
    return found


def cut_off(battle: Battle, unit: Unit, before: Hex, spot: Hex) -> Cause | None:
    """What destroys a routed unit that goes into a hex."""
    if RIVER in (*battle.board.terrain_in(spot), *battle.board.between(before, spot)):
        return Cause.RIVER
    if battle.unit_in(spot, unit.side.enemy):
        return Cause.ENEMY
    return Cause.ZOI if spot in zoi_of(battle, unit.side.enemy) else None


@decides
def banner_rally(trace: Trace, battle: Battle, label: str) -> Battle:
    """A routed unit near its banner rallies or disperses; farther away nothing happens."""
    unit = battle.unit(label)
    carrier = bearer(battle, unit.side)
    if carrier is None or unit.spot.distance(carrier.spot) > RALLY_HEXES:
        return battle
    near = at_most(unit.spot.distance(carrier.spot), RALLY_HEXES, label, carrier.label)
    if carrier.side is not unit.side:
        trace.cite("aig.8.3.1", unit=label, banner=carrier.label, hexes=near)
        return battle.without(label)
    trace.cite("aig.8.3.auto", unit=label, banner=carrier.label, hexes=near)
    half = -(-unit.quality // 2)
    result = trace.add("aig.2.3.d10", trace.roll("rally_die", D10, label), unit=label)
    if helper := _helper(trace, battle, unit, needed=result + HELP == half):
        result += trace.add("aig.8.3.2", HELP, leader=helper, unit=label)
    trace.total("aig.8.3.roll", result, unit=label, needed=half)
    if result > half:
        trace.cite("aig.8.3.fail", unit=label)
        return battle.without(label)
    rallied = replace(unit, hits=min(unit.hits, max(unit.quality - 1, 0)))
    return battle.put(rallied.cleared(State.ROUTED).marked(State.RALLYING))


def _helper(trace: Trace, battle: Battle, unit: Unit, *, needed: bool) -> str | None:
    """A commander of the unit's side in whose command range it stands; where his help is needed, every range must be known."""
    commanders = [one for one in battle.leaders if one.side is unit.side and not one.has(State.JUNIOR) and one.stance]
    for one in sorted(commanders, key=lambda one: one.command_range is None):
        known = needed or one.command_range is not None
        if known and trace.would(in_range, battle, one.label, unit.label, 1).decided:
            return one.label
    return None
