"""What was measured between what, the limit a rule sets, and by how much it was kept or missed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from lexludi.rulings.number import Number, exact, number_of
from lexludi.rulings.plain import Json, plain

HUNDREDTHS = 100
"""The parts of a step in which lengths are told."""


class Origin(StrEnum):
    """Where a measure comes from."""

    TOLD = "told"
    """One player said it."""
    AGREED = "agreed"
    """Both players agreed on it."""
    MEASURED = "measured"
    """It follows from where the pieces stand."""


class Bound(StrEnum):
    """What a limit asks of a measure."""

    AT_MOST = "at_most"
    AT_LEAST = "at_least"
    LESS_THAN = "less_than"
    MORE_THAN = "more_than"


@dataclass(frozen=True)
class Measure:
    """A number measured between things, and the limit it was held against."""

    number: Number
    between: tuple[str, ...] = ()
    """The labels or places it was measured between."""
    origin: Origin = Origin.MEASURED
    bound: Bound | None = None
    limit: Number = 0
    rest: Number = 0
    """What the number lacks where it was rounded; it decides where the number meets its limit."""
    give: Number = 0
    """By how much a ruler on a table may be out; nothing where the number was counted, told or set."""

    def at_most(self, limit: Number) -> Measure:
        """The same, held against the largest number that is allowed."""
        return replace(self, bound=Bound.AT_MOST, limit=limit)

    def at_least(self, limit: Number) -> Measure:
        """The same, held against the smallest number that is enough."""
        return replace(self, bound=Bound.AT_LEAST, limit=limit)

    def less_than(self, limit: Number) -> Measure:
        """The same, held against a number it must stay below."""
        return replace(self, bound=Bound.LESS_THAN, limit=limit)

    def more_than(self, limit: Number) -> Measure:
        """The same, held against a number it must exceed."""
        return replace(self, bound=Bound.MORE_THAN, limit=limit)

    @property
    def margin(self) -> Number:
        """How far it is on the right side of its limit; less than 0 where it is on the wrong one."""
        ahead = self.number + self.rest - self.limit
        return exact(ahead if self.bound in (Bound.AT_LEAST, Bound.MORE_THAN) else -ahead)

    @property
    def holds(self) -> bool:
        """Whether it keeps its limit; without a limit it does."""
        strict = self.bound in (Bound.LESS_THAN, Bound.MORE_THAN)
        return self.bound is None or self.margin > 0 or (self.margin == 0 and not strict)

    @property
    def close(self) -> bool:
        """Whether it is nearer to its limit than a ruler on a table can tell."""
        return self.bound is not None and bool(self.give) and -self.give <= self.margin <= self.give

    @property
    def other_side(self) -> Measure:
        """The same, just on the other side of its limit."""
        out = Fraction(1, HUNDREDTHS) if self.bound in (Bound.AT_MOST, Bound.LESS_THAN) else -Fraction(1, HUNDREDTHS)
        strict = self.bound in (Bound.LESS_THAN, Bound.MORE_THAN)
        step = (0 if strict else out) if self.holds else (-out if strict else 0)
        return replace(self, number=exact(self.limit + step), rest=0)


def measured(number: Number, *between: str) -> Measure:
    """A measure as a fact, held against no limit."""
    return _taken(number, between, Origin.MEASURED)


def at_most(number: Number, limit: Number, *between: str, origin: Origin = Origin.MEASURED) -> Measure:
    """A measure as a fact, held against the largest number that is allowed."""
    return _taken(number, between, origin).at_most(limit)


def at_least(number: Number, limit: Number, *between: str, origin: Origin = Origin.MEASURED) -> Measure:
    """A measure as a fact, held against the smallest number that is enough."""
    return _taken(number, between, origin).at_least(limit)


def more_than(number: Number, limit: Number, *between: str, origin: Origin = Origin.MEASURED) -> Measure:
    """A measure as a fact, held against a number it must exceed."""
    return _taken(number, between, origin).more_than(limit)


def just(number: Number, wanted: Number, *between: str, origin: Origin = Origin.MEASURED) -> Measure:
    """A measure as a fact, held against the one number it must have, on the side it is on."""
    return (at_least if number < wanted else at_most)(number, wanted, *between, origin=origin)


def _taken(number: Number, between: tuple[str, ...], origin: Origin) -> Measure:
    """A measure; what begins and ends in the same place is measured there."""
    return Measure(number, tuple(dict.fromkeys(between)), origin)


@plain.register
def _plain(value: Measure) -> Json:
    """Its fields, and the margin for whoever reads them without the rules."""
    told: dict[str, Json] = {
        "number": plain(value.number),
        "between": list(value.between),
        "origin": value.origin.value,
    }
    if value.bound:
        told |= {"bound": value.bound.value, "limit": plain(value.limit), "margin": plain(value.margin)}
    told |= {name: plain(number) for name, number in (("rest", value.rest), ("give", value.give)) if number}
    return told


def measure_of(data: dict[str, Json]) -> Measure:
    """A measure out of its plain form."""
    number, limit, rest, give = (number_in(data.get(key, 0)) for key in ("number", "limit", "rest", "give"))
    between = data["between"]
    bound = data.get("bound")
    return Measure(
        number,
        tuple(map(str, between if isinstance(between, list) else ())),
        Origin(str(data["origin"])),
        Bound(str(bound)) if bound else None,
        limit,
        rest,
        give,
    )


def number_in(data: Json) -> Number:
    """The number plain data must hold."""
    number = number_of(data)
    if number is None:
        raise ValueError(f"{data!r} is no number")
    return number
