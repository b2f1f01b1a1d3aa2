"""Statements that prove nothing: sentences that cannot fail, and clauses whose examples state nothing of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dis import get_instructions
from itertools import product
from pathlib import Path
from typing import Any

from lexludi.clauses.book import Book
from lexludi.examples.core import Run
from lexludi.examples.phrases import Case, OtherQuestion, Phrase
from lexludi.files import Problem, keep, shown
from lexludi.project import Project
from lexludi.proof.record import Record
from lexludi.rulings.chart import looking
from lexludi.rulings.number import same
from lexludi.rulings.ruling import Undecided, Verdict
from lexludi.telling.ruled import OUTSIDE

EMPTY = "“{}” is true whatever the rules give, so it proves nothing; look the value up in the ruling, or add an example in which it is not so."


def idle_sentences(project: Project, slug: str) -> list[str]:
    """The `then` sentences of a book that come out true of every ruling and for every value among its examples."""
    said, runs = _said(project, slug)
    return [phrase.template for phrase in _statements(project, slug) if not _fails(phrase, runs, said[phrase.template])]


def empty_statements(project: Project, slug: str, fingerprint: str) -> list[Problem]:
    """The `then` sentences of examples that prove nothing; kept until the evidence changes.

    A sentence that compares a value can always be made to fail by saying another; so it is empty only if it does not
    look at the case. One that is true or false is empty if it is true of every ruling among the examples.
    """

    def find() -> list[list[Any]]:
        with looking():  # what runs here is no import, whose looks would count for every example
            said, runs = _said(project, slug)
            return [
                [*phrase.place, phrase.template]
                for phrase in _statements(project, slug)
                if said[phrase.template]
                and not (_looks(phrase) and (phrase.expects or _fails(phrase, runs, said[phrase.template])))
            ]

    found = keep(f"{slug}-empty", project.root, [], find, fingerprint)
    return [Problem(shown(Path(file), project.root), line, EMPTY.format(template)) for file, line, template in found]


def _statements(project: Project, slug: str) -> list[Phrase]:
    return [phrase for phrase in project.phrases(slug) if phrase.keyword == "then" and not phrase.declared]


def _said(project: Project, slug: str) -> tuple[defaultdict[str, list[Mapping[str, Any]]], list[Run]]:
    """What the examples of a book state, by sentence, and the examples as they ran."""
    runs = [project.ran(slug, example) for example in project.examples[slug]]
    said = defaultdict[str, list[Mapping[str, Any]]](list)
    for run in runs:
        for step in run.steps:
            if step.step.keyword == "then" and step.values not in said[step.template]:
                said[step.template].append(step.values)
    return said, runs


def _looks(phrase: Phrase) -> bool:
    """Whether the function of a sentence uses the case it is given."""
    code = phrase.function.__code__
    return any(step.argval == code.co_varnames[0] for step in get_instructions(code))


def hidden_clauses(book: Book, records: Iterable[Record]) -> set[str]:
    """The clauses marked as not testable by which the rules decide all the same, not only leave it open or look outside."""
    return {
        line.clause
        for record in records
        for trace in (*record.past, record.trace)
        for place, line in enumerate(trace, 1)
        if book.clauses[line.clause].untestable
        and not OUTSIDE & set(line.facts)
        and not (record.verdict == Verdict.SILENT and record.by == line.clause and place == len(trace))
    }


def names(record: Record, clause: str) -> bool:
    """Whether an example states something of a clause: by its name, or as the one that refuses or leaves it open."""
    statements = [step for step in record.steps if step.keyword == "then"]
    return (
        any(clause in step.values.values() for step in statements)
        or (record.clause == clause and any("this clause" in step.template for step in statements))
        or (record.by == clause and any(not step.values for step in statements))
    )


def _fails(phrase: Phrase, runs: Iterable[Run], said: list[Mapping[str, Any]]) -> bool:
    """Whether the sentence is false of some ruling, with pieces of its case and values that stand in it somewhere."""
    return any(
        not same(found, values[phrase.expects] if phrase.expects else True)
        for run in runs
        if phrase.any_verdict or run.case.ruling.decided
        for values in _values(phrase, run.case, said)
        for found in _found(phrase, run.case, values)
    )


def _values(phrase: Phrase, case: Case, said: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """The values that stand in the sentence somewhere, with every piece of the case in the place of a piece."""
    pieces = sorted(set(case.pieces()))
    for values in said:
        for chosen in product(pieces, repeat=len(phrase.pieces)):
            put = dict(zip(sorted(phrase.pieces), chosen, strict=True))
            yield {
                name: [put[name]] if isinstance(value, list) and name in put else put.get(name, value)
                for name, value in values.items()
            }


def _found(phrase: Phrase, case: Case, values: Mapping[str, Any]) -> Iterator[object]:
    """What the sentence finds, if it can be said of the ruling."""
    known = {name: value for name, value in values.items() if name != phrase.expects}
    with suppress(OtherQuestion, Undecided, LookupError, ValueError):
        found = phrase.function(case, **known)
        yield list(found) if isinstance(found, tuple) else found
