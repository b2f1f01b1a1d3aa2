"""Sentences about what is done by order: moves carried out, fire, and the flight of those who rout."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import CarryOut, Exchange, FireAt, Flee, Individual, MoveTo, RideBy, RideByExchange, Use
from lexludi.games.aig.turn import Turn
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.placeholders import Spot

from .table import Table, phrases

MISSILE = {"die": Rolled("missile_die", of="unit", kind=Face)}
phrases.action(
    MoveTo,
    asked=("{label} moves to {hex}", "{label} moves to {hex}, with {leaders}"),
    past=("{label} has moved to {hex}", "{label} has moved to {hex}, with {leaders}"),
    refused=("{label} cannot move to {hex}", "{label} cannot move to {hex}, with {leaders}"),
)
phrases.action(
    CarryOut,
    asked=("{label} carries out its order: {route}", "{label} carries out its order: {route}, with {leaders}"),
    past=("{label} has carried out its order: {route}", "{label} has carried out its order: {route}, with {leaders}"),
    refused=(
        "{label} cannot carry out its order: {route}",
        "{label} cannot carry out its order: {route}, with {leaders}",
    ),
)
phrases.action(
    FireAt,
    asked=("{unit} fires at {enemy} by order", "{unit} fires at {enemy} by order, rolling {die}"),
    past="{unit} has fired at {enemy}, rolling {die}",
    refused="{unit} cannot fire at {enemy} by order",
    dice=MISSILE,
)
phrases.action(
    Exchange,
    asked="{unit} fires at {enemy} by order, with return fire if possible",
    past="{unit} has fired at {enemy} by order, with return fire if possible",
    refused="{unit} cannot fire at {enemy} by order, with return fire if possible",
)
phrases.action(
    RideBy,
    asked="{unit} carries out its order: {route}, fires at {enemy}, goes on: {rest}",
    past="{unit} has carried out its order: {route}, fired at {enemy}, gone on: {rest}",
    refused="{unit} cannot carry out its order: {route}, fire at {enemy}, go on: {rest}",
)
phrases.action(
    RideByExchange,
    asked="{unit} carries out its order: {route}, fires at {enemy}, with return fire if possible, goes on: {rest}",
    past="{unit} has carried out its order: {route}, fired at {enemy}, with return fire if possible, gone on: {rest}",
    refused="{unit} cannot carry out its order: {route}, fire at {enemy}, with return fire if possible, go on: {rest}",
)
phrases.action(
    Flee,
    asked="{unit} flees at once: {route}",
    past="{unit} has fled: {route}",
    refused="{unit} cannot flee: {route}",
)


@phrases.given("{leader} has moved to {hex} by an order to himself", again=True)
def has_moved_himself(case: Table, leader: Piece, hex: Spot) -> None:
    case.follow(Individual(leader, Use.MOVE, leader), MoveTo(leader, Hex.parse(hex)))


@phrases.then("must flee at once: {units}", result=True)
def must_flee(case: Table) -> list[str] | None:
    return list(case.outcome(Turn).fleeing) or None
