"""One book in the browser: a case in the reader's words goes in, its ruling comes out, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from lexludi.board.facing import Stance
from lexludi.board.hexes import Hex
from lexludi.board.position import Position
from lexludi.board.scene import Board, Scene
from lexludi.board.symbols import centre
from lexludi.catalog import Catalog
from lexludi.examples.answer import Answer
from lexludi.examples.boards import Positions
from lexludi.examples.feature import Example, Step
from lexludi.examples.grammar import AmbiguousStep, Grammar, Match, UnknownStep
from lexludi.examples.kinds import Several
from lexludi.examples.question import read_case
from lexludi.examples.sentences import listed
from lexludi.examples.translate import keywords
from lexludi.files import BadInput, Problem
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.proof.record import Record, chances
from lexludi.rulings.plain import Json, plain
from lexludi.site.cards import Card, Cards
from lexludi.site.html import page
from lexludi.site.reader import Reader
from lexludi.words import say

PLAYS = "the table plays: {reading}"
"""The sentence every book shares that chooses a reading."""
Said = list[Any]
"""A sentence as plain data: its keyword, its English template, its values."""


class Packed(Project):
    """A project of one book out of a pack; its translations come language by language."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self._catalogs = {"en": Catalog({})}

    def learn(self, language: str, entries: list[list[str]]) -> None:
        """Take the words of a language."""
        self._catalogs[language] = Catalog({(context, text): found for context, text, found in entries})

    @cache
    def catalog(self, language: str) -> Catalog:
        """The words of a language that have come."""
        return self._catalogs[language]


class Desk:
    """Answers what the page asks about the cases of one book."""

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
        ]

    def near(self, language: str, keyword: str, text: str) -> list[dict[str, str]]:
        """The three sentences nearest to one that is not known."""
        samples = [sentence["sample"] for sentence in self.sentences(language) if sentence["keyword"] == keyword]
        return [{"keyword": keyword, "text": found} for found in get_close_matches(text, samples, n=3, cutoff=0)]

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
        for keyword, template, values in steps:
            if template not in grammar.phrases or grammar.phrases[template].keyword != keyword:
                raise ValueError(template)
            said = grammar.write(template, grammar.load(template, values))
            lines.append(f"{words['and'] if keyword == before else words[keyword]} {said}")
            before = keyword
        return "\n".join(lines)

    def read(self, language: str, text: str) -> dict[str, Any]:
        """A text line by line: what each sentence is made of, or what is wrong with it."""
        try:
            example = self._example(text, None)
        except BadInput as error:
            return {"lines": [], "faults": _faults(error)}
        grammar = self._grammar(language, example)
        return {"lines": [_line(grammar, step) for step in example.steps], "faults": []}

    def steps(self, text: str) -> list[Said]:
        """A text as plain data, for a link or another language; every sentence must be known."""
        example = self._example(text, None)
        grammar = self._grammar("en", example)
        found = ((step.keyword, grammar.match(step.keyword, step.text)) for step in example.steps)
        return [[keyword, match.phrase.template, _plain(match)] for keyword, match in found]

    def move(self, text: str, label: str, spot: str) -> str:
        """The text with a piece put into another hex, its facing kept."""
        example = self._example(text, None)
        grammar = self._grammar("en", example)
        lines = text.split("\n")
        for step in example.steps:
            match = grammar.match(step.keyword, step.text)
            for name, kind in match.phrase.kinds.items():
                position = match.values[name]
                if isinstance(kind, Positions) and isinstance(position, Position):
                    moved = _moved(position, label, Hex.parse(spot))
                    said = grammar.write(match.phrase.template, {**match.values, name: moved})
                    lines[step.line - 1] = f"{step.word} {said}"
                    return "\n".join(lines)
        return text

    def rule(self, language: str, text: str, clause: str | None = None) -> dict[str, Any]:
        """What the rules make of a case, ready to be shown, or everything that is wrong with it."""
        try:
            answer = self.project.ask(self.slug, self._example(text, clause))
        except BadInput as error:
            return {"faults": _faults(error)}
        grammar, catalog = self._grammar(language), self.project.catalog(language)
        shown = self._card(language, answer)
        remarks = [
            say(catalog, "answer.idle", sentence=grammar.tell(each.template, each.values)) for each in answer.idle
        ]
        html = page("parts/ruling.html", say=Reader(self.project, language).say, shown=shown, remarks=remarks)
        return {
            "faults": [],
            "html": html,
            "outcome": Markup(shown.answer).striptags(),
            "steps": self.steps(text),
            "feature": self._feature(answer),
            "board": _places(answer.run.case.scene),
        }

    def compared(self, language: str, cases: dict[str, list[Said]], sides: list[str]) -> list[dict[str, str]]:
        """The examples that come out otherwise where a table plays these sides: by id, what came of each and what comes now."""
        played = [["given", PLAYS, {"reading": side}] for side in sides]
        found = []
        for name, steps in cases.items():
            asked = [step for step in steps if step[0] != "then" and step[1] != PLAYS]
            chosen = [step for step in steps if step[1] == PLAYS]
            before, after = (self._told(language, [*more, *asked]) for more in (chosen, played))
            if before != after:
                found.append({"example": name, "before": before, "after": after})
        return found

    def verdicts(self, cases: dict[str, list[Said]]) -> dict[str, list[Json]]:
        """How the rules decide each example: verdict, the clause against it, and what was decided."""
        return {name: self._verdict(name, steps) for name, steps in cases.items()}

    def _verdict(self, name: str, steps: list[Said]) -> list[Json]:
        example = self._example(self.write("en", steps), name.split(":")[0])
        ruling = self.project.run(self.slug, example).ruling
        return [ruling.verdict.value, ruling.by, plain(ruling.held)]

    def _told(self, language: str, steps: list[Said]) -> str:
        """What comes of a case, in words, or what is wrong with it."""
        try:
            answer = self.project.ask(self.slug, self._example(self.write("en", steps), None))
        except BadInput as error:
            return str(error)
        return Markup(self._card(language, answer).answer).striptags()

    def _card(self, language: str, answer: Answer) -> Card:
        """The ruling as an example shows it; where dice are open there are chances alone."""
        cards = Cards(Reader(self.project, language), self.project.books[self.slug])
        if answer.result is None:
            return cards.open(answer.run.case.scene, chances(answer))
        card = cards.card([Record.of(answer, self.slug)], opened=True)
        stated = [
            step for step, done in zip(card.steps, answer.result.steps, strict=True) if done.step.keyword == "then"
        ]
        return replace(card, steps=stated)

    def _feature(self, answer: Answer) -> str:
        """The case as an example to contribute: what came of it is stated, in the language it is put in."""
        example = answer.run.example
        code = BY_GHERKIN[example.language]
        grammar, words = self._grammar(code), keywords(code)
        title = self.project.books[self.slug].title
        lines = [f"# language: {example.language}", f"{words['feature']}: {title}", "", f"  {words['scenario']}: …"]
        lines += [f"    {step.word} {step.text}" for step in example.steps]
        if not any(step.keyword == "then" for step in example.steps):
            told = [grammar.write(sentence.template, sentence.values) for sentence in answer.told]
            lines += [f"    {words['and'] if place else words['then']} {said}" for place, said in enumerate(told)]
        return "\n".join(lines) + "\n"

    def _example(self, text: str, clause: str | None) -> Example:
        examples = read_case(text, "1", self.project.catalog)
        if len(examples) != 1:
            said = say(self.project.catalog(BY_GHERKIN[examples[1].language]), "fault.second_when")
            raise BadInput(Problem("", examples[1].line, said))
        return replace(examples[0], tags=(clause,) if clause else ())

    def _grammar(self, language: str, example: Example | None = None) -> Grammar:
        """The sentences in the language of a case, or in the reader's."""
        return self.project.grammar(self.slug, BY_GHERKIN[example.language] if example else language)


def _moved(position: Position, label: str, spot: Hex) -> Position:
    """A piece carried to another hex, the second hex of a long one beside it as before."""
    counter = position.counter(label)
    first, *others = counter.hexes
    beside = [spot.neighbour(way) for other in others if (way := first.direction(other))]
    return position.with_counter(counter.at(Stance((spot, *beside), counter.facing)))


def _line(grammar: Grammar, step: Step) -> dict[str, Any]:
    """One sentence: the word that begins it and its pieces, each place with what it takes."""
    said: dict[str, Any] = {"line": step.line, "keyword": step.keyword, "word": step.word, "text": step.text}
    try:
        match = grammar.match(step.keyword, step.text)
    except (UnknownStep, AmbiguousStep, ValueError):
        return said
    return said | {"pieces": list(_pieces(grammar, match))}


def _pieces(grammar: Grammar, match: Match) -> Iterator[dict[str, Any]]:
    phrase = match.phrase
    for text, name in grammar.pieces(phrase.template, match.values):
        if not name:
            yield {"text": text}
            continue
        kind = phrase.kinds[name]
        one = kind.one if isinstance(kind, Several) else kind
        words = list(dict.fromkeys(one.choices(grammar.vocabulary)))
        yield {"text": text, "name": name, "kind": one.says, "words": words, "several": one is not kind}


def _places(scene: Scene | None) -> dict[str, Any] | None:
    """Where the hexes of the board lie in its picture, and which piece stands where."""
    if not isinstance(scene, Board):
        return None
    position = scene.frames[0].position
    return {
        "hexes": {spot.number: centre(spot) for spot in position.grid},
        "pieces": {counter.label: counter.hexes[0].number for counter in position.counters},
    }


def _plain(match: Match) -> dict[str, Json]:
    return {name: plain(value) for name, value in match.values.items()}


def _faults(error: BadInput) -> list[dict[str, Any]]:
    return [
        {"line": problem.line, "says": problem.message}
        if isinstance(problem, Problem)
        else {"line": 0, "says": problem}
        for problem in error.problems
    ]
