"""Headings of a chart that numbers fall under: one number, a range, a bound, or a condition between several."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from lexludi.rulings.number import Number, exact

_RANGE = re.compile(r"([+\-−]?\d+)\s*…\s*([+\-−]?\d+)")
_BOUND = re.compile(r"([≤≥<>]?)\s*([+\-−]?\d+(?:/\d+)?)(\+?)")
_SIGN = re.compile(r"\s*(<=|>=|[<>=≤≥])\s*")
_TERM = re.compile(r"([+\-−]?\d+(?:/\d+)?)?\s*([^\W\d]\w*)?")
NAME = re.compile(r"[^\W\d]\w*")
"""What a condition calls one of the numbers it compares."""
_TESTS: dict[str, Callable[[Number, Number], bool]] = {
    "": operator.eq,
    "=": operator.eq,
    "+": operator.ge,
    "≥": operator.ge,
    ">=": operator.ge,
    "≤": operator.le,
    "<=": operator.le,
    "<": operator.lt,
    ">": operator.gt,
}
THE_NUMBER = ""
"""What a heading without names asks about."""


class _Term(NamedTuple):
    """A multiple of something named, or a number alone."""

    factor: Number
    name: str | None = None

    def value(self, numbers: Mapping[str, Number]) -> Number:
        return self.factor if self.name is None else self.factor * numbers[self.name]


class _Test(NamedTuple):
    """One comparison."""

    left: _Term
    holds: Callable[[Number, Number], bool]
    right: _Term


def holds(heading: str, number: Number | None = None, /, **named: Number) -> bool:
    """Whether numbers fall under a heading: one number under `3`, `5…7` or `≥2`, named ones under `0 < R <= 2M`."""
    tests = _tests(heading)
    numbers = named if number is None else {**named, THE_NUMBER: number}
    if any(term.name not in (None, *numbers) for test in tests for term in (test.left, test.right)):
        return False
    return bool(tests) and all(test.holds(test.left.value(numbers), test.right.value(numbers)) for test in tests)


def names(heading: str) -> frozenset[str]:
    """What a condition compares, by name; nothing for a heading of another kind."""
    return frozenset(
        term.name for test in _tests(heading) for term in (test.left, test.right) if term.name not in (None, THE_NUMBER)
    )


@cache
def _tests(heading: str) -> tuple[_Test, ...]:
    """What a heading asks; nothing if it is no heading for numbers."""
    it = _Term(1, THE_NUMBER)
    if match := _RANGE.fullmatch(heading):
        return _Test(it, operator.ge, _Term(_number(match[1]))), _Test(it, operator.le, _Term(_number(match[2])))
    if match := _BOUND.fullmatch(heading):
        return (_Test(it, _TESTS[match[1] or match[3]], _Term(_number(match[2]))),)
    parts = _SIGN.split(heading.strip())
    terms = [_term(part) for part in parts[::2]]
    known = [term for term in terms if term is not None]
    if len(terms) < 2 or len(known) < len(terms):
        return ()
    return tuple(map(_Test, known, (_TESTS[sign] for sign in parts[1::2]), known[1:]))


def _term(text: str) -> _Term | None:
    """`2M`, `M` or `2`."""
    match = _TERM.fullmatch(text)
    if match is None or not text:
        return None
    return _Term(_number(match[1]) if match[1] else 1, match[2])


def _number(text: str) -> Number:
    return exact(Fraction(text.replace("−", "-")))
