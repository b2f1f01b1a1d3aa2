"""A case that cannot be: told in a sentence of its own, with what it is about put in, so that it can be translated."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Union

Told = Union[str, int, Fraction, Enum, tuple[str, ...], "Impossible"]
"""What a fault is about; a fault may be told within another."""


class Impossible(ValueError):
    """What was said of a case cannot be or is not enough; `template` is a sentence with placeholders for the values."""

    def __init__(self, template: str, *, by: str = "", **values: Told) -> None:
        self.template, self.values = template, values
        self.by = by
        """The clause that forbids it, where one does."""
        super().__init__(template.format_map({name: _english(value) for name, value in values.items()}))


def _english(value: Told) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value.value if isinstance(value, Enum) else value)
