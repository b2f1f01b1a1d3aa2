"""Points of the table in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.examples.vocabulary import Vocabulary
from lexludi.rulings.number import DIGITS, Number, read_number, write_number
from lexludi.rulings.plain import Json
from lexludi.space.plane.shapes import Point


@dataclass(frozen=True)
class Spot:
    """A point of the table."""

    across: Number
    """Steps from the left edge, seen from blue's."""
    along: Number
    """Steps from blue's edge."""

    @property
    def point(self) -> Point:
        """The same as a place to measure from."""
        return Point.at(self.across, self.along)


class Spots:
    """Points told by their steps from the left edge and from blue's edge."""

    says = "spot_of_the_table"

    def pattern(self, words: Vocabulary) -> str:
        """Such as 30/20 or 30.5/20."""
        number = rf"-?{DIGITS}(?:[.,½¼¾]{DIGITS}|[½¼¾])?"
        return rf"{number}\s?/\s?{number}"

    def read(self, text: str, words: Vocabulary) -> Spot:
        """The point a text stands for."""
        across, along = map(read_number, text.split("/"))
        return Spot(across, along)

    def write(self, value: Spot, words: Vocabulary) -> str:
        """As it is read."""
        return "/".join(write_number(number, ".") for number in (value.across, value.along))

    def load(self, data: Json) -> Spot:
        """From its record."""
        kept = data if isinstance(data, dict) else {}
        return Spot(*(_number(kept[name]) for name in ("across", "along")))

    def choices(self, words: Vocabulary) -> list[str]:
        """None that could be listed."""
        return []


def _number(data: Json) -> Number:
    return read_number(str(data["fraction"] if isinstance(data, dict) else data))
