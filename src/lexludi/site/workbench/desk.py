"""One book in the browser: a case in the reader's words goes in, its ruling comes out, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from typing import Any

from lexludi.caching import cached_method
from lexludi.catalog import Catalog
from lexludi.examples.answer import Sentence
from lexludi.examples.feature import Example
from lexludi.examples.grammar import Grammar, Match
from lexludi.examples.phrases import Turns
from lexludi.examples.question import read_case
from lexludi.examples.sentences import listed
from lexludi.examples.translate import keywords
from lexludi.files import BadInput, Problem
from lexludi.languages import BY_GHERKIN, LANGUAGES
from lexludi.project import Project
from lexludi.rulings.faults import Impossible
from lexludi.rulings.plain import Json, plain
from lexludi.rulings.ruling import Verdict
from lexludi.site.cards import Cards
from lexludi.site.html import page
from lexludi.site.reader import Reader
from lexludi.site.workbench.cells import cell_text, chart_cells, house_words
from lexludi.site.workbench.faults import Clauses, faults
from lexludi.site.workbench.feature import feature
from lexludi.site.workbench.fields import line, matched
from lexludi.site.workbench.house import End, Examples, NoSuchValue, playing, typed, values
from lexludi.site.workbench.moves import Move, Said, choices, diced, goes_on, has_turn, sequence, told
from lexludi.site.workbench.standing import Elsewhere, Standing, grips, moved, standing
from lexludi.telling.ruled import beside, ruled, told_of
from lexludi.telling.spans import Telling
from lexludi.words import say

PLAYS = "the table plays: {reading}"
"""The sentence every book shares that chooses a reading."""
Cells = Sequence[Sequence[Any]]
"""The cells a house plays otherwise, as plain data: chart, row, column, value."""


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


class Desk:
    """Answers what the page asks about the cases of one book."""

    def __init__(self, root: Path, slug: str) -> None:
        self.project = Packed(root)
        self.slug = slug
        self._examples = Examples(self.project, slug, {})

    def learn(self, language: str, entries: list[list[str]]) -> None:
        """Take the words of a language, which must come before anything is asked in it."""
        self.project.learn(language, entries)

    def warm(self, words: dict[str, list[list[str]]], case: list[Said]) -> None:
        """Take the words of every language and rule on a case in each, so that whoever asks next waits for nothing."""
        for language, entries in words.items():
            self.learn(language, entries)
        for language in words:
            text = self.write(language, case)
            self.read(language, text)
            self.rule(language, text)

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
        found = self.project.proposals(self.slug, language).of(text, self._pieces(case), keyword)
        return [
            {"keyword": each.keyword, "begins": begins[each.keyword], "text": each.text, "open": list(each.open)}
            for each in found
        ]

    def _pieces(self, text: str) -> set[str]:
        """The names a case has spoken of."""
        try:
            example = self._example(text, None)
        except BadInput:
            return set()
        matches = (match for step in example.steps if (match := matched(self._grammar("", example), step)))
        return {name for match in matches for name in match.named}

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
        return [[keyword, match.phrase.template, _plain(match)] for keyword, match in found]

    def put(self, language: str, text: str, piece: str, values: list[str]) -> dict[str, Any]:
        """The text with a piece put where the fields say, or why it cannot stand there."""
        return self._moved(language, text, piece, lambda told: told.space.put(told.position, piece, values))

    def drag(self, language: str, text: str, piece: str, to: list[float], turns: bool) -> dict[str, Any]:
        """The text with a piece dragged to a point of the drawing, or turned, and what is read there."""
        point = to[0], to[1]
        if turns:
            return self._moved(language, text, piece, lambda told: told.space.turn(told.position, piece, point))
        return self._moved(language, text, piece, lambda told: told.space.drag(told.position, piece, point))

    def _moved(self, language: str, text: str, piece: str, elsewhere: Elsewhere) -> dict[str, Any]:
        example = self._example(text, None, language)
        grammar = self._grammar(language, example)
        told = self._standing(grammar, example)
        words = self.project.vocabulary(self.slug, language)
        return moved(told, grammar, text, piece, elsewhere, words) if told else {"text": text}

    def _standing(self, grammar: Grammar, example: Example) -> Standing | None:
        return standing(grammar, example, self.project.phrases(self.slug).placing, self.project.case(self.slug, None))

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
        """The readings a case chooses, whatever else is wrong with it."""
        try:
            example = self._example(text, None)
        except BadInput:
            return []
        matches = (match for step in example.steps if (match := matched(self._grammar("en", example), step)))
        return [_plain(match)["reading"] for match in matches if match.phrase.template == PLAYS]

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

    def moves(self, text: str) -> list[Move]:
        """The moves of a case of a book that has a turn; none where it has none, or the case does not come to one."""
        turns, grammar = self.project.phrases(self.slug).turns, self._grammar("en")
        found = sequence(grammar, self.steps(text)) if turns else []
        if not turns or not goes_on(grammar, found[:-1]) or not self._in_turn(turns, grammar, found):
            return []
        return found

    def at(self, language: str, moves: list[Move]) -> str:
        """The text of a case up to the last of some moves."""
        return self.write(language, told(self._grammar("en"), moves))

    def choices(self, language: str, moves: list[Move], cells: Cells = ()) -> dict[str, Any]:
        """What can be done after some moves: what is legal, the clause against everything else, the dice to roll first."""
        turns, grammar, own = self.project.phrases(self.slug).turns, self._grammar("en"), self._grammar(language)
        dice = diced(self.project, self.slug, grammar, moves)
        if dice:
            return {"dice": dice, "text": own.write(dice[1], own.load(dice[1], dice[2]))}
        if turns is None or not goes_on(grammar, moves):
            return {"over": True}
        steps = told(grammar, moves, all_past=True)
        legal: list[dict[str, Any]] = []
        against: dict[str, list[str]] = {}
        missing: dict[tuple[str, str], list[str]] = {}
        try:
            with self._played(cells):
                for each in choices(self.project, self.slug, turns, own, steps):
                    text = own.tell(each.said[1], own.load(each.said[1], each.said[2]))
                    if each.missing:
                        says = own.vocabulary.fault(each.missing)
                        missing.setdefault((says, each.missing.by), []).append(text)
                    elif each.against:
                        against.setdefault(each.against, []).append(text)
                    else:
                        legal.append({"move": each.said, "text": text})
        except (BadInput, Impossible):  # the last move is not legal, which its own ruling tells
            return {"refused": True}
        clauses = self._clauses(language)
        barred = [clauses.get(by) | {"texts": texts} for by, texts in against.items()]
        barred += [clauses.get(by) | {"title": says, "texts": texts} for (says, by), texts in missing.items()]
        return {"legal": legal, "against": barred}

    def _clauses(self, language: str) -> Clauses:
        return Clauses(Reader(self.project, language), self.project.books[self.slug])

    def _in_turn(self, turns: Turns, grammar: Grammar, moves: list[Move]) -> bool:
        """Whether a case is one in which the turn can be played: its question is an action, or it asks nothing yet."""
        if not moves:
            return False
        before = told(grammar, [*moves[:-1], {**moves[-1], "move": None}], all_past=True)
        return has_turn(self.project, self.slug, turns, grammar, before)

    def _played(self, cells: Cells) -> AbstractContextManager[None]:
        return playing(self.project.tables(self.slug), cells)

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


def _ends(cards: Cards, before: End, after: End) -> dict[str, str]:
    """Two ends in words: what comes of it, or the statements that hold no longer where that is the same."""
    if (before.verdict, before.by, before.told) != (after.verdict, after.by, after.told):
        return {"before": _end(cards, before), "after": _end(cards, after)}
    tell, gone = cards.teller.sentence, cards.reader.say("try.no_longer").unescape()
    given = (tell(told_of(each)).said if each else gone for each in after.given)
    stated = (tell(told_of(each)).said for each in after.stated)
    return {"before": " · ".join(stated), "after": " · ".join(given)}


def _end(cards: Cards, end: End) -> str:
    if end.verdict is None:
        return cards.reader.say("try.lacks").unescape()
    return _outcome(cards, end.verdict, end.by, end.told)


def _outcome(cards: Cards, verdict: Verdict, by: str | None, told: tuple[Sentence, ...]) -> str:
    """An outcome in words."""
    return " · ".join(said.said for said in cards.teller.outcome(verdict, by, map(told_of, told)))


def _plain(match: Match) -> dict[str, Json]:
    return {name: plain(value) for name, value in match.values.items()}
