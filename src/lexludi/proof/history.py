"""How a book became what it is: each change of a clause with its date, its words and the rulings it moved, and each release."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache, cached_property
from typing import Any

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Clause, parse_chapter
from lexludi.files import BadInput, keep
from lexludi.marks import DIRECTIVE, REFERENCE
from lexludi.project import Project
from lexludi.proof.impact import Changed
from lexludi.proof.ledger import Entry, differences, parse_record
from lexludi.proof.releases import FILE, Section, ends, sections
from lexludi.proof.repository import Commit, commits, contents, is_shallow

BEGINNING = "beginning"
MANY = 20
"""From how many rulings on a change of most of them is a new way to tell them."""
CHART = "▦"
"""What stands for a chart in a text."""


@dataclass(frozen=True)
class Reworded:
    """A part of a clause: its words that stayed, went (`−`) and came (`+`)."""

    what: str
    words: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Ruled:
    """An example whose ruling changed: each changed part before and after."""

    example: str
    parts: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class Step:
    """One change of a clause."""

    clause: str
    title: str
    fate: str
    """`kept`, `new` or `removed`."""
    texts: tuple[Reworded, ...]
    rulings: tuple[Ruled, ...]
    retold: int = 0
    """How many of its rulings are told anew, where those of the whole book are; whether they changed cannot be seen then."""
    date: str = ""
    commit: str = ""
    said: str = ""
    """What its author said of it."""


@dataclass(frozen=True)
class Release:
    """What a release changed in a book; one without a date is not released yet."""

    name: str
    date: str
    text: str
    """What the changelog says of it, of all books."""
    steps: tuple[Step, ...] | None
    """None where it is not known, or where the book is in it for the first time."""
    count: int
    """How many clauses the book had in it, 0 where that is not known."""


@dataclass(frozen=True)
class History:
    """What the repository and the changelog tell of a book."""

    known: bool
    """Whether there is a repository that tells of it."""
    begins: str
    """The date before which nothing is known, where the repository is only the end of a longer one."""
    steps: tuple[Step, ...]
    """Every change of every clause, the newest first."""
    releases: tuple[Release, ...]
    """The newest first."""

    @cached_property
    def of(self) -> Mapping[str, list[Step]]:
        """The changes of each clause."""
        found: dict[str, list[Step]] = {}
        for step in self.steps:
            found.setdefault(step.clause, []).append(step)
        return found


@cache
def histories(project: Project) -> dict[str, History]:
    """The history of every book; commits read before are not read again."""
    try:
        found, shallow = commits(project.root, "docs", "features", FILE), is_shallow(project.root)
    except BadInput:
        found, shallow = [], False
    written = sections(project.root)
    return {slug: _history(project, book, found, written, shallow) for slug, book in project.books.items()}


def _history(project: Project, book: Book, found: list[Commit], written: list[Section], shallow: bool) -> History:
    def own(path: str) -> bool:
        return path == FILE or _is_text(path, book) or _is_record(path, book)

    walked = [replace(each, edits=tuple(edit for edit in each.edits if own(edit.path))) for each in found]
    walked = [commit for commit in walked if commit.edits]
    known = {clause.number: clause.id for clause in book.clauses.values()}
    rests_on = repr((walked, written, shallow, book.retired, known))
    replay = _Replay(project, book, walked, written, shallow, known)
    return _read(keep(f"{book.slug}-history", project.root, [], lambda: asdict(replay.history()), rests_on))


def _is_text(path: str, book: Book) -> bool:
    return path.startswith(f"docs/{book.slug}/") and path.endswith(".md")


def _is_record(path: str, book: Book) -> bool:
    return path.startswith(f"features/{book.slug}/record/") and path.endswith(".txt")


@dataclass
class _State:
    """The clauses and rulings of a book at one time, by file."""

    texts: dict[str, dict[str, dict[str, str]]] = field(default_factory=dict)
    rulings: dict[str, dict[str, Entry]] = field(default_factory=dict)

    def of(self, files: Iterable[str]) -> _State:
        """As it is now, in some files."""
        wanted = set(files)
        return _State(
            {file: held for file, held in self.texts.items() if file in wanted},
            {file: held for file, held in self.rulings.items() if file in wanted},
        )

    def all(self) -> _State:
        """As it is now."""
        return self.of([*self.texts, *self.rulings])


@dataclass(frozen=True)
class _Replay:
    """The commits of a book gone through once more."""

    project: Project
    book: Book
    walked: list[Commit]
    written: list[Section]
    shallow: bool
    numbers: Mapping[str, str]
    """The clause each number stands for."""

    def history(self) -> History:
        """What they tell."""
        held = contents(self.project.root, (edit.after for commit in self.walked for edit in commit.edits))
        last = ends(self.written, self.walked, held)
        state, steps, marks = _State(), list[Step](), dict[str, _State]()
        for place, commit in enumerate(self.walked):
            files = [edit.path for edit in commit.edits]
            before = state.of(files)
            for edit in commit.edits:
                self._take(state, edit.path, held.get(edit.after, ""))
            if not (commit.first and self.shallow):
                steps += [
                    replace(step, date=commit.date, commit=commit.id[:9], said=commit.said)
                    for step in self._steps(before, state.of(files))
                ]
            marks |= {name: state.all() for name, end in last.items() if end == place}
            if state.texts and not marks:
                marks[BEGINNING] = state.all()
        marks[""] = state
        begins = self.walked[0].date if self.shallow and self.walked else ""
        return History(bool(self.walked), begins, tuple(reversed(steps)), tuple(self._releases(marks)))

    def _take(self, state: _State, path: str, text: str) -> None:
        if _is_text(path, self.book):
            chapter, _ = parse_chapter(text, path, {})
            state.texts[path] = {self._now(clause.id): self._parts(clause) for clause in chapter.clauses}
        elif _is_record(path, self.book):
            entries = (entry for _, entry in parse_record(text).values())
            state.rulings[path] = {self._example(entry.id): entry for entry in entries}

    def _parts(self, clause: Clause) -> dict[str, str]:
        """The parts of a clause as they are read: with the numbers of clauses, not their ids."""
        clauses = self.book.clauses

        def number(match: re.Match[str]) -> str:
            name = self._now(match[1])
            return clauses[name].number if name in clauses else name

        read = {context: DIRECTIVE.sub(CHART, REFERENCE.sub(number, text)) for context, text in clause.texts.items()}
        return {context.removeprefix(clause.id).lstrip("/") or "text": text for context, text in read.items()}

    def _now(self, clause: str) -> str:
        """What a clause is called now."""
        return self.book.retired.get(clause, clause)

    def _example(self, name: str) -> str:
        clause, colon, rest = name.partition(":")
        return f"{self._now(clause)}{colon}{rest}"

    def _releases(self, marks: Mapping[str, _State]) -> Iterator[Release]:
        for place, section in enumerate(self.written):
            now = marks.get(section.name, _State())
            earlier = [each.name for each in self.written[place + 1 :]] + ([] if section.date else [BEGINNING])
            before = next((marks[name] for name in earlier if name in marks), _State())
            count = sum(map(len, now.texts.values()))
            steps = tuple(self._steps(before, now)) if before.texts else None
            yield Release(section.name, section.date, section.text, steps, count)

    def _steps(self, before: _State, after: _State) -> Iterator[Step]:
        """What became of each clause."""
        old, new = ({name: each[name] for each in state.texts.values() for name in each} for state in (before, after))
        ruled, anew = self._ruled(before, after)
        for name in dict.fromkeys([*new, *old, *ruled]):
            was, now = old.get(name, {}), new.get(name, {})
            changed = [] if not was or not now else [key for key in {**now, **was} if was.get(key) != now.get(key)]
            texts = (Reworded(key, tuple(Changed(key, was.get(key), now.get(key)).words)) for key in changed)
            fate = "kept" if bool(was) == bool(now) else "new" if now else "removed"
            own = tuple(ruled.get(name, ()))
            step = Step(name, (now or was).get("title", ""), fate, tuple(texts), own)
            if len(own) and anew:
                step = replace(step, rulings=(), retold=len(own))
            if step.texts or own or fate != "kept":
                yield step

    def _ruled(self, before: _State, after: _State) -> tuple[dict[str, list[Ruled]], bool]:
        """Changed rulings by clause and by the first clause applied differently, and whether most of the book changed."""
        old, new = ({name: each[name] for each in state.rulings.values() for name in each} for state in (before, after))
        found: dict[str, list[Ruled]] = {}
        changed = [name for name in new if name in old and old[name].lines != new[name].lines]
        for name in changed:
            parts = tuple(differences(old[name], new[name]))
            traced = next((was or now for what, was, now in parts if what == "trace"), "")
            decided = self.numbers.get(traced.split(" ")[0], "")
            for clause in {name.partition(":")[0], decided} - {""}:
                found.setdefault(clause, []).append(Ruled(name, parts))
        return found, len(old) >= MANY and 2 * len(changed) > len(old)


def _read(data: dict[str, Any]) -> History:
    releases = (
        Release(**{**each, "steps": None if each["steps"] is None else _steps(each["steps"])})
        for each in data["releases"]
    )
    return History(**{**data, "steps": _steps(data["steps"]), "releases": tuple(releases)})


def _steps(rows: list[dict[str, Any]]) -> tuple[Step, ...]:
    return tuple(
        Step(
            **{
                **row,
                "texts": tuple(
                    Reworded(x["what"], tuple((sign, words) for sign, words in x["words"])) for x in row["texts"]
                ),
                "rulings": tuple(
                    Ruled(x["example"], tuple((a, b, c) for a, b, c in x["parts"])) for x in row["rulings"]
                ),
            }
        )
        for row in rows
    )
