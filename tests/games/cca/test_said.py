"""Whatever can be said of a case: a clause names it, the ruling is silent, or it changes nothing in any kind of question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from lexludi.games.cca.battle import battle, decline
from lexludi.games.cca.leaders import special_move
from lexludi.games.cca.movement import end_movement, halt, move
from lexludi.games.cca.orders import order
from lexludi.games.cca.phase import Halt, Order, Phase, Span
from lexludi.games.cca.units import Card, FieldSide, Manner, Section
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.position import Position

from .builders import along, turn

PIECES = (
    "blue light-cavalry A 0203; blue heavy-infantry B 0403; blue leader L 0403; blue leader M 0205;"
    "blue light-infantry C 0304; blue auxilia D 0104; red camel X 0303; red leader Y 0601"
)


@dataclass(frozen=True)
class Question:
    """A question to the rules, the hexes whose ground it depends on, and whether it can depend on the card."""

    ask: Callable[[Phase], Ruling[Any]]
    ground: str = ""
    card: bool = False


def after_movement(rule: Callable[[Phase], Ruling[Any]]) -> Callable[[Phase], Ruling[Any]]:
    return lambda phase: rule(phase.changed(battle=True))


def away(label: str, manner: Manner, route: str) -> Callable[[Phase], Ruling[Any]]:
    return lambda phase: special_move(phase, label, manner, tuple(map(Hex.parse, route.split())))


ORDERED = ("A", "B", "C", "M")
QUESTIONS = {
    "order to light cavalry": Question(lambda phase: order(phase.changed(ordered=()), Order("A")), card=True),
    "order to heavy infantry": Question(lambda phase: order(phase.changed(ordered=()), Order("B")), card=True),
    "order to a lone leader": Question(lambda phase: order(phase.changed(ordered=()), Order("M")), card=True),
    "order to an attached leader": Question(lambda phase: order(phase, Order("L")), card=True),
    "second order": Question(lambda phase: order(phase, Order("A"))),
    "move": Question(lambda phase: move(phase, along("A", "0202 0301")), "0203 0202 0301"),
    "move with a leader": Question(lambda phase: move(phase, along("B", "0402")), "0403 0402"),
    "move into a friend": Question(lambda phase: move(phase, along("C", "0403")), card=True),
    "move into the enemy": Question(lambda phase: move(phase, along("A", "0303"))),
    "move off the battlefield": Question(lambda phase: move(phase, along("D", "0004"))),
    "move of a lone leader": Question(lambda phase: move(phase, along("M", "0204 0203")), "0205 0204 0203"),
    "move of an attached leader": Question(lambda phase: move(phase, along("L", "0503")), card=True),
    "evade": Question(away("M", Manner.EVADE, "0104 0103")),
    "escape": Question(away("M", Manner.ESCAPE, "0305")),
    "retreat": Question(away("B", Manner.RETREAT, "0404")),
    "halt": Question(lambda phase: halt(phase.changed(paused="A", moves=(("A", 1),)), Halt("A"))),
    "end of movement": Question(end_movement),
    "battle": Question(after_movement(lambda phase: battle(phase, "A")), "0203 0303"),
    "battle of a lone leader": Question(after_movement(lambda phase: battle(phase, "M"))),
    "refusal of battle": Question(after_movement(lambda phase: decline(phase, "A"))),
}
questions = pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)


def phase_of(ground: str = "", **said: Any) -> Phase:
    phase = turn(f"6x5; {ground}{PIECES}", **{"card": Card.SECTION, "orders": 3, **said})
    return phase.changed(ordered=ORDERED)


def answer(question: Question, phase: Phase) -> tuple[Any, ...]:
    """What is ruled, without what was only said and does not change."""
    ruling = question.ask(phase)
    held = ruling.held
    if isinstance(held, Phase):
        bare = Position(held.position.grid, held.position.counters)
        held = held.changed(card=Card.SECTION, opened=(), sections=(), position=bare)
    return ruling.verdict, ruling.by, held


def names(ruling: Ruling[Any], said: object) -> bool:
    return any(said in (line.value, *line.facts.values()) for line in ruling.trace)


@questions
@pytest.mark.parametrize("card", Card)
def test_card_is_named_left_open_or_changes_nothing(question: Question, card: Card) -> None:
    phase = phase_of(card=card)
    if answer(question, phase) != answer(question, phase_of()):
        ruling = question.ask(phase)
        assert question.card
        assert names(ruling, card) or ruling.verdict is Verdict.SILENT


@questions
@pytest.mark.parametrize("kind", ["terrain", "+1"])
def test_ground_in_the_way_is_left_open_and_elsewhere_changes_nothing(question: Question, kind: str) -> None:
    clear = phase_of()
    for spot in clear.position.grid:
        phase = phase_of(f"{spot.number} {kind}; ")
        if spot.number in question.ground.split():
            assert question.ask(phase).verdict is Verdict.SILENT, spot
        else:
            assert answer(question, phase) == answer(question, clear), spot


@questions
def test_hexside_on_the_way_is_left_open_and_elsewhere_changes_nothing(question: Question) -> None:
    clear = phase_of()
    way = list(map(Hex.parse, question.ground.split()))
    crossed = [{one, other} for one, other in pairwise(way)]
    for one in clear.position.grid:
        for other in (spot for spot in one.neighbours() if spot in clear.position.grid):
            phase = phase_of(f"{one.number}/{other.number} terrain; ")
            if {one, other} in crossed:
                assert question.ask(phase).verdict is Verdict.SILENT
            else:
                assert answer(question, phase) == answer(question, clear)


@questions
@pytest.mark.parametrize("side", FieldSide)
def test_opened_side_is_named_or_changes_nothing(question: Question, side: FieldSide) -> None:
    phase = phase_of(opened=(side,))
    if answer(question, phase) != answer(question, phase_of()):
        assert names(question.ask(phase), side)


@questions
def test_sections_change_an_answer_only_where_they_are_named(question: Question) -> None:
    sections = (Span(Section.LEFT, 1, 2), Span(Section.CENTER, 3, 4), Span(Section.RIGHT, 5, 6))
    for card in Card:
        phase = phase_of(card=card, sections=sections)
        if answer(question, phase) != answer(question, phase_of(card=card)):
            assert "section" in question.ask(phase).trace[-1].facts


@pytest.mark.parametrize("word", ["N", "moved", "TQ=6"])
def test_what_the_game_does_not_know_of_a_piece_is_no_situation(word: str) -> None:
    with pytest.raises(Impossible, match="without a facing, states or values"):
        turn(f"5x4; blue camel A 0203 {word}")


def test_more_orders_than_the_card_has_and_columns_that_are_none_are_no_situation() -> None:
    with pytest.raises(Impossible, match="3 orders"):
        turn("5x4; blue camel A 0203", card=Card.ORDER_THREE_UNITS_CENTER, orders=4)
    with pytest.raises(Impossible, match="no columns 4 to 3"):
        Span(Section.LEFT, 4, 3)
