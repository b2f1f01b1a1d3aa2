"""A book: its card, its glossary and its chapters, checked as a whole."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from lexludi.clauses.chapter import CLAUSE_ID, Chapter, Clause, read_chapter
from lexludi.clauses.numbers import Numbers, read_numbers
from lexludi.files import BadInput, Problem, nearest_id, read_text, shown
from lexludi.languages import LANGUAGES
from lexludi.marks import DIRECTIVE, REFERENCE


@dataclass(frozen=True)
class Term:
    """One word of a book's glossary."""

    key: str
    en: str
    abbr: str = ""
    clause: str = ""
    note: str = ""
    loose: bool = False
    """A common word, whose translation may vary in free prose."""
    also: tuple[str, ...] = ()
    """Other names players use; search knows them, the text does not use them."""


@dataclass(frozen=True)
class Book:
    """One rulebook as text."""

    slug: str
    title: str
    subtitle: str
    about: str
    original: str
    chapters: tuple[Chapter, ...]
    terms: dict[str, Term]
    retired: dict[str, str]
    """Ids that once stood on the page, and the clause that answers for each now."""
    numbers: Numbers
    file: str

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by id, in reading order."""
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}

    @cached_property
    def chapter_of(self) -> dict[str, Chapter]:
        """The chapter in which a clause stands."""
        return {clause.id: chapter for chapter in self.chapters for clause in chapter.clauses}


def read_book(folder: Path, root: Path) -> tuple[Book, list[Problem]]:
    """Read `docs/<book>/`: the card `book.toml` and the chapter files."""
    card_file = shown(folder / "book.toml", root)
    try:
        card = tomllib.loads(read_text(folder / "book.toml", root))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(Problem(card_file, 0, f"not valid TOML: {error}.")) from error
    problems = []
    for key in ("title", "subtitle", "about", "original"):
        if not isinstance(card.get(key), str):
            problems.append(Problem(card_file, 0, f'`{key} = "…"` is missing.'))
    if card.get("original") not in LANGUAGES:
        problems.append(Problem(card_file, 0, f"`original` must be one of {', '.join(LANGUAGES)}."))
    numbers, faults = read_numbers(folder, root)
    problems += faults
    chapters = []
    for path in sorted(folder.glob("*.md")):
        chapter, faults = read_chapter(path, root, numbers.clauses)
        chapters.append(chapter)
        problems += faults
    terms, faults = _terms(card.get("terms", {}), card_file)
    words = {key: str(card.get(key, "")) for key in ("title", "subtitle", "about", "original")}
    book = Book(
        folder.name,
        **words,
        chapters=tuple(chapters),
        terms=terms,
        retired=card.get("retired", {}),
        numbers=numbers,
        file=card_file,
    )
    return book, [*problems, *faults, *_check(book)]


def _terms(table: dict[str, dict], file: str) -> tuple[dict[str, Term], list[Problem]]:
    terms, problems = {}, []
    for key, value in table.items():
        try:
            terms[key] = Term(key, **value | {"also": _names(value.get("also", []))})
        except TypeError:
            allowed = "en, abbr, clause, note, loose, also (a list of names)"
            problems.append(
                Problem(file, 0, f"[terms.{key}] needs `en` and may have {allowed}; it has {', '.join(value)}.")
            )
    return terms, problems


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) and name and "," not in name for name in value):
        raise TypeError(value)
    return tuple(value)


def _check(book: Book) -> list[Problem]:
    """Ids are unique and of this book; every reference, chart and retired id leads somewhere."""
    problems, seen, known = [], {}, book.clauses
    for chapter in book.chapters:
        for item in chapter.items:
            name = item.id if isinstance(item, Clause) else item.anchor
            if name in seen:
                problems.append(
                    Problem(item.file, item.line, f"{name} stands already at {seen[name]}; an id is used once.")
                )
            seen[name] = f"{item.file}:{item.line}"
            if isinstance(item, Clause):
                problems += _check_clause(item, book)
    for key, term in book.terms.items():
        if term.clause and term.clause not in known:
            hint = nearest_id(term.clause, known)
            problems.append(Problem(book.file, 0, f"[terms.{key}]: no clause {term.clause}.{hint}"))
    for old, new in book.retired.items():
        if old in known or new not in known:
            problems.append(
                Problem(book.file, 0, f"[retired] {old} = {new}: the first must be gone, the second must exist.")
            )
    return problems


def _check_clause(clause: Clause, book: Book) -> list[Problem]:
    problems = []

    def fault(message: str) -> None:
        problems.append(Problem(clause.file, clause.line, message))

    if not clause.id.startswith(book.slug + "."):
        fault(f"{clause.id} does not belong to {book.slug}; ids here begin with `{book.slug}.`.")
    for text in (clause.text, *clause.notes.values()):
        for target in REFERENCE.findall(text):
            if target not in book.clauses:
                fault(f"{clause.id} refers to {target}, which does not exist.{nearest_id(target, book.clauses)}")
        for target in DIRECTIVE.findall(text):
            if not CLAUSE_ID.fullmatch(target) or target not in book.clauses:
                fault(f"{clause.id} shows the table {target}, which is no clause.{nearest_id(target, book.clauses)}")
    return problems
