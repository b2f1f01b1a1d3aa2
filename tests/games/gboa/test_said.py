"""Nothing a sentence can say of a case is passed over: a clause takes it up, the ruling is silent, or it cannot matter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from lexludi.games.gboa.facing import arcs, react, turn_to_rear
from lexludi.games.gboa.movement import Move, move
from lexludi.games.gboa.orders import Cause, further_move
from lexludi.games.gboa.retreat import Retreat
from lexludi.games.gboa.terrain import Chart, Price, Terrain
from lexludi.games.gboa.units import UNEXPLAINED, State
from lexludi.games.gboa.walk import read_route
from lexludi.games.gboa.withdrawal import Withdrawal, parting_shot, withdraw
from lexludi.games.gboa.zones import control, zoc
from lexludi.rulings.dice import Dice
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Position

DICE = Dice({("die_roll", label): (4, 4) for label in "AB"})
FLAT = Chart({Terrain.CLEAR: Price(1)})


def _moves(route: str, enhanced: bool = False) -> Callable[[Position, Chart], Ruling[Any]]:
    def ask(position: Position, chart: Chart) -> Ruling[Any]:
        return move.rolling(DICE)(Move(position, "A", read_route(route), enhanced=enhanced, chart=chart))

    return ask


def _withdrawal(position: Position, chart: Chart) -> Withdrawal:
    return Withdrawal(position, "B", (Retreat("A", read_route("0305")),), chart=chart)


SLOW, FAST, TWO = "allowance=5 tq=6", "allowance=8 tq=6", "allowance=4 tq=6"
Ask = Callable[[Position, Chart], Ruling[Any]]
QUESTIONS: dict[str, tuple[str, str, Ask]] = {
    "move": (f"blue infantry A 0304 N {SLOW}", f"red infantry B 0301 S {SLOW}", _moves("0303 0302")),
    "leave": (f"blue cavalry A 0303 N {FAST}", f"red infantry B 0302 S {SLOW}", _moves("0202")),
    "turn": (f"blue infantry A 0303 N {SLOW}", f"red infantry B 0403 NW {SLOW}", _moves("NE")),
    "reverse": (f"blue infantry A 0303+0403 N {SLOW}", f"red infantry B 0405 S {SLOW}", _moves("S")),
    "wheel": (f"blue infantry A 0304+0404 N {SLOW}", f"red infantry B 0204 NE {SLOW}", _moves("0304+0403")),
    "enhanced": (f"blue phalanx A 0304+0404 N {TWO}", f"red infantry B 0102 S {SLOW}", _moves("0303+0403", True)),
    "react": (
        f"blue infantry A 0303 N {SLOW}",
        f"red infantry B 0203 NE {SLOW}",
        lambda position, chart: react.rolling(DICE)(position, "A", "B", Vertex.NW, chart),
    ),
    "turn to the rear": (
        f"blue infantry A 0303+0403 N {SLOW}",
        f"red infantry B 0304 N {SLOW}",
        lambda position, chart: turn_to_rear(position, "A", "B", chart),
    ),
    "withdraw": (
        f"blue cavalry A 0304 N {FAST}",
        f"red infantry B 0302 S {SLOW}",
        lambda position, chart: withdraw.rolling(DICE)(_withdrawal(position, chart)),
    ),
    "parting shot": (
        f"blue mounted-archers A 0304 N {FAST}",
        f"red infantry B 0302 S {SLOW}",
        lambda position, chart: parting_shot.rolling(DICE)(_withdrawal(position, chart), "B"),
    ),
    "zone": (f"blue skirmishers A 0303 N {SLOW}", f"red infantry B 0301 S {SLOW}", lambda p, _: zoc(p, "A")),
    "control": (
        f"blue skirmishers A 0303 N {SLOW}",
        f"red infantry B 0301 S {SLOW}",
        lambda position, _: control(position, Hex.parse("0302")),
    ),
    "arcs": (f"blue infantry A 0303 N {SLOW}", f"red infantry B 0301 S {SLOW}", lambda p, _: arcs(p, "A")),
    "advance": (
        f"blue infantry A 0303 N {SLOW}",
        f"red infantry B 0301 S {SLOW}",
        lambda position, _: further_move(position.counter("A"), Cause.ADVANCE),
    ),
}
NAMED_BY = {
    State.MOVED: {"gboa.6.1.4", "gboa.6.1.4.a", "gboa.6.4.7.c"},
    State.MOVED_IN_PHASE: {"gboa.6.1.2"},
    State.ENHANCED_USED: {"gboa.6.4.7.a"},
    State.ONE_ALLOWANCE: {"gboa.6.4.7"},
    State.TWO_ALLOWANCES: {"gboa.6.4.7"},
    State.ROUTED: {"gboa.6.7.2.b", "gboa.6.7.6"},
    State.COLUMN: {"gboa.6.7.2.c", "gboa.6.4.8"},
    State.MISSILE_UNIT: {"gboa.7.1.6.e", "gboa.7.2.6"},
    State.MISSILE_NO: {"gboa.7.2.2", "gboa.6.7.10.a"},
    State.NO_SHOCK: {"gboa.7.2.4", "gboa.7.2.4.f"},
    State.REACTED: {"gboa.7.1.6.a", "gboa.7.1.7"},
    State.LINE_COMMANDER: set[str](),
}
"""The clauses that speak of a state; where none of them has a say, it cannot matter. The last is a leader's alone."""
GROUND = {"move": "0302", "leave": "0202", "turn": "0303", "reverse": "0403", "wheel": "0304", "enhanced": "0403"} | {
    "react": "0303",
    "turn to the rear": "0403",
    "withdraw": "0305",
    "parting shot": "0305",
}
"""A hex that a question enters or turns in; the other questions do neither, so that no terrain can matter to them."""
questions = pytest.mark.parametrize("question", QUESTIONS)


def ask(question: str, said: dict[str, str] | None = None, ground: str = "") -> Ruling[Any]:
    """A question with more said of its unit A, of its enemy B, or of the board."""
    unit, enemy, rule = QUESTIONS[question]
    more = {"A": "", "B": "", **(said or {})}
    board = ("6x6", ground, f"{unit} {more['A']}", f"{enemy} {more['B']}")
    return rule(parse("; ".join(filter(None, board))), FLAT)


def words(*states: State) -> str:
    """States as a board writes them."""
    return " ".join(state.value.replace("_", "-") for state in states)


def clauses(ruling: Ruling[Any]) -> set[tuple[str, str]]:
    """Every clause of a ruling with what it gave and saw."""
    return {(line.clause, repr((line.value, line.facts))) for line in ruling.trace}


def looks_at(ruling: Ruling[Any], label: str) -> bool:
    """Whether a unit plays a part in a ruling."""
    return any(
        label in (fact if isinstance(fact, tuple) else (fact,)) for line in ruling.trace for fact in line.facts.values()
    )


@questions
def test_plain_case_of_every_question_is_decided(question: str) -> None:
    assert ask(question).decided


@questions
@pytest.mark.parametrize("label", ["A", "B"])
@pytest.mark.parametrize("state", State)
def test_state_is_taken_up_by_a_clause_that_names_it_or_changes_nothing(
    question: str, label: str, state: State
) -> None:
    plain, said = ask(question), ask(question, {label: words(state)})
    changed = {clause for clause, _ in clauses(plain) ^ clauses(said)}
    assert bool(changed) == ((plain.verdict, plain.by, plain.trace) != (said.verdict, said.by, said.trace))
    assert not changed or (changed | {said.by}) & NAMED_BY[state]


@questions
def test_every_unexplained_condition_of_a_unit_that_plays_a_part_ends_the_ruling(question: str) -> None:
    conditions = ["routed", "column", "hits=6", "hits=7"]
    others = [words(state) for state in State if state not in UNEXPLAINED]
    for label in filter(lambda label: looks_at(ask(question), label), "AB"):
        for said in (*conditions, *(f"{first} {second}" for first, second in product(others, conditions))):
            ruling = ask(question, {label: said})
            routs = ruling.cites("gboa.6.7.6") and question == "withdraw"
            assert not ruling.decided or routs, (label, said)


def test_every_state_of_a_unit_is_taken_up_in_some_question() -> None:
    for state in set(State) - {State.LINE_COMMANDER}:
        rulings = [ask(question, {label: words(state)}) for question in QUESTIONS for label in "AB"]
        assert any(ruling.cites(clause) for ruling in rulings for clause in NAMED_BY[state]), state


@questions
@pytest.mark.parametrize("terrain", ["woods", "rough", "impassable", "woods rough", "+1", "+2", "+3"])
def test_terrain_entered_or_turned_in_is_taken_up_and_no_other_matters(question: str, terrain: str) -> None:
    spot = GROUND.get(question, "0302")
    plain, said = ask(question), ask(question, ground=f"{spot} {terrain}")
    heard = not said.decided or clauses(said) != clauses(plain)
    turns = question in ("turn", "reverse", "react", "turn to the rear", "wheel")
    on_the_spot = turns and terrain in ("impassable", "+1", "+2", "+3")
    assert heard == (question in GROUND and not on_the_spot)
