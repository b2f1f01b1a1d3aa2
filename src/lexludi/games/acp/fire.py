"""Fire: who may fire at what range, at which score, with which modifiers, and what the target suffers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from lexludi.games.acp.charts import FIRE, Entry
from lexludi.games.acp.leaders import after_fire
from lexludi.games.acp.situations import Fire, Firer
from lexludi.games.acp.terrain import Approach, combat_terrain
from lexludi.games.acp.units import (
    D10,
    SHAKEN,
    LeaderResult,
    MissingRule,
    Result,
    Stack,
    State,
    Unit,
    UnitResult,
    UnitType,
)
from lexludi.rulings.measures import Origin, at_most
from lexludi.rulings.ruling import Trace, decides, rival

ELSEWHERE = {
    "acp.fire.leader": "leaders",
}
"""The modules that decide clauses of this chapter."""

ROWS = {
    "Ar": "acp.fire.row.ar",
    "Pe Ja Ch El": "acp.fire.row.skirmish",
    "Cl": "acp.fire.row.cl",
}
LONGEST = FIRE.columns[-1]
"""The open-ended column of the longest ranges, such as `4+`."""
ARMOURED = (UnitType.CL, UnitType.PH, UnitType.HO)


@dataclass(frozen=True)
class FireOutcome:
    """The scores, the modified roll, and what each unit and leader of the target stack suffers."""

    discourage: int
    rout: int | None
    modifier: int
    roll: int
    units: tuple[UnitResult, ...]
    leaders: tuple[LeaderResult, ...]


@decides
def fire(trace: Trace, case: Fire) -> FireOutcome:
    """What one fire does; it asks for its die and for those of the leader checks it may call for."""
    row = _row(trace, case)
    discourage, rout = _scores(trace, row, _range(trace, case.firers))
    target = case.target.top
    trace.cite("acp.fire.result.top_unit", target=target.label, not_in_source=MissingRule.TOP_UNIT)
    modifiers = [value for value in _modifiers(trace, case) if value]
    modifier = sum(modifiers)
    if len(modifiers) > 1:
        trace.subtotal("acp.fire.mod.cumulative", modifier)
    die = trace.roll("fire_die", D10)
    trace.add("acp.fire.result.threshold", die, die=die)
    roll = trace.total("acp.fire.result.threshold", die + modifier)
    effect = _effect(trace, target, roll, discourage, rout)
    others = (UnitResult(unit.label, (Result.NE,)) for unit in case.target.units[1:])
    units = (effect, *others)
    return FireOutcome(discourage, rout, modifier, roll, units, after_fire(trace, die, case.target))


def _row(trace: Trace, case: Fire) -> str:
    """The row all firers share; nobody joins in whose type has no fire, or none at his range."""
    rows = {}
    for firer in case.firers:
        unit = firer.unit
        row = next((row for row in FIRE.rows if unit.type in row.split()), None)
        if row is None:
            trace.refuse("acp.fire.no_row", firer=unit.label, type=unit.type)
        if FIRE[row, FIRE.column_for(firer.hexes_between + 1)] == Entry.NOT_ALLOWED:
            _scores(trace, row, firer.hexes_between + 1, unit.label, case.target.top.label)
        if unit.state is State.ROUTED:
            trace.silent("acp.fire.mod.discouraged", firer=unit.label, state=unit.state)
        if unit.state is State.FATIGUED:
            trace.silent("acp.results.code.f", firer=unit.label, state=unit.state)
        rows[row] = unit.type
    if len(rows) > 1:
        trace.silent("acp.fire.table", type=tuple(rows.values()))
    return next(iter(rows))


def _range(trace: Trace, firers: tuple[Firer, ...]) -> int:
    farthest = max(firers, key=lambda firer: firer.hexes_between)
    distance = farthest.hexes_between + 1
    if not farthest.hexes_between:
        distance = trace.cite("acp.fire.range.adjacent", 1, firer=farthest.unit.label)
    if len(firers) > 1:
        trace.cite("acp.fire.combined.range", distance, firer=farthest.unit.label)
        nearer = [firer for firer in firers if firer.hexes_between < farthest.hexes_between]
        trace.over(rival(firer.hexes_between + 1, firer=firer.unit.label) for firer in nearer)
    return distance


def _scores(trace: Trace, row: str, distance: int, *between: str) -> tuple[int, int | None]:
    """The scores that discourage and rout, as printed."""
    column = FIRE.column_for(distance)
    cell = FIRE.at(row, column)
    printed = trace.cite("acp.fire.table", cell, range=distance)
    if printed == Entry.NOT_ALLOWED:
        trace.cite("acp.fire.abbr.na", cell)
        if column == LONGEST:
            trace.cite(ROWS[row], cell)
            farthest = at_most(distance, _reach(*FIRE.rows), *between, origin=Origin.TOLD)
            trace.refuse("acp.fire.range.max", range=farthest)
        trace.refuse(ROWS[row], cell, range=at_most(distance, _reach(row), *between, origin=Origin.TOLD))
    trace.cite(ROWS[row], cell)
    discourage, rout = printed.split("/")
    if rout == "-":
        trace.cite("acp.fire.result.single_number", cell.giving(int(discourage)))
        return int(discourage), None
    return int(discourage), int(rout)


def _reach(*rows: str) -> int:
    """How far types fire that stand in these rows: as many hexes as there are columns with a score, from the first on."""
    scored = (any(FIRE[row, column] != Entry.NOT_ALLOWED for row in rows) for column in FIRE.columns)
    return len([*takewhile(bool, scored)])


def _modifiers(trace: Trace, case: Fire) -> Iterator[int]:
    firers, target = [firer.unit for firer in case.firers], case.target
    yield trace.add("acp.fire.mod.terrain", combat_terrain(trace, _approaches(case), "fire"))
    yield _firer_strength(trace, case)
    yield _target_strength(trace, target)
    if target.top.type in ARMOURED:
        yield trace.add("acp.fire.mod.target_armoured", -1, target=target.top.label, type=target.top.type)
    if target.top.type is UnitType.CA:
        yield trace.add("acp.fire.mod.target_heavy_cavalry", -2, target=target.top.label)
    if moved := [unit.label for unit in firers if unit.moved]:
        yield trace.add("acp.fire.mod.moved", -1, firer=tuple(moved))
    if discouraged := [unit.label for unit in firers if unit.state is State.DISCOURAGED]:
        yield trace.add("acp.fire.mod.discouraged", -1, firer=tuple(discouraged))


def _approaches(case: Fire) -> Iterator[Approach]:
    for firer in case.firers:
        yield Approach(
            firer.unit.label, case.target.top.label, firer.ground, case.target.ground, firer.levels, firer.crossing
        )


def _firer_strength(trace: Trace, case: Fire) -> int:
    units = [firer.unit for firer in case.firers]
    strength = sum(unit.strength for unit in units)
    if strength == 7:
        return trace.add("acp.fire.mod.firer_seven", 0, strength=strength)
    if strength > 7:
        return trace.add("acp.fire.mod.firer_strong", 1, strength=strength)
    value = trace.add("acp.fire.mod.firer_weak", -1, strength=strength)
    if [(unit.type, unit.strength) for unit in units] == [(UnitType.AR, 4)]:
        trace.cite("acp.fire.mod.firer_weak.example", value, type=UnitType.AR, strength=strength)
    return value


def _target_strength(trace: Trace, target: Stack) -> int:
    strength = target.strength
    if strength > 9:
        trace.silent("acp.fire.mod.target_large", strength=strength)
    if strength >= 8:
        return trace.add("acp.fire.mod.target_large", 1, strength=strength)
    if strength <= 3:
        return trace.add("acp.fire.mod.target_small", -1, strength=strength)
    return 0


def _effect(trace: Trace, unit: Unit, roll: int, discourage: int, rout: int | None) -> UnitResult:
    if rout is not None and roll >= rout:
        trace.cite("acp.fire.result.rout", Result.DR, target=unit.label, not_in_source=MissingRule.ROUT)
        return UnitResult(unit.label, (Result.DR,), MissingRule.ROUT if unit.state is State.ROUTED else None)
    if roll < discourage:
        trace.cite("acp.fire.result.threshold", Result.NE, target=unit.label)
        return UnitResult(unit.label, (Result.NE,))
    trace.cite("acp.fire.result.discourage", Result.D, target=unit.label, not_in_source=MissingRule.DISCOURAGED)
    if unit.state not in SHAKEN:
        return UnitResult(unit.label, (Result.D,))
    facts = {"target": unit.label, "state": unit.state}
    trace.cite("acp.fire.result.cumulative_ref", **facts, not_in_source=MissingRule.REPEATED)
    return UnitResult(unit.label, (Result.D,), MissingRule.REPEATED)
