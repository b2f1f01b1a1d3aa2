"""Laws every book obeys; a new folder under docs/ is picked up by itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import takewhile
from typing import Any

import pytest

from lexludi.clauses.card import read_card
from lexludi.examples.core import Result
from lexludi.examples.feature import Example, Step, read_examples
from lexludi.examples.grammar import Grammar
from lexludi.examples.translate import write_feature
from lexludi.i18n.check import check
from lexludi.i18n.messages import Message, all_messages
from lexludi.i18n.status import not_current, status
from lexludi.languages import LANGUAGES, TRANSLATIONS
from lexludi.project import Project
from lexludi.proof.bearing import unheeded
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import Evidence, refresh
from lexludi.proof.idle import idle_sentences
from lexludi.proof.ledger import differing, measures_in
from lexludi.proof.numbers_in_text import unsaid
from lexludi.proof.sides import idle_sides
from lexludi.proof.sound import check_project
from lexludi.proof.strange import strange_words
from lexludi.rulings.measures import measure_of
from lexludi.rulings.ruling import Role, Verdict
from lexludi.site.charts import cell_anchor
from lexludi.telling.workings import lay_out
from support import ROOT
from support import proved as proved_once

BOOKS = sorted(path.parent.name for path in (ROOT / "docs").glob("*/book.toml"))
WITH_RULES = [book for book in BOOKS if read_card(ROOT / "docs" / book / "book.toml", ROOT)[0].rules]
books = pytest.mark.parametrize("book", BOOKS)
books_with_rules = pytest.mark.parametrize("book", WITH_RULES)
translations = pytest.mark.parametrize("language", [language.code for language in TRANSLATIONS])


@pytest.fixture(scope="module")
def proved(project: Project) -> dict[str, Evidence]:
    for book in BOOKS:
        proved_once(book)
    return {book: refresh(project, book) for book in BOOKS}


@pytest.fixture(scope="module", autouse=True)
def run_once(project: Project, proved: dict[str, Evidence]) -> Iterator[None]:
    """Have each example run once for all the laws that look at its run; evidence, which changes charts, is there by then."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(project, "ran", cache(project.ran))
        yield


@pytest.fixture(scope="module")
def messages(project: Project) -> list[Message]:
    return all_messages(project)


@pytest.fixture(scope="module")
def ran(project: Project) -> Callable[[str], list[Result]]:
    """What became of the examples of a book."""
    return cache(lambda book: [project.run(book, example) for example in project.examples[book]])


def test_project_has_no_dangling_duplicate_or_unknown_id(project: Project) -> None:
    check_project(project)


@books
def test_every_clause_has_a_title_of_its_own(book: str, project: Project) -> None:
    titles = [clause.title for clause in project.books[book].clauses.values()]
    assert sorted(titles) == sorted(set(titles))


@books
def test_every_clause_has_a_number_no_other_clause_has_or_had(book: str, project: Project) -> None:
    text = project.books[book]
    assert {clause.id: clause.number for clause in text.clauses.values()}.items() <= text.numbers.clauses.items()
    assert len(set(text.numbers.clauses.values())) == len(text.numbers.clauses)


@books
def test_every_example_and_every_cell_has_a_permanent_name_of_its_own(book: str, project: Project) -> None:
    names = [example.id for example in project.examples[book]]
    assert [name for name in names if not re.fullmatch(rf"{book}[a-z0-9._-]+:x\d+(:[\w.-]+)?", name)] == []
    for table in project.tables(book).values():
        names += (cell_anchor(table, row, column) for row in table.rows for column in table.columns)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("book", [*BOOKS, "site"])
@translations
def test_every_message_is_translated_and_current_once_the_translation_of_its_book_has_begun(
    book: str, language: str, project: Project, messages: list[Message]
) -> None:
    wanted = [message for message in messages if message.domain.split("-")[0] == book]
    figures = status(project, wanted, [LANGUAGES[language]])[book][language]
    begun = figures["current"] or figures["fuzzy"]
    assert list(map(str, not_current(project, wanted if begun else [], [LANGUAGES[language]]))) == []


@books
def test_every_clause_is_among_the_messages(book: str, project: Project, messages: list[Message]) -> None:
    assert set(project.books[book].clauses) <= {message.context for message in messages if message.domain == book}


def test_translations_keep_placeholders_references_markup_numbers_and_terms(
    project: Project, messages: list[Message]
) -> None:
    assert list(map(str, check(project, messages))) == []


@books_with_rules
def test_every_testable_clause_of_a_chapter_with_rules_is_covered(
    book: str, project: Project, proved: dict[str, Evidence]
) -> None:
    holes = coverage(project, book, proved[book]).holes
    assert {clause: reason for clause, reason in holes.items() if reason != "no_rules"} == {}


@books_with_rules
def test_every_cell_of_a_chart_in_a_chapter_with_rules_is_stated(
    book: str, project: Project, proved: dict[str, Evidence]
) -> None:
    assert coverage(project, book, proved[book]).unstated == ()


@books
def test_every_example_holds(book: str, proved: dict[str, Evidence]) -> None:
    assert [record.id for record in proved[book].records if not record.holds] == []


@books
def test_every_ruling_is_the_one_of_record(book: str, project: Project, proved: dict[str, Evidence]) -> None:
    assert list(map(str, differing(project, book, proved[book].records))) == []


@books_with_rules
def test_measure_for_which_something_is_refused_misses_its_limit(book: str, proved: dict[str, Evidence]) -> None:
    refused = [record for record in proved[book].records if record.verdict == Verdict.REFUSED]
    told = [(record.id, measure["value"]) for record in refused for measure in measures_in(record.trace[-1].facts)]
    assert [name for name, data in told if "limit" in data and measure_of(data).holds] == []


@books_with_rules
def test_step_is_crossed_out_on_a_board_only_where_the_ruling_refuses_it(
    book: str, proved: dict[str, Evidence]
) -> None:
    crossed = [record for record in proved[book].records if record.scene and "'barred'" in str(record.scene["data"])]
    assert [record.id for record in crossed if record.verdict != Verdict.REFUSED] == []


@books_with_rules
def test_every_clause_with_examples_has_at_least_two_cases(book: str, proved: dict[str, Evidence]) -> None:
    count: dict[str, int] = {}
    for record in proved[book].records:
        count[record.clause] = count.get(record.clause, 0) + 1
    assert [clause for clause, cases in count.items() if cases < 2] == []


@books_with_rules
def test_every_side_of_a_reading_is_a_term_and_is_played_in_an_example_of_a_clause_it_settles(
    book: str, project: Project, proved: dict[str, Evidence]
) -> None:
    played = {
        (step.values["reading"], clause)
        for record in proved[book].records
        for step in record.steps
        if "reading" in step.values
        for clause in record.clauses
    }
    terms, found = project.books[book].terms, []
    for setting in project.settings(book):
        found += [side.value for side in setting.sides if side.value not in terms]
        for side in setting.sides[1:]:
            found += [] if any((side.value, clause) in played for clause in setting.clauses) else [side.value]
    assert found == []


@books_with_rules
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_goes_through_a_language_and_back_to_the_same_case(
    book: str, language: str, project: Project, ran: Callable[[str], list[Result]]
) -> None:
    results, grammar = ran(book), project.grammar(book, language)
    again = _written_and_read(book, language, project, ran)
    assert len(again) == len(results)
    for first, second in zip(results, again, strict=True):
        assert (second.tags, second.language) == (first.example.tags, LANGUAGES[language].gherkin)
        assert [(step.keyword, _match(grammar, step)) for step in second.steps] == [
            (done.step.keyword, (done.template, done.values)) for done in first.steps
        ], first.example.id


@books_with_rules
def test_every_example_in_another_language_comes_to_the_same_ruling(
    book: str, project: Project, ran: Callable[[str], list[Result]]
) -> None:
    """In one language a book: a rule is given the case, which is the same in all of them, and never the words."""
    language = TRANSLATIONS[WITH_RULES.index(book) % len(TRANSLATIONS)].code
    for first, again in zip(ran(book), _written_and_read(book, language, project, ran), strict=True):
        second = project.run(book, again)
        assert (second.ruling, second.past) == (first.ruling, first.past), first.example.id
        assert [(done.template, done.values) for done in second.steps] == [
            (done.template, done.values) for done in first.steps
        ]


@cache
def _written_and_read(book: str, language: str, project: Project, ran: Callable[[str], list[Result]]) -> list[Example]:
    grammar, catalog = project.grammar(book, language), project.catalog(language)
    text = write_feature(project.books[book].title, ran(book), language, grammar, catalog)
    return read_examples(text, f"{language}.feature")


def _match(grammar: Grammar, step: Step) -> tuple[str, Mapping[str, Any]]:
    found = grammar.match(step.keyword, step.text)
    return found.phrase.template, found.values


@books_with_rules
def test_every_side_is_played_in_an_example_that_ends_otherwise_without_it(book: str, project: Project) -> None:
    assert idle_sides(project, book) == []


@books_with_rules
def test_every_sentence_that_states_something_can_fail(book: str, project: Project) -> None:
    assert idle_sentences(project, book) == []


@books_with_rules
def test_every_word_of_a_ruling_is_a_term_and_no_term_stands_there_as_mere_text(book: str, project: Project) -> None:
    assert strange_words(project, book) == []


@books_with_rules
def test_no_clause_is_applied_to_an_empty_list_or_name(book: str, ran: Callable[[str], list[Result]]) -> None:
    lines = [line for result in ran(book) for ruling in (*result.past, result.ruling) for line in ruling.trace]
    assert {line.clause for line in lines if any(fact in ((), "") for fact in line.facts.values())} == set()


@books_with_rules
def test_every_word_a_case_can_say_bears_on_the_ruling_or_has_a_reason_not_to(book: str, project: Project) -> None:
    assert unheeded(project, book) == []


@books_with_rules
def test_every_sum_stated_in_a_trace_is_what_was_added_before_it(book: str, proved: dict[str, Evidence]) -> None:
    for record in proved[book].records:
        for trace in (*record.past, record.trace):
            sums: Counter[tuple[str, str]] = Counter()
            for line in trace:
                for count in line.counts:
                    if line.role == Role.ADDS:
                        sums[count.term, count.of] += count.number
                        continue
                    assert sums[count.term, count.of] == count.number, (record.id, line.clause)
                    if line.role == Role.TOTAL:
                        sums[count.term, count.of] = 0


@books_with_rules
def test_every_column_of_a_trace_ends_in_its_sum(book: str, proved: dict[str, Evidence]) -> None:
    for record in proved[book].records:
        workings = lay_out(record.trace, record.clauses)
        for place, _ in enumerate(workings.columns):
            column = [row.numbers[place] for row in workings.rows if row.numbers[place] not in ("", "0")]
            left = list(takewhile(lambda number: not number.startswith("="), reversed(column)))
            assert len(left) < 2, (record.id, column)


@books_with_rules
def test_every_number_a_clause_gives_stands_in_its_text(
    book: str, project: Project, proved: dict[str, Evidence]
) -> None:
    assert list(map(str, unsaid(project, book, proved[book].records))) == []


@books
def test_every_word_of_a_chart_is_a_term_or_a_code(book: str, project: Project) -> None:
    terms, strange = project.books[book].terms, []
    for table in project.tables(book).values():
        words = [table.corner, *table.columns, *table.rows, *(cell for row in table.rows.values() for cell in row)]
        for word in words:
            parts = word.split("+") if isinstance(word, str) and not word.startswith("+") else []
            strange += [part for part in parts if re.search("[a-z]{3}", part) and part not in terms]
    assert strange == []
