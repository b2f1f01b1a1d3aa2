"""Competing readings of a rule as small named settings of a book."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Generic, TypeVar

Side = TypeVar("Side", bound=StrEnum)


@dataclass(frozen=True)
class Setting(Generic[Side]):
    """One question on which a book can be read in more than one way; rules ask `trace.reading(SETTING)` for the side played.

    The members of the default's enumeration are the competing readings; their values are glossary terms.
    """

    default: Side
    """The side this edition plays."""
    clauses: tuple[str, ...]
    """The clauses it settles."""

    @property
    def name(self) -> str:
        """What the code calls it: the enumeration of its sides."""
        return type(self.default).__name__

    @cached_property
    def sides(self) -> list[Side]:
        """The competing readings, the default first."""
        return sorted(type(self.default), key=lambda side: side is not self.default)


def setting(default: Side, *clauses: str) -> Setting[Side]:
    """A setting of a book: the side played unless a table chooses otherwise, and the clauses it settles."""
    if not isinstance(default, StrEnum):
        raise TypeError(f"{default!r} is no side; give the member of a StrEnum that is played, whose values are terms")
    if not clauses:
        raise TypeError(f'no clause; name those the reading settles: setting({default!s}, "book.clause")')
    return Setting(default, clauses)


@dataclass(frozen=True)
class Chosen:
    """The sides a table plays instead of those of this edition."""

    sides: tuple[str, ...] = ()
    """By name; of two sides of one setting the last counts."""

    def side(self, setting: Setting[Side]) -> Side:
        """The side of a setting that is played."""
        named = {side.value: side for side in setting.sides} if self.sides else {}
        return next((named[side] for side in reversed(self.sides) if side in named), setting.default)

    def choosing(self, side: str) -> Chosen:
        """The same with one more side chosen."""
        return Chosen((*self.sides, str(side)))


THIS_EDITION = Chosen()
"""Every setting as the book plays it by itself."""
