"""Methods that keep their answers for as long as their object lives."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, overload

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Owner = TypeVar("Owner")


class cached_method(Generic[Owner, Given, Answer]):
    """A method that answers once for each set of arguments; the answers go when the object goes.

    `functools.cache` on a method keeps every object it was ever called on.
    """

    def __init__(self, method: Callable[Concatenate[Owner, Given], Answer]) -> None:
        self.method, self.name, self.__doc__ = method, method.__name__, method.__doc__

    @overload
    def __get__(self, owner: None, kind: type[Owner]) -> cached_method[Owner, Given, Answer]: ...
    @overload
    def __get__(self, owner: Owner, kind: type[Owner] | None = None) -> Callable[Given, Answer]: ...
    def __get__(self, owner: Owner | None, kind: type[Owner] | None = None) -> Any:
        """The method of one object with its answers, kept in the object itself from the first call on."""
        if owner is None:
            return self
        kept = owner.__dict__[self.name] = cache(partial(self.method, owner))
        return kept
