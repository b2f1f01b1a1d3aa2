"""Exact numbers: whole or fractions, told as players write them."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeIs

Number = int | Fraction
"""A number of the rules; one that is whole is an int."""

SIGNS = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3)}
"""Fractions that are one character."""
WRITTEN = {SIGNS[sign]: sign for sign in "½¼¾"}
"""Those of them that are written so; the others are easily taken for each other in small print."""
DIGITS = r"\d{1,18}"
"""More than any number of a game has."""
PATTERN = (
    rf"[+\-−]?(?:{DIGITS}\s{DIGITS}/(?!0+(?!\d)){DIGITS}|{DIGITS}/(?!0+(?!\d)){DIGITS}"
    rf"|{DIGITS}[.,]{DIGITS}|{DIGITS}\s?[{''.join(SIGNS)}]|[{''.join(SIGNS)}]|{DIGITS})"
)
"""A number as it can be typed: `3`, `2.5`, `2,5`, `2½`, `5/2`, `2 1/2`."""
_PARTS = re.compile(rf"([+-]?)(\d+(?:\.\d+)?(?!\d*/))?\s*(\d+/\d+|[{''.join(SIGNS)}])?")


def exact(value: Number) -> Number:
    """The same number, as an int where it is whole."""
    return value if isinstance(value, int) or value.denominator != 1 else value.numerator


def is_number(value: object) -> TypeIs[Number]:
    """Whether a value is a number; true and false are none."""
    return isinstance(value, int | Fraction) and not isinstance(value, bool)


def read_number(text: str) -> Number:
    """The number a text says; ValueError where it says none."""
    parts = _PARTS.fullmatch(text.strip().replace("−", "-").replace(",", "."))
    if parts is None or not (parts[2] or parts[3]):
        raise ValueError(f"{text!r} is not a number")
    rest = SIGNS[parts[3]] if parts[3] in SIGNS else Fraction(parts[3] or 0)
    value = Fraction(parts[2] or 0) + rest
    return exact(-value if parts[1] == "-" else value)


def write_number(value: Number, decimal: str = ".") -> str:
    """A number as players write it: `−3`, `2½`, `0.07`, `2 1/3`."""
    sign, (whole, rest) = "−" if value < 0 else "", divmod(abs(Fraction(value)), 1)
    if not rest:
        return f"{sign}{whole}"
    if rest in WRITTEN:
        return f"{sign}{whole or ''}{WRITTEN[rest]}"
    if (hundredths := rest * 100).denominator == 1:
        return f"{sign}{whole}{decimal}{hundredths.numerator:02}".rstrip("0")
    return f"{sign}{whole or ''} {rest}".replace("− ", "−").strip()


def signed_number(value: Number, decimal: str = ".") -> str:
    """A modifier as printed: with its sign, a true minus."""
    return f"+{write_number(value, decimal)}" if value > 0 else write_number(value, decimal)


def number_of(data: Any) -> Number | None:
    """The number that plain data holds; None where it is anything else."""
    if isinstance(data, dict) and data.keys() == {"fraction"}:
        return Fraction(data["fraction"])
    return data if is_number(data) else None


def same(actual: Any, expected: Any) -> bool:
    """Equality that a book's own `__eq__` cannot change; 2 and Fraction(2) are equal."""
    if is_number(actual) and is_number(expected):
        return actual == expected
    return type(actual) is type(expected) and bool(expected == actual)
