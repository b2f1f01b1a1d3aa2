"""Competing readings of a rule as small named settings of a book."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

Settings = TypeVar("Settings")
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
    path: tuple[str, ...] = ()
    """The fields that lead to it, where a book keeps its readings in a dataclass."""

    @property
    def name(self) -> str:
        """What the code calls it: the field that holds it, or the enumeration of its sides."""
        return ".".join(self.path) or type(self.default).__name__

    @cached_property
    def sides(self) -> list[Side]:
        """The competing readings, the default first."""
        return sorted(type(self.default), key=lambda side: side is not self.default)


def setting(default: Side, *clauses: str) -> Setting[Side]:
    """A setting of a book: the side played unless a table chooses otherwise, and the clauses it settles."""
    _check(default, clauses, "setting")
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


def reading(default: Side, *clauses: str) -> Side:
    """A field of a book's `Readings`: the side played unless a table chooses otherwise, and the clauses it settles.

    The members of the default's enum are the competing readings; their values are glossary terms.
    """
    _check(default, clauses, "reading")
    settled: Side = field(default=default, metadata={"clauses": clauses})
    return settled


def _check(default: StrEnum, clauses: tuple[str, ...], by: str) -> None:
    if not isinstance(default, StrEnum):
        raise TypeError(f"{default!r} is no side; give the member of a StrEnum that is played, whose values are terms")
    if not clauses:
        raise TypeError(f'no clause; name those the reading settles: {by}({default!s}, "book.clause")')


def settings(readings: type[Any]) -> list[Setting[Any]]:
    """The settings of a book, in the order they are declared; readings may be nested by chapter."""
    kind: Any = readings
    return _listed(kind)


@lru_cache(64)
def _listed(readings: Any) -> list[Setting[Any]]:
    return list(_settings(readings, ()))


def _settings(readings: type[Any], path: tuple[str, ...]) -> Iterator[Setting[Any]]:
    for item in fields(readings):
        here = (*path, item.name)
        if isinstance(item.default, StrEnum):
            if "clauses" not in item.metadata:
                raise TypeError(f'{item.name} is no reading; write `{item.name}: … = reading(…, "book.clause")`')
            yield Setting(item.default, item.metadata["clauses"], here)
        elif is_dataclass(item.default):
            yield from _settings(type(item.default), here)


def choose(readings: Settings, side: str) -> Settings:
    """The same readings with one side chosen by its name."""
    kept: Any = readings
    if isinstance(kept, Chosen):
        return kept.choosing(side)  # type: ignore[return-value]
    for setting in settings(type(readings)):
        for option in setting.sides:
            if option == side:
                chosen: Settings = _put(readings, setting.path, option)
                return chosen
    raise KeyError(side)


def played(readings: Any, setting: Setting[Any]) -> StrEnum:
    """The side of a setting that some readings play."""
    side: StrEnum = (
        readings.side(setting) if isinstance(readings, Chosen) else attrgetter(".".join(setting.path))(readings)
    )
    return side


def watched(readings: Settings, seen: set[tuple[str, ...]]) -> Settings:
    """The same readings; the path of each setting that is looked at is put down in `seen`."""
    other: Settings = _watched(readings, seen, ())
    return other


def _watched(readings: Any, seen: set[tuple[str, ...]], path: tuple[str, ...]) -> Any:
    kind: Any = type(readings)
    other = object.__new__(_watching(kind))
    for item in fields(readings):
        held, here = getattr(readings, item.name), (*path, item.name)
        vars(other)[item.name] = _watched(held, seen, here) if is_dataclass(held) else held
    vars(other)["watch"] = seen, path
    return other


@lru_cache(64)
def _watching(readings: Any) -> type[Any]:
    """A type of readings that tells which of its settings are looked at."""
    settings = {item.name for item in fields(readings) if not is_dataclass(item.default)}

    def look(self: Any, name: str) -> Any:
        if name in settings:
            seen, path = object.__getattribute__(self, "watch")
            seen.add((*path, name))
        return object.__getattribute__(self, name)

    return type(readings.__name__, (readings,), {"__getattribute__": look})


def _put(readings: Any, path: tuple[str, ...], side: StrEnum) -> Any:
    first, *rest = path
    other = copy(readings)  # `replace` would look at every setting
    vars(other)[first] = _put(getattr(readings, first), tuple(rest), side) if rest else side
    return other
