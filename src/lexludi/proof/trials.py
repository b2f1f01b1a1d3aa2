"""Changed rules put to the examples of their book: who notices, and by what."""

from __future__ import annotations

import gc
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from lexludi.examples.core import Result
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof.ledger import filled
from lexludi.proof.mutants import Mutant
from lexludi.proof.reach import Reach, watched
from lexludi.proof.record import Chance, chances, cited
from lexludi.rulings.chart import Cell, Chart
from lexludi.rulings.number import Number
from lexludi.rulings.plain import plain

SECONDS = 2
"""The processor time after which a changed rule counts as one that does not end."""
ODDS = 10
"""Of how many examples the odds are counted anew to see whether they have moved."""


class Notice(StrEnum):
    """How a change is noticed."""

    STATED = "stated"
    """An example states something that does not hold any more, or cannot be told any more."""
    RECORDED = "recorded"
    """Every statement holds, but a ruling or its odds are others than those on record."""
    NOBODY = "nobody"


@dataclass(frozen=True)
class Verdict:
    """Whether a change is noticed, and by which example."""

    notice: Notice
    by: str | None = None


class TooLong(BaseException):
    """A changed rule that does not end."""


class Trials:
    """The examples of a book, ready to be run on changed rules."""

    def __init__(self, project: Project, slug: str) -> None:
        self.project, self.slug, self.folder = project.again(), slug, project.loader.games / slug
        self.examples = project.examples[slug]
        with watched(self.folder) as self.imported:
            self.project.phrases(slug)
        self.reaches: list[Reach] = []
        self.rulings: list[object] = []
        self.odds: dict[int, tuple[Chance, ...]] = {}
        scenarios: set[tuple[str, str]] = set()
        for place, example in enumerate(self.examples):
            with watched(self.folder) as reach:
                result = self.project.run(slug, example)
            self.rulings.append(_recorded(result))
            self.reaches.append(reach)
            if result.ruling.rolls and (example.file, example.name) not in scenarios:  # as the record has them
                self.odds[place] = chances(self.project.answer(slug, example).prospects)
                scenarios.add((example.file, example.name))
        self._functions = _functions(self.folder)
        self._noticed: Counter[object] = Counter()

    def through(self, mutant: Mutant) -> list[int]:
        """The examples that run the statement that is changed; all of them if it runs when the rules are imported."""
        if self._on_import(mutant):
            return list(range(len(self.examples)))
        lines = {(str(mutant.file), line) for line in mutant.lines}
        return [place for place, reach in enumerate(self.reaches) if lines & reach.lines]

    def reading(self, cell: Cell[Any]) -> list[int]:
        """The examples that look a cell up."""
        place = (cell.chart, cell.row, cell.column)
        return [number for number, reach in enumerate(self.reaches) if place in reach.cells]

    def code(self, mutant: Mutant) -> Verdict:
        """What becomes of a change to the code."""
        asked, near = self.through(mutant), (mutant.file, mutant.function)
        if not asked:
            return Verdict(Notice.NOBODY)
        if not self._on_import(mutant):
            code = mutant.code()
            with _swapped(self._functions[mutant.file, mutant.function, code.co_firstlineno], code):
                return self._judged(self.project, asked, near)
        changed = self.project.again({mutant.file: mutant.module()})
        try:
            changed.phrases(self.slug)
        except BadInput:
            return Verdict(Notice.STATED)
        return self._judged(changed, asked, near)

    def cell(self, table: Chart[Any], cell: Cell[Any], value: Number | str) -> Verdict:
        """What becomes of another value in a cell."""
        with table.changed(cell.row, cell.column, value):
            return self._judged(self.project, self.reading(cell), table.clause)

    def _on_import(self, mutant: Mutant) -> bool:
        lines = {(str(mutant.file), line) for line in mutant.lines}
        return not mutant.function or bool(lines & self.imported.lines)

    def _judged(self, project: Project, asked: list[int], near: object) -> Verdict:
        """Run the examples, first those that noticed changes nearby, until one notices."""
        found = Verdict(Notice.NOBODY)
        for place in sorted(asked, key=lambda place: -self._noticed[near, place]):
            notice = self._notice(project, place)
            if notice is not Notice.NOBODY:
                self._noticed[near, place] += 1
            if notice is Notice.STATED:
                return Verdict(notice, self.examples[place].id)
            if notice is Notice.RECORDED and found.by is None:
                found = Verdict(notice, self.examples[place].id)
        if found.by is None:
            moved = (place for place in [*filter(self.odds.__contains__, asked)][:ODDS] if self._moved(project, place))
            return next((Verdict(Notice.RECORDED, self.examples[place].id) for place in moved), found)
        return found

    def _moved(self, project: Project, place: int) -> bool:
        """Whether the odds of an example are other than those on record."""
        try:
            with _limited():
                return chances(project.answer(self.slug, self.examples[place]).prospects) != self.odds[place]
        except (Exception, TooLong):
            return True

    def _notice(self, project: Project, place: int) -> Notice:
        try:
            with _limited():
                result = project.run(self.slug, self.examples[place])
            if not result.holds:
                return Notice.STATED
        except (Exception, TooLong):  # whatever breaks in a changed rule, somebody would see it
            return Notice.STATED
        return Notice.NOBODY if _recorded(result) == self.rulings[place] else Notice.RECORDED


def _recorded(result: Result) -> object:
    """What the record keeps of an example: how its ruling ends, all traces, all dice."""
    ruling, rulings = result.ruling, (*result.past, result.ruling)
    traces = [[(replace(line, facts={}), filled(dict(line.facts))) for line in cited(each)] for each in rulings]
    rolls = [[roll.die.name, roll.die.of, list(roll.die.faces), roll.face] for each in rulings for roll in each.rolls]
    return [ruling.verdict, ruling.by, filled(plain(ruling.held)), traces, rolls]


def _functions(folder: Path) -> dict[tuple[Path, str, int], list[FunctionType]]:
    """Every function of the rules that is alive, decorated or not, by file, name and line."""
    found: dict[tuple[Path, str, int], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and (file := Path(each.__code__.co_filename)).is_relative_to(folder):
            found.setdefault((file, each.__code__.co_qualname, each.__code__.co_firstlineno), []).append(each)
    return found


@contextmanager
def _swapped(functions: list[FunctionType], code: CodeType) -> Iterator[None]:
    """The functions with other code."""
    kept = [function.__code__ for function in functions]
    for function in functions:
        function.__code__ = code
    try:
        yield
    finally:
        for function, own in zip(functions, kept, strict=True):
            function.__code__ = own


@contextmanager
def _limited() -> Iterator[None]:
    """Raise `TooLong` in what takes too much time."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
