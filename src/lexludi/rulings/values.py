"""Frozen values changed in a few fields, which is done as often as play goes on."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

Value = TypeVar("Value")

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(value: Value, /, **changes: Any) -> Value:
        """As `dataclasses.replace`, but all fields are filled at once, not one by one past the lock of a frozen value."""
        other = unchecked(value, **changes)
        if check := getattr(other, "__post_init__", None):
            check()
        return other


def unchecked(value: Value, /, **changes: Any) -> Value:
    """The same without the checks of a new value, for what cannot fail them."""
    kind = type(value)
    names = _names(kind)  # type: ignore[arg-type]  # a type can be hashed
    held = {**vars(value), **changes}
    if len(held) > len(names):  # with what was worked out of the fields, or with a field there is none of
        if strange := changes.keys() - names:
            raise TypeError(f"{kind.__name__} has no field {', '.join(sorted(strange))}")
        held = {name: held[name] for name in names}
    other = object.__new__(kind)
    object.__setattr__(other, "__dict__", held)
    return other


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind))
