"""A book: its card, its glossary and its chapters, checked as a whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from lexludi.clauses.card import read_card
from lexludi.clauses.chapter import CLAUSE_ID, Chapter, Clause, read_chapter
from lexludi.clauses.numbers import Numbers, carried, read_numbers
from lexludi.clauses.sequence_of_play import FILE, Step, read_sequence
from lexludi.clauses.terms import Term, read_terms
from lexludi.files import Problem, line_of, line_with, nearest, nearest_id, shown
from lexludi.marks import DIRECTIVE, REFERENCE, UNREAD, prose


@dataclass(frozen=True)
class Book:
    """One rulebook as text."""

    slug: str
    title: str
    subtitle: str
    about: str
    original: str
    rules: tuple[str, ...]
    """The chapters whose rules are written."""
    chapters: tuple[Chapter, ...]
    terms: dict[str, Term]
    retired: dict[str, str]
    """Ids that once stood on the page, and the clause that answers for each now."""
    unsaid: dict[str, str]
    """Clauses that give a number their text does not say, each with the reason."""
    exempt: dict[str, str]
    """Laws the book does not keep yet, each with the reason."""
    lost: tuple[str, ...]
    """The pages made from the rules that stand here for a part of the source that is lost."""
    cover: str
    """What is drawn on its cover: the name of a space, then one line of its notation."""
    sequence: tuple[Step, ...]
    """The sequence of play."""
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
    """Read `docs/<book>/`: the card `book.toml`, the glossary and the chapter files."""
    card, problems = read_card(folder / "book.toml", root)
    terms, faults = read_terms(folder / "terms", root)
    problems += faults
    numbers, faults = read_numbers(folder, root)
    problems += faults
    numbers = carried(numbers, card.retired)
    sequence, faults = read_sequence(folder, root)
    problems += faults
    chapters = []
    for path in sorted(folder.glob("*.md")):
        chapter, faults = read_chapter(path, root, numbers.clauses)
        chapters.append(chapter)
        problems += faults
    book = Book(
        folder.name,
        card.title,
        card.subtitle,
        card.about,
        card.original,
        card.rules,
        tuple(chapters),
        terms,
        card.retired,
        card.unsaid,
        card.exempt,
        card.lost,
        card.cover,
        sequence,
        numbers,
        shown(folder / "book.toml", root),
    )
    return book, [*problems, *_check(book, root)]


def _check(book: Book, root: Path) -> list[Problem]:
    """Check that ids are unique and of this book, and that every reference, chart and retired id leads somewhere."""
    problems: list[Problem] = []
    seen: dict[str, str] = {}
    titles: dict[str, Clause] = {}
    files: dict[int, str] = {}
    for chapter in book.chapters:
        if (other := files.setdefault(chapter.number, chapter.file)) != chapter.file:
            said = f"{other} is chapter {chapter.number} already; give this one another number."
            problems.append(Problem(chapter.file, 0, said))
        problems += _check_text(chapter.intro, "the introduction", chapter.file, 1, book)
        for item in chapter.items:
            name = item.id if isinstance(item, Clause) else item.anchor
            if name in seen:
                problems.append(
                    Problem(item.file, item.line, f"{name} stands already at {seen[name]}; an id is used once.")
                )
            seen[name] = f"{item.file}:{item.line}"
            if isinstance(item, Clause):
                problems += _check_clause(item, book)
                if (first := titles.setdefault(item.title.casefold(), item)) is not item and item.title:
                    said = f"the title {item.title!r} stands already at {first.file}:{first.line}; titles are unique in a book."
                    problems.append(Problem(item.file, item.line, said))
    for key, term in book.terms.items():
        if term.clause and term.clause not in book.clauses:
            said = f"[{key}]: no clause {term.clause}.{nearest_id(term.clause, book.clauses)}"
            problems.append(Problem(term.file, line_of(key, root / term.file, root), said))
    return [*problems, *_check_sequence(book, root), *_check_card(book, root)]


def _check_card(book: Book, root: Path) -> list[Problem]:
    """Check that the chapters and clauses the card of a book names are there, and that retired ids are gone."""
    known, problems, names = book.clauses, list[Problem](), [chapter.slug for chapter in book.chapters]
    for name in book.rules:
        if name not in names:
            said = f"`rules` names the chapter {name}, which is not there.{nearest(name, names)}"
            problems.append(Problem(book.file, line_of("rules", root / book.file, root), said))
    for name in book.unsaid:
        if name not in known:
            said = f"[unsaid] {name}: no such clause.{nearest_id(name, known)}"
            problems.append(Problem(book.file, line_of(name, root / book.file, root), said))
    for old, new in book.retired.items():
        if old in known or new not in known:
            said = f"[retired] {old} = {new}: the first must be gone, the second must exist."
            problems.append(Problem(book.file, line_of(old, root / book.file, root), said))
        elif not CLAUSE_ID.fullmatch(old) or not old.startswith(f"{book.slug}."):
            said = f"[retired] {old}: no id of this book; ids here begin with `{book.slug}.`."
            problems.append(Problem(book.file, line_of(old, root / book.file, root), said))
    return problems


def _check_sequence(book: Book, root: Path) -> list[Problem]:
    """Every step of the sequence of play is ruled by a clause and called by a term that is there."""
    file, problems = book.file.replace("book.toml", FILE), []
    for step in (inner for outer in book.sequence for inner in outer):
        if step.clause and step.clause not in book.clauses:
            said = f"no clause {step.clause}.{nearest_id(step.clause, book.clauses)}"
            problems.append(Problem(file, line_with(f'"{step.clause}"', root / file, root), said))
        if step.term and step.term not in book.terms:
            said = f"no term {step.term}.{nearest(step.term, book.terms)}"
            problems.append(Problem(file, line_with(f'"{step.term}"', root / file, root), said))
    return problems


def _check_clause(clause: Clause, book: Book) -> Iterator[Problem]:
    if not clause.id.startswith(book.slug + "."):
        said = f"{clause.id} does not belong to {book.slug}; ids here begin with `{book.slug}.`."
        yield Problem(clause.file, clause.line, said)
    for text in (clause.text, *clause.notes.values()):
        yield from _check_text(text, clause.id, clause.file, clause.line, book)


def _check_text(text: str, name: str, file: str, line: int, book: Book) -> Iterator[Problem]:
    """Every mark of a text is one that pages read, and every id in it is a clause."""
    known, plain = book.clauses, prose(text)
    for target in REFERENCE.findall(text):
        if target not in known:
            yield Problem(file, line, f"{name} refers to {target}, which does not exist.{nearest_id(target, known)}")
    for target in DIRECTIVE.findall(text):
        if not CLAUSE_ID.fullmatch(target) or target not in known:
            said = f"{name} shows the table {target}, which is not a clause.{nearest_id(target, known)}"
            yield Problem(file, line, said)
    if unread := UNREAD.search(plain):
        said = (
            f"the page would show {unread[0].strip()!r} of {name} as it is written; write a clause as [{book.slug}.…], "
            "a chart as {{ table … }} on a line of its own, and no pictures or tables."
        )
        yield Problem(file, line, said)
    elif bare := re.search(rf"(?<![\w.]){book.slug}\.\w[\w.-]*\w", plain):
        yield Problem(file, line, f"{name} names {bare[0]} without brackets; write [{bare[0]}].")
    if plain.count("**") % 2:
        yield Problem(file, line, f"a ** of {name} has no other; write **bold**.")
