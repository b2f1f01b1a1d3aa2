"""Competing readings of a rule as small named settings of a book."""

from __future__ import annotations

from dataclasses import Field, field, fields, replace
from enum import StrEnum
from typing import Any, TypeVar

Settings = TypeVar("Settings")


def reading(default: StrEnum, *clauses: str) -> Any:
    """A field of a book's `Readings`: the side played unless a table chooses otherwise, and the clauses it settles.

    The members of the default's enum are the competing readings; their values are glossary terms.
    """
    return field(default=default, metadata={"clauses": clauses})


def settings(readings: type) -> list[Field[Any]]:
    """The settings of a book, in the order they are declared."""
    return [item for item in fields(readings) if "clauses" in item.metadata]


def options(setting: Field[Any]) -> list[StrEnum]:
    """The competing readings of one setting, the default first."""
    return sorted(type(setting.default), key=lambda option: option is not setting.default)


def choose(readings: Settings, option: str) -> Settings:
    """The same readings with one side chosen by its name."""
    for item in settings(type(readings)):
        for side in options(item):
            if side.value == option:
                return replace(readings, **{item.name: side})
    raise KeyError(option)
