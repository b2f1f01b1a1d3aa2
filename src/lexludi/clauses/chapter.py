"""One chapter file: its headings, clauses and notes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lexludi.files import Problem, read_text, shown
from lexludi.rulings.number import Number, write_number

MARKER = re.compile(r"r\[([^\]]*)\]\s*(.*?)\s*(?:\{([a-z]+)\})?\s*$")
ALMOST = re.compile(r"[rR]\s?\[|\s*(?:[-*+]\s+)?r\[[a-z]+\.")
CLAUSE_ID = re.compile(r"[a-z]+(\.[a-z0-9][a-z0-9_-]*)+")
HEADING = re.compile(r"(#{1,4})\s+(?:(\d+(?:\.\d+)*)\s+)?(.*?)\s*(?:\{#([a-z0-9._-]+)\})?\s*$")
NOTE = re.compile(r"!!!\s*(\w+)\s*$")
FILE = re.compile(r"(\d\d)-([a-z0-9-]+)\.md")

NOTES = ("house", "reading", "damage", "outside", "silent")
"""Kinds of note, in the order a page shows them."""
UNTESTABLE = ("note", "blank", "judgement", "physical")
"""Why a clause can have no example."""


@dataclass(frozen=True)
class Clause:
    """One clause of a book: what it says, what is unsure about it, and where it stands."""

    id: str
    title: str
    text: str
    notes: dict[str, str]
    untestable: str | None
    number: str
    """What players quote, unique in the book; the id while none has been given."""
    file: str
    line: int

    @property
    def texts(self) -> dict[str, str]:
        """Everything there is to translate, by the context it is translated under."""
        notes = {f"{self.id}/{kind}": text for kind, text in self.notes.items()}
        return {f"{self.id}/title": self.title, self.id: self.text, **notes}

    def as_written(self, number: Number, decimal: str = ".") -> str:
        """A number the clause gives, with a plus where the clause itself writes one and a true minus."""
        said = write_number(number)
        plus = number >= 0 and re.search(rf"\+{re.escape(said)}(?!\w)", self.text)
        return f"{'+' if plus else ''}{write_number(number, decimal)}"


@dataclass(frozen=True)
class Heading:
    """A section heading inside a chapter."""

    anchor: str
    level: int
    number: str
    title: str
    file: str
    line: int


@dataclass(frozen=True)
class Chapter:
    """One file of a book."""

    slug: str
    number: int
    title: str
    intro: str
    items: tuple[Clause | Heading, ...]
    file: str

    @property
    def clauses(self) -> list[Clause]:
        """The clauses in reading order."""
        return [item for item in self.items if isinstance(item, Clause)]


@dataclass
class _Open:
    """A clause whose lines are still being read."""

    id: str
    title: str
    untestable: str | None
    line: int
    text: list[str] = field(default_factory=list)
    notes: dict[str, list[str]] = field(default_factory=dict)
    note: str | None = None
    stray: bool = False
    """Whether text came after its notes."""


def read_chapter(path: Path, root: Path, numbers: Mapping[str, str]) -> tuple[Chapter, list[Problem]]:
    """Read one chapter file of a book with these numbers; problems are returned, not raised, so that a build can show all of them."""
    return parse_chapter(read_text(path, root), shown(path, root), numbers)


def parse_chapter(text: str, file: str, numbers: Mapping[str, str]) -> tuple[Chapter, list[Problem]]:
    """Read the text of a chapter file, wherever it comes from."""
    reader = _Reader(Path(file), numbers)
    for line, written in enumerate(text.splitlines(), 1):
        reader.take(line, written)
    return reader.close(), reader.problems


class _Reader:
    def __init__(self, path: Path, numbers: Mapping[str, str]) -> None:
        self.numbers = numbers
        self.file = str(path)
        name = FILE.fullmatch(path.name)
        self.number, self.slug = (int(name[1]), path.stem) if name else (0, path.stem)
        self.problems: list[Problem] = []
        if not name:
            self.fault(0, "a chapter file is named <two digits>-<name>.md, for example 02-fire.md.")
        self.title = ""
        self.intro: list[str] = []
        self.items: list[Clause | Heading] = []
        self.open: _Open | None = None

    def fault(self, line: int, message: str) -> None:
        self.problems.append(Problem(self.file, line, message))

    def take(self, line: int, text: str) -> None:
        if ALMOST.match(text):
            self.marker(line, text)
        elif text.startswith("#"):
            self.heading(line, text)
        elif text.startswith("!!!"):
            self.note(line, text)
        elif self.open is not None:
            self.body(self.open, line, text)
        elif not self.items:
            self.intro.append(text)
        elif text.strip():
            self.fault(line, "text outside a clause; put a marker line `r[id] Title` above it.")

    def marker(self, line: int, text: str) -> None:
        self.finish()
        match = MARKER.match(text)
        if not match or not CLAUSE_ID.fullmatch(match[1]) or not match[2]:
            self.fault(line, f"not a marker line: {text!r}; write `r[book.section.name] Title`.")
            meant = re.sub(r"\s", "", text.partition("]")[0].partition("[")[2]).lower()
            if CLAUSE_ID.fullmatch(meant):  # what follows is no fault of its own
                self.open = _Open(meant, "", None, line)
            return
        if match[3] and match[3] not in UNTESTABLE:
            self.fault(line, f"unknown reason {{{match[3]}}}; one of {', '.join(UNTESTABLE)}.")
        elif "{" in match[2]:
            self.fault(line, f"the title {match[2]!r} has braces; they hold the one reason a line ends with.")
        self.open = _Open(match[1], match[2], match[3], line)

    def heading(self, line: int, text: str) -> None:
        self.finish()
        match = HEADING.match(text)
        if not match or not match[3]:
            self.fault(line, f"not a heading: {text!r}.")
        elif match[1] == "#":
            if self.title:
                self.fault(
                    line, f"a second title, {match[3]!r}; a section begins with ##, a chapter is a file of its own."
                )
            self.title = self.title or match[3]
        elif not (match[2] or match[4]):
            self.fault(line, f"heading {match[3]!r} needs a number or an anchor: `## {match[3]} {{#anchor}}`.")
        else:
            self.items.append(Heading(match[4] or match[2], len(match[1]), match[2] or "", match[3], self.file, line))

    def note(self, line: int, text: str) -> None:
        match = NOTE.match(text)
        if self.open is None:
            self.fault(line, "a note stands outside a clause.")
        elif not match or match[1] not in NOTES:
            self.fault(line, f"unknown note {text!r}; one of {', '.join('!!! ' + kind for kind in NOTES)}.")
        elif match[1] in self.open.notes:
            self.fault(line, f"{self.open.id} has two {match[1]} notes; make them one.")
        else:
            self.open.note = match[1]
            self.open.notes[match[1]] = []

    def body(self, clause: _Open, line: int, text: str) -> None:
        if clause.note and (text.startswith("    ") or not text.strip()):
            clause.notes[clause.note].append(text[4:])
        elif clause.note:
            if not clause.stray:
                said = f"text of {clause.id} after its notes; notes come last and are indented by four spaces."
                self.fault(line, said)
            clause.stray = True
        else:
            clause.text.append(text)

    def finish(self) -> None:
        if self.open is None:
            return
        clause, self.open = self.open, None
        text = "\n".join(clause.text).strip()
        if not text:
            self.fault(clause.line, f"{clause.id} has no text.")
        notes = {kind: "\n".join(clause.notes[kind]).strip() for kind in NOTES if kind in clause.notes}
        for kind in (kind for kind, words in notes.items() if not words and not clause.stray):
            self.fault(clause.line, f"the {kind} note of {clause.id} is empty.")
        number = self.numbers.get(clause.id, clause.id)
        self.items.append(
            Clause(clause.id, clause.title, text, notes, clause.untestable, number, self.file, clause.line)
        )

    def close(self) -> Chapter:
        self.finish()
        if not self.title:
            self.fault(1, "no chapter title; begin the file with `# Title`.")
        return Chapter(self.slug, self.number, self.title, "\n".join(self.intro).strip(), tuple(self.items), self.file)
