"""A trace laid out to be read."""

from __future__ import annotations

from lexludi.proof.record import Cited, Counted, Lost
from lexludi.proof.workings import Workings, lay_out, signed_number
from lexludi.rulings.plain import Json
from lexludi.rulings.ruling import Role


def cites(clause: str, value: Json = None, **facts: Json) -> Cited:
    return Cited(clause, value, facts, None, Role.CITED)


def adds(clause: str, number: int) -> Cited:
    return Cited(clause, number, {}, None, Role.ADDS, (Counted("points", "", number),))


def clauses(workings: Workings) -> list[str]:
    return [row.cited.clause for row in workings.rows if row.cited]


def test_clause_cited_once_more_with_the_same_value_is_named_below() -> None:
    lines = [cites("front", "yes", hex="0101"), cites("front", "yes", hex="0102"), cites("halt")]
    shown = lay_out(lines, ())
    assert (clauses(shown), shown.again) == (["front", "halt"], ("front",))


def test_last_line_is_shown_even_if_its_clause_was_cited_before() -> None:
    shown = lay_out([cites("turn", vertex=1), cites("turn", vertex=2)], ())
    assert (clauses(shown), shown.again) == (["turn", "turn"], ())


def test_clause_cited_once_more_with_another_value_is_shown() -> None:
    shown = lay_out([cites("turn", "north"), cites("turn", "south")], ())
    assert (clauses(shown), shown.again) == (["turn", "turn"], ())


def test_clause_the_example_is_about_is_shown_each_time() -> None:
    assert clauses(lay_out([cites("front"), cites("front")], ("front",))) == ["front", "front"]


def test_clause_that_adds_is_shown_each_time() -> None:
    shown = lay_out([adds("pay", 1), adds("pay", 1)], ())
    assert (clauses(shown), shown.rows[-1].numbers) == (["pay", "pay"], ("= 2",))


def test_nothing_that_a_reading_gave_is_shown() -> None:
    shown = lay_out([cites("ground", 0, reading="defender_hex"), cites("slope", 0)], ())
    assert (clauses(shown), shown.folded) == (["ground"], ("slope",))


def test_nothing_that_won_over_a_rival_is_shown() -> None:
    lower = Cited("ground", 0, {}, None, Role.CITED, (), (Lost(2, "", {}),))
    assert clauses(lay_out([lower], ())) == ["ground"]


def test_modifier_has_its_sign_and_nothing_has_none() -> None:
    assert [signed_number(number) for number in (2, 0, -3)] == ["+2", "0", "−3"]
