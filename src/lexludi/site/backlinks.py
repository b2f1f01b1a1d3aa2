"""What rests on each clause of a book: the clauses that refer to it, and the rulings in examples that cite it."""

from __future__ import annotations

from dataclasses import dataclass, field

from lexludi.clauses.book import Book
from lexludi.marks import REFERENCE
from lexludi.proof.record import Record


@dataclass(frozen=True)
class CitedBy:
    """Who cites one clause."""

    clauses: dict[str, None] = field(default_factory=dict)
    """Whose text or notes refer to it, in the order of the book."""
    examples: dict[str, set[str]] = field(default_factory=dict)
    """The examples whose ruling cites it, by the clause each is an example of."""

    def __len__(self) -> int:
        return len(self.clauses) + sum(map(len, self.examples.values()))


def cited_by(book: Book, records: list[Record]) -> dict[str, CitedBy]:
    """Every clause that another clause, or an example of another clause, rests on."""
    found: dict[str, CitedBy] = {}
    for clause in book.clauses.values():
        for text in (clause.text, *clause.notes.values()):
            for target in REFERENCE.findall(text):
                if target in book.clauses and target != clause.id:
                    found.setdefault(target, CitedBy()).clauses[clause.id] = None
    for record in records:
        for target in {line.clause for line in record.trace} - {record.clause}:
            examples = found.setdefault(target, CitedBy()).examples
            examples.setdefault(record.clause, set()).add(scenario(record.id))
    return found


def scenario(record_id: str) -> str:
    """The id of an example, without the row of its outline."""
    return ":".join(record_id.split(":")[:2])


def address_of(record_id: str) -> str:
    """Where an example stands on the page of its clause, seen from any page of the book."""
    return f"../{record_id.split(':')[0]}/#{scenario(record_id)}"
