"""Reactions: which hits they cost on rough ground, and what they are not asked of; zones of control off the board."""

from __future__ import annotations

import pytest

from lexludi.games.gboa.facing import arcs, react, turn_to_rear
from lexludi.games.gboa.readings import MixedTerrain
from lexludi.games.gboa.zones import control
from lexludi.rulings.readings import Chosen
from lexludi.rulings.ruling import Verdict
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.notation import parse

from .builders import CHART, rolls

ENEMY = "red infantry B 0203 NE allowance=5 tq=6"
DEARER = Chosen((MixedTerrain.DEARER,))


def test_cavalry_reacting_to_infantry_takes_no_hit_on_rough_ground_either() -> None:
    board = parse(f"5x5; 0303 rough; blue cavalry A 0303 N allowance=8 tq=6; {ENEMY}")
    ruling = react(board, "A", "B", Vertex.NW)
    assert (ruling.outcome.hits, ruling.cites("gboa.7.1.4")) == (0, False)


def test_infantry_reacting_on_rough_ground_takes_both_hits() -> None:
    board = parse(f"5x5; 0303 rough; blue infantry A 0303 N allowance=5 tq=6; {ENEMY}")
    ruling = react.rolling(rolls("A", (8,)))(board, "A", "B", Vertex.NW)
    assert (ruling.contribution("gboa.7.1.4"), ruling.contribution("gboa.7.1.6.d"), ruling.outcome.hits) == (1, 2, 3)


def test_dearer_terrain_of_a_hex_decides_a_reaction_by_the_chart_or_not_at_all() -> None:
    board = parse(f"5x5; 0303 woods rough; blue infantry A 0303 N allowance=5 tq=6; {ENEMY}")
    assert react.played(rolls("A", (0,)), DEARER)(board, "A", "B", Vertex.NW, CHART).outcome.hits == 1
    unknown = react.played(rolls("A", (0,)), DEARER)(board, "A", "B", Vertex.NW)
    assert (unknown.verdict, unknown.by) == (Verdict.SILENT, "gboa.6.2.1.a")


def test_turn_to_the_rear_of_a_moved_unit_is_no_additional_move() -> None:
    board = parse("6x5; blue phalanx A 0303+0403 N moved tq=7; red infantry B 0304 N allowance=5 tq=6")
    ruling = turn_to_rear(board, "A", "B")
    assert (ruling.contribution("gboa.6.1.4.a"), ruling.outcome.hits) == (0, 2)


def test_leader_is_told_to_face_nowhere() -> None:
    board = parse(f"5x5; blue leader A 0303 allowance=8; {ENEMY}")
    for ask in (lambda: arcs(board, "A"), lambda: react(board, "A", "B", Vertex.NW)):
        with pytest.raises(ValueError, match="A is a leader and has no facing"):
            ask()


def test_nobody_controls_a_hex_off_the_board() -> None:
    with pytest.raises(ValueError, match="0601 is off the board"):
        control(parse(f"5x5; {ENEMY}"), Hex.parse("0601"))
