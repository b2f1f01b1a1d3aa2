"""The pages of one language as Markdown: headings for the engine, clauses as finished HTML."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from html import escape, unescape
from itertools import groupby
from typing import Any

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter, Clause, Heading
from lexludi.examples.sentences import listed
from lexludi.languages import LANGUAGES
from lexludi.proof.coverage import Coverage
from lexludi.proof.record import Record
from lexludi.site.cards import Cards
from lexludi.site.charts import chart
from lexludi.site.markup import literal
from lexludi.site.memo import digest, digest_of
from lexludi.site.reader import Reader
from lexludi.site.sentences import sentence_lists

CHART = re.compile(r"(?:<p>)?\{\{\s*table\s+([a-z0-9._-]+)\s*\}\}(?:</p>)?")
CHIPS = {"reading": "⚖", "damage": "†", "outside": "↗", "silent": "∅"}


class Pages:
    """Writes the pages of one book for one reader."""

    def __init__(self, reader: Reader, book: Book, records: list[Record], figures: Coverage) -> None:
        self.reader = reader
        self.book = book
        self.figures = figures
        self.records: dict[str, list[Record]] = {}
        for record in records:
            self.records.setdefault(record.clause, []).append(record)
        self.title = reader.line(f"{book.slug}/title", book.title)
        self.name = reader.plain(f"{book.slug}/title", book.title)
        self.subtitle = reader.plain(f"{book.slug}/subtitle", book.subtitle)
        self.heading = f"# {reader.heading(f'{book.slug}/title', book.title)}"
        self.reference = "../../reference" if reader.language.code == "en" else "../../../en/reference"

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
            key = self._with_charts(texts[chapter.slug], self._shown_behind(chapter))
            yield f"{slug}/{chapter.slug}/index.md", key, partial(self.chapter, chapter)
        card = [self.reader.line(f"{slug}/{part}", getattr(self.book, part)) for part in ("subtitle", "about")]
        titles = list(map(self._heading_of, chapters))
        yield f"{slug}/index.md", digest(common, self.figures, card, titles), self.cover
        glossaries = sorted((self.reader.project.root / "locales").glob(f"*/LC_MESSAGES/{slug}-*.po"))
        yield f"{slug}/glossary/index.md", digest(common, list(map(digest_of, glossaries))), self.glossary
        untestable = [clause.untestable for clause in self.book.clauses.values()]
        if "sentences" in self._extras:
            known = listed(self.reader.project.grammar(slug, self.reader.language.code))
            yield f"{slug}/sentences/index.md", digest(common, known), self.sentences
        yield f"{slug}/coverage/index.md", digest(common, self.figures, untestable), self.coverage
        yield f"{slug}/print/index.md", digest(texts), self.whole

    def _common(self) -> list[object]:
        """All that any page of the book may show: the words of the site and of the book, and what clauses are called."""
        reader, book = self.reader, self.book
        names = [
            (clause.id, clause.number, reader.title(clause), book.chapter_of[clause.id].slug)
            for clause in book.clauses.values()
        ]
        words = reader.project.vocabulary(book.slug, reader.language.code)
        translated = reader.project.root / "locales" / reader.language.locale / "LC_MESSAGES"
        files = [translated / "site.po", *sorted(translated.glob(f"{book.slug}-*.po"))]
        return [
            self.title,
            self.subtitle,
            book.original,
            book.retired,
            book.terms,
            names,
            words,
            list(map(digest_of, files)),
        ]

    def _texts(self, chapter: Chapter) -> list[str]:
        """All texts of a chapter as this reader sees them."""
        place = f"{self.book.slug}/{chapter.slug}"
        texts = {place: chapter.title, f"{place}/intro": chapter.intro}
        for item in chapter.items:
            texts |= {f"{self.book.slug}/#{item.anchor}": item.title} if isinstance(item, Heading) else item.texts
        return [self.reader.line(context, text) for context, text in texts.items()]

    def _shown_behind(self, chapter: Chapter) -> list[object]:
        """All that a chapter shows behind its clauses: records of examples, their names, readings and code."""
        shown: list[object] = []
        for item in chapter.items:
            if isinstance(item, Clause):
                records = self.records.get(item.id, [])
                names = [self.reader.line(f"{item.id}/example", record.name) for record in records]
                shown += [records, names, self._readings(item), self._code(item)]
        return shown

    def _with_charts(self, *parts: object) -> str:
        """A digest of plain values and of every chart they name."""
        text = repr(parts)
        return digest(text, [drawn for name, drawn in self._charts.items() if name in text])

    @cached_property
    def _charts(self) -> dict[str, str]:
        tables = self.reader.project.tables(self.book.slug)
        return {name: chart(self.reader, self.book, table) for name, table in tables.items()}

    def nav(self) -> dict[str, list[Any]]:
        """The book's part of the navigation; themes put its titles into pages as they are."""
        slug, say = self.book.slug, self.reader.say
        chapters = [{self.chapter_title(chapter): f"{slug}/{chapter.slug}/index.md"} for chapter in self.book.chapters]
        extras = [{say(f"book.{name}"): f"{slug}/{name}/index.md"} for name in self._extras]
        return {self.name: [{self.name: f"{slug}/index.md"}, *chapters, *extras]}

    @cached_property
    def _extras(self) -> list[str]:
        """The pages of the book besides its chapters; sentences only where there are rules to ask."""
        asked = ["sentences"] if self.reader.project.phrases(self.book.slug).phrases else []
        return ["glossary", *asked, "coverage", "print"]

    def sentences(self) -> str:
        """Every sentence of the book with the words each of its places takes."""
        title = self.reader.say("book.sentences")
        lead = f"<p>{self.reader.say('sentences.lead')}</p>"
        head = [self._front(title), f"# {literal(unescape(title))}", "", self._origin(), lead]
        return "\n".join([*head, *sentence_lists(self.reader, self.book)]) + "\n"

    def chapter_title(self, chapter: Chapter) -> str:
        """Number and title of a chapter as plain text, escaped."""
        return f"{chapter.number} {self.reader.plain(f'{self.book.slug}/{chapter.slug}', chapter.title)}"

    def chapter(self, chapter: Chapter) -> str:
        """One chapter: the text, and behind each clause its notes, examples and code."""
        lines = [self._front(self.chapter_title(chapter)), f"# {self._heading_of(chapter)}", "", self._origin()]
        if chapter.intro:
            lines.append(
                self.reader.prose(self.book, f"{self.book.slug}/{chapter.slug}/intro", chapter.intro, chapter.slug)
            )
        level = 1
        for item in chapter.items:
            level = item.level if isinstance(item, Heading) else level
            lines.append(
                self._heading(item) if isinstance(item, Heading) else self._clause(item, chapter.slug, level + 1)
            )
        return "\n".join(lines) + "\n"

    def whole(self) -> str:
        """The whole book on one page, text and notes, for printing."""
        lines = [self._front(self.reader.say("book.print")), self.heading, "", self._origin()]
        for chapter in self.book.chapters:
            lines.append(f"\n## {self._heading_of(chapter)} {{ #{chapter.slug} }}\n")
            if chapter.intro:
                context = f"{self.book.slug}/{chapter.slug}/intro"
                lines.append(self.reader.prose(self.book, context, chapter.intro, "print"))
            level = 2
            for item in chapter.items:
                if isinstance(item, Heading):
                    level = item.level + 1
                    lines.append(self._heading(item, deeper=1))
                else:
                    notes = "".join(self._notes(item, "print"))
                    lines.append(f'<section class="ll-c">{self._body(item, "print", level + 1)}{notes}</section>')
        return "\n".join(lines) + "\n"

    def cover(self) -> str:
        """The book's first page: what it is, its chapters, its state."""
        say, book = self.reader.say, self.book
        about = self.reader.prose(book, f"{book.slug}/about", book.about, "index")
        subtitle = self.reader.prose(book, f"{book.slug}/subtitle", book.subtitle, "index")
        chapters = "".join(
            f'<li><a href="{chapter.slug}/">{self._heading_of(chapter)}</a></li>' for chapter in book.chapters
        )
        links = "".join(f'<li><a href="{name}/">{say(f"book.{name}")}</a></li>' for name in self._extras)
        return (
            f"{self._front(self.name)}\n{self.heading}\n\n{self._origin()}\n"
            f'<div class="ll-about">{subtitle}{about}</div>\n{self.state()}\n'
            f'<h2>{say("book.chapters")}</h2><ul class="ll-toc">{chapters}</ul><ul class="ll-toc">{links}</ul>\n{self._signs()}\n'
        )

    def _signs(self) -> str:
        """What the signs beside the clauses mean."""
        say = self.reader.say
        signs = [("warn", sign, say(f"note.{kind}"), say(f"sign.{kind}")) for kind, sign in CHIPS.items()]
        if self.figures.examples:
            signs.append(("ok", "✓", say("example.holds"), say("sign.holds")))
            signs.append(("bad", "✗", say("example.fails"), say("sign.fails")))
        rows = "".join(
            f'<div><dt><span class="ll-chip ll-{look}">{sign}</span> {name}</dt><dd>{meaning}</dd></div>'
            for look, sign, name, meaning in signs
        )
        return f'<h2 id="signs">{say("sign.title")}</h2><dl class="ll-signs">{rows}</dl>'

    def state(self) -> str:
        """How many clauses the book has and how much of it is proved."""
        say, figures = self.reader.say, self.figures
        parts = [say("book.clauses", count=figures.clauses)]
        if figures.examples:
            parts.append(say("book.examples", passing=figures.passing, count=figures.examples))
            parts.append(f"{say('coverage.covered')}: {figures.covered}/{figures.testable}")
        else:
            parts.append(say("book.no_rules"))
        return f'<p class="ll-state">{" · ".join(parts)}</p>'

    def coverage(self) -> str:
        """What is proved, what is not, and why."""
        say, figures = self.reader.say, self.figures
        rows = [
            (say("coverage.clauses"), figures.clauses),
            (say("coverage.testable"), figures.testable),
            (say("coverage.covered"), figures.covered),
            (say("coverage.examples"), figures.examples),
            (say("coverage.passing"), figures.passing),
        ]
        for code, count in figures.languages.items():
            rows.append((f"{say('coverage.translated')}: {LANGUAGES[code].name}", count))
        table = "".join(f'<tr><th scope="row">{name}</th><td>{count}</td></tr>' for name, count in rows)
        untestable = [(clause.id, clause.untestable) for clause in self.book.clauses.values() if clause.untestable]
        holes = self._reasons(figures.holes.items()) if figures.holes else f"<p>{say('coverage.no_holes')}</p>"
        return (
            f"{self._front(say('coverage.title'))}\n# {literal(unescape(say('coverage.title')))}\n\n{self._origin()}\n"
            f'<p>{say("coverage.lead")}</p>\n<table class="ll-figures"><tbody>{table}</tbody></table>\n'
            f'<h2 id="holes">{say("coverage.holes")}</h2>{holes}\n'
            f'<h2 id="untestable">{say("coverage.untestable")}</h2>{self._reasons(untestable)}\n'
        )

    def glossary(self) -> str:
        """Every term of the book in five languages."""
        say, book, project = self.reader.say, self.book, self.reader.project
        head = "".join(f'<th scope="col" lang="{lang.html}">{lang.name}</th>' for lang in LANGUAGES.values())
        readers = {code: Reader(project, code) for code in LANGUAGES}
        rows = []
        for key, term in book.terms.items():
            if term.use not in ("prose", "chart"):
                continue
            cells = []
            for language in LANGUAGES.values():
                words = project.vocabulary(book.slug, language.code).words[key]
                abbr = f" ({escape(words[0])})" if len(words) > 1 else ""
                own = ' class="ll-lit"' if language is self.reader.language else ""
                word = readers[language.code].marked(f"{escape(words[-1])}{abbr}", f"{book.slug}:{key}", term.en)
                cells.append(f'<td lang="{language.html}"{own}>{word}</td>')
            link = ""
            if term.clause:
                href = escape(self.reader.href(book, term.clause, "glossary"))
                link = f'<a href="{href}">{self.reader.name(book, term.clause)}</a>'
            rows.append(f'<tr id="{escape(key)}">{"".join(cells)}<td>{link}</td></tr>')
        title = say("book.glossary")
        return (
            f"{self._front(title)}\n# {literal(unescape(title))}\n\n{self._origin()}\n<p>{say('glossary.lead')}</p>\n"
            f'<div class="ll-chart ll-words" tabindex="0"><table class="ll-table"><thead><tr>{head}<th scope="col">{say("glossary.clause")}'
            f"</th></tr></thead><tbody>{''.join(rows)}</tbody></table></div>\n"
        )

    def _front(self, title: str) -> str:
        """What the theme puts into the head of a page as it is: its title, in full for lists of pages, and what it is about."""
        tab = title if title == self.name else f"{title} – {self.name}"
        head = {"title": title, "tab": tab, "description": f"{tab}. {self.subtitle}", "book": self.book.slug}
        lines = "".join(f"{key}: {json.dumps(text, ensure_ascii=False)}\n" for key, text in head.items())
        return f"---\n{lines}---\n"

    def _heading_of(self, chapter: Chapter) -> str:
        return f"{chapter.number} {self.reader.heading(f'{self.book.slug}/{chapter.slug}', chapter.title)}"

    def _heading(self, item: Heading, deeper: int = 0) -> str:
        title = self.reader.heading(f"{self.book.slug}/#{item.anchor}", item.title)
        number = f"{item.number} " if item.number else ""
        return f"\n{'#' * (item.level + deeper)} {number}{title} {{ #{item.anchor} }}\n"

    def _origin(self) -> str:
        language = LANGUAGES[self.book.original]
        words = self.reader.say("book.original", language=language.name)
        return f'<p class="ll-origin">{self.title} · {words}</p>'

    def _clause(self, clause: Clause, page: str, level: int) -> str:
        return f'<section class="ll-c">{self._body(clause, page, level)}{self._evidence(clause, page)}</section>'

    def _body(self, clause: Clause, page: str, level: int) -> str:
        retired = "".join(f'<a id="{escape(old)}"></a>' for old, new in self.book.retired.items() if new == clause.id)
        prose = self.reader.prose(self.book, clause.id, clause.text, page)
        prose = CHART.sub(lambda match: self._chart(match[1]), prose)
        label = self.reader.say("clause.permalink")
        return (
            f'{retired}<h{level} class="ll-h" id="{clause.id}">'
            f'<a class="ll-n" href="#{clause.id}" title="{label}">{escape(clause.number)}</a> '
            f'<span class="ll-t">{self.reader.title(clause)}</span></h{level}><div class="ll-b">{prose}</div>'
        )

    def _chart(self, name: str) -> str:
        return self._charts.get(name, "")

    def _evidence(self, clause: Clause, page: str) -> str:
        records = self.records.get(clause.id, [])
        cards = Cards(self.reader, self.book, page)
        groups = [list(group) for _, group in groupby(records, key=lambda record: (record.file, record.name))]
        body = [*self._notes(clause, page), self._readings(clause)]
        body += (cards.group(group, opened=place == 0) for place, group in enumerate(groups))
        body.append(self._code(clause))
        chips = [
            f'<span class="ll-chip ll-warn" title="{self.reader.say(f"sign.{kind}")}">{CHIPS[kind]}<span> {self.reader.say(f"note.{kind}")}</span></span>'
            for kind in clause.notes
        ]
        if records:
            failing = sum(not record.holds for record in records)
            shown = f"✗ {failing}/{len(records)}" if failing else f"✓ {len(records)}"
            said = self.reader.say("book.examples", passing=len(records) - failing, count=len(records))
            chips.append(
                f'<span class="ll-chip {"ll-bad" if failing else "ll-ok"}" title="{said}">{shown}</span><span class="ll-said">{said}</span>'
            )
        if not chips:
            return ""
        label = self.reader.say("clause.details", title="\0").replace("\0", self.reader.title(clause))
        return (
            f'<details class="ll-ev"><summary>{"".join(chips)}<span class="ll-said">{label}</span></summary>'
            f'<div class="ll-panel">{"".join(body)}</div></details>'
        )

    def _notes(self, clause: Clause, page: str) -> Iterator[str]:
        for kind, text in clause.notes.items():
            prose = self.reader.prose(self.book, f"{clause.id}/{kind}", text, page)
            yield f'<div class="ll-note ll-{kind}"><b><a href="../#signs">{CHIPS[kind]} {self.reader.say(f"note.{kind}")}</a></b>{prose}</div>'

    def _readings(self, clause: Clause) -> str:
        items = []
        for setting in self.reader.project.settings(self.book.slug):
            if clause.id in setting.clauses:
                for option in setting.sides:
                    mark = f" ({self.reader.say('reading.default')})" if option is setting.default else ""
                    items.append(f"<li>{self.reader.full_word(self.book, option.value)}{mark}</li>")
        if not items:
            return ""
        return f'<div class="ll-note"><b>{self.reader.say("reading.options")}</b><ul>{"".join(items)}</ul></div>'

    def _code(self, clause: Clause) -> str:
        sites = {(site.module, site.name): site for site in self.reader.project.citations.get(clause.id, [])}
        links = []
        for module, name in sites:
            short = module.partition(f"games.{self.book.slug}.")[2]
            anchor = f"{module}.{name}" if name else module
            path = f"{self.reference}/{self.book.slug}/{short.replace('.', '/')}/"
            links.append(f'<a href="{path}#{anchor}"><code>{short}{"." + name if name else ""}</code></a>')
        return f'<p class="ll-code">{self.reader.say("example.code")}: {", ".join(links)}</p>' if links else ""

    def _reasons(self, items: Any) -> str:
        say, rows = self.reader.say, []
        for clause_id, reason in items:
            clause = self.book.clauses[clause_id]
            href = escape(self.reader.href(self.book, clause_id, "coverage"))
            rows.append(
                f'<tr><td><a href="{href}">{escape(clause.number)}</a></td><td>{self.reader.title(clause)}</td>'
                f"<td>{say(f'hole.{reason}')}</td></tr>"
            )
        head = f'<tr><th scope="colgroup" colspan="2">{say("coverage.clause")}</th><th scope="col">{say("coverage.reason")}</th></tr>'
        return f'<div class="ll-chart ll-reasons"><table class="ll-table"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table></div>'


def front_page(reader: Reader, pages: list[Pages]) -> str:
    """The first page of a language: the books and their state."""
    cards = []
    for page in pages:
        book = page.book
        subtitle = reader.line(f"{book.slug}/subtitle", book.subtitle)
        about = reader.prose(book, f"{book.slug}/about", book.about, "index")
        original = reader.say("book.original", language=LANGUAGES[book.original].name)
        cards.append(
            f'<section class="ll-book"><h2 id="{book.slug}"><a href="{book.slug}/">{page.title}</a></h2>'
            f'<p class="ll-sub">{subtitle}</p><p class="ll-origin">{original}</p>{about}{page.state()}</section>'
        )
    lead = f'<p class="ll-lead">{reader.say("site.lead")}</p>'
    return f'---\ntitle: Lex Ludi\nhide: [navigation, toc]\n---\n# Lex Ludi\n\n{lead}\n<div class="ll-books">{"".join(cards)}</div>\n'
