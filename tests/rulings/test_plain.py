"""Values written as plain data and read again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum

import pytest

from lexludi.rulings.plain import plain, restore


class Colour(StrEnum):
    """A term."""

    RED = "red"


@dataclass(frozen=True)
class Point:
    """A value in a value."""

    x: int


@dataclass(frozen=True)
class Thing:
    """A value with one of each kind."""

    name: str
    colour: Colour | None = None
    points: tuple[Point, ...] = ()
    pair: tuple[str, int] = ("", 0)
    either: Point | Colour | str = ""


@pytest.mark.parametrize(
    "thing",
    [
        Thing("A"),
        Thing("A", Colour.RED, (Point(1), Point(2)), ("B", 3), Point(4)),
        Thing("A", either=Colour.RED),
        Thing("red", either="red"),
    ],
)
def test_value_written_as_plain_data_is_read_as_it_was(thing: Thing) -> None:
    again = restore(Thing, json.loads(json.dumps(plain(thing))))
    assert again == thing
    assert type(again.either) is type(thing.either)


@pytest.mark.parametrize("data", [{"name": "A"}, {"name": 1}, [], None, "A"])
def test_data_of_another_kind_is_refused(data: object) -> None:
    with pytest.raises(ValueError):
        restore(Thing, data)  # type: ignore[arg-type]


def test_set_is_written_in_an_order_that_does_not_change() -> None:
    assert plain(frozenset({"c", "a", "b"})) == ["a", "b", "c"]
    assert plain({Colour.RED}) == [{"term": "red"}]
