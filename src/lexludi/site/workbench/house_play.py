"""The charts of a book as a house plays them, and the examples that come out otherwise for it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from fractions import Fraction
from pathlib import Path
from typing import Any

from markupsafe import Markup

from lexludi.examples.answer import Sentence
from lexludi.languages import LANGUAGES
from lexludi.proof.record import told_of
from lexludi.rulings.ruling import Verdict
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from lexludi.site.workbench.case_texts import CaseTexts
from lexludi.site.workbench.chart_cells import cell_text, chart_cells, house_words
from lexludi.site.workbench.house import End, Examples, NoSuchValue, playing, typed, values
from lexludi.site.workbench.moves import Said
from lexludi.words import say

Cells = Sequence[Sequence[Any]]
"""The cells a house plays otherwise, as plain data: chart, row, column, value."""


class HousePlay(CaseTexts):
    """Answers what the page asks about house rules."""

    def __init__(self, root: Path, slug: str) -> None:
        super().__init__(root, slug)
        self._examples = Examples(self.project, slug, {})

    def know(self, cases: dict[str, list[Said]]) -> None:
        """Take the examples of the book, which must come before it is asked which of them flip."""
        self._examples = Examples(self.project, self.slug, cases)

    def house(self, language: str, cells: Cells) -> list[str]:
        """What a house plays otherwise in words; a cell that is none, or holds what it cannot, is an error."""
        tables = self.project.tables(self.slug)
        with playing(tables, cells):
            pass
        return house_words(Reader(self.project, language), self.project.books[self.slug], tables, cells)

    def charts(self, language: str, cells: Cells = ()) -> list[dict[str, Any]]:
        """The charts of the book with the words of their cells and what a house plays there, to be changed."""
        reader, book = Reader(self.project, language), self.project.books[self.slug]
        played = {(chart, row, column): value for chart, row, column, value in cells}
        return [chart_cells(reader, book, table, played) for table in self.project.tables(self.slug).values()]

    def cell(self, language: str, chart: str, column: str, typed_in: str) -> dict[str, Any]:
        """What a reader has typed into a cell as a value, or why it cannot stand there."""
        reader, book = Reader(self.project, language), self.project.books[self.slug]
        table = self.project.tables(self.slug)[chart]
        words = {cell_text(reader, book, table, column, value): value for value in values(table, column)}
        try:
            value = typed(table, column, typed_in, words)
            return {"value": value, "text": cell_text(reader, book, table, column, value)}
        except NoSuchValue:
            return {
                "fault": say(
                    self.project.catalog(language), "try.bad_cell", words=LANGUAGES[language].comma.join(words)
                )
            }

    def flips(self, language: str, names: list[str], cells: Cells, sides: list[str]) -> list[dict[str, Any]]:
        """Of these examples, those that come out otherwise in a house: what came of each and what comes now."""
        found = self._examples.flipped(names, cells, sides)
        cards = self._cards(language)
        return [{"example": name, **_ends(cards, old, new)} for name, old, new in found]

    def shifts(self, language: str, names: list[str], cells: Cells, sides: list[str]) -> list[dict[str, Any]]:
        """Of these examples, those whose odds move in a house: each outcome with its chance before and now."""
        cards, found = self._cards(language), []
        for name, old, new in self._examples.moved(names, cells, sides):
            both = [(key, old.get(key, Fraction(0)), new.get(key, Fraction(0))) for key in {**old, **new}]
            odds = [
                {"outcome": _outcome(cards, *key), "before": str(before), "after": str(after)}
                for key, before, after in both
                if before != after
            ]
            found.append({"example": name, "odds": odds})
        return found

    def _played(self, cells: Cells) -> AbstractContextManager[None]:
        return playing(self.project.tables(self.slug), cells)


def _ends(cards: Cards, before: End, after: End) -> dict[str, str]:
    """Two ends in words: what comes of it, or the statements that hold no longer where that is the same."""
    if (before.verdict, before.by, before.told) != (after.verdict, after.by, after.told):
        return {"before": _end(cards, before), "after": _end(cards, after)}
    tell = cards.grammar.tell
    gone = cards.reader.say("try.no_longer").unescape()
    given = (tell(each.template, each.values) if each else gone for each in after.given)
    stated = (tell(each.template, each.values) for each in after.stated)
    return {"before": " · ".join(stated), "after": " · ".join(given)}


def _end(cards: Cards, end: End) -> str:
    if end.verdict is None:
        return cards.reader.say("try.lacks").unescape()
    return _outcome(cards, end.verdict, end.by, end.told)


def _outcome(cards: Cards, verdict: Verdict, by: str | None, told: tuple[Sentence, ...]) -> str:
    """An outcome in words."""
    return Markup(cards.outcome(verdict, by, tuple(map(told_of, told)))).striptags()
