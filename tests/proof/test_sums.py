"""The sums of a book out of traces: which there are, and how what enters them is told."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from lexludi.clauses.book import Book
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.record import Cited, Counted, Record
from lexludi.proof.sums import Sum, sums
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Role
from support import make_guide_project

HITS, TIRED, REACH = "duel.1.2.hits", "duel.1.2.tired", "duel.1.1.reach"


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project(make_guide_project(tmp_path_factory.mktemp("duel")))


@pytest.fixture(scope="module")
def record(duel: Project) -> Record:
    return refresh(duel, "duel").records[0]


def line(clause: str, number: Number, role: Role = Role.ADDS, term: str = "", of: str = "", **facts: int) -> Cited:
    return Cited(clause, None, facts, None, role.value, (Counted(term, of, number),))


def told(book: Book, record: Record, *traces: tuple[Cited, ...]) -> list[Sum]:
    return sums(book, [replace(record, id=f"{HITS}:x{at}", trace=trace, past=()) for at, trace in enumerate(traces)])


def test_sum_of_a_book_has_all_that_its_examples_added(duel: Project) -> None:
    (found,) = sums(duel.books["duel"], refresh(duel, "duel").records)
    assert (found.term, found.clauses) == ("", (HITS,))
    assert [(each.clause, each.fact, each.numbers) for each in found.addends if each.clause == TIRED] == [
        (TIRED, "", (-1,))
    ]
    assert found.addends[0].clause == HITS


def test_number_that_always_is_that_of_a_fact_is_told_as_the_fact(duel: Project, record: Record) -> None:
    total = line(HITS, 0, Role.TOTAL)
    traces = [(line(HITS, face, die=face), line(TIRED, -face, lost=face), total) for face in (2, 5)]
    (found,) = told(duel.books["duel"], record, *traces)
    assert [(each.clause, each.fact, each.taken) for each in found.addends] == [
        (HITS, "die", False),
        (TIRED, "lost", True),
    ]


def test_number_given_once_is_told_itself_whatever_fact_has_it_too(duel: Project, record: Record) -> None:
    (found,) = told(duel.books["duel"], record, (line(TIRED, 3, rounds=3),))
    assert [(each.fact, each.numbers) for each in found.addends] == [("", (3,))]


def test_sums_of_other_terms_or_stated_by_other_clauses_stand_apart(duel: Project, record: Record) -> None:
    one = (line(HITS, 1, term="hit"), line(REACH, 2, term="step"))
    other = (line(HITS, 1), line(HITS, 1, Role.TOTAL)), (line(TIRED, Fraction(1, 2)), line(TIRED, 1, Role.TOTAL))
    found = told(duel.books["duel"], record, one, *other)
    assert sorted((each.term, each.clauses) for each in found) == [
        ("", (HITS,)),
        ("", (TIRED,)),
        ("hit", ()),
        ("step", ()),
    ]


def test_sum_stated_on_the_way_is_part_of_the_one_that_ends_it(duel: Project, record: Record) -> None:
    whole = (line(REACH, 1), line(REACH, 1, Role.SUBTOTAL), line(TIRED, -1), line(HITS, 0, Role.TOTAL))
    early = (line(REACH, 2), line(REACH, 2, Role.SUBTOTAL))
    (found,) = told(duel.books["duel"], record, whole, early)
    assert [(each.clause, each.numbers) for each in found.addends] == [(REACH, (1, 2)), (TIRED, (-1,))]
    assert set(found.clauses) == {REACH, HITS}


def test_what_is_added_before_a_refusal_belongs_to_the_sum_it_would_have_entered(duel: Project, record: Record) -> None:
    whole, refused = (line(TIRED, -1), line(HITS, -1, Role.TOTAL)), (line(TIRED, -2),)
    (found,) = told(duel.books["duel"], record, whole, refused)
    assert (found.clauses, found.addends[0].numbers) == ((HITS,), (-2, -1))
