"""Moves told step by step: totals, traces, refusals and silences."""

from __future__ import annotations

import pytest

from lexludi.games.gboa import terrain
from lexludi.games.gboa.charts import MOVEMENT_COSTS
from lexludi.games.gboa.orders import Order, OrderKind
from lexludi.games.gboa.readings import EnhancedAgain, RoughTurn
from lexludi.games.gboa.units import State, check_states
from lexludi.games.gboa.walk import StepKind
from lexludi.rulings.chart import Chart
from lexludi.rulings.dice import MissingDie, WrongFace
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.readings import Chosen
from lexludi.rulings.ruling import Verdict
from lexludi.space.hex.notation import parse

from .builders import moved

INFANTRY = "6x6; blue infantry A 0304 N allowance=5 tq=6"
PHALANX = "6x6; blue phalanx A 0304+0404 N tq=6"


def test_move_lists_each_step_with_its_cost_and_hits() -> None:
    steps = moved("6x6; 0303 woods; blue infantry A 0304 N allowance=5 tq=6", "0303 NE 0302").outcome.steps
    assert [(step.kind, step.stance, step.points, step.hits) for step in steps] == [
        (StepKind.ENTER, "0303 N", 2, 1),
        (StepKind.PIVOT, "0303 NE", 1, 0),
        (StepKind.ENTER, "0302 NE", 1, 0),
    ]


def test_trace_names_the_hex_and_clause_of_each_step() -> None:
    trace = moved("6x6; 0303 woods; blue infantry A 0304 N allowance=5 tq=6", "0303 0302").trace
    paid = [(line.clause, line.value, line.facts.get("hex")) for line in trace if line.clause.startswith("gboa.6.2")]
    assert paid == [("gboa.6.2.1.b", 2, "0303"), ("gboa.6.2.1.a", 1, "0302")]


def test_step_the_allowance_does_not_cover_is_refused_with_both_numbers() -> None:
    facts = moved("6x6; 0303 woods; blue infantry A 0304 N allowance=2 tq=6", "0303 0302").trace[-1].facts
    assert facts["movement_point"] == Measure(3, ("0304", "0302")).at_most(2)
    assert facts["points_left"] == 0


def test_refusal_names_clause_and_hex() -> None:
    ruling = moved(INFANTRY, "0303 0204")
    assert (ruling.verdict, ruling.by) == (Verdict.REFUSED, "gboa.6.3.1")
    assert ruling.trace[-1].facts["hex"] == "0204"


def test_finished_move_marks_the_unit_and_keeps_its_hits() -> None:
    unit = moved("6x6; 0303 woods; blue infantry A 0304 N moved allowance=5 tq=6 hits=2", "0303").outcome.position
    assert unit.counter("A").value("hits") == 4
    assert {State.MOVED, State.MOVED_IN_PHASE} <= set(unit.counter("A").states)


def test_enhanced_move_is_remembered() -> None:
    after = moved(PHALANX, "0303+0403", enhanced=True).outcome.position
    assert State.ENHANCED_USED in after.counter("A").states


@pytest.mark.parametrize(
    ("board", "route", "clause"),
    [
        ("6x6; blue infantry A 0304 N column allowance=5 tq=6", "0303", "gboa.6.4.8"),
        ("6x6; blue infantry A 0304 N routed allowance=5 tq=6", "0303", "gboa.6.7.6"),
        ("6x6; blue infantry A 0304 N allowance=5 tq=6; blue leader L 0303", "0303", "gboa.6.9"),
        ("6x6; blue phalanx A 0304+0404 N tq=6; blue leader L 0403", "0304+0403", "gboa.6.9"),
        ("6x6; 0303 +3; blue infantry A 0304 N allowance=5 tq=6", "0303", "gboa.6.2.1.a"),
    ],
)
def test_blank_rules_answer_that_the_source_does_not_say(board: str, route: str, clause: str) -> None:
    ruling = moved(board, route)
    assert (ruling.verdict, ruling.by) == (Verdict.SILENT, clause)


def test_second_half_suffers_nothing_in_a_hex_that_has_hurt_the_first() -> None:
    chart = terrain.Chart({terrain.Terrain.CLEAR: terrain.Price(1), terrain.Terrain.ROUGH: terrain.Price(1, 1)})
    board = "7x6; 0504 rough; blue infantry A 0505+0605 N allowance=6 tq=9"
    way = "0404+0504 0403+0503 0402+0503 0502+0503 0603+0503"
    before, after = moved(board, way, chart=chart), moved(board, f"{way} 0504+0404", chart=chart)
    assert before.contribution("gboa.6.4.2") == after.contribution("gboa.6.4.2") == 1
    assert (after.contribution("gboa.6.4.3"), after.outcome.hits) == (0, before.outcome.hits)


def test_one_hex_unit_has_no_halves_to_be_hurt_by() -> None:
    ruling = moved("6x6; 0303 rough; blue infantry A 0304 N allowance=5 tq=6", "0303")
    assert (ruling.outcome.hits, ruling.cites("gboa.6.4.2")) == (1, False)


@pytest.mark.parametrize(("rough", "hits"), [(RoughTurn.CHANGE, 1), (RoughTurn.VERTEX, 2)])
def test_two_turns_in_one_rough_hex_are_one_change_of_facing(rough: RoughTurn, hits: int) -> None:
    board = "6x6; 0304 rough; blue infantry A 0304 N allowance=5 tq=6"
    assert moved(board, "NE SE", chosen=Chosen((rough,))).outcome.hits == hits


def test_first_enhanced_move_after_an_ordinary_one_is_an_additional_move_if_2_hits_buy_a_second() -> None:
    ruling = moved(
        "6x6; blue phalanx A 0304+0404 N moved tq=6",
        "0303+0403",
        chosen=Chosen((EnhancedAgain.SECOND,)),
        enhanced=True,
    )
    assert (ruling.contribution("gboa.6.1.4"), ruling.cites("gboa.6.4.7.c")) == (1, False)


@pytest.mark.parametrize(
    ("kind", "verdict"), [(OrderKind.INDIVIDUAL, Verdict.DECIDED), (OrderKind.LINE, Verdict.REFUSED)]
)
def test_only_an_individual_order_of_the_overall_commander_frees_him(kind: OrderKind, verdict: Verdict) -> None:
    board = "5x5; blue leader K 0303 allowance=8; red cavalry B 0302 S allowance=9 tq=6"
    assert moved(board, "0304", "K", order=Order(kind, "K", overall=True)).verdict is verdict


@pytest.mark.parametrize("piece", ["red leader L 0101", "blue infantry L 0101 N"])
@pytest.mark.parametrize("part", ["leader", "commander", "before"])
def test_whoever_is_no_leader_of_the_army_gives_no_order(piece: str, part: str) -> None:
    with pytest.raises(ValueError, match="L is not a leader in A’s army"):
        moved(f"{INFANTRY}; {piece}", "0303", order=Order(**{part: "L"}))


def test_wheel_and_enhanced_move_take_their_dice_in_order() -> None:
    board = "6x6; blue phalanx A 0304+0404 N tq=6; red cavalry B 0204 NE allowance=8 tq=6"
    ruling = moved(board, "0304+0403", enhanced=True, dice=(8, 3))
    assert ruling.contribution("gboa.6.4.6.b") == 2
    assert ruling.contribution("gboa.6.4.7.b") == 0
    assert ruling.outcome.hits == 3


def test_chart_of_the_source_drives_the_cost_of_woods(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Chart(MOVEMENT_COSTS.clause, "terrain", MOVEMENT_COSTS.columns, {"woods": (4, 0), "one_level": (1, 0)})
    monkeypatch.setattr(terrain, "MOVEMENT_COSTS", table)
    chart = terrain.Chart({terrain.Terrain.WOODS: terrain.Price(4)})
    ruling = moved("6x6; 0303 woods; blue infantry A 0304 N allowance=5 tq=6", "0303", chart=chart)
    assert ruling.outcome.points == 4


def test_scenario_cannot_contradict_the_source() -> None:
    chart = terrain.Chart({terrain.Terrain.WOODS: terrain.Price(3)})
    with pytest.raises(ValueError, match="the cost of woods at 2 movement points, not 3"):
        moved("6x6; 0303 woods; blue infantry A 0304 N allowance=5 tq=6", "0303", chart=chart)


@pytest.mark.parametrize(
    ("board", "route", "message"),
    [
        (INFANTRY, "0301", "not adjacent to 0304"),
        (INFANTRY, "N", "already faces N"),
        (INFANTRY, "0303+0403", "A occupies: 1"),
        ("6x6; blue infantry A 0301 N allowance=5 tq=6", "0300", "off the board"),
        ("6x6; blue dragon A 0304 N allowance=5", "0303", "type “dragon”"),
        ("6x6; blue infantry A 0304 N tq=6", "0303", "no value for allowance"),
        ("6x6; blue infantry A 0304 allowance=5", "0303", "has no facing"),
        ("6x6; blue infantry A 0304 N sleepy allowance=5", "0303", "state “sleepy”"),
        ("6x6; blue infantry A 0304 N allowance=5 luck=3", "0303", "value called “luck”"),
        ("6x6; blue leader A 0304 allowance=5", "NE", "has no facing"),
    ],
)
def test_bad_situations_are_told_in_a_sentence(board: str, route: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        moved(board, route)


def test_missing_die_is_asked_for():
    with pytest.raises(MissingDie, match="die_roll A"):
        moved(PHALANX, "0303+0403", enhanced=True, dice=())


def test_die_runs_from_0_to_9():
    with pytest.raises(WrongFace, match="10"):
        moved(PHALANX, "0303+0403", enhanced=True, dice=(10,))


def test_move_leaves_the_given_position_alone() -> None:
    before = parse(INFANTRY)
    moved(INFANTRY, "0303", order=Order())
    assert parse(INFANTRY) == before


@pytest.mark.parametrize(
    ("unit", "said"),
    [
        ("infantry A 0304 N allowance=0 tq=6", "no counter shows"),
        ("infantry A 0304 N allowance=90 tq=6", "no counter shows"),
        ("infantry A 0304 N allowance=5 tq=0", "no counter shows"),
        ("infantry A 0304 N allowance=5 tq=40", "no counter shows"),
        ("skirmishers A 0304+0404 N allowance=5 tq=6", "occupies two hexes"),
        ("elephant A 0304+0404 N allowance=5 tq=6", "occupies two hexes"),
        ("phalanx A 0304+0404 N one-allowance two-allowances tq=6", "cannot both be true"),
        ("phalanx A 0304+0404 N one-allowance enhanced-used allowance=4 tq=6", "cannot both be true"),
        ("phalanx A 0304+0404 N two-allowances allowance=5 tq=6", "has 4 and 5; it cannot have 5"),
    ],
)
def test_counter_that_the_game_does_not_have_is_refused(unit: str, said: str) -> None:
    with pytest.raises(Impossible, match=said):
        check_states(parse(f"6x6; blue {unit}"))


@pytest.mark.parametrize(
    "unit",
    [
        "infantry A 0304 N allowance=1 tq=1",
        "cavalry A 0304 N allowance=20 tq=20",
        "infantry A 0304+0404 N allowance=5 tq=6",
        "leader A 0304",
    ],
)
def test_counter_at_the_edge_of_what_the_game_has_is_taken(unit: str) -> None:
    check_states(parse(f"6x6; blue {unit}"))
