"""Whoever reads a ruling, on a page, in the terminal, as plain text or as data, is told the same."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator

import pytest
from markupsafe import Markup
from rich.console import Console

from lexludi.examples.answer import Answer
from lexludi.examples.question import read_case
from lexludi.marks import REFERENCE
from lexludi.project import Project
from lexludi.rulings.number import signed_number
from lexludi.rulings.ruling import Role, Verdict
from lexludi.site.cards import Cards
from lexludi.site.html import page
from lexludi.site.reader import Reader
from lexludi.telling.ruled import beside, cited, ruled
from lexludi.telling.spans import Telling
from lexludi.telling.teller import Teller
from lexludi.telling.to_json import to_json
from lexludi.telling.to_terminal import Terminal
from lexludi.telling.to_text import to_text
from lexludi.telling.workings import lay_out

CASES = {
    "acp": "acp.results.advance.discouraged:x5",
    "cca": "cca.mounted.list:x2",
    "gboa": "gboa.6.7.12.a:x6",
    "aig": "aig.4.3.1.c.zero:x1",
    "minis": "minis.7.example.longbows:x5",
}
"""Refused and decided, with what comes from outside, readings, measures, dice, a die that shows 0 and what nobody mentioned."""
FIRE = "Given firers A: 8 SP of Ar, range 1\nAnd target B: 5 SP of In\nAnd A has moved in this activation\n"


def answered(project: Project, book: str, text: str) -> Answer:
    (example,) = read_case(text, "case")
    return project.ask(book, example)


def told(project: Project, book: str, answer: Answer, language: str = "en") -> Telling:
    return Teller(project, book, language).tell(ruled(answer), beside(answer))


def on_page(project: Project, book: str, answer: Answer, language: str) -> str:
    """What the workbench shows, abbreviations with what they stand for."""
    reader = Reader(project, language)
    cards = Cards(reader, project.books[book])
    shown = cards.told(ruled(answer), beside(answer))
    html = page("parts/ruling.html", say=reader.say, ruling=shown, board="", book=None, same=True)
    return Markup(re.sub(r'<abbr title="([^"]*)">[^<]*</abbr>', r"\1", html)).striptags()


def in_terminal(telling: Telling) -> str:
    out = io.StringIO()
    Terminal(Console(file=out, width=4000, highlight=False)).write(telling)
    return out.getvalue()


def facts(project: Project, book: str, answer: Answer, language: str) -> Iterator[str]:
    """What must be told of an answer, out of the ruling itself."""
    grammar = project.grammar(book, language)
    words, clauses, catalog = grammar.vocabulary, project.books[book].clauses, project.catalog(language)
    ruling = answer.run.case.ruling
    yield from (grammar.tell(each.template, each.values) for each in answer.told)
    if ruling.by and ruling.verdict is Verdict.REFUSED:
        text = catalog.get(ruling.by, clauses[ruling.by].text) or clauses[ruling.by].text
        outside = clauses[ruling.by].untestable == "blank"
        yield from (
            clauses[ruling.by].number,
            "" if outside else " ".join(REFERENCE.split(text)[0].split("\n\n")[0].split()),
        )
    for row in lay_out(cited(ruling), answer.run.example.tags).rows:
        for name, fact in row.cited.facts.items() if row.cited else ():
            yield words.full_word(name) if fact is True else grammar.in_full.tell(fact)
    for line in ruling.trace:
        yield clauses[line.clause].number
        if line.role is Role.ADDS and line.value:
            yield signed_number(line.value, words.decimal)
    for each in answer.prospects if len(answer.prospects) > 1 else ():
        yield from (str(each.chance), f"{float(each.chance) * 100:.3g} %")
    yield from (words.full_word(other.side) for other in answer.other_sides)
    yield from (words.full_word(each.term) for each in ruling.absent)


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("book", CASES)
def test_page_terminal_text_and_data_tell_the_same_facts(book: str, language: str, project: Project) -> None:
    example = next(each for each in project.examples[book] if each.id == CASES[book])
    answer = project.ask(book, example)
    telling = told(project, book, answer, language)
    wanted = {" ".join(fact.split()) for fact in facts(project, book, answer, language)}
    assert len(wanted) > 5
    writers = {
        "page": on_page(project, book, answer, language),
        "terminal": in_terminal(telling),
        "text": to_text(telling),
        "data": json.dumps(to_json(telling), ensure_ascii=False).replace("\\n", " "),
    }
    for name, said in writers.items():
        found = " ".join(said.split())
        assert [fact for fact in wanted if fact not in found] == [], name


def test_die_that_shows_0_stands_in_its_column_and_in_the_sum(project: Project) -> None:
    board = "Given the board: 5x5; blue HI A 0303 N tq=6\n"
    answer = answered(project, "aig", f"{board}And TQ die of A: 0\nWhen A takes a TQ check with modifier 0\n")
    text = to_text(told(project, "aig", answer))
    assert "2.3§2  The ten-sided die  unit: A  +0\n" in text
    assert "TQ check  unit: A, Troop Quality: 6  = 0\n" in text
    assert "without effect: 2.3§2" not in text
    rally = next(each for each in project.examples["aig"] if each.id == "aig.8.3.fail:x2")
    rolled = to_text(told(project, "aig", project.ask("aig", rally)))
    assert "unit: U  +0\n" in rolled and "at most: 3  = 0\n" in rolled


@pytest.mark.parametrize(
    ("book", "case", "said"),
    [
        (
            "acp",
            f"{FIRE}When the fire die shows 7\nThen the modified roll is 9\n",
            "(line 5: expected: 9; the rules give: 7)",
        ),
        (
            "gboa",
            "@gboa.6.7.6\nScenario: x\nGiven the board: 5x4; blue infantry A 0303 N allowance=5 tq=6\n"
            "When A moves without an order: 0302\nThen it is not allowed, by this clause\n",
            "expected: it is not allowed, by this clause; the rules give: Not allowed: “Moving under orders” (6.1.1.a)",
        ),
    ],
)
def test_statement_that_is_not_so_is_told_with_its_line_and_what_the_rules_give(
    book: str, case: str, said: str, project: Project
) -> None:
    assert said in to_text(told(project, book, answered(project, book, case)))


OPEN = f"{FIRE}When the fire is resolved\n"


def test_open_dice_leave_everything_that_every_face_gives(project: Project) -> None:
    answer = answered(project, "acp", OPEN)
    assert answer.result is None and answer.common is not None and len(answer.prospects) > 1
    assert "2§20  Firer moved  firer: A  −1\n" in to_text(told(project, "acp", answer))
    for face in range(10):
        given = answered(project, "acp", OPEN.replace("fire is resolved", f"fire die shows {face}")).run.case.ruling
        assert set(map(repr, answer.common.trace)) <= set(map(repr, given.trace)), face


def test_statement_about_open_dice_has_its_chance_or_holds_whatever_they_show(project: Project) -> None:
    stated = "Then the modifiers total 0\nThen the modifiers total 3\nThen result for B: NE\nThen result for B: R\n"
    answer = answered(project, "acp", OPEN + stated.replace("\nThen", "\nAnd"))
    rows = [(each.holds, str(each.chance)) for each in answer.stated]
    even = {each.says.said.partition(":")[0] for each in told(project, "acp", answer).stated}
    by_face = [
        answered(project, "acp", f"{OPEN.replace('fire is resolved', f'fire die shows {face}')}Then result for B: NE\n")
        for face in range(10)
    ]
    held = sum(bool(each.result and each.result.holds) for each in by_face)
    assert rows[:2] == [(True, "1"), (False, "0")]
    assert rows[2] == (True, f"{held // 2}/5") and held == 6
    assert "\n  ✗ result for B: R\n" in to_text(told(project, "acp", answer))
    assert "result for B" in even and "result for B: NE: 60 % (3/5)" in to_text(told(project, "acp", answer))


def test_refusal_tells_the_clause_and_the_reading_of_this_edition_on_the_page_too(project: Project) -> None:
    case = "Given the board: 5x4; blue infantry A 0303 N allowance=5 tq=6\nWhen A moves without an order: 0302\n"
    answer = answered(project, "gboa", case)
    assert answer.run.case.ruling.verdict is Verdict.REFUSED
    said = on_page(project, "gboa", answer, "en")
    assert "A unit may move only on the order of the activated leader" in said
    assert "In this edition involuntary movement" in said


def test_row_of_an_outline_is_named_with_what_stands_in_it(project: Project) -> None:
    steps = "".join(f"{line}\n" for line in FIRE.splitlines())
    case = f"Scenario Outline: a <face>\n{steps}When the fire die shows <face>\nExamples:\n| face |\n| 3 |\n| 9 |\n"
    names = [told(project, "acp", project.ask("acp", each)).name.said for each in read_case(case, "case")]
    assert names == ["a 3", "a 9"]
