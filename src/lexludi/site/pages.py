"""The pages of one language as Markdown: headings for the engine, clauses as finished HTML."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from lexludi.caching import cached_method
from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter, Clause, Heading
from lexludi.examples.sentences import listed
from lexludi.files import Problem
from lexludi.languages import LANGUAGES
from lexludi.proof.coverage import Coverage
from lexludi.proof.history import History
from lexludi.proof.record import Record
from lexludi.site.book_cover import picture, sequence
from lexludi.site.cards import lit_cells
from lexludi.site.charts import crop
from lexludi.site.covered import covered
from lexludi.site.frames import SIGNS, Frame, Frames
from lexludi.site.glossary import glossary_terms
from lexludi.site.html import joined, made_for, page
from lexludi.site.markup import literal
from lexludi.site.memo import digest
from lexludi.site.modifiers import Modifiers
from lexludi.site.past import NOWHERE
from lexludi.site.policy import guarded
from lexludi.site.reader import Reader
from lexludi.site.sentence_list import sentence_groups
from lexludi.site.settings import address
from lexludi.site.workbench.question_list import questions
from lexludi.words import STRINGS

STYLES = sorted(
    f"stylesheets/{path.name}" for path in Path(str(files("material"))).glob("templates/assets/stylesheets/*.css")
)
"""The theme's own, for the pages that no engine makes."""


@dataclass(frozen=True)
class Section:
    """A heading inside a chapter."""

    anchor: str
    level: int
    title: Markup


@dataclass(frozen=True)
class Part:
    """A chapter inside the whole book."""

    slug: str
    title: Markup
    intro: Markup
    items: Iterator[Section | Frame]


class Pages:
    """Writes the pages of one book for one reader."""

    def __init__(
        self,
        reader: Reader,
        book: Book,
        records: list[Record],
        figures: Coverage,
        size: str = "",
        unrecorded: Sequence[Problem] = (),
        history: History = NOWHERE,
    ) -> None:
        self.reader = reader
        self.size = size
        """How many megabytes a ruling in the browser takes, empty where there can be none."""
        self.book = book
        self.figures = figures
        self.unrecorded = unrecorded
        """The rulings that are not those of record."""
        self.frames = Frames(reader, book, records, history)
        self.title = reader.line(f"{book.slug}/title", book.title)
        self.name = reader.plain(f"{book.slug}/title", book.title)
        self.subtitle = reader.plain(f"{book.slug}/subtitle", book.subtitle)
        self.heading = reader.heading(f"{book.slug}/title", book.title)

    def files(self, platform: str) -> Iterator[tuple[str, str, Callable[[], str]]]:
        """Every page of the book: its path, a digest of all it is made of, and how to write it.

        Each is the index of a folder of its own, so that a link inside finished HTML is the same
        whether an engine takes it relative to the file or to the address. `platform` is the digest
        of what makes pages out of books.
        """
        slug, chapters = self.book.slug, self.book.chapters
        common = digest(platform, self._common())
        texts = {chapter.slug: self._with_charts(common, chapter, self._texts(chapter)) for chapter in chapters}
        for chapter in chapters:
            chips = [(self._counts(clause), self.frames.readings(clause)) for clause in chapter.clauses]
            yield f"{slug}/{chapter.slug}/index.md", digest(texts[chapter.slug], chips), partial(self.chapter, chapter)
            for clause in filter(self.frames.has_page, chapter.clauses):
                own = [self.reader.seen(context, text) for context, text in clause.texts.items()]
                key = digest(self._with_charts(common, self._heading_of(chapter), own), self._shown_behind(clause))
                yield f"{slug}/{clause.id}/index.html", key, partial(self.clause, chapter, clause)
        card = [self.reader.line(f"{slug}/{part}", getattr(self.book, part)) for part in ("subtitle", "about")]
        titles = list(map(self._heading_of, chapters))
        drawn = (self.book.cover, sequence(self.reader, self.book))
        yield f"{slug}/index.md", digest(common, self.figures, card, titles, drawn), self.cover
        yield f"{slug}/glossary/index.md", digest(common, self._words()), self.glossary
        if "modifiers" in self.extras:
            yield f"{slug}/modifiers/index.md", digest(common, self._modifiers.key()), self.modifiers
        untestable = [clause.untestable for clause in self.book.clauses.values()]
        if "sentences" in self.extras:
            known = listed(self.reader.project.grammar(slug, self.reader.language.code))
            yield f"{slug}/sentences/index.md", digest(common, known), self.sentences
        if "try" in self.extras:
            yield f"{slug}/try/index.md", digest(common, self._questions(), self.size, self._takes_turns), self.attempt
        yield f"{slug}/coverage/index.md", digest(common, self.figures, untestable), self.coverage
        to_do = self._to_do()
        yield f"{slug}/authors/index.md", digest(common, titles, to_do), partial(self.authors, to_do)
        yield f"{slug}/changes/index.md", digest(common, self.frames.past.history.releases), self.changes
        yield f"{slug}/print/index.md", digest(texts), self.whole

    def _common(self) -> list[object]:
        """All that any page of the book may show: the words of the site and of the book, and what clauses are called."""
        reader, book = self.reader, self.book
        names = [
            (clause.id, clause.number, reader.title(clause), book.chapter_of[clause.id].slug)
            for clause in book.clauses.values()
        ]
        words = reader.project.vocabulary(book.slug, reader.language.code)
        return [
            address(reader.project),
            self.title,
            self.subtitle,
            book.original,
            book.retired,
            book.terms,
            names,
            words,
            self._words(reader.language.locale),
        ]

    def _words(self, *locales: str) -> list[str]:
        """Digests of the words of the site and of the book in some locales, or in all."""
        sources = self.reader.project.sources.of(self.book.slug)
        wanted = {path: path.parts[-3] for path in sources if path.suffix == ".po" and path.stem != self.book.slug}
        return [f"{path.name} {sources[path]}" for path, locale in wanted.items() if not locales or locale in locales]

    def _texts(self, chapter: Chapter) -> list[tuple[str, bool, str]]:
        """All texts of a chapter as this reader sees them."""
        place = f"{self.book.slug}/{chapter.slug}"
        texts = {place: chapter.title, f"{place}/intro": chapter.intro}
        for item in chapter.items:
            texts |= {f"{self.book.slug}/#{item.anchor}": item.title} if isinstance(item, Heading) else item.texts
        return [self.reader.seen(context, text) for context, text in texts.items()]

    def _counts(self, clause: Clause) -> tuple[int, ...]:
        records = self.frames.records.get(clause.id, [])
        cited, changes = self.frames.cited.get(clause.id, ()), self.frames.past.history.of.get(clause.id, ())
        return len(records), sum(record.holds for record in records), len(cited), len(changes)

    def _shown_behind(self, clause: Clause) -> list[object]:
        """All that a clause shows on its page: records of examples with the rows they read, names, readings, code, what rests on it."""
        frames, tables = self.frames, self.reader.project.tables(self.book.slug)
        records, cited = frames.records.get(clause.id, []), frames.cited.get(clause.id)
        names = [self.reader.line(f"{clause.id}/example", record.name) for record in records]
        rows = sorted({place[:2] for record in records for place in lit_cells(record)})
        shown: list[object] = [(name, sorted(table.signed)) for name, table in tables.items()]
        shown += [[record.spelled for record in records], names, [self._read_row(*row) for row in rows]]
        shown += [frames.readings(clause), frames.impacts(clause), frames.code(clause), frames.authors.standing(clause)]
        shown += [frames.past.history.of.get(clause.id), frames.past.of(clause.id)]
        shown += [list(cited.clauses), {each: len(found) for each, found in cited.examples.items()}] if cited else []
        return shown

    @cached_method
    def _read_row(self, name: str, row: str) -> str:
        """A row of a chart as an example shows it."""
        return crop(self.reader, self.book, self.reader.project.tables(self.book.slug)[name], row, "")

    def _with_charts(self, *parts: object) -> str:
        """A digest of plain values and of every chart they name."""
        text = repr(parts)
        return digest(text, [drawn for name, drawn in self.frames.charts.items() if name in text])

    def nav(self) -> dict[str, list[Any]]:
        """The book's part of the navigation; themes put its titles into pages as they are."""
        slug, say = self.book.slug, self.reader.say
        chapters = [
            {str(self.chapter_title(chapter)): f"{slug}/{chapter.slug}/index.md"} for chapter in self.book.chapters
        ]
        extras = [{str(say(f"book.{name}")): f"{slug}/{name}/index.md"} for name in self.extras]
        return {str(self.name): [{str(self.name): f"{slug}/index.md"}, *chapters, *extras]}

    @cached_property
    def extras(self) -> list[str]:
        """The pages of the book besides its chapters; sentences only where there are rules to ask."""
        asked = ["sentences"] if self.reader.project.phrases(self.book.slug).phrases else []
        asked += ["try"] if asked and self.size and self.book.rules else []
        summed = ["modifiers"] if self._modifiers else []
        return [*summed, "glossary", *asked, "coverage", "changes", "authors", "print"]

    @cached_property
    def _modifiers(self) -> Modifiers:
        """What can enter the sums of the book."""
        records = chain.from_iterable(self.frames.records.values())
        return Modifiers(self.reader, self.book, records)

    @property
    def _takes_turns(self) -> bool:
        """Whether the book has a turn that can be played on."""
        return self.reader.project.phrases(self.book.slug).turns is not None

    def chapter_title(self, chapter: Chapter) -> Markup:
        """Number and title of a chapter as plain text, escaped."""
        return escape(chapter.number) + " " + self.reader.plain(f"{self.book.slug}/{chapter.slug}", chapter.title)

    def chapter(self, chapter: Chapter) -> str:
        """One chapter: the text, behind each clause its notes, and the way to its page."""
        show = partial(self.frames.frame, page=chapter.slug)
        has_examples = any(clause.id in self.frames.records for clause in chapter.clauses)
        shown = {
            "has_examples": has_examples,
            "count": len(chapter.clauses),
            "overview_lines": list(map(self._line, chapter.items)),
            "intro": self._intro(chapter, chapter.slug),
            "items": self._items(chapter, 0, show),
        }
        return self._page("chapter", self.chapter_title(chapter), self._heading_of(chapter), **shown)

    def _line(self, item: Clause | Heading) -> dict[str, object]:
        """A clause or a heading as the overview of its chapter names it."""
        if isinstance(item, Clause):
            return {"heading": False, "anchor": item.id, "number": item.number, "title": self.reader.title(item)}
        title = self.reader.line(f"{self.book.slug}/#{item.anchor}", item.title)
        return {"heading": True, "anchor": item.anchor, "number": item.number, "title": title}

    def clause(self, chapter: Chapter, clause: Clause) -> str:
        """The page of a clause: text, examples, code and backlinks; a chapter fetches the evidence from it."""
        title = joined((escape(clause.number), self.reader.plain(f"{clause.id}/title", clause.title)), " ")
        shown = self.frames.frame(clause, "", 1), self.frames.evidence(clause)
        return guarded(self._clause_page(*shown, title, chapter.slug, self._heading_of(chapter)))

    @cached_property
    def _clause_page(self) -> Callable[..., Markup]:
        return made_for(
            "pages/clause.html",
            "page",
            say=self.reader.say,
            language=self.reader.language,
            languages=LANGUAGES.values(),
            source=LANGUAGES[self.book.original],
            styles=STYLES,
            book=self.book.slug,
            name=self.name,
            book_title=self.title,
            host=address(self.reader.project),
        )

    def whole(self) -> str:
        """The whole book on one page, text and notes, for printing."""
        show = partial(self.frames.frame, page="print")
        chapters = [
            Part(chapter.slug, self._heading_of(chapter), self._intro(chapter, "print"), self._items(chapter, 1, show))
            for chapter in self.book.chapters
        ]
        return self._page("print", self.reader.say("book.print"), self.heading, chapters=chapters)

    def cover(self) -> str:
        """The book's first page: what it is, its chapters, its state."""
        book = self.book
        return self._page(
            "cover",
            self.name,
            self.heading,
            subtitle=self.reader.prose(book, f"{book.slug}/subtitle", book.subtitle, "index"),
            text=self.reader.prose(book, f"{book.slug}/about", book.about, "index"),
            figures=self.figures,
            picture=picture(self.reader, book),
            sequence=sequence(self.reader, book),
            chapters=[(chapter.slug, self._heading_of(chapter)) for chapter in book.chapters],
            extras=self.extras,
            notes={
                kind: sign
                for kind, sign in SIGNS.items()
                if kind != "house" or any(kind in clause.notes for clause in book.clauses.values())
            },
        )

    def sentences(self) -> str:
        """Every sentence of the book with the words each of its places takes."""
        return self._extra("sentences", "book.sentences", groups=sentence_groups(self.reader, self.book))

    def attempt(self) -> str:
        """The workbench: a case of one's own, put to the rules in the browser."""
        words = {key: self.reader.say(key).unescape() for key in STRINGS if key.startswith("try.")}
        language = self.reader.language.code
        own = {"book": self.book.slug, "language": language, "title": self.title.striptags()}
        data = {**own, "turns": self._takes_turns, "words": words}
        shown = {"data": json.dumps(data, ensure_ascii=False), "questions": self._questions(), "size": self.size}
        return self._extra("try", "book.try", **shown)

    def _questions(self) -> list[tuple[Markup, list[tuple[str, str]]]]:
        """Every question the book answers, chapter by chapter."""
        grammar = self.reader.project.grammar(self.book.slug, self.reader.language.code)
        records = (record for records in self.frames.records.values() for record in records)
        return [(self._heading_of(chapter), asked) for chapter, asked in questions(grammar, self.book, records)]

    def coverage(self) -> str:
        """What is proved, what is not, and why."""
        records = [record for records in self.frames.records.values() for record in records]
        return self._extra("coverage", "coverage.title", **covered(self.reader, self.book, self.figures, records))

    def authors(self, to_do: Mapping[str, object]) -> str:
        """What translators and authors look for: what is not current, what fails, where each clause stands."""
        titles = {chapter.slug: self._heading_of(chapter) for chapter in self.book.chapters}
        return self._extra("authors", "book.authors", slug=self.book.slug, titles=titles, **to_do)

    def _to_do(self) -> dict[str, object]:
        records = [record for records in self.frames.records.values() for record in records]
        return self.frames.authors.shown(records, self.figures, self.unrecorded)

    def changes(self) -> str:
        """What each release changed in the book."""
        past = self.frames.past
        shown = {"known": past.history.known, "begins": past.history.begins, "releases": past.releases}
        return self._extra("changes", "book.changes", **shown)

    def modifiers(self) -> str:
        """Every sum of the book with all that can enter it."""
        lost = "modifiers" in self.book.lost
        return self._extra(
            "modifiers", "book.modifiers", groups=self._modifiers.groups(), lost=SIGNS["damage"] if lost else ""
        )

    def glossary(self) -> str:
        """Every term of the book in five languages."""
        return self._extra("glossary", "book.glossary", terms=glossary_terms(self.reader, self.book))

    def _extra(self, name: str, key: str, **shown: object) -> str:
        title = self.reader.say(key)
        return self._page(name, title, literal(title.unescape()), **shown)

    def _page(self, name: str, title: Markup, heading: Markup, **shown: object) -> str:
        """A page; `title`, `tab` and `description` must be escaped, for the theme puts them into its head as they are."""
        tab = title if title == self.name else title + " – " + self.name
        head = {"title": title, "tab": tab, "description": tab + ". " + self.subtitle, "book": self.book.slug}
        source = LANGUAGES[self.book.original]
        common = {"say": self.reader.say, "book": self.title, "original": source.name, "source": source}
        common |= {"language": self.reader.language, "languages": LANGUAGES.values()}
        return page(f"pages/{name}.md", head=head, heading=heading, **common, **shown)

    def _heading_of(self, chapter: Chapter) -> Markup:
        title = self.reader.heading(f"{self.book.slug}/{chapter.slug}", chapter.title)
        return escape(chapter.number) + " " + title

    def _intro(self, chapter: Chapter, page: str) -> Markup:
        context = f"{self.book.slug}/{chapter.slug}/intro"
        return self.reader.prose(self.book, context, chapter.intro, page) if chapter.intro else Markup()

    def _items(self, chapter: Chapter, deeper: int, show: Callable[..., Frame]) -> Iterator[Section | Frame]:
        """Headings and clauses of a chapter in their order, so many levels deeper than in the chapter itself."""
        level = 1 + deeper
        for item in chapter.items:
            if isinstance(item, Heading):
                level = item.level + deeper
                yield self._section(item, level)
            else:
                yield show(item, level=level + 1)

    def _section(self, item: Heading, level: int) -> Section:
        title = self.reader.heading(f"{self.book.slug}/#{item.anchor}", item.title)
        return Section(item.anchor, level, literal(item.number) + " " + title if item.number else title)
