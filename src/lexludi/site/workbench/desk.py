"""One book in the browser: a case in the reader's words goes in, its ruling comes out, as plain data."""

from __future__ import annotations

from typing import Any

from lexludi.examples.feature import Example
from lexludi.files import BadInput
from lexludi.rulings.plain import Json, plain
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
from lexludi.telling.ruled import beside, ruled
from lexludi.telling.spans import Telling


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
            book = self._by_the_book(language, example, cells)
        except BadInput as error:
            return self._unruled(language, text, example, error)
        cards, words = self._cards(language), self._grammar(language).vocabulary
        standing_now = self._standing(self._grammar(language, example), example)
        telling = cards.teller.tell(ruled(answer), beside(answer))
        house, outcome = self.house(language, cells), " · ".join(said.said for said in telling.outcome)
        same = book is None or (book.outcome, book.odds) == (telling.outcome, telling.odds)
        html = page(
            "parts/ruling.html",
            say=Reader(self.project, language).say,
            ruling=cards.html.tree(telling),
            board=cards.board(answer.run.case.scene),
            book=book and cards.html.tree(book),
            same=same,
        )
        return {
            "faults": [],
            "html": html,
            "verdict": telling.verdict,
            "outcome": outcome,
            "steps": self.steps(text),
            "sides": self._sides(text),
            "feature": feature(self.project, self.slug, answer, outcome, house),
            "house": house,
            "board": grips(standing_now, answer.run.case.scene, words.of_space),
        }

    def _unruled(self, language: str, text: str, example: Example | None, error: BadInput) -> dict[str, Any]:
        """Everything that is wrong with a case, and its board all the same, so that a piece can be put elsewhere."""
        wrong = faults(error, example, self._clauses(language))
        found: dict[str, Any] = {"faults": wrong, "sides": self._sides(text)}
        if example and (told := self._standing(self._grammar("", example), example)):
            scene, words = told.space.show(told.position), self.project.vocabulary(self.slug, language).of_space
            found |= {"drawn": self._cards(language).board(scene), "board": grips(told, scene, words)}
        return found

    def _sides(self, text: str) -> list[Json]:
        """The readings a case chooses, even if the case is faulty."""
        try:
            example = self._example(text, None)
        except BadInput:
            return []
        matches = (match for step in example.steps if (match := matched(self._grammar("en", example), step)))
        return [plain_values(match)["reading"] for match in matches if match.phrase.template == PLAYS]

    def _by_the_book(self, language: str, example: Example, cells: Cells) -> Telling | None:
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
            found = self.project.ask(self.slug, example._replace(steps=kept), language)
            return self._cards(language).teller.tell(ruled(found))
        except BadInput:
            return None

    def verdicts(self, cases: dict[str, list[Said]]) -> dict[str, list[Json]]:
        """How the rules decide each example: verdict, the clause against it, and what was decided."""
        return {name: self._verdict(name, steps) for name, steps in cases.items()}

    def _verdict(self, name: str, steps: list[Said]) -> list[Json]:
        example = self._example(self.write("en", steps), name.split(":")[0])
        ruling = self.project.run(self.slug, example).ruling
        return [ruling.verdict.value, ruling.by, plain(ruling.held)]
