"""What a change does: two versions of a project compared clause by clause, from what each exports of itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cached_property
from typing import Any

from lexludi.proof.numbers_in_text import says
from lexludi.proof.shift import Shift, shift
from lexludi.rulings.measures import number_in

Clause = Mapping[str, Any]
"""A clause as it is exported."""


@dataclass(frozen=True)
class Changed:
    """A text, a cell or a setting before and after; None if it did not exist."""

    what: str
    before: str | None
    after: str | None

    @property
    def words(self) -> Iterator[tuple[str, str]]:
        """The words of both: what stayed, what went (`−`) and what came (`+`)."""
        old, new = (self.before or "").split(), (self.after or "").split()
        for kind, start, end, first, last in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            both = [("", old[start:end])] if kind == "equal" else [("−", old[start:end]), ("+", new[first:last])]
            yield from ((sign, " ".join(words)) for sign, words in both if words)


@dataclass(frozen=True)
class Touched:
    """A clause, and everything about it that differs."""

    id: str
    book: str
    number: str
    title: str
    fate: str
    """`kept`, `new`, `removed` or `renamed`."""
    formerly: str
    texts: tuple[Changed, ...]
    """Its English parts: title, text, notes."""
    cells: tuple[Changed, ...]
    numbers: tuple[Changed, ...]
    """The numbers its rules give."""
    shifts: tuple[Shift, ...]
    """Its examples that are new, gone, or come out otherwise."""
    gained: tuple[str, ...]
    lost: tuple[str, ...]
    """Places of the code that cite it now, or no longer do."""
    readings: tuple[Changed, ...]
    settled: tuple[str, ...]
    """The readings that settle it."""
    stale: tuple[str, ...]
    """Languages in which it was current and is no longer."""
    words: tuple[tuple[str, tuple[str, ...]], ...]
    """Names, sentences and terms met here first, each with the languages that had it, or are begun, and lack it."""
    prose: tuple[str, ...]
    """What its text says of numbers that are others now."""
    covered: bool
    """Whether it must have examples, or has some."""

    @property
    def reworded(self) -> bool:
        """Whether its text says something else, not only its spelling or its marks."""
        return any(
            change.what == "text" and _bare(change.before or "") != _bare(change.after or "") for change in self.texts
        )

    @property
    def any(self) -> bool:
        """Whether anything differs."""
        changes = (*self.texts, *self.cells, *self.numbers, *self.readings)
        return self.fate != "kept" or any(
            (changes, self.shifts, self.gained, self.lost, self.stale, self.words, self.prose)
        )


@dataclass(frozen=True)
class Impact:
    """All that differs between two versions."""

    before: str
    after: str
    clauses: tuple[Touched, ...]
    numbers: Mapping[str, str]
    """What players call each clause, touched or not."""

    def spoken(self, text: str) -> str:
        """A text with the numbers of clauses in the place of their ids."""
        return re.sub(r"[\w-]+(?:\.[\w-]+)+", lambda name: self.numbers.get(name[0], name[0]), text)

    @cached_property
    def shifts(self) -> list[Shift]:
        """Every example that is new, gone or has another outcome, once."""
        return list({each.id: each for clause in self.clauses for each in clause.shifts}.values())

    @cached_property
    def untold(self) -> list[Shift]:
        """Examples with another outcome although neither their clause nor the deciding one changed its text."""
        told = {clause.id for clause in self.clauses if clause.reworded or clause.fate != "kept"}
        return [each for each in self.shifts if each.ends_otherwise and not told & {each.decided_by, *each.clauses}]

    @cached_property
    def unshown(self) -> list[Touched]:
        """Clauses that say something else while none of their examples is another."""
        moved = {clause for each in self.shifts for clause in (each.decided_by, *each.clauses)}
        return [
            clause
            for clause in self.clauses
            if clause.covered and clause.reworded and clause.fate in ("kept", "new") and clause.id not in moved
        ]


def impact(before: Iterable[Clause], after: Iterable[Clause], names: tuple[str, str]) -> Impact:
    """Compare what two versions export."""
    now = {clause["id"]: clause for clause in after}
    renamed = {old: name for name, clause in now.items() for old in clause.get("formerly", ())}
    then = {renamed.get(clause["id"], clause["id"]): clause for clause in before}
    numbers = {clause["number"]: now[name]["number"] for name, clause in then.items() if name in now}
    rename = _Renaming(renamed, {old: new for old, new in numbers.items() if old != new})
    ordered = [*now, *(name for name in then if name not in now)]
    found = [_touched(name, then.get(name), now.get(name), rename) for name in ordered]
    cells = {(clause.id, change.what): change for clause in found for change in clause.cells}
    lost = _stale_words(then.values(), now.values())
    found = [replace(clause, words=lost.get(clause.id, ())) for clause in found]
    told = (
        replace(clause, prose=tuple(_prose(clause, then.get(clause.id), now.get(clause.id), cells))) for clause in found
    )
    spoken = {name: clause["number"] for name, clause in {**then, **now}.items()}
    return Impact(*names, tuple(clause for clause in told if clause.any), spoken)


@dataclass(frozen=True)
class _Renaming:
    """What became of ids and of the numbers players quote."""

    ids: Mapping[str, str]
    numbers: Mapping[str, str]

    def example(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """An example as the later version would call it."""
        if not self.ids and not self.numbers:
            return dict(data)
        clause, _, rest = str(data["id"]).partition(":")
        changed: dict[str, Any] = {
            "trace": [self._line(line) for line in data["trace"]],
            "past": [[self._line(line) for line in trace] for trace in data["past"]],
            "id": f"{self.ids.get(clause, clause)}:{rest}",
            "clauses": [self.ids.get(name, name) for name in data["clauses"]],
            "by": self.ids.get(data["by"], data["by"]),
        }
        if "ruling" in data:
            changed["ruling"] = [re.sub(r"[\w.§]+", lambda word: self._number(word[0]), x) for x in data["ruling"]]
        return {**data, **changed}

    def _line(self, line: Mapping[str, Any]) -> dict[str, Any]:
        return {**line, "clause": self.ids.get(line["clause"], line["clause"])}

    def _number(self, word: str) -> str:
        return self.numbers.get(word, word)


def _touched(name: str, before: Clause | None, after: Clause | None, rename: _Renaming) -> Touched:
    one = after or before or {}
    old, new = before or {}, after or {}
    texts = _changed(old.get("texts", {}).get("en", {}), new.get("texts", {}).get("en", {}))
    fate = "removed" if after is None else "new" if before is None else "renamed" if old["id"] != name else "kept"
    shifts = tuple(_shifts(old.get("examples", ()), new.get("examples", ()), rename))
    found = Touched(
        id=name,
        book=one["book"],
        number=one["number"],
        title=one["texts"]["en"]["title"],
        fate=fate,
        formerly=old["id"] if fate == "renamed" else "",
        texts=texts,
        cells=_changed(_cells(old), _cells(new)) if _both(old, new, "cells") else (),
        numbers=_changed(_gives(old), _gives(new)) if _both(old, new, "gives") else (),
        shifts=shifts,
        gained=tuple(sorted(_sites(new) - _sites(old))) if before else (),
        lost=tuple(sorted(_sites(old) - _sites(new))) if after else (),
        readings=_changed(_sides(old), _sides(new)) if _both(old, new, "readings") else (),
        settled=(),
        stale=tuple(_stale(old, new)) if after else (),
        words=(),
        prose=(),
        covered=bool(one["examples"]) or (one["untestable"] is None and bool(one.get("ruled"))),
    )
    return replace(found, settled=tuple(_sides(new))) if found.any else found


def _shifts(
    before: Iterable[Mapping[str, Any]], after: Iterable[Mapping[str, Any]], rename: _Renaming
) -> Iterator[Shift]:
    old = {each["id"]: each for each in map(rename.example, before)}
    new = {each["id"]: each for each in after}
    for name in [*new, *(name for name in old if name not in new)]:
        if found := shift(old.get(name), new.get(name)):
            yield found


def _prose(
    clause: Touched, before: Clause | None, after: Clause | None, cells: Mapping[tuple[str, str], Changed]
) -> Iterator[str]:
    """Where a text that was kept still says a number of a changed cell its rules read, or lacks one they give now."""
    if before is None or after is None or clause.reworded:
        return
    lines = [line for example in after["examples"] for trace in (*example["past"], example["trace"]) for line in trace]
    read = {tuple(line["cell"]) for line in lines if line["cell"] and line["clause"] == clause.id}
    for chart, row, column in sorted(read):
        change = cells.get((chart, f"{row}, {column}"))
        if change and chart != clause.id and change.before and _stands(change.before, after["texts"]["en"]["text"]):
            yield f"still says {change.before}; {row}, {column} is {change.after} now"
    if _both(before, after, "unsaid"):
        for number in sorted(set(map(number_in, after["unsaid"])) - set(map(number_in, before["unsaid"]))):
            yield f"does not say {number}, which its rules give now"


def _stands(value: str, text: str) -> bool:
    """Whether what a cell printed stands in a text, as a number or as it is."""
    return says(text, int(value)) if re.fullmatch(r"-?\d+", value) else value in text


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[Changed, ...]:
    names = [*after, *(name for name in before if name not in after)]
    found = (Changed(name, before.get(name), after.get(name)) for name in names)
    return tuple(change for change in found if change.before != change.after)


def _both(before: Clause, after: Clause, key: str) -> bool:
    """Whether both versions export a part, or one version has no project; an older platform may lack the part."""
    return (not before or key in before) and (not after or key in after)


def _cells(clause: Clause) -> dict[str, str]:
    return {f"{row}, {column}": str(value) for row, column, value in clause.get("cells", ())}


def _gives(clause: Clause) -> dict[str, str]:
    return {"gives": ", ".join(map(str, map(number_in, clause["gives"])))} if clause.get("gives") else {}


def _sides(clause: Clause) -> dict[str, str]:
    """The readings that settle a clause, each with the side that is played by default."""
    return {each["name"]: each["sides"][0] for each in clause.get("readings", ())}


def _sites(clause: Clause) -> set[str]:
    return {
        f"{site['module']}.{site['name']}".removeprefix("lexludi.").rstrip(".") for site in clause.get("citations", ())
    }


def _stale(before: Clause, after: Clause) -> Iterator[str]:
    """The languages that had each part of a clause and now lack one."""
    wanted = set(after["texts"]["en"])
    for language, parts in after["texts"].items():
        last = before.get("texts", {"en": {}})
        if wanted - set(parts) and set(last["en"]) <= set(last.get(language, {})):
            yield language


def _stale_words(
    before: Iterable[Clause], after: Iterable[Clause]
) -> dict[str, tuple[tuple[str, tuple[str, ...]], ...]]:
    """By clause, each name, sentence or term that a language lacks now, though it had it, or it is new and the language is begun."""
    had: dict[tuple[str, str], set[str]] = {}
    for clause in before:
        for language, words in clause.get("words", {}).items():
            had.setdefault((clause["book"], language), set()).update(words)
    found = {}
    for clause in after:
        book, words = clause["book"], clause.get("words", {})
        english, lacking = had.get((book, "en"), set()), dict[str, list[str]]()
        for language in words if english else ():
            known = had.get((book, language), set())
            for word in set(words["en"]) - set(words[language]):
                if word in known or (known and word not in english):
                    lacking.setdefault(word, []).append(language)
        if lacking:
            found[clause["id"]] = tuple((word, tuple(lacking[word])) for word in words["en"] if word in lacking)
    return found


def _bare(text: str) -> str:
    return re.sub(r"[\W_]+", " ", text).casefold().strip()
