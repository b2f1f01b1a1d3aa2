"""The competing readings of chapter 8, rout."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


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


FLIGHT_LINE = setting(FlightLine.AWAY, "aig.8.1.1.two")
FLIGHT_WANT = setting(FlightWant.ANYWAY, "aig.8.1.1.two")
FLIGHT_REST = setting(FlightRest.AWAY, "aig.8.1.1.rest")
FLIGHT_START = setting(FlightStart.NOT_ENTERED, "aig.8.1.2.zoi")
FLIGHT_BARRIER = setting(FlightBarrier.ELIMINATED, "aig.8.1.2.impassable")
FLIGHT_RALLY = setting(FlightRally.AFTER, "aig.8.3.auto")
