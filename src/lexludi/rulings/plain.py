"""Values as plain data for JSON: what is a term stays told apart from what only looks like one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import singledispatch
from typing import Any

Json = None | bool | int | str | list[Any] | dict[str, Any]


@singledispatch
def plain(value: object) -> Json:
    """A value as plain data; a member of an enumeration becomes `{"term": its value}`."""
    if is_dataclass(value) and not isinstance(value, type):
        return {item.name: plain(getattr(value, item.name)) for item in fields(value)}
    if isinstance(value, Mapping):
        return {str(key.value if isinstance(key, Enum) else key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    if isinstance(value, Enum):
        return {"term": value.value}
    if isinstance(value, Fraction):
        return {"fraction": str(value)}
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TypeError(f"{type(value).__name__} has no plain form; register one with plain.register")
