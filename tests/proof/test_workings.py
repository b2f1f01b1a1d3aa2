"""A trace laid out to be read."""

from __future__ import annotations

import json
from fractions import Fraction

from lexludi.proof.record import Cited, Counted, Lost, cited, counted, shallow
from lexludi.proof.workings import Workings, lay_out
from lexludi.rulings.number import Number
from lexludi.rulings.plain import Json
from lexludi.rulings.ruling import Role, Trace, decides


def cites(clause: str, value: Json = None, **facts: Json) -> Cited:
    return Cited(clause, value, facts, None, Role.CITED)


def adds(clause: str, number: Number) -> Cited:
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


def test_nothing_that_won_over_a_rival_is_shown() -> None:
    lower = Cited("ground", 0, {}, None, Role.CITED, (), (Lost(2, "", {}),))
    assert clauses(lay_out([lower], ())) == ["ground"]


@decides
def strength(trace: Trace) -> Number:
    total = trace.add("figures", 3) + trace.add("support", Fraction(1, 2), skirmishers=Fraction(4, 2))
    return trace.total("strength", total)


def test_fractions_add_up_in_the_column_and_survive_the_evidence() -> None:
    ruling = strength()
    assert (ruling.outcome, ruling.contribution("strength")) == (Fraction(7, 2), Fraction(7, 2))
    lines = cited(ruling)
    kept = json.loads(json.dumps(lines, default=shallow))
    assert [counted(count) for line in kept for count in line["counts"]] == [c for line in lines for c in line.counts]
    assert [row.numbers for row in lay_out(lines, ()).rows] == [("+3",), ("+½",), ("= 3½",)]


def test_decimals_in_a_column_have_the_mark_of_the_language() -> None:
    assert lay_out([adds("pay", Fraction(1, 10))], (), ",").rows[0].numbers == ("+0,1",)
