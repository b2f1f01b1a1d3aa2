"""Values as plain data for JSON, and back: what is a term stays told apart from what only looks like one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache, singledispatch
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

Json = None | bool | int | str | list[Any] | dict[str, Any]
PLAIN = frozenset((NoneType, bool, int, str))
"""What is plain as it is."""
SIMPLE = (NoneType, bool, int, str, Fraction, Enum)
"""What is told without knowing what type it is of."""
Readers = Mapping[type[Any], Callable[[Any], Any]]
"""How kinds are read whose plain form is their own, such as a position written as one line."""


@singledispatch
def plain(value: object) -> Json:
    """A value as plain data; a member of an enumeration becomes `{"term": its value}`."""
    if isinstance(value, Enum):
        return {"term": value.value}
    if value is None or isinstance(value, bool | int | str):
        return value
    kind: Any = type(value)
    if (names := _names(kind)) is not None:
        return {name: _within(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {str(key.value if isinstance(key, Enum) else key): _within(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_within(item) for item in value]
    if isinstance(value, set | frozenset):  # whose order changes from run to run
        return sorted(map(_within, value), key=repr)
    if isinstance(value, Fraction):
        return {"fraction": str(value)}
    raise TypeError(
        f"a {type(value).__name__} cannot be recorded; use int, Fraction, str, an enumeration or a dataclass, "
        "or register its plain form with plain.register"
    )


def _within(value: Any) -> Json:
    """The plain form of a part; most parts are plain already."""
    return value if type(value) in PLAIN else plain(value)


def typed(value: Any) -> Json:
    """As `plain`, but a value of a type of its own carries the name of the type: `{"kind": …, "value": …}`."""
    if isinstance(value, SIMPLE):
        return _within(value)
    if type(value) in (list, tuple):
        return [typed(item) for item in value]
    return {"kind": type(value).__name__, "value": plain(value)}


@cache
def _names(kind: type[Any]) -> tuple[str, ...] | None:
    """The fields of a dataclass or of a named tuple; None of any other type."""
    return tuple(item.name for item in fields(kind)) if is_dataclass(kind) else getattr(kind, "_fields", None)


def restore(kind: Any, data: Json, readers: Readers = MappingProxyType({})) -> Any:
    """A value of a kind from its plain form; kinds whose plain form is their own are read by readers."""
    if kind in readers:
        return readers[kind](data)
    if get_origin(kind) in (Union, UnionType):
        return _one_of(get_args(kind), data, readers)
    if get_origin(kind) is tuple and isinstance(data, list):
        inner = get_args(kind)
        kinds = (inner[0],) * len(data) if inner[-1] is ... else inner
        return tuple(restore(one, item, readers) for one, item in zip(kinds, data, strict=True))
    if isinstance(kind, type) and issubclass(kind, Enum) and isinstance(data, dict):
        return kind(data["term"])
    if isinstance(kind, type) and (names := _names(kind)) is not None and isinstance(data, dict):
        hints = _hints(kind)
        if set(names) != set(data):
            raise ValueError(f"{data} is not a {kind}")
        return kind(**{name: restore(hints[name], value, readers) for name, value in data.items()})
    if kind in (int, str, bool, NoneType) and type(data) is kind:
        return data
    if kind is Fraction and isinstance(data, dict) and data.keys() == {"fraction"}:
        return Fraction(data["fraction"])
    raise ValueError(f"{data} is not a {kind}")


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


def _one_of(kinds: tuple[Any, ...], data: Json, readers: Readers) -> Any:
    for kind in kinds:
        try:
            return restore(kind, data, readers)
        except (ValueError, TypeError, KeyError):
            continue
    raise ValueError(f"{data} is none of {kinds}")
