"""House rules: other numbers in the charts of a book, and the examples that come out otherwise with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.examples.answer import Sentence, chances, tell
from lexludi.examples.core import Run, StepResult, Undecided
from lexludi.examples.feature import Example, Step
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.rulings.chart import Chart
from lexludi.rulings.number import Number, is_number, number_of, read_number
from lexludi.rulings.plain import plain
from lexludi.rulings.ruling import Verdict
from lexludi.typed import even

Changed = tuple[str, str, str, Number | str]
"""A cell and what a table plays there: chart, row, column, value."""
MOST = 99
"""The largest number a house may put into a cell, without its sign."""


class NoSuchValue(ValueError):
    """What a cell of a chart cannot hold."""


@contextmanager
def playing(tables: Mapping[str, Chart[Any]], cells: Iterable[Sequence[Any]]) -> Iterator[None]:
    """The charts of a book as a house plays them, for as long as it is asked about."""
    with ExitStack() as changes:
        for chart, row, column, value in cells:
            table = tables.get(chart)
            if table is None or row not in table.printed or column not in table.columns:
                raise NoSuchValue(chart)
            changes.enter_context(table.changed(row, column, held(table, column, value)))
        yield


def held(table: Chart[Any], column: str, value: object) -> Number | str:
    """A value as the rules know it, if it is like one that the book prints in the column."""
    printed = values(table, column)
    number = number_of(value)
    if number is not None and -MOST <= number <= MOST:
        whole = all(isinstance(each, int) for each in printed if is_number(each))
        if any(map(is_number, printed)) and (not whole or isinstance(number, int)):
            return number
    elif isinstance(value, str):
        for each in printed:
            if isinstance(each, str) and each == value:
                return each
        if any(_shape(each) == _shape(value) for each in printed if isinstance(each, str) and _shape(each) != each):
            return value
    raise NoSuchValue(str(value))


def values(table: Chart[Any], column: str) -> list[Number | str]:
    """What stands in a column, each value once."""
    place = table.columns.index(column)
    return list(dict.fromkeys(row[place] for row in table.printed.values()))


def typed(table: Chart[Any], column: str, text: str, words: Mapping[str, Number | str]) -> Number | str:
    """What a reader has typed into a cell: a word that stands in the column, or a number like those there."""
    said = even(text).strip().replace("−", "-")
    for word, value in words.items():
        if even(word).strip().replace("−", "-").casefold() == said.casefold():
            return value
    found: list[Number | str] = [said]
    with suppress(ValueError):
        found.insert(0, read_number(said))
    for each in found:
        with suppress(NoSuchValue):
            return held(table, column, plain(each))
    raise NoSuchValue(text)


@dataclass(frozen=True)
class End:
    """How an example ends: the verdict with its clause, what is told, and which of its statements do not hold."""

    verdict: Verdict | None
    by: str | None
    told: tuple[Sentence, ...]
    stated: tuple[Sentence, ...] = ()
    """What it states and the rules do not give."""
    given: tuple[Sentence | None, ...] = ()
    """What they give instead, where there is a sentence for it."""


Chances = dict[tuple[Verdict, str | None, tuple[Sentence, ...]], Fraction]


class Examples:
    """The examples of a book as questions, to be asked again by other rules."""

    def __init__(self, project: Project, slug: str, cases: Mapping[str, Sequence[Sequence[Any]]]) -> None:
        self.project, self.slug = project, slug
        self.grammar, self.tables = project.grammar(slug, "en"), project.tables(slug)
        self._asked = {name: self._example(name, steps) for name, steps in cases.items()}
        self._ends: dict[str, End] = {}
        self._chances: dict[str, Chances] = {}

    def flipped(
        self, names: Iterable[str], cells: Sequence[Sequence[Any]], sides: Sequence[str]
    ) -> Iterator[tuple[str, End, End]]:
        """The examples that end otherwise in a house, with both ends."""
        for name in names:
            before = self._ends.get(name) or self._ends.setdefault(name, self._end(self._run(name)))
            with playing(self.tables, cells):
                after = self._end(self._run(name, sides))
            if before != after:
                yield name, before, after

    def moved(
        self, names: Iterable[str], cells: Sequence[Sequence[Any]], sides: Sequence[str]
    ) -> Iterator[tuple[str, Chances, Chances]]:
        """The examples whose dice bring something else, or with another chance, with the chances of both.

        One that lacks a fact the house asks for has none to compare.
        """
        for name in names:
            before = self._chances.get(name)
            if before is None:
                before = self._chances.setdefault(name, self._odds(self._run(name)))
            with playing(self.tables, cells):
                run = self._run(name, sides)
                after = self._odds(run)
            if run and before != after:
                yield name, before, after

    def _example(self, name: str, steps: Sequence[Sequence[Any]]) -> Example:
        written = [
            Step(keyword, keyword, self.grammar.write(template, self.grammar.load(template, data)), place)
            for place, (keyword, template, data) in enumerate(steps, 1)
        ]
        return Example(name, "", "", "", (name.split(":")[0],), tuple(written), "en", "", 1, 1)

    def _run(self, name: str, sides: Sequence[str] = ()) -> Run | None:
        """An example put to the rules with some sides chosen; what it says of readings itself still counts."""
        example = self._asked[name]
        case = self.project.case(self.slug, example.clause)
        for side in sides:
            case.readings = case.readings.choosing(side)
        run = Run(example, self.grammar, case)
        try:
            run.take_all()
        except BadInput:
            return None
        return run

    def _end(self, run: Run | None) -> End:
        if run is None:
            return End(None, None, ())
        ruling = run.case.ruling
        told = tell(self.project.sentences(self.slug), run.case)
        wrong = [done for done in run.steps if not done.holds]
        stated = tuple(Sentence(done.template, done.values) for done in wrong)
        return End(ruling.verdict, ruling.by, told, stated, tuple(map(self._given, wrong)))

    def _given(self, done: StepResult) -> Sentence | None:
        """A statement with what the rules give in place of what it expects."""
        expects = self.grammar.phrases[done.template].expects
        if expects is None or done.actual is None or isinstance(done.actual, Undecided):
            return None
        return Sentence(done.template, {**done.values, expects: done.actual})

    def _odds(self, run: Run | None) -> Chances:
        if run is None:
            return {}
        found, _ = chances(run, self.project.sentences(self.slug))
        return {(each.ruling.verdict, each.ruling.by, each.told): each.chance for each in found}


def _shape(text: str) -> str:
    return re.sub(r"\d+", "0", text)
