"""The charts are the only source of their numbers: a changed cell changes the ruling."""

from __future__ import annotations

from dataclasses import replace

from lexludi.games.acp import fire, ratio, results, terrain, types
from lexludi.games.acp.situations import Fire, Firer, Move
from lexludi.games.acp.units import Mover, Result, Terrain
from lexludi.rulings.chart import Chart
from lexludi.rulings.ruling import Verdict

from .builders import AR, HO, IN, PH, duel, melee, stack, unit
from .builders import fire as rolled


def changed(table: Chart, row: str, column: str, value: int | str) -> Chart:
    cells = list(table.rows[row])
    cells[table.columns.index(column)] = value
    return replace(table, rows={**table.rows, row: tuple(cells)})


def test_matrix_drives_the_type_modifier(monkeypatch) -> None:
    monkeypatch.setattr(types, "TYPES", changed(types.TYPES, "Ph", "Ho", -3))
    assert melee(duel(unit("A", PH), unit("B", HO)), 5).outcome.modifier == -2


def test_ratio_table_drives_the_ratio_modifier(monkeypatch) -> None:
    monkeypatch.setattr(ratio, "RATIO", changed(ratio.RATIO, "1/1", "modifier", 4))
    assert melee(duel(unit("A"), unit("B")), 5).outcome.modifier == 4


def test_results_table_drives_the_results(monkeypatch) -> None:
    monkeypatch.setattr(results, "RESULTS", changed(results.RESULTS, "4", "defenders", "Dr+R"))
    assert melee(duel(unit("A"), unit("B")), 3).outcome.units[0].codes == (Result.DR, Result.R)


def test_fire_table_drives_the_scores(monkeypatch) -> None:
    monkeypatch.setattr(fire, "FIRE", changed(fire.FIRE, "Ar", "1", "2/-"))
    case = Fire((Firer(unit("A", AR, 7), 0),), stack(unit("B", IN, 5)))
    assert rolled(case, 9).outcome.units[0].codes == (Result.D,)
    assert rolled(case, 1).outcome.units[0].codes == (Result.NE,)


def test_terrain_chart_drives_costs_and_prohibitions(monkeypatch) -> None:
    monkeypatch.setattr(terrain, "TERRAIN", changed(terrain.TERRAIN, "water", "move_foot", 5))
    assert terrain.movement_cost(Move((Mover.PH,), Terrain.WATER)).outcome.points == 5
    monkeypatch.setattr(terrain, "TERRAIN", changed(terrain.TERRAIN, "clear", "move_foot", "not_allowed"))
    assert terrain.movement_cost(Move((Mover.PH,), Terrain.CLEAR)).verdict is Verdict.REFUSED


def test_terrain_chart_drives_combat(monkeypatch) -> None:
    monkeypatch.setattr(terrain, "TERRAIN", changed(terrain.TERRAIN, "clear", "melee", 3))
    assert melee(duel(unit("A"), unit("B")), 5).outcome.modifier == 4
