"""What became of one example, as it is kept in the evidence and shown on a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cached_property
from typing import Any

from lexludi.examples.answer import Answer
from lexludi.rulings.measures import number_in
from lexludi.rulings.plain import Json, plain
from lexludi.telling.ruled import Chance, Cited, Counted, Lost, Otherwise, Ruled, Told, cited, parts


@dataclass(frozen=True)
class Record(Ruled):
    """One example that ran."""

    id: str
    book: str
    covered: tuple[str, ...]
    language: str
    file: str
    line: int
    holds: bool
    outcome: Json
    past: tuple[tuple[Cited, ...], ...]
    """The traces of the actions told before the question."""
    dice: tuple[Mapping[str, Json], ...]
    """The dice asked for: name, piece, faces and the face shown."""
    scene: Mapping[str, Json] | None
    """The kind of scene and its record."""

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
            outcome=plain(ruling.held),
            past=tuple(map(cited, result.past)),
            dice=tuple(
                {"name": roll.die.name, "of": roll.die.of, "faces": list(roll.die.faces), "face": roll.face}
                for ruling in (*result.past, ruling)
                for roll in ruling.rolls
            ),
            scene={"kind": scene.kind, "data": scene.record()} if scene else None,
            **parts(answer),
        )

    def data(self) -> dict[str, Any]:
        """As plain data."""
        found: dict[str, Any] = flat(self)
        return found

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


def _odds(row: dict[str, Any]) -> Chance:
    return Chance(**{**row, "told": _statements(row["told"])})


def _statements(rows: list[dict[str, Any]]) -> tuple[Told, ...]:
    return tuple(Told(**row) for row in rows)


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


def flat(value: Any) -> Any:
    """A record or a part of it as plain data."""
    if isinstance(value, tuple):
        return [flat(item) for item in value]
    if isinstance(value, Ruled | Told | Cited | Counted | Lost | Chance | Otherwise):
        return {item.name: flat(getattr(value, item.name)) for item in fields(value)}
    return plain(value) if isinstance(value, Fraction) else value
