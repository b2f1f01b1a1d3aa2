"""An example in two versions: what became of its ruling, its odds and its statements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from lexludi.proof.ledger import Entry, compare, filled
from lexludi.rulings.plain import Json

Example = Mapping[str, Any]
"""An example as it is exported."""


class Kind(StrEnum):
    """What became of an example."""

    FAILS = "fails"
    """It held and holds no longer."""
    MENDED = "mended"
    """It holds again."""
    RULED = "ruled"
    """It holds, but the ruling is another."""
    RESTATED = "restated"
    """It was rewritten."""
    NEW = "new"
    GONE = "gone"


SAID = {
    Kind.FAILS: "fails now",
    Kind.MENDED: "holds again",
    Kind.RULED: "ruled otherwise",
    Kind.RESTATED: "rewritten",
    Kind.NEW: "new",
    Kind.GONE: "gone",
}
"""What is told of each kind."""


@dataclass(frozen=True)
class Moved:
    """The chance of an outcome in two versions."""

    outcome: str
    before: Fraction
    after: Fraction


@dataclass(frozen=True)
class Shift:
    """An example that is new, gone or has another outcome."""

    id: str
    name: str
    book: str
    clauses: tuple[str, ...]
    kind: Kind
    before: tuple[str, ...]
    """The lines of its ruling."""
    after: tuple[str, ...]
    decided_by: str
    """The first clause that was applied otherwise, or no longer; empty where none was."""
    same_question: bool
    """Whether both versions have it and ask the same."""
    details: tuple[str, ...]
    """What differs, part by part."""
    odds: tuple[Moved, ...]
    wrong: str
    """For one that holds no longer: what it expects and what the rules give."""
    scenes: tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]

    @property
    def ends_otherwise(self) -> bool:
        """Whether the same question has another outcome or another chance, not only another way to it."""
        return self.same_question and (self.before[:1] != self.after[:1] or bool(self.odds))


def shift(before: Example | None, after: Example | None) -> Shift | None:
    """What changed in an example; None if nothing did."""
    one = after or before or {}
    old, new = ruling(before), ruling(after)
    details = tuple(_details(before, after, old, new)) if before and after else ()
    if before is None or after is None:
        kind = Kind.NEW if before is None else Kind.GONE
    elif before["holds"] != after["holds"]:
        kind = Kind.MENDED if after["holds"] else Kind.FAILS
    elif _said(before) != _said(after):
        kind = Kind.RESTATED
    elif details:
        kind = Kind.RULED
    else:
        return None
    return Shift(
        id=one["id"],
        name=one["name"],
        book=one["book"],
        clauses=tuple(one["clauses"]),
        kind=kind,
        before=old,
        after=new,
        decided_by=_decided_by(before, after) if before and after else "",
        same_question=before is not None and after is not None and _said(before, "then") == _said(after, "then"),
        details=details,
        odds=tuple(_odds(old, new)) if before and after else (),
        wrong=_wrong(after) if kind is Kind.FAILS and after else "",
        scenes=(before and before.get("scene"), after and after.get("scene")),
    )


def ruling(example: Example | None) -> tuple[str, ...]:
    """The lines of a ruling as its own version tells it; of a version that tells none, the bare facts."""
    if example is None:
        return ()
    if "ruling" in example:
        return tuple(example["ruling"])
    told = [_filled_in(each["template"], each["values"]) for each in example.get("answer", ())]
    end = f"{example['verdict']}, {example['by']}" if example.get("by") else " · ".join(told) or example["verdict"]
    trace = " · ".join(f"{line['clause']} {_bare(line['value'])}".rstrip() for line in example["trace"])
    return (end, f"by {trace}") if trace else (end,)


def _details(before: Example, after: Example, old: tuple[str, ...], new: tuple[str, ...]) -> Iterator[str]:
    """The differences of two rulings: told parts first, then those only the evidence holds."""
    if ("ruling" in before) == ("ruling" in after) and old != new:
        yield from compare(Entry("", "", old), Entry("", "", new))
        return
    for one, other in zip(_lines(before), _lines(after), strict=False):
        facts, others = filled(one["facts"]), filled(other["facts"])
        if (
            one["clause"] == other["clause"]
            and facts != others
            and isinstance(facts, dict)
            and isinstance(others, dict)
        ):
            for key in sorted({*facts, *others}):
                if facts.get(key) != others.get(key):
                    yield f"{one['clause']}: {key} {_bare(facts.get(key))} → {_bare(others.get(key))}"
    if [line["clause"] for line in _lines(before)] != [line["clause"] for line in _lines(after)]:
        yield "trace: other clauses"
    elif [line["value"] for line in _lines(before)] != [line["value"] for line in _lines(after)]:
        yield "trace: other values"
    if filled(before["outcome"]) != filled(after["outcome"]):
        yield "an outcome no sentence tells"


def _lines(example: Example) -> list[dict[str, Any]]:
    return [line for trace in (*example["past"], example["trace"]) for line in trace]


def _decided_by(before: Example, after: Example) -> str:
    """The clause of the first line of the trace that is another."""
    old, new = _lines(before), _lines(after)
    for one, other in zip(old, new, strict=False):
        if any(one[key] != other[key] for key in ("clause", "value")):
            return str(other["clause"])
    longer = new if len(new) > len(old) else old
    return str(longer[min(len(old), len(new))]["clause"]) if len(old) != len(new) else ""


def _odds(before: tuple[str, ...], after: tuple[str, ...]) -> Iterator[Moved]:
    """The outcomes whose chances changed; none if a version does not count chances."""
    old, new = _chances(before), _chances(after)
    for outcome in dict.fromkeys([*old, *new]) if old and new else ():
        first, second = old.get(outcome, Fraction(0)), new.get(outcome, Fraction(0))
        if first != second:
            yield Moved(outcome, first, second)


def _chances(lines: tuple[str, ...]) -> dict[str, Fraction]:
    listed = (chance.partition(" ") for chance in Entry("", "", lines).parts.get("odds", []))
    return {outcome: Fraction(chance) for chance, _, outcome in listed}


def _said(example: Example, without: str = "") -> list[tuple[str, Json]]:
    return [(step["template"], step["values"]) for step in example["steps"] if step["keyword"] != without]


def _wrong(example: Example) -> str:
    step = next(step for step in example["steps"] if not step["holds"])
    said, actual = _filled_in(step["template"], step["values"]), step["actual"]
    if isinstance(actual, bool) or (isinstance(actual, dict) and "verdict" in actual):
        return said  # the outcome tells what is so instead
    return f"{said} (the rules give {_bare(actual)})"


def _filled_in(template: str, values: Mapping[str, Json]) -> str:
    for name, value in values.items():
        template = template.replace(f"{{{name}}}", _bare(value))
    return template


def _bare(value: Json) -> str:
    """Plain data in few words."""
    if isinstance(value, list):
        return " + ".join(map(_bare, value))
    if isinstance(value, dict):
        return ", ".join(_bare(item) for item in value.values())
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "yes", False: "no"}[value]
    return str(value)
