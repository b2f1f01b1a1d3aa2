"""How the place of one base is told by itself."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from lexludi.examples.phrases import Case
from lexludi.examples.positions import Placing
from lexludi.games.minis.measuring import drawn
from lexludi.games.minis.places import TOWARDS, Hand, TableEdge
from lexludi.rulings.number import exact, read_number
from lexludi.space.plane.field import Field
from lexludi.space.plane.scene import values
from lexludi.space.plane.table import Tables

from .spots import Spot

STANDS_AT = "{unit} stands at {spot} and faces {front}"
IS_TURNED = "{unit} is turned {angle} {hand}"


def _position(case: Case) -> Field | None:
    """The table with what was placed on it."""
    return drawn(case.state)


def _said(field: Field, label: str) -> list[tuple[str, Mapping[str, Any]]]:
    """Where one base stands: its left front corner, the table edge it faces, and how far it is turned from there."""
    placed = field.placed(label)
    if placed is None:
        return []
    corner, facing = placed.base.front_left, placed.base.facing
    spot = Spot(exact(corner.x.rounded(2)), exact(corner.y.rounded(2)))
    straight = next((edge for edge, way in TOWARDS.items() if way == facing), None)
    stands = (STANDS_AT, {"unit": label, "spot": spot, "front": straight or TableEdge.RED})
    if straight:
        return [stands]
    angle = Fraction(read_number(values(placed)["degrees"]))
    return [stands, (IS_TURNED, {"unit": label, "angle": angle, "hand": Hand.LEFT})]


PLACING: Placing[Field] = Placing(Tables(), _position, _said)
