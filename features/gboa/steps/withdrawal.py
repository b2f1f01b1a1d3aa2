"""Sentences about orderly withdrawal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lexludi.examples.kinds import Face, Piece
from lexludi.games.gboa.retreat import Retreat
from lexludi.games.gboa.units import Fire
from lexludi.games.gboa.walk import read_route
from lexludi.games.gboa.withdrawal import (
    Occasion,
    Withdrawal,
    Withdrawn,
    parting_shot,
    pre_arranged_withdrawal,
    withdraw,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.board import Board
from lexludi.space.hex.facing import Arc
from lexludi.space.hex.frame import Frame, arcs
from lexludi.space.hex.placeholders import Route

from .table import Table, phrases, stances


@phrases.given("the time is: {occasion}")
def time(case: Table, occasion: Occasion) -> None:
    case.occasion = occasion


@phrases.given("the cavalry line: {labels}")
def cavalry_line(case: Table, labels: list[Piece]) -> None:
    case.line = tuple(labels)


@phrases.given("way back of {label}, DR {die}: {route}")
def way_back(case: Table, label: Piece, die: Face, route: Route) -> None:
    way_back_open(case, label, route)
    case.dice.put("die_roll", die, label)


@phrases.given("way back of {label}: {route}")
def way_back_open(case: Table, label: Piece, route: Route) -> None:
    case.routes[label] = route


@phrases.given("{label} has already shot at {target} in this segment")
def already_shot(case: Table, label: Piece, target: Piece) -> None:
    case.shot_at[label] = (*case.shot_at.get(label, ()), target)


@phrases.when("{label} withdraws from {enemy}: {route}")
def withdraws(case: Table, label: Piece, enemy: Piece, route: Route) -> Ruling[Withdrawn]:
    if (told := case.routes.get(label, route)) != route:
        raise Impossible(
            "The way back of {unit} is given twice, as {route} and as {other}; give it only once.",
            unit=label,
            route=told,
            other=route,
        )
    return _withdraw(case, enemy, {label: route})


@phrases.when("the line withdraws from {enemy}")
def line_withdraws(case: Table, enemy: Piece) -> Ruling[Withdrawn]:
    if not case.routes:
        raise Impossible("The line has no way back yet; give one for each of its units.")
    return _withdraw(case, enemy, case.routes)


@phrases.when("{label} makes a pre-arranged withdrawal")
def withdraws_as_arranged(case: Table, label: Piece) -> Ruling[None]:
    case.scene = Board.of(Frame(case.position))
    return case.decide(pre_arranged_withdrawal, case.position, label)


@phrases.when("{label}, withdrawing from {enemy}, shoots at {target}")
def shoots(case: Table, label: Piece, enemy: Piece, target: Piece) -> Ruling[Fire]:
    case.scene, case.subject = Board.of(Frame(case.position)), label
    ways = {label: case.routes.get(label, Route("")), **(case.routes if case.line else {})}
    whole = _withdrawal(case, enemy, ways)
    return case.decide(parting_shot, whole, target, case.shot_at.get(label, ()))


def _withdrawal(case: Table, enemy: str, routes: Mapping[str, Route]) -> Withdrawal:
    retreats = tuple(Retreat(label, read_route(way)) for label, way in routes.items())
    return Withdrawal(case.position, enemy, retreats, case.occasion, case.chart, case.line, case.cause(enemy))


def _withdraw(case: Table, enemy: str, routes: Mapping[str, Route]) -> Ruling[Withdrawn]:
    whole = _withdrawal(case, enemy, routes)
    ruling = case.decide(withdraw, whole)

    def frames() -> Iterator[Frame]:
        retreats = whole.retreats
        first, alone = case.position.counter(retreats[0].unit), len(retreats) == 1
        before = Frame(case.position, tuple(arcs(first, Arc.FLANK, Arc.REAR).items()) if alone else ())
        if ruling.decided:
            yield before
            path = stances(first.stance, ruling.outcome.steps) if alone else ()
            yield Frame(ruling.outcome.position, path=path)
        else:
            yield case.as_far(ruling, first.label, (), retreats[0].route) if alone else before

    case.scene = Board(frames)
    return ruling
