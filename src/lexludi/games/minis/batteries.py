"""Pieces that move and turn, and crews that scatter (15.1.12, 15.1.13, 15.2.18 to 15.2.23)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis import fortifications, general, relations
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.relations import Stands, Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event, Removed, Side, Troops
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

STEPS = 6
WHEELS_FROM = 1450
HEAVY_STEPS = 0

HEAVY = (Troops.HEAVY_BOMBARD, Troops.HEAVY_GUN)


class Fate(StrEnum):
    """What becomes of pieces whose crew has scattered."""

    STAY = "guns_stay"
    TAKEN_OFF = "guns_taken_off"


@dataclass(frozen=True)
class ScatterCrew:
    """The crew of a piece retreats or flees."""

    piece: str


@dataclass(frozen=True)
class TurnPiece:
    """A piece turns to a new facing."""

    piece: str


@dataclass(frozen=True)
class TurnedPiece:
    """A piece was turned in a player turn."""

    piece: str
    game_turn: int | None
    active: Side | None


@decides
def scatter_crew(trace: Trace, battle: Battle, action: ScatterCrew) -> Battle:
    """The crew of a piece gives way, and is scattered."""
    return scatter(trace, battle, action.piece)


def scatter(trace: Trace, battle: Battle, piece: str) -> Battle:
    """The crew of a piece retreats or flees: it is scattered, and the piece is useless from then on."""
    _must_be_a_piece(battle, piece)
    trace.cite("minis.15.1.12", Removed.SCATTERED, artillery=piece)
    fate = (
        Fate.STAY if fortified(trace, battle, piece) else trace.cite("minis.15.1.13", Fate.TAKEN_OFF, artillery=piece)
    )
    if fate is Fate.STAY:
        trace.cite("minis.15.1.15", fate, artillery=piece)
    battle = general.remove(battle.change(piece, broken=True), piece, Removed.SCATTERED)
    return battle.suffers(piece, fate.value)


def _must_be_a_piece(battle: Battle, label: str) -> None:
    """See that a unit is an engine or gun."""
    if not battle.unit(label).kind.piece:
        raise Impossible("{label} is no engine or gun.", label=label)


def is_left(battle: Battle, piece: str) -> bool:
    """Whether the crew of a piece has left it."""
    return battle.unit(piece).removed is Removed.SCATTERED


def fortified(trace: Trace, battle: Battle, piece: str) -> bool:
    """Whether a battery has a fortification before it."""
    _must_be_a_piece(battle, piece)
    stand = relations.against(trace, battle, piece)
    return bool(stand and stand.behind and fortifications.kind_of(trace, battle, stand.thing) is Terrain.FORTIFICATION)


def movement(trace: Trace, battle: Battle, piece: str) -> Number:
    """The steps a piece can move in a turn."""
    kind = battle.unit(piece).kind
    if kind in HEAVY:
        return trace.cite("minis.15.2.21", HEAVY_STEPS, artillery=piece)
    if kind is Troops.LIGHT_BOMBARD and not _on_wheels(battle, piece):
        trace.cite("minis.15.2.19", artillery=piece, years=battle.year)
        return 0
    return trace.cite("minis.15.2.19", STEPS, artillery=piece)


def _on_wheels(battle: Battle, piece: str) -> bool:
    """Whether light pieces have wheels in the year of the battle."""
    if battle.year is None:
        raise Impossible("In which year does {label} move? Say it.", label=piece)
    return battle.year >= WHEELS_FROM


def all_movement_for_a_shot(trace: Trace, battle: Battle, piece: str) -> None:
    """Refuse the shot of a piece that has moved or turned, as it costs its whole movement."""
    if battle.unit(piece).moved or has_turned(battle, piece):
        trace.refuse("minis.15.2.18", artillery=piece, move=battle.unit(piece).moved)
    trace.cite("minis.15.2.18", artillery=piece)


def has_turned(battle: Battle, piece: str) -> bool:
    """Whether a piece was turned in this player turn."""
    return TurnedPiece(piece, battle.game_turn, battle.active) in battle.told(TurnedPiece)


@decides
def turn_piece(trace: Trace, battle: Battle, action: TurnPiece) -> Battle:
    """A piece turns to a new facing; where others stand to it must then be said anew."""
    piece, unit = action.piece, battle.unit(action.piece)
    _must_be_a_piece(battle, piece)
    if unit.kind in HEAVY:
        trace.refuse("minis.15.2.23", artillery=piece)
    if unit.moved or unit.has(Event.SHOT) or has_turned(battle, piece):
        trace.refuse("minis.15.2.22", artillery=piece, move=unit.moved)
    trace.cite("minis.15.2.22", artillery=piece)
    kept = tuple(fact for fact in battle.facts if not (isinstance(fact, Stands) and fact.of == piece))
    return unplaced(replace(battle, facts=kept), piece).tell(TurnedPiece(piece, battle.game_turn, battle.active))
