"""The modifiers of a book as they are shown: sum by sum what can enter it, out of what the rules gave when the examples ran."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from itertools import groupby
from operator import attrgetter

from markupsafe import Markup, escape

from lexludi.clauses.book import Book
from lexludi.proof.record import Record
from lexludi.proof.sums import Addend, Sum, sums
from lexludi.rulings.number import signed_number
from lexludi.site.backlinks import address_of
from lexludi.site.frames import CHART
from lexludi.site.html import joined
from lexludi.site.reader import Reader

FEW = 4
"""How many numbers are told one by one; of more, the smallest and the largest."""


@dataclass(frozen=True)
class Link:
    """An address, and what a link to it says."""

    href: str
    text: Markup


@dataclass(frozen=True)
class Given:
    """What is added, and an example that shows it."""

    adds: Markup
    """Numbers, or the fact that has them."""
    chart: Link | None
    """The chart they are read from."""
    example: Link


@dataclass(frozen=True)
class Row:
    """A clause and what it adds to a sum."""

    clause: Link
    title: Markup
    text: Markup
    given: list[Given]


@dataclass(frozen=True)
class Group:
    """A sum with what can enter it."""

    id: str
    name: Markup
    clauses: list[Link]
    """Where it is stated."""
    rows: list[Row]


class Modifiers:
    """Prepares the sums of one book for a page of it."""

    def __init__(self, reader: Reader, book: Book, records: Iterable[Record], page: str = "modifiers") -> None:
        self.reader, self.book, self.page = reader, book, page
        self._records = {record.id: record for record in records}
        self._sums = sums(book, self._records.values())

    def __bool__(self) -> bool:
        """Whether anything is added up in the book."""
        return bool(self._sums)

    def groups(self) -> list[Group]:
        """Every sum."""
        return [self._group(each) for each in self._sums]

    def key(self) -> list[object]:
        """All that a page of them is made of but for the words of the site and of the book."""
        addends = [addend for each in self._sums for addend in each.addends]
        texts = [self.reader.seen(addend.clause, self.book.clauses[addend.clause].text) for addend in addends]
        return [self.book.lost, self._sums, texts, [self._example(addend).text for addend in addends]]

    def _group(self, each: Sum) -> Group:
        titles = [self.reader.title(self.book.clauses[clause]) for clause in each.clauses]
        own = self.reader.full_word(self.book, each.term) if each.term else joined(titles, " · ")
        name = own or self.reader.say("answer.together")
        return Group(
            "-".join((each.term or "sum", *each.clauses[:1])),
            name,
            list(map(self._clause, each.clauses)),
            [self._row(clause, addends) for clause, addends in groupby(each.addends, attrgetter("clause"))],
        )

    def _row(self, name: str, addends: Iterable[Addend]) -> Row:
        clause = self.book.clauses[name]
        text = CHART.sub("", self.reader.prose(self.book, name, clause.text, self.page))
        return Row(self._clause(name), self.reader.title(clause), Markup(text), list(map(self._given, addends)))

    def _given(self, addend: Addend) -> Given:
        return Given(self._adds(addend), self._chart(addend.chart) if addend.chart else None, self._example(addend))

    def _adds(self, addend: Addend) -> Markup:
        """A fact, or numbers with their signs."""
        if addend.fact:
            return Markup("{} {}").format("−" if addend.taken else "+", self.reader.full_word(self.book, addend.fact))
        told = [escape(signed_number(number, self.reader.language.decimal)) for number in addend.numbers]
        if len(told) > FEW:
            return told[0] + " … " + told[-1]
        return reduce(lambda items, item: self.reader.say("board.list", items=items, item=item), told)

    def _clause(self, clause: str) -> Link:
        return Link(self.reader.href(self.book, clause, self.page), escape(self.book.clauses[clause].number))

    def _chart(self, clause: str) -> Link:
        link = self._clause(clause)
        return Link(link.href, self.reader.say("modifiers.chart", clause=link.text))

    def _example(self, addend: Addend) -> Link:
        record = self._records[addend.example]
        return Link(address_of(record.id), self.reader.line(f"{record.clause}/example", record.name))
