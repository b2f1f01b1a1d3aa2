"""The game turn played action by action: the one door to it, and the actions that can be named at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from lexludi.games.aig.actions import (
    Action,
    Activate,
    BannerRally,
    Commit,
    CutIn,
    Deed,
    EndOrders,
    EndTurn,
    Escape,
    Fight,
    Finish,
    Flee,
    GroupOrder,
    Individual,
    LetPass,
    Reaction,
    RemoveMarkers,
    RollTie,
    RoutMove,
    Seize,
    TryMomentum,
    Use,
)
from lexludi.games.aig.activation import activate, roll_tie
from lexludi.games.aig.alarm import answer, answers, waiting
from lexludi.games.aig.banner import bearer, routes
from lexludi.games.aig.deeds import carry_out, reaction
from lexludi.games.aig.flights import flee as first_flight
from lexludi.games.aig.groups import group_order
from lexludi.games.aig.melee import commit, fight
from lexludi.games.aig.momentum import decline, try_momentum
from lexludi.games.aig.orders import banner_rally, end_orders, individual
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.plans import plans
from lexludi.games.aig.rally import end_turn, flee, remove_markers
from lexludi.games.aig.readings import EDITION, Readings
from lexludi.games.aig.rout import flights
from lexludi.games.aig.seizure import cut_in, let_pass, seize
from lexludi.games.aig.turn import Turn
from lexludi.rulings.dice import NO_DICE, Dice
from lexludi.rulings.ruling import Ruling, Trace, decides
from lexludi.rulings.turns import Game


@decides
def play(trace: Trace, turn: Turn, action: Action, readings: Readings = EDITION) -> Turn:
    """Put one action to the rules."""
    if turn.fleeing and not isinstance(action, Flee):
        trace.refuse("aig.8.1.1.two", unit=turn.fleeing)
    if not isinstance(action, Flee | Escape) and (pending := waiting(turn, readings)):
        cavalry = any(turn.battle.unit(enemy).cavalry for _, enemy in pending)
        trace.refuse(
            "aig.4.4.2.b.roll" if cavalry else "aig.4.4.2.a.move", leader=tuple(leader for leader, _ in pending)
        )
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
        case Flee():
            return trace.take(first_flight, turn, action, readings)
        case Escape():
            return trace.take(answer, turn, action, readings)
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

    def nameable(turn: Turn) -> Iterator[Action]:
        return named(turn, readings)

    return Game(acted, nameable)


def named(turn: Turn, readings: Readings = EDITION) -> Iterator[Action]:
    """Every action that can be named, legal or not; of plans, ways and hits found in melee, some of the countless."""
    leaders = turn.battle.leaders
    yield RollTie()
    yield from (Activate(leader.label) for leader in leaders)
    yield from (CutIn(leader.label, due.label) for leader in leaders for due in leaders)
    yield from (Seize(leader.label) for leader in leaders)
    yield LetPass()
    side = turn.acting.side if turn.acting else None
    own = [piece for piece in turn.battle.pieces if piece.side is side]
    yield from (Individual(piece.label, use) for piece in own for use in _uses(piece))
    juniors = [leader.label for leader in leaders if leader.side is side and leader.has(State.JUNIOR)]
    yield from (Individual(piece.label, use, by) for by in juniors for piece in own for use in _uses(piece))
    yield from (GroupOrder(leader.label) for leader in leaders)
    yield from (GroupOrder(units=(unit.label,)) for unit in own if isinstance(unit, Unit))
    yield BannerRally()
    for piece in turn.battle.pieces:
        yield from _deeds(turn, piece)
    yield from _flights(turn, readings)
    yield from answers(turn, readings)
    yield from (Reaction(unit.label) for unit in turn.battle.units)
    yield EndOrders()
    yield from _commits(turn)
    yield from _fights(turn)
    yield from (TryMomentum(), Finish(), RemoveMarkers(), EndTurn())
    yield from _rout_moves(turn)


def _rout_moves(turn: Turn) -> Iterator[RoutMove]:
    for unit in turn.battle.units:
        carrier = bearer(turn.battle, unit.side)
        if unit.has(State.ROUTED) and unit.stance:
            yield from (RoutMove(unit.label, way) for way in (routes(turn.battle, unit, carrier) if carrier else ()))
            yield RoutMove(unit.label, agreed=True)


def _uses(piece: Unit | Leader) -> tuple[Use, ...]:
    return (Use.PROMOTE, Use.MOVE, Use.LEAD) if isinstance(piece, Leader) else (Use.ACT, Use.REMOVE_HITS, Use.RALLY)


def _deeds(turn: Turn, piece: Unit | Leader) -> Iterator[Deed]:
    """What a piece can be said to do: every short plan of one that has its order, a single one of any other."""
    battle, ordered = turn.battle, turn.orders is not None and piece.label in turn.orders.activated
    riders = tuple(leader.label for leader in battle.leaders_with(piece)) if isinstance(piece, Unit) else ()
    for steps in islice(plans(battle, piece), None if ordered or isinstance(piece, Leader) else 1):
        yield Deed(piece.label, steps)
        if riders:
            yield Deed(piece.label, steps, riders)


def _flights(turn: Turn, readings: Readings) -> Iterator[Flee]:
    """The ways of those who must flee, and one agreed on; of any other unit, that it stays."""
    for unit in turn.battle.units:
        if unit.label in turn.fleeing:
            yield from (Flee(unit.label, way) for way in flights(turn.battle, unit, readings))
            yield Flee(unit.label, agreed=True)
        else:
            yield Flee(unit.label)


def _fights(turn: Turn) -> Iterator[Fight]:
    """The melees without a hit, and with one or two on somebody who fights."""
    yield Fight()
    committed = {label for pair in (turn.orders.fighting if turn.orders else ()) for label in pair}
    for unit in turn.battle.units:
        if unit.label in committed:
            yield from (Fight(((unit.label, hits),)) for hits in (1, 2))


def _commits(turn: Turn) -> Iterator[Commit]:
    side = turn.acting.side if turn.acting else None
    for unit in turn.battle.units:
        for enemy in turn.battle.units:
            apart = turn.battle.map is not None and unit.spot.distance(enemy.spot) != 1
            if unit.side is side and enemy.side is not side and not apart:
                yield Commit(unit.label, enemy.label)
