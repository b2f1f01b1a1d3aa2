"""Sentences about zones of control."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.gboa.zones import Control, Zone, control, zoc
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.board import Board
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.placeholders import Route, Spot
from lexludi.space.hex.position import Side

from .table import Table, phrases


@phrases.when("the ZOC of {label} is determined")
def ask_zone(case: Table, label: Piece) -> Ruling[Zone]:
    ruling = case.decide(zoc, case.position, label)
    hexes = tuple(map(Hex.parse, ruling.outcome.hexes)) if ruling.decided else ()
    case.scene = Board.of(Frame(case.position, (("zoc", hexes),)))
    return ruling


@phrases.when("control of hex {number} is determined")
def ask_control(case: Table, number: Spot) -> Ruling[Control]:
    both = case.zones(Side.BLUE)[0][1] + case.zones(Side.RED)[0][1]
    case.scene = Board.of(Frame(case.position, (("zoc", both),)))
    return case.decide(control, case.position, Hex.parse(number))


@phrases.then("its ZOC: {hexes}", result=True)
def zone_hexes(case: Table) -> Route:
    return Route(" ".join(case.outcome(Zone).hexes))


@phrases.then("it has no ZOC", result=True)
def no_zone(case: Table) -> bool:
    return not case.outcome(Zone).hexes


@phrases.then("units controlling it: {labels}", result=True)
def controllers(case: Table) -> list[str]:
    return list(case.outcome(Control).units)


@phrases.then("no unit controls it", result=True)
def uncontrolled(case: Table) -> bool:
    return not case.outcome(Control).units
