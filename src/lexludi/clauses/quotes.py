"""The clause a player means by a number or an id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches

from lexludi.clauses.book import Book
from lexludi.clauses.numbers import parted
from lexludi.files import BadInput, nearest_id
from lexludi.typed import even

NAMED = re.compile(r"(\w+)[\s.]+(.+)")
NUMBER = re.compile(r"\d+(?:[\s.,§]+(?:\d+|[a-z]))*")

LISTED = 12


def meant_book(quoted: str) -> str:
    """The book named at the beginning of a quoted clause, if any."""
    named = NAMED.fullmatch(quoted.strip())
    return named[1] if named else ""


def find(books: Mapping[str, Book], quoted: str) -> tuple[str, str]:
    """The book and id of the one clause quoted: `aig.5.3.2.roll`, `aig 5.3.2§1`, `5.3.2§1`, also typed `5.3.2 1`."""
    found = find_all(books, quoted)
    if len(found) > 1:
        raise _any_of(quoted.split()[-1], books, found)
    return found[0]


def find_all(books: Mapping[str, Book], quoted: str) -> list[tuple[str, str]]:
    """As `find`; the number of a section or chapter, such as `aig 5.3.2` or `gboa 7.1.5`, means all its clauses."""
    quoted = even(quoted).split(":")[0].strip()  # examples and chart cells stand below their clause
    for slug, book in books.items():
        clause = book.retired.get(quoted, quoted)
        if clause in book.clauses:
            return [(slug, clause)]
    named = NAMED.fullmatch(quoted)
    number = quoted
    if named and named[1] in books:
        books, number = {named[1]: books[named[1]]}, named[2]
    if not NUMBER.fullmatch(number):
        known = [clause for book in books.values() for clause in book.clauses]
        raise BadInput(f"No clause {quoted}.{nearest_id(quoted, known) or _such(books)}")
    return _numbered(books, number)


def _numbered(books: Mapping[str, Book], number: str) -> list[tuple[str, str]]:
    numbers = [
        (known, slug, answers)
        for slug, book in books.items()
        for clause, known in book.numbers.clauses.items()
        if (answers := book.retired.get(clause, clause)) in book.clauses
    ]
    said = parted(number)
    found = (
        [(slug, clause) for known, slug, clause in numbers if known == number]
        or [(slug, clause) for known, slug, clause in numbers if said in (parted(known), parted(known.split("§")[0]))]
        or [(slug, clause) for known, slug, clause in numbers if parted(known)[: len(said)] == said]
    )
    if len({slug for slug, _ in found}) > 1:
        raise _any_of(number, books, found)
    if found:
        return found
    close = get_close_matches(number, {known for known, _, _ in numbers}, n=3, cutoff=0.6)
    near = f" The nearest numbers: {', '.join(close)}." if close else _such(books)
    raise BadInput(f"No clause {number}.{near}")


def _such(books: Mapping[str, Book]) -> str:
    """How a clause is named, in each of the books."""
    named = [f"{slug} {next(iter(book.clauses.values())).number}" for slug, book in books.items() if book.clauses]
    return f" Name a book and a number, such as {', '.join(named)}." if named else ""


def _any_of(number: str, books: Mapping[str, Book], found: list[tuple[str, str]]) -> BadInput:
    clauses = [(slug, books[slug].clauses[clause]) for slug, clause in found]
    each = [f"{slug} {clause.number} {clause.title}" for slug, clause in clauses]
    more = f"; and {len(each) - LISTED} more" if len(each) > LISTED else ""
    return BadInput(f"{number} may be any of these, say which: {'; '.join(each[:LISTED])}{more}.")
