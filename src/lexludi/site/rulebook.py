"""A book in one language as a printed rulebook, and its charts as a player aid: HTML for paper."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from importlib.metadata import version
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter, Clause, Heading
from lexludi.languages import LANGUAGES
from lexludi.marks import DIRECTIVE
from lexludi.project import Project
from lexludi.proof.coverage import Coverage
from lexludi.proof.record import Record
from lexludi.site.charts import chart
from lexludi.site.pages import CHART, CHIPS
from lexludi.site.reader import Reader
from lexludi.site.sign import drawing

MILLIMETRES = 0.16
"""How long one unit of a board is on paper."""
WIDE = 7
"""How many columns of a chart the text has room for."""
TEMPLATES = Path(__file__).parent / "templates"
_PICTURE = re.compile(r'<svg([^>]*) aria-label="([^"]*)"( viewBox="\S+ \S+ (\S+) \S+") style="[^"]*"([^>]*)>')
_KEY = re.compile(r'<svg([^>]*) aria-hidden="true">(.*?)</svg>([^<]*)')
_LINK = re.compile(r'<a class="ll-damaged"[^>]*>(.*?)</a>')


@dataclass(frozen=True)
class Note:
    """A note below a clause."""

    mark: str
    name: Markup
    body: Markup


@dataclass(frozen=True)
class Picture:
    """The board of an example."""

    figure: Markup
    caption: Markup
    pair: bool
    """Whether it shows before and after."""


@dataclass(frozen=True)
class Item:
    """A heading, or a clause where it has a body."""

    id: str
    level: int
    number: str
    title: Markup
    body: Markup | None = None
    notes: tuple[Note, ...] = ()
    picture: Picture | None = None


@dataclass(frozen=True)
class PrintedChapter:
    """A chapter with all that stands in it."""

    id: str
    number: int
    title: Markup
    intro: Markup
    items: tuple[Item, ...]

    @property
    def sections(self) -> list[Item]:
        """Its sections, for the contents."""
        return [item for item in self.items if item.body is None and item.level == 3]


class PaperReader(Reader):
    """A reader of paper, who follows a reference by its page."""

    def name(self, book: Book, clause_id: str) -> str:
        """The number of a clause and the page it stands on, as HTML."""
        page = f'<span class="page" data-to="#{escape(clause_id)}"></span>'
        number = book.clauses[clause_id].number
        return self.say("print.reference", number=number, page="\0").replace("\0", page)


class Rulebook:
    """Writes one book for one reader of paper."""

    def __init__(self, project: Project, slug: str, language: str, records: list[Record], figures: Coverage) -> None:
        self.reader = PaperReader(project, language)
        self.book = project.books[slug]
        self.figures = figures
        self.shown: dict[str, Record] = {}
        for record in records:
            if record.scene and record.holds:
                self.shown.setdefault(record.clause, record)
        self.scenes = {scene.kind: scene for scene in project.phrases(slug).scenes}
        self.tables = project.tables(slug)

    def html(self) -> str:
        """The whole book."""
        say, reader, book = self.reader.say, self.reader, self.book
        counts = [Markup(say("book.clauses", count=self.figures.clauses))]
        if self.figures.examples:
            counts.append(Markup(say("book.examples", passing=self.figures.passing, count=self.figures.examples)))
        facts = [
            Markup(say("book.original", language=LANGUAGES[book.original].name)),
            Markup(" · ").join(counts),
            *(Markup(say(f"print.{key}")) for key in ("own_words", "licence", "rights")),
        ]
        keys = ("contents", "charts", "example")
        return _render(
            "book.html",
            **self._head,
            subtitle_html=Markup(reader.line(f"{book.slug}/subtitle", book.subtitle)),
            description=reader.text(f"{book.slug}/about", book.about)[0],
            about=Markup(reader.prose(book, f"{book.slug}/about", book.about, "print")),
            sign=Markup(
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>§</title>{drawing()}</svg>'
            ),
            facts=facts,
            chapters=[self._chapter(chapter) for chapter in book.chapters],
            charts=[self._item(clause) for clause in self._charted],
            signs=[
                {"mark": mark, "name": Markup(say(f"note.{kind}")), "meaning": Markup(say(f"sign.{kind}"))}
                for kind, mark in CHIPS.items()
                if any(kind in clause.notes for clause in book.clauses.values())
            ],
            glossary=self._glossary(),
            words={
                **{key: Markup(say(f"print.{key}")) for key in keys},
                "glossary": Markup(say("book.glossary")),
                "signs": Markup(say("sign.title")),
                "defined": Markup(say("glossary.clause")),
            },
        )

    def aid(self) -> str | None:
        """The charts alone; nothing where the book has none."""
        charts = [
            {"number": clause.number, "title": Markup(self.reader.title(clause)), "table": Markup(self._charts[name])}
            for clause in self._charted
            for name in DIRECTIVE.findall(clause.text)
        ]
        return (
            _render("aid.html", **self._head, charts=charts, words={"aid": Markup(self.reader.say("print.aid"))})
            if charts
            else None
        )

    @cached_property
    def _head(self) -> dict[str, object]:
        book, reader = self.book, self.reader
        return {
            "lang": reader.language.html,
            "title": reader.text(f"{book.slug}/title", book.title)[0],
            "subtitle": reader.text(f"{book.slug}/subtitle", book.subtitle)[0],
            "title_html": Markup(reader.line(f"{book.slug}/title", book.title)),
            "version": version("lexludi"),
        }

    @cached_property
    def _charted(self) -> list[Clause]:
        """The clauses that show charts."""
        return [clause for clause in self.book.clauses.values() if DIRECTIVE.search(clause.text)]

    @cached_property
    def _charts(self) -> dict[str, str]:
        """Every chart; the mark of a restored cell is no link, for its note stands in the same book."""
        drawn = {name: chart(self.reader, self.book, table) for name, table in self.tables.items()}
        return {name: _LINK.sub(r"<sup>\1</sup>", html) for name, html in drawn.items()}

    def _chart(self, name: str) -> str:
        """A chart in the text; a wide one goes into the margin."""
        wide = len(self.tables[name].columns) > WIDE
        return f'<div class="wide">{self._charts[name]}</div>' if wide else self._charts[name]

    def _chapter(self, chapter: Chapter) -> PrintedChapter:
        place = f"{self.book.slug}/{chapter.slug}"
        title = Markup(self.reader.line(place, chapter.title))
        intro = self.reader.prose(self.book, f"{place}/intro", chapter.intro, "print") if chapter.intro else ""
        return PrintedChapter(chapter.slug, chapter.number, title, Markup(intro), tuple(self._items(chapter)))

    def _items(self, chapter: Chapter) -> Iterator[Item]:
        level = 2
        for item in chapter.items:
            if isinstance(item, Heading):
                level = item.level + 1
                title = Markup(self.reader.line(f"{self.book.slug}/#{item.anchor}", item.title))
                yield Item(item.anchor, level, item.number, title)
            else:
                yield self._clause(item, level + 1)

    def _item(self, clause: Clause) -> Item:
        return Item(clause.id, 0, clause.number, Markup(self.reader.title(clause)))

    def _clause(self, clause: Clause, level: int) -> Item:
        say, prose = self.reader.say, self.reader.prose
        body = CHART.sub(lambda found: self._chart(found[1]), prose(self.book, clause.id, clause.text, "print"))
        notes = tuple(
            Note(
                CHIPS[kind],
                Markup(say(f"note.{kind}")),
                Markup(prose(self.book, f"{clause.id}/{kind}", text, "print")),
            )
            for kind, text in clause.notes.items()
        )
        title = Markup(self.reader.title(clause))
        return Item(clause.id, level, clause.number, title, Markup(body), notes, self._picture(clause))

    def _picture(self, clause: Clause) -> Picture | None:
        """The first example of a clause that has a board."""
        record = self.shown.get(clause.id)
        if record is None or record.scene is None:
            return None
        scene = self.scenes[str(record.scene["kind"])].read(record.scene["data"])
        figure = _on_paper(scene.draw(self.reader.board_words(self.book)))
        caption = Markup(self.reader.line(f"{record.clause}/example", record.name))
        return Picture(figure, caption, figure.count('class="ll-frame"') > 1)

    def _glossary(self) -> dict[str, object]:
        """The words of the book in the reader's language, in English and in the original."""
        book, project = self.book, self.reader.project
        codes = list(dict.fromkeys((self.reader.language.code, "en", book.original)))
        words = {code: project.vocabulary(book.slug, code).words for code in codes}
        rows = []
        for key, term in book.terms.items():
            if term.use not in ("prose", "chart"):
                continue
            cells = [{"lang": LANGUAGES[code].html, "text": self._word(key, code, words[code][key])} for code in codes]
            where = Markup(self.reader.name(book, term.clause)) if term.clause else ""
            rows.append({"words": cells, "clause": term.clause, "where": where})
        rows.sort(key=lambda row: _alphabetical(Markup(row["words"][0]["text"]).striptags()))
        return {"heads": [LANGUAGES[code].name for code in codes], "rows": rows}

    def _word(self, key: str, code: str, words: tuple[str, ...]) -> Markup:
        text = Markup(escape(f"{words[-1]} ({words[0]})" if len(words) > 1 else words[-1]))
        if code != self.reader.language.code:
            return text
        return Markup(self.reader.marked(text, f"{self.book.slug}:{key}", self.book.terms[key].en))


def _alphabetical(word: str) -> str:
    """A word as a glossary is sorted by: without accents and capitals."""
    return "".join(
        letter for letter in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(letter)
    )


def _on_paper(figure: str) -> Markup:
    """A figure for paper: every hex of the same size, and descriptions where a PDF looks for them."""

    def picture(found: re.Match[str]) -> str:
        width = f"{float(found[4]) * MILLIMETRES:.1f}mm"
        return f'<svg{found[1]}{found[3]} style="width:{width}"{found[5]}><title>{found[2]}</title>'

    return Markup(_KEY.sub(r"<svg\1><title>\3</title>\2</svg>\3", _PICTURE.sub(picture, figure)))


def _render(name: str, **shown: object) -> str:
    templates = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined)
    return templates.get_template(f"print/{name}").render(shown)
