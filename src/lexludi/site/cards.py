"""Examples as HTML, out of the evidence alone: steps in the reader's language, verdict, trace and chart cell."""

from __future__ import annotations

from fractions import Fraction
from html import escape

from lexludi.board.describe import tell_position
from lexludi.board.position import Position
from lexludi.clauses.book import Book
from lexludi.examples.boards import Positions
from lexludi.examples.kinds import Clauses, Several, Sides, Terms
from lexludi.proof.record import Cited, Record, Told
from lexludi.rulings.plain import Json
from lexludi.rulings.ruling import Role
from lexludi.site.charts import cell_anchor, crop, signed_number
from lexludi.site.reader import Reader


class Cards:
    """Draws the examples of one book for one reader on one page."""

    def __init__(self, reader: Reader, book: Book, page: str) -> None:
        self.reader = reader
        self.book = book
        self.page = page
        self.tables = reader.project.tables(book.slug)
        self.grammar = reader.project.grammar(book.slug, reader.language.code)
        self.words = self.grammar.vocabulary
        self.scenes = {scene.kind: scene for scene in reader.project.phrases(book.slug).scenes}

    def group(self, records: list[Record], *, opened: bool) -> str:
        """An example, and the rows of the same outline behind it."""
        first, rest = records[0], records[1:]
        holds = all(record.holds for record in records)
        shown = next((record for record in records if not record.holds), first)
        rows = "".join(self._other(record, first) for record in rest)
        more = (
            f'<p class="ll-label">{self.reader.say("example.more")}</p><ul class="ll-rows">{rows}</ul>' if rows else ""
        )
        name = self.reader.line(f"{first.clause}/example", first.name)
        scenario = ":".join(first.id.split(":")[:2])
        row = f' id="{escape(first.id)}"' if first.id != scenario else ""
        return (
            f'<details class="ll-x" id="{escape(scenario)}"{" open" if opened or not holds else ""}>'
            f"<summary>{self.verdict_mark(holds)} <span>{name}</span></summary>"
            f'<div class="ll-case"{row}><ol class="ll-steps">{"".join(self._steps(shown))}</ol>{self._board(shown)}</div>'
            f"{self._answer(shown)}{self._trace(shown)}{self._charts(shown)}{self._odds(shown)}{more}</details>"
        )

    def verdict_mark(self, holds: bool) -> str:
        """A tick or a cross, said aloud too."""
        word = self.reader.say("example.holds" if holds else "example.fails")
        return f'<span class="{"ll-ok" if holds else "ll-bad"}" role="img" aria-label="{word}">{"✓" if holds else "✗"}</span>'

    def _steps(self, record: Record) -> list[str]:
        lines, before = [], ""
        for step in record.steps:
            word = self.reader.keyword("and" if step.keyword == before else step.keyword)
            before = step.keyword
            text = self._sentence(step)
            bad = ""
            if not step.holds:
                values = {"expected": self._plain(step.expected), "actual": self._plain(step.actual)}
                bad = f'<strong class="ll-bad"> {self.reader.say("example.expected", **values)}</strong>'
            lines.append(f"<li{' class=ll-bad' if bad else ''}><b>{word}</b> {text}{bad}</li>")
        return lines

    def _sentence(self, step: Told) -> str:
        language, template = self.reader.language, step.template
        own = "" if language.code == "en" or template in self.words.templates else f' lang="{language.html}"'
        values = self.grammar.load(template, step.values)
        sentence = "".join(
            f"<i{own}>{self._filled(template, name, step.values[name], text)}</i>" if name else escape(text)
            for text, name in self.grammar.pieces(template, values)
        )
        return self.reader.marked(sentence, f"{self.book.slug}:step", template) if own else sentence

    def _filled(self, template: str, name: str, value: Json, text: str) -> str:
        """The value of a placeholder: a link where it is a clause, terms as the reader knows them, else its text."""
        kind = self.grammar.phrases[template].kinds[name]
        if isinstance(kind, Clauses):
            return self._link(str(value))
        if isinstance(kind, Sides):
            return self.reader.word(self.book, str(value))
        if isinstance(kind, Positions):
            return self._position(kind.load(value), str(value))
        one = kind.one if isinstance(kind, Several) else kind
        return self._value(value) if isinstance(one, Terms) else escape(text)

    def _position(self, position: Position, notation: str) -> str:
        """Who stands where, in words; the one line of notation behind it, to be copied."""
        told = escape(tell_position(position, self.reader.board_words(self.book)))
        label = self.reader.say("board.notation")
        return f'<span class="ll-words">{told}</span><details class="ll-notation"><summary>{label}</summary><code>{escape(notation)}</code></details>'

    def _value(self, value: Json) -> str:
        """Plain data as HTML: only what is a term is looked up in the glossary."""
        if isinstance(value, list):
            return " + ".join(map(self._value, value))
        if isinstance(value, dict) and "term" in value:
            return self.reader.word(self.book, value["term"])
        return escape(self.words.tell(value))

    def _plain(self, value: Json) -> str:
        if value is None or isinstance(value, bool):
            return self.reader.say({None: "value.nothing", True: "value.yes", False: "value.no"}[value])
        return self.words.tell(value)

    def _link(self, clause: str, text: str = "") -> str:
        name = text or self.reader.name(self.book, clause)
        return f'<a href="{escape(self.reader.href(self.book, clause, self.page))}">{name}</a>'

    def _board(self, record: Record) -> str:
        """What the example shows, described for those who cannot see it."""
        if record.scene is None:
            return ""
        scene = self.scenes[str(record.scene["kind"])].read(record.scene["data"])
        return scene.draw(self.reader.board_words(self.book))

    def _answer(self, record: Record) -> str:
        """What comes of it, in words, before anything else is told of the ruling."""
        told = self._outcome(record.verdict, record.by, record.answer)
        return f'<p class="ll-verdict ll-{record.verdict}">{told}</p>' if told else ""

    def _outcome(self, verdict: str, by: str | None, told: tuple[Told, ...]) -> str:
        if by is None:
            return " · ".join(map(self._said, told))
        clause = self.book.clauses[by]
        text = self.reader.say(f"answer.{verdict}", title="\0", number="\1")
        return text.replace("\0", self.reader.title(clause)).replace("\1", self._link(by))

    def _said(self, said: Told) -> str:
        """A statement with its words in full; what is shown in English for want of a translation is marked."""
        template = said.template
        pieces = self.grammar.pieces(template, self.grammar.load(template, said.values))
        text = "".join(self._in_full(said.values[name], piece) if name else escape(piece) for piece, name in pieces)
        if self.reader.language.code == "en" or template in self.words.templates:
            return text
        return self.reader.marked(text, f"{self.book.slug}:step", template)

    def _in_full(self, value: Json, text: str) -> str:
        if isinstance(value, list):
            return " + ".join(self._in_full(item, self.words.tell(item)) for item in value)
        if isinstance(value, dict) and "term" in value:
            return self.reader.full_word(self.book, value["term"])
        return escape(text)

    def _trace(self, record: Record) -> str:
        """What mattered, in the order of play; what gave nothing is named in one line at the end."""
        lines, folded = [], dict[str, None]()
        for cited in record.trace:
            clause = self.book.clauses[cited.clause]
            if cited.value == 0 and cited.role != Role.TOTAL and clause.id not in record.clauses:
                folded[clause.id] = None
                continue
            facts = ", ".join(self._fact(key, value) for key, value in cited.facts.items())
            note = f" <small>{facts}</small>" if facts else ""
            own = " ll-own" if clause.id in record.clauses else ""
            lines.append(
                f'<tr class="ll-{cited.role}{own}"><td>{self._link(clause.id, escape(clause.number))}</td>'
                f"<td>{self.reader.title(clause)}{note}</td><td>{self._contribution(cited)}</td></tr>"
            )
        if not lines:
            return ""
        label = self.reader.say("example.trace")
        rest = self.reader.say("answer.folded", numbers="\0").replace("\0", ", ".join(map(self._link, folded)))
        after = f'<p class="ll-folded">{rest}</p>' if folded else ""
        return f'<table class="ll-trace" aria-label="{label}"><tbody>{"".join(lines)}</tbody></table>{after}'

    def _odds(self, record: Record) -> str:
        """The chances of every outcome, as fractions, per cents and bars."""
        if not record.odds:
            return ""
        rows = []
        for chance in sorted(record.odds, key=lambda chance: -Fraction(chance.chance)):
            share = float(Fraction(chance.chance)) * 100
            rows.append(
                f"<tr><td>{chance.chance}</td><td>{share:.3g} %</td><td>"
                f'<span class="ll-bar" style="width:{share:.0f}%"></span>'
                f"{self._outcome(chance.verdict, chance.by, chance.told)}</td></tr>"
            )
        head = self.reader.say("answer.odds")
        return (
            f'<details class="ll-odds"><summary>{head}</summary><table><tbody>{"".join(rows)}</tbody></table></details>'
        )

    def _fact(self, key: str, value: Json) -> str:
        name = self.reader.full_word(self.book, key)
        return name if value is True else f"{name} {self._value(value)}"

    def _contribution(self, cited: Cited) -> str:
        value = cited.value
        if value is None:
            return ""
        clause = self.book.clauses[cited.clause]
        shown = clause.as_written(value) if isinstance(value, int) else self._value(value)
        if isinstance(value, int) and cited.role == Role.ADDS:
            shown = signed_number(value)
        if cited.role == Role.TOTAL:
            shown = f"= {shown}"
        if not cited.cell:
            return shown
        chart, row, column = cited.cell
        table = self.tables[chart]
        if isinstance(value, int) and column in table.signed:
            shown = signed_number(value)
        if isinstance(value, str):  # what a chart prints is a term, or a score that stands as it is
            shown = self.reader.word(self.book, value)
        page = self.book.chapter_of[table.clause].slug
        place = "" if page == self.page else f"../{page}/"
        return f'<a href="{place}#{cell_anchor(table, row, column)}">{shown}</a>'

    def _charts(self, record: Record) -> str:
        lit = [line for line in record.trace if line.cell and {line.clause, line.cell[0]} & set(record.clauses)]
        cells = dict.fromkeys(line.cell for line in lit if line.cell)
        return "".join(crop(self.reader, self.book, self.tables[chart], row, column) for chart, row, column in cells)

    def _other(self, record: Record, first: Record) -> str:
        values: list[str] = []
        for step, model in zip(record.steps, first.steps, strict=False):
            told = self.grammar.pieces(step.template, self.grammar.load(step.template, step.values))
            values += (
                self._filled(step.template, name, step.values[name], text)
                for text, name in told
                if name and model.values.get(name) != step.values[name]
            )
        bad = f" {''.join(self._steps(record))}" if not record.holds else ""
        return f'<li id="{escape(record.id)}">{self.verdict_mark(record.holds)} {" · ".join(values)}{bad}</li>'
