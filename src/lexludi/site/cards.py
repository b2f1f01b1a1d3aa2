"""Examples as they are shown, out of the evidence alone: steps in the reader's language, verdict, trace and chart cell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, partial
from typing import Any

from markupsafe import Markup, escape

from lexludi.caching import cached_method
from lexludi.clauses.book import Book
from lexludi.examples.kinds import Clauses, Several, Sides, Terms
from lexludi.examples.misfits import drawn
from lexludi.examples.positions import Positions
from lexludi.proof.record import Chance, Cited, Lost, Otherwise, Record, Told
from lexludi.proof.workings import Row, lay_out
from lexludi.rulings.chart import CellPlace
from lexludi.rulings.measures import measure_of
from lexludi.rulings.number import number_of, signed_number
from lexludi.rulings.plain import Json
from lexludi.rulings.ruling import Role
from lexludi.site.backlinks import scenario
from lexludi.site.charts import cell_anchor, crop
from lexludi.site.html import joined, part
from lexludi.site.reader import Reader
from lexludi.space.protocol import Space
from lexludi.space.saying import Words
from lexludi.space.scene import Scene

_link, _pieces, _position, _traced = (part("words", name) for name in ("link", "sentence", "position", "traced"))


@dataclass(frozen=True)
class Step:
    """A step, and what the rules gave where that is not what it states."""

    keyword: Markup
    text: Markup
    fault: Markup | None


@dataclass(frozen=True)
class Line:
    """A line of a trace: its clause, what was looked up, the facts, who lost, and what stands in each column."""

    sums: bool
    own: bool
    number: Markup
    title: Markup
    read: Markup
    facts: Markup
    over: Markup
    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Traced:
    """A trace: what its columns count, its lines, and a line each for what came again and what gave nothing."""

    columns: list[Markup]
    lines: list[Markup]
    below: list[Markup]


@dataclass(frozen=True)
class Odds:
    """How likely one outcome is."""

    fraction: str
    percent: str
    width: str
    outcome: Markup


@dataclass(frozen=True)
class Other:
    """Another row of the same outline: what differs, and all steps where one does not hold."""

    anchor: str
    holds: bool
    values: Markup
    steps: list[Step]


@dataclass(frozen=True)
class Card:
    """An example, and the rows of the same outline behind it."""

    anchor: str
    row_anchor: str
    opened: bool
    holds: bool
    name: Markup
    steps: list[Step]
    board: Markup
    verdict: str
    answer: Markup
    trace: Traced
    charts: list[Markup]
    odds: list[Odds]
    others: list[Other]
    readings: list[Markup]
    """The readings the end hangs on, each with what another side gives."""
    absent: Markup
    """What nobody mentioned, in one line."""
    change: str = ""
    """The example the workbench is to be filled with, where there is one."""


def lit_cells(record: Record) -> list[CellPlace]:
    """The cells an example is shown with: those its own clauses read."""
    own = set(record.clauses)
    return list(dict.fromkeys(line.cell for line in record.trace if line.cell and {line.clause, line.cell[0]} & own))


class Cards:
    """Prepares the examples of one book for one reader; their links are the same from all pages of the book."""

    def __init__(self, reader: Reader, book: Book) -> None:
        self.reader = reader
        self.book = book
        self.tables = reader.project.tables(book.slug)
        self.grammar = reader.project.grammar(book.slug, reader.language.code)
        self.words = self.grammar.vocabulary
        self.scenes = {scene.kind: scene for scene in reader.project.phrases(book.slug).scenes}
        self._made: dict[object, Markup] = {}

    def card(self, records: list[Record], *, opened: bool) -> Card:
        """An example and the rows of the same outline, the first that fails in front."""
        first, rest = records[0], records[1:]
        holds = all(record.holds for record in records)
        shown = next((record for record in records if not record.holds), first)
        anchor = scenario(first.id)
        return Card(
            anchor=anchor,
            row_anchor=first.id if first.id != anchor else "",
            opened=opened or not holds,
            holds=holds,
            name=self.reader.line(f"{first.clause}/example", first.name),
            steps=self._steps(shown),
            board=self._board(shown),
            verdict=shown.verdict,
            answer=self.outcome(shown.verdict, shown.by, shown.answer),
            trace=self._trace(shown),
            charts=self._charts(shown),
            odds=self.odds(shown.odds),
            others=[self._other(record, first) for record in rest],
            readings=self.readings(shown.otherwise),
            absent=self.absent(shown.absent),
            change=shown.id if self.reader.tries else "",
        )

    def open(
        self,
        scene: Scene | None,
        chances: Iterable[Chance],
        otherwise: Iterable[Otherwise] = (),
        absent: Sequence[Sequence[str]] = (),
    ) -> Card:
        """A case whose dice nobody has rolled: what it looks like and what they can bring."""
        board = Markup(drawn(scene, self._board_words)) if scene else Markup()
        nothing = Markup()
        odds = self.odds(chances)
        readings = self.readings(otherwise)
        return Card(
            "",
            "",
            True,
            True,
            nothing,
            [],
            board,
            "open",
            nothing,
            Traced([], [], []),
            [],
            odds,
            [],
            readings,
            self.absent(absent),
        )

    def readings(self, otherwise: Iterable[Otherwise]) -> list[Markup]:
        """What another side gives of each reading, and of each measure near its limit, on which the end hangs."""
        return [*map(self._reading, otherwise)]

    def absent(self, absent: Sequence[Sequence[str]]) -> Markup:
        """What nobody mentioned and the ruling takes as not there, in one line."""
        what = self.reader.language.semicolon.join(map(self.words.named, absent))
        return self.reader.say("answer.absent", what=what) if absent else Markup()

    def _reading(self, other: Otherwise) -> Markup:
        keys = {"played": other.played, "side": other.side}
        sides = {name: self.reader.full_word(self.book, key) for name, key in keys.items() if key}
        if isinstance(other.measure, dict):
            sides["measure"] = escape(self.words.measure(measure_of(other.measure)))
        key = "answer.close" if other.measure else "answer.reading"
        if other.verdict:
            outcome = self.outcome(other.verdict, other.by, other.told)
        elif other.odds:
            ends = (joined((escape(odds.fraction), odds.outcome), " ") for odds in self.odds(other.odds))
            outcome = joined(ends, self.reader.language.semicolon)
        else:
            return self.reader.say(f"{key}_lacks", **sides)
        return self.reader.say(key, **sides, outcome=outcome)

    def odds(self, chances: Iterable[Chance]) -> list[Odds]:
        """The outcomes dice can bring, the likeliest first."""
        return [self._odds(chance) for chance in sorted(chances, key=lambda chance: -Fraction(chance.chance))]

    def _steps(self, record: Record) -> list[Step]:
        steps, before = [], ""
        for step in record.steps:
            word = self.reader.keyword("and" if step.keyword == before else step.keyword)
            before = step.keyword
            text = self._once((step.template, repr(step.values)), partial(self._sentence, step))
            steps.append(Step(word, text, None if step.holds else self.fault(step)))
        return steps

    def _once(self, key: object, make: Callable[[], Markup]) -> Markup:
        """What hundreds of examples say alike is made once."""
        if (known := self._made.get(key)) is None:
            known = self._made[key] = make()
        return known

    def fault(self, step: Told) -> Markup:
        """What a step states and what the rules gave instead."""
        both = {"expected": step.expected, "actual": step.actual}
        said = {name: self.grammar.given(step.template, value) for name, value in both.items()}
        return self.reader.say("example.expected", **said)

    def _sentence(self, step: Told) -> Markup:
        language, template = self.reader.language, step.template
        own = "" if language.code == "en" or template in self.words.templates else language.html
        values = self.grammar.load(template, step.values)
        pieces = [
            (self._filled(template, name, step.values[name], text), True) if name else (text, False)
            for text, name in self.grammar.pieces(template, values)
        ]
        sentence = _pieces(pieces, own)
        return self.reader.marked(sentence, f"{self.book.slug}:step", template) if own else sentence

    def _filled(self, template: str, name: str, value: Json, text: str) -> Markup:
        """The value of a placeholder: a link where it is a clause, terms as the reader knows them, else its text."""
        kind = self.grammar.phrases[template].kinds[name]
        if isinstance(kind, Clauses):
            return self._link(str(value))
        if isinstance(kind, Sides):
            return self.reader.word(self.book, str(value))
        if isinstance(kind, Positions):
            return self._place(kind.space, str(value))
        one = kind.one if isinstance(kind, Several) else kind
        return self._value(value) if isinstance(one, Terms) else escape(text)

    def _place(self, space: Space[Any], notation: str) -> Markup:
        told = space.describe(space.read(notation), self._board_words)
        return _position(told, notation, self.reader.say("board.notation"))

    def _value(self, value: Json) -> Markup:
        """Plain data as HTML: only what is a term is looked up in the glossary."""
        if isinstance(value, list):
            return joined(map(self._value, value), " + ")
        if isinstance(value, dict) and "term" in value:
            return self.reader.word(self.book, value["term"])
        return escape(self.words.tell(value))

    @cached_method
    def _link(self, clause: str) -> Markup:
        return _link(self.reader.href(self.book, clause, ""), self.reader.name(self.book, clause))

    def _board(self, record: Record) -> Markup:
        """What the example shows, described for those who cannot see it; scenes escape what they draw."""
        if record.scene is None:
            return Markup()
        return self._once(repr(record.scene), partial(self._drawn, record.scene))

    def _drawn(self, recorded: Mapping[str, Json]) -> Markup:
        scene = self.scenes[str(recorded["kind"])].read(recorded["data"])
        return Markup(drawn(scene, self._board_words))

    @cached_property
    def _board_words(self) -> Words:
        return self.reader.board_words(self.book)

    def outcome(self, verdict: str, by: str | None, told: tuple[Told, ...]) -> Markup:
        """What comes of it, in words, before anything else is told of the ruling."""
        each_said = (self._once(("said", each.template, repr(each.values)), partial(self._said, each)) for each in told)
        said = joined(each_said, " · ")
        if by is None:
            return said
        key, title = "answer.against" if told else f"answer.{verdict}", self.reader.title(self.book.clauses[by])
        return self.reader.say(key, sentence=said, title=title, number=self._link(by))

    def _said(self, said: Told) -> Markup:
        """A statement with its words in full; what is shown in English for want of a translation is marked."""
        template = said.template
        pieces = self.grammar.pieces(template, self.grammar.load(template, said.values))
        text = joined(self._in_full(said.values[name], piece) if name else escape(piece) for piece, name in pieces)
        if self.reader.language.code == "en" or template in self.words.templates:
            return text
        return self.reader.marked(text, f"{self.book.slug}:step", template)

    def _in_full(self, value: Json, text: str) -> Markup:
        if isinstance(value, list):
            return joined((self._in_full(item, self.words.tell(item)) for item in value), " + ")
        if isinstance(value, dict) and "term" in value:
            return self.reader.full_word(self.book, value["term"])
        return escape(text)

    def _trace(self, record: Record) -> Traced:
        workings = lay_out(record.trace, record.clauses, self.words.decimal)
        columns = [self.reader.full_word(self.book, column) for column in workings.columns]
        owns = [row.cited is not None and row.cited.clause in record.clauses for row in workings.rows]
        rows = zip(workings.rows, owns, strict=True)
        lines = [self._once((repr(row), own), partial(self._row, row, own)) for row, own in rows]
        below = {"answer.again": workings.again, "answer.folded": workings.folded}
        return Traced(columns, lines, [self._named(said, clauses) for said, clauses in below.items() if clauses])

    def _named(self, said: str, clauses: Iterable[str]) -> Markup:
        return self.reader.say(said, numbers=joined(map(self._link, clauses), self.reader.language.comma))

    def _row(self, row: Row, own: bool) -> Markup:
        return _traced(self._line(row, own))

    def _line(self, row: Row, own: bool) -> Line:
        cited, nothing = row.cited, Markup()
        if cited is None:
            together = joined((self.reader.say("answer.together"), escape(row.of)), " ")
            return Line(row.sums, own, nothing, together, nothing, nothing, nothing, row.numbers)
        title, facts = self.reader.title(self.book.clauses[cited.clause]), self._facts(cited.facts)
        over = (
            self.reader.say(
                "answer.over",
                rivals=joined((self._lost(lost, cited) for lost in cited.over), self.reader.language.semicolon),
            )
            if cited.over
            else nothing
        )
        read = self._read(cited) if row.read else nothing
        return Line(row.sums, own, self._link(cited.clause), title, read, facts, over, row.numbers)

    def _lost(self, lost: Lost, cited: Cited) -> Markup:
        """A candidate that was not chosen: what it is, and what it would have given."""
        name = [self._link(lost.clause), self.reader.title(self.book.clauses[lost.clause])] if lost.clause else []
        what = joined(filter(None, (joined(name, " "), self._facts(lost.facts))), self.reader.language.comma)
        if lost.value is None:
            return what
        value = self._number(lost.clause or cited.clause, lost.value)
        if (number := number_of(lost.value)) is not None and cited.role == Role.ADDS:
            value = escape(signed_number(number, self.words.decimal))
        return what + Markup(" (") + value + Markup(")") if what else value

    def _facts(self, facts: Mapping[str, Json]) -> Markup:
        return joined((self._fact(key, value) for key, value in facts.items()), self.reader.language.comma)

    def _odds(self, chance: Chance) -> Odds:
        share = float(Fraction(chance.chance)) * 100
        return Odds(chance.chance, f"{share:.3g}", f"{share:.0f}", self.outcome(chance.verdict, chance.by, chance.told))

    def _fact(self, key: str, value: Json) -> Markup:
        name = self.reader.full_word(self.book, key)
        if value is True or self.words.says_itself(key, value):
            return name if value is True else self._value(value)
        return joined((name, self._value(value)), "\u00a0")

    def _read(self, cited: Cited) -> Markup:
        """What was looked up, with a link to the cell of the chart it stands in."""
        value = cited.value
        if not cited.cell:
            return self._number(cited.clause, value)
        chart, row, column = cited.cell
        table = self.tables[chart]
        shown = self._number(cited.clause, value)
        if (number := number_of(value)) is not None and column in table.signed:
            shown = escape(signed_number(number, self.words.decimal))
        if isinstance(value, str):  # what a chart prints is a term, or a score that stands as it is
            shown = self.reader.word(self.book, value)
        page = self.book.chapter_of[table.clause].slug
        return _link(f"../{page}/#{cell_anchor(table, row, column)}", shown)

    def _number(self, clause: str, value: Json) -> Markup:
        if clause and (number := number_of(value)) is not None:
            return escape(self.book.clauses[clause].as_written(number, self.words.decimal))
        return self._in_full(value, self.words.tell(value))

    def _charts(self, record: Record) -> list[Markup]:
        cells = lit_cells(record)
        return [crop(self.reader, self.book, self.tables[chart], row, column) for chart, row, column in cells]

    def _other(self, record: Record, first: Record) -> Other:
        values: list[Markup] = []
        for step, model in zip(record.steps, first.steps, strict=False):
            told = self.grammar.pieces(step.template, self.grammar.load(step.template, step.values))
            values += (
                self._filled(step.template, name, step.values[name], text)
                for text, name in told
                if name and model.values.get(name) != step.values[name]
            )
        return Other(record.id, record.holds, joined(values, " · "), [] if record.holds else self._steps(record))
