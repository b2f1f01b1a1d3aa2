"""What search reads: one file a book with the plain text of every clause, indexed in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from lexludi.clauses.asked import read_asked
from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter, Clause, Heading
from lexludi.marks import DIRECTIVE, REFERENCE
from lexludi.rulings.chart import Chart
from lexludi.rulings.number import is_number, write_number
from lexludi.site.reader import Reader

NAMES = 1
"""How many examples of a clause are searched by name; more would say the same with other pieces, and weigh."""
FIELDS = ("id", "number", "page", "heading", "title", "text", "asked", "extras")
WORD = re.compile(r"\w+(?:[.§'’-]\w+)*")
MARKS = re.compile(r"^\s*(?:[-*]|\d+\.)\s+|\*+|\\(?=[^\w\s])", re.M)


def search_file(reader: Reader, book: Book) -> str:
    """What search reads of a book in one language; the same project gives the same bytes."""
    return json.dumps(_book(reader, book), ensure_ascii=False, separators=(",", ":"))


def _book(reader: Reader, book: Book) -> dict[str, object]:
    """Title, headings, clauses and glossary; see `assets/search/index.js` for who reads them.

    The clauses are written field by field, ids without the book's name, which packs tighter.
    """
    headings: dict[str, int] = {}
    examples = _examples(reader, book.slug)
    asked, _ = read_asked(book, reader.language.code, reader.project.root)
    fields: dict[str, list[str | int]] = {name: [] for name in FIELDS}
    for page, chapter in enumerate(book.chapters):
        for clause, heading in _placed(reader, book, chapter):
            texts = [reader.text(context, text)[0] for context, text in clause.texts.items()]
            title, text, *_ = (_plain(book, part) for part in texts)
            extras = [*examples.get(clause.id, ()), *_charts(reader, book, clause)]
            place = headings.setdefault(heading, len(headings))
            own = clause.id.removeprefix(f"{book.slug}.")
            said = {word.lower() for word in WORD.findall(f"{title} {text}")}
            more = [asked.get(clause.id, ""), _unsaid(said, " ".join(extras))]
            row: list[str | int] = [own, clause.number, page, place, title, text, *more]
            for name, value in zip(FIELDS, row, strict=True):
                fields[name].append(value)
    return {
        "book": book.slug,
        "title": reader.text(f"{book.slug}/title", book.title)[0],
        "pages": [chapter.slug for chapter in book.chapters],
        "headings": list(headings),
        "clauses": fields,
        "terms": list(_terms(reader, book)),
    }


def _placed(reader: Reader, book: Book, chapter: Chapter) -> Iterator[tuple[Clause, str]]:
    """Each clause of a chapter with the headings above it, in one line."""
    path = [f"{chapter.number} {reader.text(f'{book.slug}/{chapter.slug}', chapter.title)[0]}"]
    for item in chapter.items:
        if isinstance(item, Heading):
            title = reader.text(f"{book.slug}/#{item.anchor}", item.title)[0]
            path = [*path[: item.level - 1], f"{item.number} {title}".strip()]
        else:
            yield item, " › ".join(path)


def _plain(book: Book, text: str) -> str:
    """A text as it is read aloud: links as the label shown, no charts, no markup."""
    text = REFERENCE.sub(lambda match: book.clauses[match[1]].number, DIRECTIVE.sub("", text))
    return " ".join(MARKS.sub("", text).split())


def _unsaid(said: set[str], text: str) -> str:
    """The words of a hidden text that were not said before, each once."""
    found = []
    for word in WORD.findall(text):
        if word.lower() not in said and not (word.islower() and len(word) < 3):  # `of`, `de`, `на`; not `HC`
            said.add(word.lower())
            found.append(word)
    return " ".join(found)


def _examples(reader: Reader, slug: str) -> dict[str, list[str]]:
    """The names of the first examples of each clause; more of them would say the same with other pieces."""
    found: dict[str, list[str]] = {}
    for example in reader.project.examples[slug]:
        if example.language == "en" and example.clause:
            name = reader.text(f"{example.clause}/example", example.name)[0]
            names = found.setdefault(example.clause, [])
            if name not in names and len(names) < NAMES:
                names.append(name)
    return found


def _charts(reader: Reader, book: Book, clause: Clause) -> Iterator[str]:
    """The words in the charts of a clause, each once."""
    tables = reader.project.tables(book.slug)
    words = reader.project.vocabulary(book.slug, reader.language.code).words
    for name in DIRECTIVE.findall(clause.text):
        if name in tables:
            keys = dict.fromkeys(_keys(tables[name]))
            yield " · ".join(words[key][-1] for key in keys if key in words)


def _keys(table: Chart[int | str]) -> Iterator[str]:
    yield from (table.corner, *table.columns, *table.rows)
    yield from (write_number(value) if is_number(value) else value for row in table.rows.values() for value in row)


def _terms(reader: Reader, book: Book) -> Iterator[list[str | int]]:
    """Each term: the place of the clause that defines it or -1, its word, its abbreviation, and all other names."""
    code = reader.language.code
    words = reader.project.vocabulary(book.slug, code).words
    others = reader.project.other_names(book.slug, code)
    places = {clause: place for place, clause in enumerate(book.clauses)}
    for key, term in book.terms.items():
        if term.use in ("side", "fact"):  # words of rulings, which nobody types
            continue
        word, abbr = words[key][-1], words[key][0] if len(words[key]) > 1 else ""
        names = dict.fromkeys((*others[key], term.en, term.abbr))
        yield [places.get(term.clause, -1), word, abbr, *(name for name in names if name and name not in (word, abbr))]
