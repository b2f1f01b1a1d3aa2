"""A ruling as plain data: what a telling is made of, whether it was just given or comes out of the evidence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lexludi.examples.answer import Answer, OtherSide, Prospect, Sentence
from lexludi.examples.core import StepResult
from lexludi.rulings.dice import Face
from lexludi.rulings.number import Number
from lexludi.rulings.plain import Json, plain, typed
from lexludi.rulings.ruling import Citation, Fact, Role, Ruling

OPEN = "open"
"""The verdict where dice nobody has rolled decide."""
OUTSIDE = {"outside_source", "not_in_source"}
"""Facts by which a rule says that what it gives does not come from this clause."""


@dataclass(frozen=True)
class Told:
    """One step: its sentence, the values in it, and for a statement what the rules gave."""

    keyword: str
    template: str
    values: Mapping[str, Json]
    expected: Json = None
    actual: Json = None
    holds: bool = True
    chance: str = ""
    """How likely open dice are to make it hold, as a fraction, where that is neither certain nor impossible."""


@dataclass(frozen=True)
class Lost:
    """A candidate a clause did not choose."""

    value: Json
    clause: str
    facts: Mapping[str, Json]


@dataclass(frozen=True)
class Counted:
    """A number of a line and the sum it belongs to: of what, and whose."""

    term: str
    of: str
    number: Number


@dataclass(frozen=True)
class Cited:
    """One line of a trace."""

    clause: str
    value: Json
    facts: Mapping[str, Json]
    cell: tuple[str, str, str] | None
    role: str
    counts: tuple[Counted, ...] = ()
    over: tuple[Lost, ...] = ()
    rolled: bool = False
    """Whether its value is what a die shows."""


@dataclass(frozen=True)
class Chance:
    """One outcome the dice can bring."""

    chance: str
    """As a fraction."""
    verdict: str
    by: str | None
    told: tuple[Told, ...]


@dataclass(frozen=True)
class Otherwise:
    """A reading on which the end hangs: the side that is played, another side, and what that one gives."""

    played: str
    side: str
    verdict: str
    """Empty where dice are open, or where the case does not say what that side asks for."""
    by: str | None
    told: tuple[Told, ...]
    odds: tuple[Chance, ...]
    measure: Json = None
    """The measure near its limit, where it is no reading."""


@dataclass(frozen=True)
class Ruled:
    """What is told of a ruling."""

    clauses: tuple[str, ...]
    """Those the case is about."""
    name: str
    steps: tuple[Told, ...]
    verdict: str
    by: str | None
    """The clause that refuses it or leaves it open."""
    answer: tuple[Told, ...]
    """What is told of the ruling, its results first."""
    trace: tuple[Cited, ...]
    odds: tuple[Chance, ...]
    """The outcomes its dice can bring, none where no die is rolled."""
    otherwise: tuple[Otherwise, ...]
    """What other readings give, wherever the end hangs on one."""
    absent: tuple[tuple[str, ...], ...]
    """What nobody mentioned and the ruling takes as not there: a term, then the labels it would be beside."""


@dataclass(frozen=True)
class Beside:
    """What else is found out about a case of one's own."""

    more: tuple[Told, ...] = ()
    """What else can be said of the ruling."""
    idle: tuple[Told, ...] = ()
    """What was given and made no difference."""
    unused: tuple[tuple[str, str], ...] = ()
    """Dice that were given and not asked for: the name and whose."""
    lines: tuple[int, ...] = ()
    """The line of each step."""
    row: tuple[tuple[str, str], ...] = ()
    """Of a row of an outline the columns and what stands in them."""


def ruled(answer: Answer) -> Ruled:
    """What is told of an answer; where dice are open, what holds whatever they show."""
    return Ruled(name=answer.run.example.name, clauses=answer.run.example.tags, **parts(answer))


def parts(answer: Answer) -> dict[str, Any]:
    """What is told of an answer but for the name of its case, field by field."""
    result, run = answer.result, answer.run
    asked = [result.ruling] if result else [each.ruling for each in answer.prospects]
    ruling = result.ruling if result else answer.common
    return {
        "steps": tuple(map(_step, steps_of(answer))),
        "verdict": ruling.verdict.value if result and ruling else OPEN,
        "by": ruling.by if result and ruling else None,
        "answer": tuple(map(told_of, answer.told)),
        "trace": cited(ruling) if ruling else (),
        "odds": chances(answer.prospects),
        "otherwise": tuple(map(_otherwise, answer.other_sides)),
        "absent": absent((*run.case.past, *asked)),
    }


def steps_of(answer: Answer) -> tuple[StepResult, ...]:
    """What became of the steps; of open dice, of what is stated alone."""
    return answer.result.steps if answer.result else answer.stated


def beside(answer: Answer) -> Beside:
    """What else is found out about a case that was asked."""
    named = {value for sentence in answer.idle for value in sentence.values.values() if isinstance(value, str)}
    unused: list[tuple[str, str]] = []
    if answer.result is not None and answer.result.ruling.decided:
        rolls = [roll for ruling in (*answer.result.past, answer.result.ruling) for roll in ruling.rolls]
        unused = [(name, of) for name, of in answer.run.case.dice.unused(rolls) if of not in named]
    more, idle = (tuple(map(told_of, said)) for said in (answer.workings, answer.idle))
    lines = tuple(step.step.line for step in steps_of(answer))
    return Beside(more, idle, tuple(unused), lines, answer.run.example.row)


def told_of(sentence: Sentence) -> Told:
    """A sentence that is told of a ruling."""
    return Told("then", sentence.template, {name: plain(value) for name, value in sentence.values.items()})


def chances(prospects: Iterable[Prospect]) -> tuple[Chance, ...]:
    """The outcomes dice can bring."""
    return tuple(map(_chance, prospects))


def cited(ruling: Ruling[Any]) -> tuple[Cited, ...]:
    """The trace of a ruling as plain lines."""
    return tuple(map(_line, ruling.trace))


def absent(rulings: Iterable[Ruling[Any]]) -> tuple[tuple[str, ...], ...]:
    """What nobody mentioned and some rulings take as not there, each once."""
    return tuple(dict.fromkeys((each.term, *each.by) for ruling in rulings for each in ruling.absent))


def _step(done: StepResult) -> Told:
    values = {name: plain(value) for name, value in done.values.items()}
    if done.step.keyword != "then":
        return Told(done.step.keyword, done.template, values)
    chance = "" if done.chance in (0, 1) else str(done.chance)
    return Told("then", done.template, values, plain(done.expected), plain(done.actual), done.holds, chance)


def _otherwise(other: OtherSide) -> Otherwise:
    verdict, told = other.verdict.value if other.verdict else "", tuple(map(told_of, other.told))
    measure = typed(other.measure) if other.measure else None
    return Otherwise(other.played, other.side, verdict, other.by, told, chances(other.prospects), measure)


def _chance(prospect: Prospect) -> Chance:
    ruling = prospect.ruling
    return Chance(str(prospect.chance), ruling.verdict.value, ruling.by, tuple(map(told_of, prospect.told)))


def _line(citation: Citation) -> Cited:
    cell = (citation.cell.chart, citation.cell.row, citation.cell.column) if citation.cell else None
    counts = tuple(Counted(count.term, count.of, number) for count, number in citation.counts)
    over = tuple(Lost(typed(lost.value), lost.clause, _facts(lost.facts)) for lost in citation.over)
    rolled = isinstance(citation.value, Face) and citation.role in (Role.CITED, Role.ADDS)
    return Cited(
        citation.clause, typed(citation.value), _facts(citation.facts), cell, citation.role.value, counts, over, rolled
    )


def _facts(facts: Mapping[str, Fact]) -> dict[str, Json]:
    return {name: typed(fact) for name, fact in facts.items()}
