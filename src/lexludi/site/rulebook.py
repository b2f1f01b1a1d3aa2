"""A book in one language as a printed rulebook, and its charts as a player aid: HTML for paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version

from markupsafe import Markup

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter, Clause, Heading
from lexludi.examples.misfits import drawn
from lexludi.languages import LANGUAGES
from lexludi.marks import DIRECTIVE
from lexludi.project import Project
from lexludi.proof.coverage import Coverage
from lexludi.proof.record import Record
from lexludi.site.book_cover import picture, sequence
from lexludi.site.frames import SIGNS, Frame, Frames
from lexludi.site.glossary import glossary_terms
from lexludi.site.html import joined, page
from lexludi.site.modifiers import Modifiers
from lexludi.site.reader import Reader

MILLIMETRES = 0.16
"""How long one unit of a drawing is on paper."""
_PICTURE = re.compile(r'<svg([^>]*) aria-label="([^"]*)"( viewBox="\S+ \S+ (\S+) \S+") style="[^"]*"([^>]*)>')
_SHORT = re.compile(r'<abbr title="([^"]*)">([^<]*)</abbr>')
_HELD = re.compile(r"([(“«（]?(?:[^\s<>]{1,8}\xa0)?<a [^>]*>(?:(?!</a>).)*</a>[).,;:»”）。，；：]*)")
"""A reference with what is said and set beside it."""
_KEY = re.compile(r'<svg([^>]*) aria-hidden="true">(.*?)</svg>([^<]*)')


@dataclass(frozen=True)
class Picture:
    """The board of an example."""

    figure: Markup
    caption: Markup
    pair: bool
    """Whether it shows before and after."""


@dataclass(frozen=True)
class Section:
    """A heading inside a chapter."""

    id: str
    level: int
    number: str
    title: Markup


@dataclass(frozen=True)
class Illustrated:
    """A clause and its picture."""

    frame: Frame
    picture: Picture | None


@dataclass(frozen=True)
class Part:
    """A chapter with all that stands in it."""

    id: str
    number: int
    title: Markup
    intro: Markup
    items: tuple[Section | Illustrated, ...]

    @property
    def sections(self) -> list[Section]:
        """Its sections, for the contents."""
        return [item for item in self.items if isinstance(item, Section) and item.level == 3]


class PaperReader(Reader):
    """A reader of paper, who follows a reference by its page."""

    def name(self, book: Book, clause_id: str) -> Markup:
        """The number of a clause and the page it stands on, which the style sheet puts in."""
        page = Markup('<span class="page" data-to="#{}"></span>').format(clause_id)
        return self.say("print.reference", number=book.clauses[clause_id].number, page=page)

    def prose(self, book: Book, context: str, english: str, page: str) -> Markup:
        """A text whose references stay on one line; a line may end before one, where WeasyPrint would break it anywhere."""
        return Markup(_HELD.sub("\u200b<span class=held>\\1</span>", str(super().prose(book, context, english, page))))


class Rulebook:
    """Writes one book for one reader of paper."""

    def __init__(self, project: Project, slug: str, language: str, records: list[Record], figures: Coverage) -> None:
        self.reader = PaperReader(project, language)
        self.book = project.books[slug]
        self.figures = figures
        self.records = records
        self.shown: dict[str, Record] = {}
        """The first example of each clause that has a board."""
        for record in records:
            if record.scene and record.holds:
                self.shown.setdefault(record.clause, record)
        self.scenes = {scene.kind: scene for scene in project.phrases(slug).scenes}
        self.frames = Frames(self.reader, self.book, [])

    def html(self) -> str:
        """The whole book."""
        reader, book = self.reader, self.book
        return page(
            "print/book.html",
            **self._head,
            subtitle=reader.line(f"{book.slug}/subtitle", book.subtitle),
            description=reader.text(f"{book.slug}/about", book.about)[0],
            about=reader.prose(book, f"{book.slug}/about", book.about, "print"),
            picture=_on_paper(picture(reader, book)),
            facts=list(self._facts()),
            signs=[kind for kind in SIGNS if any(kind in clause.notes for clause in book.clauses.values())],
            marks=SIGNS,
            chapters=[self._part(chapter) for chapter in book.chapters],
            charted=[(clause.id, clause.number, reader.title(clause)) for clause in self._charted],
            shown=[LANGUAGES[code] for code in dict.fromkeys((reader.language.code, "en", book.original))],
            glossary=glossary_terms(reader, book, "print"),
        )

    def aid(self) -> str | None:
        """The sequence of play, the charts, and what the abbreviations in them stand for; nothing where the book has neither."""
        charts = [
            (clause.number, self.reader.title(clause), self.frames.charts[name])
            for clause in self._charted
            for name in DIRECTIVE.findall(clause.text)
        ]
        steps = sequence(self.reader, self.book)
        if not charts and not steps:
            return None
        used = sorted({(short, full) for *_, table in charts for full, short in _SHORT.findall(table)})
        short = [(Markup(short), Markup(full)) for short, full in used if short != full]
        name = self.reader.say("print.aid")
        return page("print/aid.html", **self._head, name=name, charts=charts, sequence=steps, short=short)

    def modifiers(self) -> str | None:
        """The modifiers on a sheet of their own; empty if the book adds nothing up."""
        groups = Modifiers(self.reader, self.book, self.records, "print").groups()
        name = self.reader.say("book.modifiers")
        return page("print/modifiers.html", **self._head, name=name, sums=groups) if groups else None

    @cached_property
    def _head(self) -> dict[str, object]:
        book, reader = self.book, self.reader
        names = (reader.text(f"{book.slug}/{part}", getattr(book, part))[0] for part in ("title", "subtitle"))
        return {
            "lang": reader.language.html,
            "document": " – ".join(names),
            "title": reader.line(f"{book.slug}/title", book.title),
            "version": version("lexludi"),
            "say": reader.say,
        }

    def _facts(self) -> Iterator[Markup]:
        """What edition this is."""
        say, figures = self.reader.say, self.figures
        yield say("book.original", language=LANGUAGES[self.book.original].name)
        counts = [say("book.clauses", count=figures.clauses)]
        if figures.examples:
            counts.append(say("book.examples", passing=figures.passing, count=figures.examples))
        yield joined(counts, " · ")
        yield from (say(f"print.{key}") for key in ("own_words", "licence", "rights"))

    @cached_property
    def _charted(self) -> list[Clause]:
        """The clauses that show charts."""
        return [clause for clause in self.book.clauses.values() if DIRECTIVE.search(clause.text)]

    def _part(self, chapter: Chapter) -> Part:
        place = f"{self.book.slug}/{chapter.slug}"
        intro = self.reader.prose(self.book, f"{place}/intro", chapter.intro, "print") if chapter.intro else Markup()
        items = tuple(self._items(chapter))
        return Part(chapter.slug, chapter.number, self.reader.line(place, chapter.title), intro, items)

    def _items(self, chapter: Chapter) -> Iterator[Section | Illustrated]:
        level = 2
        for item in chapter.items:
            if isinstance(item, Heading):
                level = item.level + 1
                title = self.reader.line(f"{self.book.slug}/#{item.anchor}", item.title)
                yield Section(item.anchor, level, item.number, title)
            else:
                yield Illustrated(self.frames.frame(item, "print", level + 1), self._picture(item))

    def _picture(self, clause: Clause) -> Picture | None:
        record = self.shown.get(clause.id)
        if record is None or record.scene is None:
            return None
        scene = self.scenes[str(record.scene["kind"])].read(record.scene["data"])
        figure = _on_paper(drawn(scene, self.reader.board_words(self.book)))
        caption = self.reader.line(f"{record.clause}/example", record.name)
        return Picture(figure, caption, figure.count('class="ll-frame"') > 1)


def _on_paper(figure: str) -> Markup:
    """A figure for paper: every drawing at the same scale, and descriptions where a PDF looks for them."""

    def board(found: re.Match[str]) -> str:
        width = f"{float(found[4]) * MILLIMETRES:.1f}mm"
        return f'<svg{found[1]}{found[3]} style="width:{width}"{found[5]}><title>{found[2]}</title>'

    return Markup(_KEY.sub(r"<svg\1><title>\3</title>\2</svg>\3", _PICTURE.sub(board, figure)))
