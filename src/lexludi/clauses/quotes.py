"""The clause a player means by a number or an id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches

from lexludi.clauses.book import Book
from lexludi.files import BadInput, nearest_id

NUMBER = re.compile(r"\d+(?:[\s.,§]+(?:\d+|[a-z]))*")

LISTED = 12


def find(books: Mapping[str, Book], quoted: str) -> tuple[str, str]:
    """The book and id of the clause quoted: `aig.5.3.2.roll`, `aig 5.3.2§1`, `5.3.2§1`, also typed `5.3.2 1`."""
    quoted = quoted.split(":")[0].strip()  # examples and chart cells stand below their clause
    for slug, book in books.items():
        clause = book.retired.get(quoted, quoted)
        if clause in book.clauses:
            return slug, clause
    named = re.fullmatch(r"(\w+)[\s.]+(.+)", quoted)
    number = quoted
    if named and named[1] in books:
        books, number = {named[1]: books[named[1]]}, named[2]
    if not NUMBER.fullmatch(number):
        known = [clause for book in books.values() for clause in book.clauses]
        raise BadInput(f"No clause {quoted}.{nearest_id(quoted, known)}")
    return _numbered(books, number)


def _numbered(books: Mapping[str, Book], number: str) -> tuple[str, str]:
    numbers = [
        (known, slug, answers)
        for slug, book in books.items()
        for clause, known in book.numbers.clauses.items()
        if (answers := book.retired.get(clause, clause)) in book.clauses
    ]
    found = [each for each in numbers if each[0] == number] or [
        each for each in numbers if _typed(number) in (_typed(each[0]), _typed(each[0].split("§")[0]))
    ]
    if len(found) == 1:
        return found[0][1:]
    if found:
        each = [f"{slug} {known} {books[slug].clauses[clause].title}" for known, slug, clause in found]
        more = f"; and {len(each) - LISTED} more" if len(each) > LISTED else ""
        raise BadInput(f"{number} may be any of these, say which: {'; '.join(each[:LISTED])}{more}.")
    close = get_close_matches(number, {known for known, _, _ in numbers}, n=3, cutoff=0.6)
    raise BadInput(f"No clause {number}." + (f" The nearest numbers: {', '.join(close)}." if close else ""))


def _typed(number: str) -> list[str]:
    """A number without the marks that part it: § is on few keyboards."""
    return re.split(r"[\s.,§]+", number)
