"""Movement of units: rates from the lists, and the rules known from outside the source."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lexludi.games.cca import charts
from lexludi.games.cca.movement import move
from lexludi.games.cca.units import Card, Outside, UnitType
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Verdict

from .builders import after, along, ordered, refused, silent

STRAIGHT = "0204 0304 0404 0504 0604"
RATES = dict(zip(UnitType, (2, 2, 2, 2, 1, 2, 1, 1, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2), strict=True))


@pytest.mark.parametrize("type", UnitType)
def test_unit_moves_its_rate_and_no_further(type) -> None:
    rate = RATES[type]
    board = f"7x5; blue {type.replace('_', '-')} A 0104; red medium-infantry X {rate + 1:02}03"
    routes = [" ".join(STRAIGHT.split()[:hexes]) for hexes in (rate, rate + 1)]
    phase = ordered(board, "A")
    assert move(phase, along("A", routes[0])).outcome.hexes_moved("A") == rate
    too_far = move(phase, along("A", routes[1]))
    assert refused(too_far) in ("cca.foot.list", "cca.mounted.list")
    facts, end = too_far.trace[-1].facts, STRAIGHT.split()[rate]
    assert (facts["hex"], facts["movement_rate"]) == (end, Measure(rate + 1, ("0104", end)).at_most(rate))


@pytest.mark.parametrize("type", UnitType)
def test_every_type_stands_in_one_list(type) -> None:
    assert (type in charts.FOOT.rows) != (type in charts.MOUNTED.rows)


def test_list_drives_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {**charts.MOUNTED.rows, "elephant": (3, "allowed", "heavy_mounted")}
    monkeypatch.setattr(charts, "MOUNTED", replace(charts.MOUNTED, rows=rows))
    phase = ordered("6x5; blue elephant A 0104", "A")
    assert move(phase, along("A", "0204 0304 0404")).verdict is Verdict.DECIDED


def outside(ruling) -> Outside | None:
    return ruling.trace[-1].facts.get("outside_source")


@pytest.mark.parametrize(
    ("other", "route", "rule"),
    [
        ("red leader X 0303", "0303", Outside.ENEMY),
        ("red camel X 0303", "0303 0302", Outside.ENEMY),
        ("blue camel X 0303", "0303", Outside.FRIEND),
        ("blue leader X 0303", "0303 0302", Outside.LONE_LEADER),
        ("blue leader X 0101", "0205", Outside.EDGE),
    ],
)
def test_unit_is_bound_by_the_general_rules_marked_as_from_outside(other, route, rule) -> None:
    ruling = move(ordered(f"5x4; blue light-infantry A 0204; {other}", "A"), along("A", route))
    assert (refused(ruling), outside(ruling)) == ("cca.unit.list", rule)


def test_terrain_is_left_open_for_units_and_leaders() -> None:
    phase = ordered("5x4; 0303 terrain; blue camel A 0204; blue leader L 0304", "A", "L")
    for label in ("A", "L"):
        ruling = move(phase, along(label, "0303"))
        assert (silent(ruling), outside(ruling)) == ("cca.unit.list", Outside.TERRAIN)


@pytest.mark.parametrize("card", [Card.ORDER_LIGHT_TROOPS, Card.MOVE_FIRE_MOVE])
def test_two_cards_leave_light_foot_among_friends_open_and_nobody_else(card) -> None:
    board = "5x4; blue light-bow-infantry A 0204; blue light-cavalry B 0404; blue elephant C 0303"
    phase = ordered(board, "A", "B", card=card)
    assert silent(move(phase, along("A", "0303"))) == "cca.unit.list"
    assert refused(move(phase, along("B", "0304 0303"))) == "cca.unit.list"


def test_unit_that_stopped_on_a_leader_moves_no_more() -> None:
    phase = ordered("5x4; blue camel A 0204; blue leader L 0303", "A")
    paused = after(phase, along("A", "0303", paused=True))
    assert outside(move(paused, along("A", "0302"))) is Outside.LONE_LEADER


def test_unit_without_a_leader_leaves_nobody_behind() -> None:
    with pytest.raises(Impossible, match="no leader"):
        move(ordered("5x4; blue camel A 0204; blue leader L 0303", "A"), along("A", "0203", leader_stays=True))


def test_unit_may_come_back_to_where_it_started_with_its_leader() -> None:
    phase = after(ordered("5x4; blue camel A 0204; blue leader L 0204", "A"), along("A", "0303 0204"))
    assert (phase.hexes_moved("A"), phase.carried, phase.position.counter("L").hexes[0].number) == (2, ("L",), "0204")


def test_whether_a_lone_enemy_leader_draws_warriors_on_is_left_open() -> None:
    phase = ordered("5x4; blue warrior A 0204; red leader X 0301", "A")
    assert silent(move(phase, along("A", "0303 0302"))) == "cca.leader.no-battle-alone"
