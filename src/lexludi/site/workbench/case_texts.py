"""The case of a book as a text: written, read, and told otherwise when a piece is put elsewhere."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from lexludi.caching import cached_method
from lexludi.catalog import Catalog
from lexludi.examples.feature import Example
from lexludi.examples.grammar import Grammar, Match
from lexludi.examples.question import read_case
from lexludi.examples.sentences import listed
from lexludi.examples.translate import keywords
from lexludi.files import BadInput, Problem
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.rulings.plain import Json, plain
from lexludi.site.cards import Cards
from lexludi.site.reader import Reader
from lexludi.site.workbench.case_faults import Clauses
from lexludi.site.workbench.fields import line, matched
from lexludi.site.workbench.moves import Said
from lexludi.site.workbench.standing import Elsewhere, Standing, moved, standing
from lexludi.words import say

PLAYS = "the table plays: {reading}"
"""The sentence every book shares that chooses a reading."""
NEAR = 0.2
"""How unlikely a sentence may be that is still offered for a line on the page, where three can be looked over."""


class Packed(Project):
    """A project of one book out of a pack; its translations come language by language."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self._catalogs = {"en": Catalog({})}

    def learn(self, language: str, entries: list[list[str]]) -> None:
        """Take the words of a language."""
        self._catalogs[language] = Catalog({(context, text): found for context, text, found in entries})

    @cached_method
    def catalog(self, language: str) -> Catalog:
        """The words of a language that have come."""
        return self._catalogs[language]


class CaseTexts:
    """Answers what the page asks about the text of a case."""

    def __init__(self, root: Path, slug: str) -> None:
        self.project = Packed(root)
        self.slug = slug

    def learn(self, language: str, entries: list[list[str]]) -> None:
        """Take the words of a language, which must come before anything is asked in it."""
        self.project.learn(language, entries)

    def sentences(self, language: str) -> list[dict[str, Any]]:
        """Every sentence a case can be put in, with the words its places take and the keyword that begins it."""
        grammar, words = self._grammar(language), keywords(language)
        return [
            asdict(sentence)
            | {"begins": words[sentence.keyword], "sample": grammar.sample(grammar.phrases[sentence.english])}
            for sentence in listed(grammar)
            if sentence.keyword in words
        ]

    def near(self, language: str, keyword: str, text: str, case: str = "") -> list[dict[str, Any]]:
        """The three sentences a free line of a case may be, with the values it gives."""
        begins = keywords(language)
        found = self.project.proposals(self.slug, language).of(text, self._pieces(case), keyword, least=NEAR)
        return [
            {"keyword": each.keyword, "begins": begins[each.keyword], "text": each.text, "open": list(each.open)}
            for each in found
        ]

    def readings(self, language: str) -> list[dict[str, Any]]:
        """The questions on which the book can be read in more than one way: the clause, its sides, the default first."""
        book, catalog = self.project.books[self.slug], self.project.catalog(language)
        grammar, begins = self._grammar(language), keywords(language)["given"]
        found = []
        for setting in self.project.settings(self.slug):
            clause = book.clauses[setting.clauses[0]]
            title = catalog.get(f"{clause.id}/title", clause.title) or clause.title
            sides = [
                {
                    "says": grammar.vocabulary.word(side.value),
                    "begins": begins,
                    "sentence": grammar.write(PLAYS, {"reading": side.value}),
                }
                for side in setting.sides
            ]
            found.append({"clause": clause.id, "number": clause.number, "title": title, "sides": sides})
        return found

    def write(self, language: str, steps: list[Said]) -> str:
        """A case as a text in a language."""
        grammar, words = self._grammar(language), keywords(language)
        lines, before = [], ""
        for keyword, template, data in steps:
            if template not in grammar.phrases or grammar.phrases[template].keyword != keyword:
                raise ValueError(template)
            said = grammar.write(template, grammar.load(template, data))
            lines.append(f"{words['and'] if keyword == before else words[keyword]} {said}")
            before = keyword
        return "\n".join(lines)

    def read(self, language: str, text: str) -> dict[str, Any]:
        """A text line by line: what each sentence is made of."""
        try:
            example = self._example(text, None)
        except BadInput:
            return {"lines": []}
        grammar = self._grammar(language, example)
        return {"lines": [line(grammar, step) for step in example.steps]}

    def steps(self, text: str) -> list[Said]:
        """A text as plain data, for a link or another language; every sentence must be known."""
        example = self._example(text, None)
        grammar = self._grammar("en", example)
        found = ((step.keyword, grammar.match(step.keyword, step.text)) for step in example.steps)
        return [[keyword, match.phrase.template, plain_values(match)] for keyword, match in found]

    def put(self, language: str, text: str, piece: str, values: list[str]) -> dict[str, Any]:
        """The text with a piece put where the fields say, or why it cannot stand there."""
        return self._moved(language, text, piece, lambda told: told.space.put(told.position, piece, values))

    def drag(self, language: str, text: str, piece: str, to: list[float], turns: bool) -> dict[str, Any]:
        """The text with a piece dragged to a point of the drawing, or turned, and what is read there."""
        point = to[0], to[1]
        if turns:
            return self._moved(language, text, piece, lambda told: told.space.turn(told.position, piece, point))
        return self._moved(language, text, piece, lambda told: told.space.drag(told.position, piece, point))

    def _pieces(self, text: str) -> set[str]:
        """The names a case has spoken of."""
        try:
            example = self._example(text, None)
        except BadInput:
            return set()
        matches = (match for step in example.steps if (match := matched(self._grammar("", example), step)))
        return {name for match in matches for name in match.named}

    def _moved(self, language: str, text: str, piece: str, elsewhere: Elsewhere) -> dict[str, Any]:
        example = self._example(text, None, language)
        grammar = self._grammar(language, example)
        told = self._standing(grammar, example)
        words = self.project.vocabulary(self.slug, language)
        return moved(told, grammar, text, piece, elsewhere, words) if told else {"text": text}

    def _standing(self, grammar: Grammar, example: Example) -> Standing | None:
        return standing(grammar, example, self.project.phrases(self.slug).placing, self.project.case(self.slug, None))

    def _clauses(self, language: str) -> Clauses:
        return Clauses(Reader(self.project, language), self.project.books[self.slug])

    def _cards(self, language: str) -> Cards:
        return Cards(Reader(self.project, language), self.project.books[self.slug])

    def _example(self, text: str, clause: str | None, language: str = "en") -> Example:
        """The case of a text, in the language its words are of; where none is to be seen, in the reader's."""
        catalog = self.project.catalog(language)
        examples = read_case(text, "1", lambda _: catalog, language)
        if len(examples) != 1:
            raise BadInput(Problem("", examples[1].line, say(catalog, "fault.second_when")))
        return examples[0]._replace(tags=(clause,) if clause else ())

    def _grammar(self, language: str, example: Example | None = None) -> Grammar:
        """The sentences in the language of a case, or in the reader's."""
        return self.project.grammar(self.slug, BY_GHERKIN[example.language] if example else language)


def plain_values(match: Match) -> dict[str, Json]:
    return {name: plain(value) for name, value in match.values.items()}
