"""What is wrong with a case, as it is told beside the sentence it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from lexludi.clauses.book import Book
from lexludi.examples.feature import Example
from lexludi.files import BadInput, Problem
from lexludi.site.reader import Reader
from lexludi.words import say

OFFERED = {"fault.near": "sentence", "fault.list": "command"}
"""What the page offers as buttons, with the place in which it stands."""


@dataclass(frozen=True)
class Clauses:
    """The clauses of a book as a page names them."""

    reader: Reader
    book: Book

    def get(self, clause: str) -> dict[str, Any]:
        """The number, the title and the address of a clause; nothing where there is none."""
        if clause not in self.book.clauses:
            return {}
        found = self.book.clauses[clause]
        title = Markup(self.reader.title(found)).striptags()
        return {"number": found.number, "title": title, "href": self.reader.href(self.book, clause, "")}


def faults(error: BadInput, example: Example | None, clauses: Clauses) -> list[dict[str, Any]]:
    """Every fault with its line and the clause that forbids it, without the sentence above and what the page offers itself."""
    catalog = clauses.reader.project.catalog(clauses.reader.language.code)
    said = {step.line: f"{step.quoted}{clauses.reader.language.colon}" for step in example.steps} if example else {}
    heads = [say(catalog, key, **{place: "\0"}).partition("\0")[0] for key, place in OFFERED.items()]
    found = []
    for problem in error.problems:
        line, says = (problem.line, problem.message) if isinstance(problem, Problem) else (0, problem)
        by = clauses.get(problem.clause) if isinstance(problem, Problem) else {}
        if by:
            says = says.removesuffix(say(catalog, "fault.by", fault="", number=by["number"]))
        says = says.removeprefix(said.get(line, ""))
        for head in heads:
            says = says.partition(head)[0].rstrip(" ")
        found.append({"line": line, "says": says} | ({"clause": by} if by else {}))
    return found
