"""Examples as they are shown, out of the evidence alone: steps in the reader's language, verdict, trace and chart cell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from markupsafe import Markup, escape

from lexludi.caching import cached_method
from lexludi.clauses.book import Book
from lexludi.examples.kinds import Clauses, Several, Sides, Terms
from lexludi.examples.misfits import drawn
from lexludi.examples.positions import Positions
from lexludi.proof.record import Record
from lexludi.rulings.chart import CellPlace
from lexludi.rulings.plain import Json
from lexludi.site.backlinks import scenario
from lexludi.site.charts import cell_anchor, crop
from lexludi.site.html import joined, part
from lexludi.site.reader import Reader
from lexludi.space.protocol import Space
from lexludi.space.saying import Words
from lexludi.space.scene import Scene
from lexludi.telling.ruled import Beside, Ruled, Told
from lexludi.telling.spans import Stale
from lexludi.telling.teller import Teller
from lexludi.telling.to_html import Html, Marks, Shown

_link, _pieces, _position = (part("words", name) for name in ("link", "sentence", "position"))
_abbreviation, _marked, _traced = (part("words", name) for name in ("abbreviation", "marked", "traced"))


@dataclass(frozen=True)
class Step:
    """A step, and what the rules gave where that is not what it states."""

    keyword: Markup
    text: Markup
    fault: Markup | None


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
    charts: list[Markup]
    others: list[Other]
    ruling: Shown
    """All that is told of the ruling."""
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
        self.teller = Teller(reader.project, book.slug, reader.language.code)
        marks = Marks(self._address, self._cell, _link, _abbreviation, self._english, _traced)
        self.html = Html(marks)

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
            charts=self.charts(shown),
            others=[self._other(record, first) for record in rest],
            ruling=self.told(shown),
            change=shown.id if self.reader.tries else "",
        )

    def outcome(self, verdict: str, by: str | None, told: Iterable[Told]) -> Markup:
        """What comes of it, in words, before anything else is told of the ruling."""
        return self.html.joined(self.teller.outcome(verdict, by, told), " · ")

    def told(self, ruled: Ruled, beside: Beside | None = None) -> Shown:
        """All that is said of a ruling."""
        return self.html.tree(self.teller.tell(ruled, beside))

    def faults(self, record: Record) -> list[Markup]:
        """What an example states that is not so."""
        return [self._fault(record, step) for step in record.steps if not step.holds]

    def _fault(self, record: Record, step: Told) -> Markup:
        return self.html.write(self.teller.fault(record, step))

    def board(self, scene: Scene | None) -> Markup:
        """A scene as it stands, described for those who cannot see it."""
        return Markup(drawn(scene, self._board_words)) if scene else Markup()

    def charts(self, record: Record) -> list[Markup]:
        """The rows of charts that clauses of an example read."""
        cells = lit_cells(record)
        return [crop(self.reader, self.book, self.tables[chart], row, column) for chart, row, column in cells]

    def _steps(self, record: Record) -> list[Step]:
        steps, before = [], ""
        for step in record.steps:
            word = self.reader.keyword("and" if step.keyword == before else step.keyword)
            before = step.keyword
            text = self._once((step.template, repr(step.values)), partial(self._sentence, step))
            steps.append(Step(word, text, None if step.holds else self._fault(record, step)))
        return steps

    def _once(self, key: object, make: Callable[[], Markup]) -> Markup:
        """What hundreds of examples say alike is made once."""
        if (known := self._made.get(key)) is None:
            known = self._made[key] = make()
        return known

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
        return _link(self._address(clause), self.reader.name(self.book, clause))

    def _address(self, clause: str) -> str:
        return self.reader.href(self.book, clause, "")

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

    def _cell(self, place: CellPlace) -> str:
        chart, row, column = place
        table = self.tables[chart]
        return f"../{self.book.chapter_of[table.clause].slug}/#{cell_anchor(table, row, column)}"

    def _english(self, said: Markup, why: Stale) -> Markup:
        return _marked(said, self.reader.say(f"clause.{why.value}"))

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
