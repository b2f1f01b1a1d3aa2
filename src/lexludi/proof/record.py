"""What became of one example, as it is kept in the evidence and shown on a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cached_property
from typing import Any

from lexludi.examples.answer import Answer, Prospect, Sentence
from lexludi.examples.core import StepResult
from lexludi.rulings.measures import number_in
from lexludi.rulings.number import Number
from lexludi.rulings.plain import Json, plain, typed
from lexludi.rulings.ruling import Citation, Fact, Ruling


@dataclass(frozen=True)
class Told:
    """One step: its sentence, the values in it, and for a statement what the rules gave."""

    keyword: str
    template: str
    values: Mapping[str, Json]
    expected: Json = None
    actual: Json = None
    holds: bool = True


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


@dataclass(frozen=True)
class Chance:
    """One outcome the dice can bring."""

    chance: str
    """As a fraction."""
    verdict: str
    by: str | None
    told: tuple[Told, ...]

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {item.name: _flat(getattr(self, item.name)) for item in fields(self)}


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

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {item.name: _flat(getattr(self, item.name)) for item in fields(self)}


@dataclass(frozen=True)
class Record:
    """One example that ran."""

    id: str
    book: str
    clauses: tuple[str, ...]
    covered: tuple[str, ...]
    name: str
    language: str
    file: str
    line: int
    holds: bool
    steps: tuple[Told, ...]
    verdict: str
    by: str | None
    """The clause that refuses it or leaves it open."""
    outcome: Json
    trace: tuple[Cited, ...]
    past: tuple[tuple[Cited, ...], ...]
    """The traces of the actions told before the question."""
    dice: tuple[Mapping[str, Json], ...]
    """The dice asked for: name, piece, faces and the face shown."""
    scene: Mapping[str, Json] | None
    """The kind of scene and its record."""
    answer: tuple[Told, ...]
    """What is told of the ruling, its results first."""
    odds: tuple[Chance, ...]
    """The outcomes its dice can bring, none where no die is rolled."""
    otherwise: tuple[Otherwise, ...] = ()
    """What other readings give, wherever the end hangs on one."""
    absent: tuple[tuple[str, ...], ...] = ()
    """What nobody mentioned and the ruling takes as not there: a term, then the labels it would be beside."""

    @property
    def clause(self) -> str:
        """The clause it is about; a case of one's own need not be about one."""
        return self.clauses[0] if self.clauses else ""

    @cached_property
    def spelled(self) -> str:
        """All of it as one text, for digests; spelled once, for it is asked for in every language."""
        return repr(self)

    @property
    def reads(self) -> frozenset[tuple[str, str, str]]:
        """The chart cells that were read."""
        return frozenset(line.cell for trace in (*self.past, self.trace) for line in trace if line.cell)

    @classmethod
    def of(cls, answer: Answer, book: str) -> Record:
        """The record of an answer."""
        result = answer.result or answer.run.result()
        example, ruling, scene = result.example, result.ruling, result.scene
        return cls(
            id=example.id,
            book=book,
            clauses=example.tags,
            covered=tuple(sorted(result.covered)),
            name=example.name,
            language=example.language,
            file=example.file,
            line=example.line,
            holds=result.holds,
            steps=tuple(map(_told, result.steps)),
            verdict=ruling.verdict.value,
            by=ruling.by,
            outcome=plain(ruling.held),
            trace=cited(ruling),
            past=tuple(map(cited, result.past)),
            dice=tuple(
                {"name": roll.die.name, "of": roll.die.of, "faces": list(roll.die.faces), "face": roll.face}
                for ruling in (*result.past, ruling)
                for roll in ruling.rolls
            ),
            scene={"kind": scene.kind, "data": scene.record()} if scene else None,
            answer=tuple(map(told_of, answer.told)),
            odds=chances(answer.prospects),
            otherwise=otherwise(answer),
            absent=absent((*result.past, ruling)),
        )

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {item.name: _flat(getattr(self, item.name)) for item in fields(self)}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Record:
        """From plain data."""
        changed = {
            "clauses": tuple(data["clauses"]),
            "covered": tuple(data["covered"]),
            "steps": tuple(Told(**step) for step in data["steps"]),
            "trace": _lines(data["trace"]),
            "past": tuple(map(_lines, data["past"])),
            "dice": tuple(data["dice"]),
            "answer": _statements(data["answer"]),
            "odds": tuple(map(_odds, data["odds"])),
            "absent": tuple(map(tuple, data["absent"])),
            "otherwise": tuple(
                Otherwise(**{**row, "told": _statements(row["told"]), "odds": tuple(map(_odds, row["odds"]))})
                for row in data["otherwise"]
            ),
        }
        return cls(**{**data, **changed})


def _told(done: StepResult) -> Told:
    values = {name: plain(value) for name, value in done.values.items()}
    if done.step.keyword != "then":
        return Told(done.step.keyword, done.template, values)
    return Told("then", done.template, values, plain(done.expected), plain(done.actual), done.holds)


def told_of(sentence: Sentence) -> Told:
    """A sentence that is told of a ruling."""
    return Told("then", sentence.template, {name: plain(value) for name, value in sentence.values.items()})


def chances(prospects: Iterable[Prospect]) -> tuple[Chance, ...]:
    """The outcomes dice can bring."""
    return tuple(map(_chance, prospects))


def otherwise(answer: Answer) -> tuple[Otherwise, ...]:
    """What other readings give."""
    return tuple(
        Otherwise(
            each.played,
            each.side,
            each.verdict.value if each.verdict else "",
            each.by,
            tuple(map(told_of, each.told)),
            chances(each.prospects),
            plain(each.measure) if each.measure else None,
        )
        for each in answer.other_sides
    )


def _chance(prospect: Prospect) -> Chance:
    ruling = prospect.ruling
    return Chance(str(prospect.chance), ruling.verdict.value, ruling.by, tuple(map(told_of, prospect.told)))


def absent(rulings: Iterable[Ruling[Any]]) -> tuple[tuple[str, ...], ...]:
    """What nobody mentioned and some rulings take as not there, each once."""
    return tuple(dict.fromkeys((each.term, *each.by) for ruling in rulings for each in ruling.absent))


def _odds(row: dict[str, Any]) -> Chance:
    return Chance(**{**row, "told": _statements(row["told"])})


def _statements(rows: list[dict[str, Any]]) -> tuple[Told, ...]:
    return tuple(Told(**row) for row in rows)


def cited(ruling: Ruling[Any]) -> tuple[Cited, ...]:
    """The trace of a ruling as plain lines."""
    return tuple(map(_line, ruling.trace))


def _line(citation: Citation) -> Cited:
    cell = (citation.cell.chart, citation.cell.row, citation.cell.column) if citation.cell else None
    counts = tuple(Counted(count.term, count.of, number) for count, number in citation.counts)
    over = tuple(Lost(typed(lost.value), lost.clause, _facts(lost.facts)) for lost in citation.over)
    return Cited(
        citation.clause, typed(citation.value), _facts(citation.facts), cell, citation.role.value, counts, over
    )


def _facts(facts: Mapping[str, Fact]) -> dict[str, Json]:
    return {name: typed(fact) for name, fact in facts.items()}


def _lines(rows: list[dict[str, Any]]) -> tuple[Cited, ...]:
    return tuple(
        Cited(
            **{
                **row,
                "cell": tuple(row["cell"]) if row["cell"] else None,
                "counts": tuple(map(counted, row["counts"])),
                "over": tuple(Lost(**lost) for lost in row["over"]),
            }
        )
        for row in rows
    )


def counted(row: Mapping[str, Any]) -> Counted:
    """A number of a line out of plain data."""
    return Counted(**{**row, "number": number_in(row["number"])})


def shallow(value: Any) -> Any:
    """What JSON does not know: a fraction as plain data, of a record or a part of it the fields as they are."""
    if isinstance(value, Fraction):
        return plain(value)
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


def _flat(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_flat(item) for item in value]
    if isinstance(value, Told | Cited | Counted | Lost | Chance | Otherwise):
        return {name: _flat(held) for name, held in vars(value).items()}
    return plain(value) if isinstance(value, Fraction) else value
