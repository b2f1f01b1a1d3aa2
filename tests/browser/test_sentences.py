"""The page that lists what can be said: every sentence with its words, and a question put together from it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypedDict

import pytest
from playwright.sync_api import Page

from lexludi.examples.question import read_case
from lexludi.examples.sentences import Listed, Place, listed
from lexludi.languages import LANGUAGES
from lexludi.marks import PLACEHOLDER
from lexludi.project import Project
from lexludi.words import say

BOOKS = [("en", "cca"), ("ko", "gboa"), ("zh", "aig"), ("fr", "acp"), ("ru", "acp")]
SHOWN = """lists => lists.flatMap(list => [...list.children].map(item => ({
    keyword: list.previousElementSibling.id,
    word: list.previousElementSibling.firstChild.textContent.trim(),
    pieces: [...item.querySelector("p").childNodes].map(node => [node.textContent, node.nodeName === "I"]),
    choices: [...item.querySelectorAll("ul > li")].map(choice => choice.textContent.trim()),
})))"""


class Shown(TypedDict):
    """A sentence as it stands on the page."""

    keyword: str
    word: str
    pieces: list[tuple[str, bool]]
    choices: list[str]


def shown(page: Page, address: str, language: str, book: str) -> list[Shown]:
    page.goto(f"{address}/{language}/{book}/sentences/")
    found: list[Shown] = page.locator(".ll-sentences").evaluate_all(SHOWN)
    return found


def mark(project: Project, language: str) -> str:
    """What stands between the words of a list."""
    return say(project.catalog(language), "board.list", items="", item="")


def even(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("language", "book"), BOOKS)
def test_page_lists_every_sentence_with_the_words_its_places_take(
    page: Page, address: str, project: Project, language: str, book: str
) -> None:
    def written(sentence: Listed) -> tuple[str, str, list[str]]:
        places = iter(sentence.places)
        text = PLACEHOLDER.sub(lambda _: filled(next(places)), sentence.template)
        return sentence.keyword, even(text), [chosen(place) for place in sentence.places if place.words]

    def filled(place: Place) -> str:
        return f"{place.words[0]} …" if place.words else place.takes

    def chosen(place: Place) -> str:
        several = f" ({say(project.catalog(language), 'sentence.several')})" if place.several else ""
        return even(mark(project, language).join(place.words) + several)

    on_page = [
        (each["keyword"], even("".join(text for text, _ in each["pieces"])), [*map(even, each["choices"])])
        for each in shown(page, address, language, book)
    ]
    assert on_page == [written(sentence) for sentence in listed(project.grammar(book, language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_open_question_put_together_from_the_page_is_answered_in_its_language(
    page: Page, address: str, project: Project, language: str
) -> None:
    on_page = shown(page, address, language, "acp")
    grammar = project.grammar("acp", language)
    types = project.vocabulary("acp", language)

    def say_it(english: str, *values: str | Callable[[Shown], str]) -> str:
        """A sentence of the page with something in each of its places, in the order of the English sentence."""
        place = [sentence.english for sentence in listed(grammar)].index(english)
        names = dict(zip(PLACEHOLDER.findall(english), values, strict=True))
        order = iter(PLACEHOLDER.findall(grammar.template(grammar.phrases[english])))
        sentence = on_page[place]
        parts = [_put(names[next(order)], sentence) if is_value else text for text, is_value in sentence["pieces"]]
        return f"{sentence['word']} {even(''.join(parts))}"

    def word(key: str) -> Callable[[Shown], str]:
        return lambda sentence: next(
            each for each in sentence["choices"][0].split(mark(project, language)) if each == types.word(key)
        )

    question = [
        say_it("firers {label}: {strength} SP of {type}, adjacent to the target", "A", "8", word("Ar")),
        say_it("target {label}: {strength} SP of {type}", "B", "5", word("In")),
        say_it("the fire is resolved"),
    ]
    (example,) = read_case("\n".join(question), "page", project.catalog)
    answer = project.ask("acp", example)
    assert example.language == LANGUAGES[language].gherkin
    assert answer.idle == ()
    told: dict[str, Any] = {
        grammar.tell(sentence.template, sentence.values): prospect.chance
        for prospect in answer.prospects
        for sentence in prospect.told
    }
    result = "result for {label}: {codes}"
    expected = {"NE": Fraction(1, 2), "D": Fraction(1, 10), "Dr": Fraction(2, 5)}
    kind = grammar.phrases[result].kinds["codes"]
    assert told == {
        grammar.tell(result, {"label": "B", "codes": kind.load([{"term": code}])}): chance
        for code, chance in expected.items()
    }


def _put(value: str | Callable[[Shown], str], sentence: Shown) -> str:
    return value if isinstance(value, str) else value(sentence)
