"""What a reader is shown of the past: the changes of a clause, and those of a release."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup, escape

from lexludi.clauses.book import Book
from lexludi.marks import REFERENCE
from lexludi.proof.history import History, Release, Reworded, Ruled, Step
from lexludi.proof.ledger import NAMES
from lexludi.proof.record import Record
from lexludi.site.backlinks import address_of
from lexludi.site.reader import Reader

MOST = 5
"""How many rulings of a change are told one by one."""
LONG = 200
"""How many letters of a ruling are shown."""
WORDS = {"": "outcome", "by": "trace", "before": "past", "odds": "odds", "reading": "reading"}
PARTS = {name: WORDS[part] for part, name in NAMES.items()}
"""The word for each part of a ruling that can change."""
NOWHERE = History(False, "", (), ())


@dataclass(frozen=True)
class Moved:
    """A ruling that is another since."""

    href: str
    name: Markup
    parts: list[tuple[Markup, str, str]]


@dataclass(frozen=True)
class Told:
    """A change as it is shown."""

    step: Step
    href: str
    """Where the clause stands, empty where it stands no more."""
    number: str
    title: Markup
    texts: list[tuple[Markup, Reworded]]
    rulings: list[Moved]
    more: int
    """How many rulings are not told."""


@dataclass(frozen=True)
class Shown:
    """A release as it is shown."""

    release: Release
    text: Markup
    steps: list[Told]


class Past:
    """Prepares the history of one book for one reader."""

    def __init__(self, reader: Reader, book: Book, records: Iterable[Record], history: History) -> None:
        self._reader, self._book, self.history = reader, book, history
        self._records = {record.id: record for record in records}

    def has_changed(self, clause: str) -> bool:
        """Whether a clause has been another since it was written."""
        return len(self.history.of.get(clause, ())) > 1

    def of(self, clause: str) -> list[Told]:
        """The changes of a clause, the newest first."""
        return [self._told(step) for step in self.history.of.get(clause, ())]

    @cached_property
    def releases(self) -> list[Shown]:
        """What each release changed, the newest first."""
        return [
            Shown(each, self._prose(each.text), [self._told(step) for step in each.steps or ()])
            for each in self.history.releases
        ]

    def _told(self, step: Step) -> Told:
        clause = self._book.clauses.get(step.clause)
        return Told(
            step,
            self._reader.href(self._book, step.clause, "") if clause else "",
            clause.number if clause else "",
            self._reader.title(clause) if clause else escape(step.title),
            [(self._part(each.what), each) for each in step.texts],
            [self._moved(each) for each in step.rulings[:MOST]],
            len(step.rulings[MOST:]),
        )

    def _part(self, what: str) -> Markup:
        return self._reader.say(f"part.{what}" if what in ("title", "text") else f"note.{what}")

    def _moved(self, ruled: Ruled) -> Moved:
        """A ruling; one whose example is gone is called by its clause."""
        record, clause = self._records.get(ruled.example), ruled.example.partition(":")[0]
        known = self._book.clauses.get(clause)
        parts = [
            (self._reader.say(f"history.{PARTS[what]}"), _short(old), _short(new)) for what, old, new in ruled.parts
        ]
        if record:
            name = self._reader.line(f"{record.clause}/example", record.name)
            return Moved(address_of(record.id), name, parts)
        return Moved("", escape(known.number if known else clause), parts)

    def _prose(self, text: str) -> Markup:
        """A text of the changelog; only references into this book become links."""
        from lexludi.site.markup import to_html

        own = REFERENCE.sub(lambda match: match[0] if match[1] in self._book.clauses else match[1], text)
        return to_html(own, self._reader.links(self._book, "changes")) if text else Markup()


def _short(text: str) -> str:
    return text if len(text) <= LONG else f"{text[:LONG].rpartition(' ')[0]} …"
