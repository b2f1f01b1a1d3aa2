"""One book in the browser: a case in the reader's words goes in, its ruling comes out, as plain data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup

from lexludi.examples.answer import Answer
from lexludi.examples.feature import Example
from lexludi.files import BadInput
from lexludi.proof.record import Record, absent, chances, otherwise
from lexludi.rulings.plain import Json, plain
from lexludi.site.cards import Card
from lexludi.site.html import page
from lexludi.site.reader import Reader
from lexludi.site.workbench.case_faults import faults
from lexludi.site.workbench.case_texts import PLAYS, plain_values
from lexludi.site.workbench.contribution import feature
from lexludi.site.workbench.fields import matched
from lexludi.site.workbench.house_play import Cells
from lexludi.site.workbench.moves import Said
from lexludi.site.workbench.standing import grips
from lexludi.site.workbench.turn_play import TurnPlay
from lexludi.words import say


class Desk(TurnPlay):
    """Answers what the page asks about the cases of one book: their text, house rules and turn, and here their rulings."""

    def warm(self, words: dict[str, list[list[str]]], case: list[Said]) -> None:
        """Take the words of every language and rule on a case in each, so that the first question is fast."""
        for language, entries in words.items():
            self.learn(language, entries)
        for language in words:
            text = self.write(language, case)
            self.read(language, text)
            self.rule(language, text)

    def rule(self, language: str, text: str, cells: Cells = ()) -> dict[str, Any]:
        """What the rules make of a case, ready to be shown, or everything that is wrong with it."""
        example = None
        try:
            example = self._example(text, None, language)
            with self._played(cells):
                answer = self.project.ask(self.slug, example, language)
                shown = self._card(language, answer)
            book = self._by_the_book(language, example, cells)
        except BadInput as error:
            return self._unruled(language, text, example, error)
        grammar, catalog = self._grammar(language), self.project.catalog(language)
        told = self._standing(self._grammar(language, example), example)
        remarks = [
            say(catalog, "answer.idle", sentence=grammar.tell(each.template, each.values)) for each in answer.idle
        ]
        house = self.house(language, cells)
        same = book is None or (book.answer, book.odds) == (shown.answer, shown.odds)
        html = page(
            "parts/ruling.html",
            say=Reader(self.project, language).say,
            shown=shown,
            remarks=remarks,
            book=book,
            same=same,
        )
        return {
            "faults": [],
            "html": html,
            "verdict": shown.verdict,
            "outcome": (outcome := Markup(shown.answer).striptags()),
            "steps": self.steps(text),
            "sides": self._sides(text),
            "feature": feature(self.project, self.slug, answer, outcome, house),
            "house": house,
            "board": grips(told, answer.run.case.scene, grammar.vocabulary.of_space),
        }

    def _unruled(self, language: str, text: str, example: Example | None, error: BadInput) -> dict[str, Any]:
        """Everything that is wrong with a case, and its board all the same, so that a piece can be put elsewhere."""
        wrong = faults(error, example, self._clauses(language))
        found: dict[str, Any] = {"faults": wrong, "sides": self._sides(text)}
        if example and (told := self._standing(self._grammar("", example), example)):
            scene, words = told.space.show(told.position), self.project.vocabulary(self.slug, language).of_space
            found |= {"drawn": self._cards(language).open(scene, ()).board, "board": grips(told, scene, words)}
        return found

    def _sides(self, text: str) -> list[Json]:
        """The readings a case chooses, even if the case is faulty."""
        try:
            example = self._example(text, None)
        except BadInput:
            return []
        matches = (match for step in example.steps if (match := matched(self._grammar("en", example), step)))
        return [plain_values(match)["reading"] for match in matches if match.phrase.template == PLAYS]

    def _by_the_book(self, language: str, example: Example, cells: Cells) -> Card | None:
        """The ruling without what a house plays otherwise; None where it plays by the book."""
        grammar = self._grammar("", example)
        kept = tuple(
            step
            for step in example.steps
            if step.keyword == "when"
            or (step.keyword == "given" and grammar.match("given", step.text).phrase.template != PLAYS)
        )
        if not cells and len(kept) == sum(step.keyword != "then" for step in example.steps):
            return None
        try:
            return self._card(language, self.project.ask(self.slug, example._replace(steps=kept), language))
        except BadInput:
            return None

    def verdicts(self, cases: dict[str, list[Said]]) -> dict[str, list[Json]]:
        """How the rules decide each example: verdict, the clause against it, and what was decided."""
        return {name: self._verdict(name, steps) for name, steps in cases.items()}

    def _verdict(self, name: str, steps: list[Said]) -> list[Json]:
        example = self._example(self.write("en", steps), name.split(":")[0])
        ruling = self.project.run(self.slug, example).ruling
        return [ruling.verdict.value, ruling.by, plain(ruling.held)]

    def _card(self, language: str, answer: Answer) -> Card:
        """The ruling as an example shows it; where dice are open there are chances alone."""
        cards = self._cards(language)
        if answer.result is None:
            return cards.open(
                answer.run.case.scene,
                chances(answer.prospects),
                otherwise(answer),
                absent(each.ruling for each in answer.prospects),
            )
        card = cards.card([Record.of(answer, self.slug)], opened=True)
        stated = [
            step for step, done in zip(card.steps, answer.result.steps, strict=True) if done.step.keyword == "then"
        ]
        return replace(card, steps=stated)
