"""The game turn played action by action: the one door to it, and the actions that can be named at any moment."""

from __future__ import annotations

from collections.abc import Iterator

from lexludi.games.aig.activation import activate, roll_tie
from lexludi.games.aig.banner import bearer, routes
from lexludi.games.aig.deeds import carry_out, reaction
from lexludi.games.aig.groups import group_order
from lexludi.games.aig.melee import commit, fight
from lexludi.games.aig.momentum import decline, try_momentum
from lexludi.games.aig.orders import banner_rally, end_orders, individual
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.rally import end_turn, flee, remove_markers
from lexludi.games.aig.readings import EDITION, Readings
from lexludi.games.aig.seizure import cut_in, let_pass, seize
from lexludi.games.aig.turn import (
    Action,
    Activate,
    BannerRally,
    Commit,
    CutIn,
    Deed,
    EndOrders,
    EndTurn,
    Fight,
    Finish,
    GroupOrder,
    Individual,
    LetPass,
    Reaction,
    RemoveMarkers,
    RollTie,
    RoutMove,
    Seize,
    TryMomentum,
    Turn,
    Use,
)
from lexludi.rulings.dice import NO_DICE, Dice
from lexludi.rulings.ruling import Ruling, Trace, decides
from lexludi.rulings.turns import Game


@decides
def play(trace: Trace, turn: Turn, action: Action, readings: Readings = EDITION) -> Turn:
    """Put one action to the rules."""
    match action:
        case RollTie():
            return trace.take(roll_tie, turn, action, readings)
        case Activate():
            return trace.take(activate, turn, action, readings)
        case CutIn():
            return trace.take(cut_in, turn, action, readings)
        case Seize():
            return trace.take(seize, turn, action, readings)
        case LetPass():
            return trace.take(let_pass, turn, action, readings)
        case Individual():
            return trace.take(individual, turn, action, readings)
        case GroupOrder():
            return trace.take(group_order, turn, action, readings)
        case BannerRally():
            return trace.take(banner_rally, turn, action, readings)
        case Deed():
            return trace.take(carry_out, turn, action, readings)
        case Reaction():
            return trace.take(reaction, turn, action, readings)
        case EndOrders():
            return trace.take(end_orders, turn, action, readings)
        case Commit():
            return trace.take(commit, turn, action, readings)
        case Fight():
            return trace.take(fight, turn, action, readings)
        case TryMomentum():
            return trace.take(try_momentum, turn, action, readings)
        case Finish():
            return trace.take(decline, turn, action, readings)
        case RemoveMarkers():
            return trace.take(remove_markers, turn, action, readings)
        case RoutMove():
            return trace.take(flee, turn, action, readings)
        case EndTurn():
            return trace.take(end_turn, turn, action, readings)


@decides
def play_all(trace: Trace, turn: Turn, actions: tuple[Action, ...], readings: Readings = EDITION) -> Turn:
    """Put several actions to the rules, one after another."""
    for action in actions:
        turn = trace.take(play, turn, action, readings)
    return turn


def act(turn: Turn, action: Action, dice: Dice = NO_DICE, readings: Readings = EDITION) -> Ruling[Turn]:
    """Put one action to the rules; the outcome is the turn after it."""
    return play.rolling(dice)(turn, action, readings)


def game(readings: Readings = EDITION) -> Game[Turn, Action]:
    """The game turn as one interface: `act`, and `legal` over every action that can be named."""

    def acted(turn: Turn, action: Action, dice: Dice) -> Ruling[Turn]:
        return act(turn, action, dice, readings)

    return Game(acted, named)


def named(turn: Turn) -> Iterator[Action]:
    """Every action that can be named, legal or not; of moves, those to a hex beside the piece."""
    leaders = turn.battle.leaders
    yield RollTie()
    yield from (Activate(leader.label) for leader in leaders)
    yield from (CutIn(leader.label, due.label) for leader in leaders for due in leaders)
    yield from (Seize(leader.label) for leader in leaders)
    yield LetPass()
    side = turn.acting.side if turn.acting else None
    own = [piece for piece in turn.battle.pieces if piece.side is side]
    yield from (Individual(piece.label, use) for piece in own for use in _uses(piece))
    yield from (GroupOrder(leader.label) for leader in leaders)
    yield from (GroupOrder(units=(unit.label,)) for unit in own if isinstance(unit, Unit))
    yield BannerRally()
    for piece in turn.battle.pieces:
        yield from _deeds(turn, piece)
    yield from (Reaction(unit.label) for unit in turn.battle.units)
    yield EndOrders()
    yield from _commits(turn)
    yield from (Fight(), TryMomentum(), Finish(), RemoveMarkers(), EndTurn())
    yield from _rout_moves(turn)


def _rout_moves(turn: Turn) -> Iterator[RoutMove]:
    for unit in turn.battle.units:
        carrier = bearer(turn.battle, unit.side)
        if unit.has(State.ROUTED) and unit.stance and carrier:
            yield from (RoutMove(unit.label, way) for way in routes(turn.battle, unit, carrier))


def _uses(piece: Unit | Leader) -> tuple[Use, ...]:
    return (Use.PROMOTE, Use.MOVE) if isinstance(piece, Leader) else (Use.ACT, Use.REMOVE_HITS, Use.RALLY)


def _deeds(turn: Turn, piece: Unit | Leader) -> Iterator[Deed]:
    battle = turn.battle
    if isinstance(piece, Unit):
        yield Deed(piece.label, fires=True)
    if battle.map is None or piece.stance is None:
        return
    riders = tuple(leader.label for leader in battle.leaders_with(piece)) if isinstance(piece, Unit) else ()
    for spot in (piece.spot, *battle.map.on_board(piece.spot.neighbours())):
        if isinstance(piece, Leader) or battle.unit_in(spot) in (None, piece):
            yield Deed(piece.label, spot)
            if riders:
                yield Deed(piece.label, spot, riders=riders)


def _commits(turn: Turn) -> Iterator[Commit]:
    side = turn.acting.side if turn.acting else None
    for unit in turn.battle.units:
        for enemy in turn.battle.units:
            apart = turn.battle.map is not None and unit.spot.distance(enemy.spot) != 1
            if unit.side is side and enemy.side is not side and not apart:
                yield Commit(unit.label, enemy.label)
