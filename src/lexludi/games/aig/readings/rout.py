"""The competing readings of chapter 8, rout."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.rulings.readings import reading


class FlightLine(StrEnum):
    """Which straight lines a flight can begin with."""

    AWAY = "flight_along_any_line_away"
    OPPOSITE = "flight_straight_opposite"


class FlightWant(StrEnum):
    """Whether the first two hexes are moved even beyond the movement allowance."""

    ANYWAY = "first_two_hexes_anyway"
    ALLOWED = "first_two_hexes_if_allowed"


class FlightRest(StrEnum):
    """Where a flight goes on to."""

    AWAY = "flight_goes_on_away"
    ANYWHERE = "flight_goes_on_anywhere"


class FlightStart(StrEnum):
    """Whether a unit that routs in an enemy ZOI has entered it."""

    NOT_ENTERED = "rout_in_zoi_spared"
    ENTERED = "rout_in_zoi_eliminated"


class FlightBarrier(StrEnum):
    """What impassable terrain does to the first flight."""

    ELIMINATED = "first_flight_eliminated_by_terrain"
    GOES_ROUND = "first_flight_goes_round_terrain"


class FlightRally(StrEnum):
    """When a unit that routs near its banner rolls for the banner rally."""

    AFTER = "rally_after_first_flight"
    BEFORE = "rally_before_first_flight"


@dataclass(frozen=True)
class RoutReadings:
    """Of chapter 8."""

    line: FlightLine = reading(FlightLine.AWAY, "aig.8.1.1.two")
    want: FlightWant = reading(FlightWant.ANYWAY, "aig.8.1.1.two")
    rest: FlightRest = reading(FlightRest.AWAY, "aig.8.1.1.rest")
    start: FlightStart = reading(FlightStart.NOT_ENTERED, "aig.8.1.2.zoi")
    barrier: FlightBarrier = reading(FlightBarrier.ELIMINATED, "aig.8.1.2.impassable")
    rally: FlightRally = reading(FlightRally.AFTER, "aig.8.3.auto")
