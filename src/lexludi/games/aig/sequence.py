"""The game turn played action by action: the rule that judges each kind, and the actions that can be named at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from lexludi.games.aig.actions import (
    Action,
    Activate,
    BannerRally,
    CarryOut,
    Commit,
    CutIn,
    Deed,
    EndOrders,
    EndTurn,
    Escape,
    Exchange,
    Fight,
    Finish,
    FireAt,
    Flee,
    GroupOrder,
    Individual,
    LetPass,
    MoveTo,
    Reaction,
    RemoveMarkers,
    RideBy,
    RideByExchange,
    RollTie,
    RoutMove,
    Seize,
    Stay,
    TryMomentum,
    Use,
)
from lexludi.games.aig.activation import activate, roll_tie
from lexludi.games.aig.alarm import escapes, flee_from, stay, stays, waiting
from lexludi.games.aig.banner import bearer, routes
from lexludi.games.aig.deeds import carry_out, reaction
from lexludi.games.aig.flights import flee as first_flight
from lexludi.games.aig.groups import group_order
from lexludi.games.aig.meanwhile import Fire, Plan
from lexludi.games.aig.melee import commit, fight
from lexludi.games.aig.momentum import decline, try_momentum
from lexludi.games.aig.orders import banner_rally, end_orders, individual
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.plans import plans, shortest
from lexludi.games.aig.rally import end_turn, flee, remove_markers
from lexludi.games.aig.rout import every_flight
from lexludi.games.aig.seizure import cut_in, let_pass, seize
from lexludi.games.aig.turn import Turn
from lexludi.rulings.ruling import Rule, Trace, decides
from lexludi.rulings.turns import ActionKind, Game

Judged = Rule[[Turn, Any], Turn]


def _after_flights(rule: Judged) -> Judged:
    """A rule for what is done only when those have fled who must."""

    @decides
    def judged(trace: Trace, turn: Turn, action: Any) -> Turn:
        _fled(trace, turn)
        return trace.take(rule, turn, action)

    return judged


def _in_turn(rule: Judged) -> Judged:
    """A rule for what is done only when, besides, the lone leaders have answered whom an enemy has come near."""

    @decides
    def judged(trace: Trace, turn: Turn, action: Any) -> Turn:
        _fled(trace, turn)
        _answered(trace, turn)
        return trace.take(rule, turn, action)

    return judged


def _fled(trace: Trace, turn: Turn) -> None:
    if turn.fleeing:
        trace.refuse("aig.8.1.1.two", unit=turn.fleeing)


def _answered(trace: Trace, turn: Turn) -> None:
    if pending := waiting(trace, turn):
        cavalry = any(turn.battle.unit(enemy).cavalry for _, enemy in pending)
        clause = "aig.4.4.2.b.roll" if cavalry else "aig.4.4.2.a.move"
        trace.refuse(clause, leader=tuple(leader for leader, _ in pending))


def _side(turn: Turn) -> list[Unit | Leader]:
    """The pieces of the active leader's side."""
    return [piece for piece in turn.battle.pieces if turn.acting and piece.side is turn.acting.side]


def _active(turn: Turn) -> str:
    return turn.orders.leader if turn.orders else ""


def _nothing(turn: Turn) -> tuple[MoveTo, ...]:
    """Every hex a piece can go to is named by its route."""
    return ()


def _activations(turn: Turn) -> Iterator[Activate]:
    return (Activate(leader.label) for leader in turn.battle.leaders)


def _cut_ins(turn: Turn) -> Iterator[CutIn]:
    return (CutIn(leader.label, due.label) for leader in turn.battle.leaders for due in turn.battle.leaders)


def _seizures(turn: Turn) -> Iterator[Seize]:
    return (Seize(leader.label) for leader in turn.battle.leaders)


def _orders(turn: Turn) -> Iterator[Individual]:
    """What the active leader can order, and what the junior leaders of his side can pass on."""
    side = _side(turn)
    leader = turn.acting.label if turn.acting else ""
    yield from (Individual(piece.label, use, leader) for piece in side for use in _uses(piece))
    juniors = [piece.label for piece in side if isinstance(piece, Leader) and piece.has(State.JUNIOR)]
    yield from (Individual(piece.label, use, by) for by in juniors for piece in side for use in _uses(piece))


def _uses(piece: Unit | Leader) -> tuple[Use, ...]:
    return (Use.PROMOTE, Use.MOVE, Use.LEAD) if isinstance(piece, Leader) else (Use.ACT, Use.REMOVE_HITS, Use.RALLY)


def _group_orders(turn: Turn) -> Iterator[GroupOrder]:
    """To each leader's own group, and of foreign units to one at a time."""
    yield from (GroupOrder(leader.label) for leader in turn.battle.leaders)
    leader = turn.acting.label if turn.acting else ""
    yield from (GroupOrder(leader, (unit.label,)) for unit in _side(turn) if isinstance(unit, Unit))


def _deeds(turn: Turn) -> Iterator[Deed]:
    """What each piece can be said to do: every short plan of one that has its order, a single one of any other."""
    for piece in turn.battle.pieces:
        ordered = turn.orders is not None and piece.label in turn.orders.activated
        riders = tuple(one.label for one in turn.battle.leaders_with(piece)) if isinstance(piece, Unit) else ()
        for steps in islice(plans(turn.battle, piece), None if ordered or isinstance(piece, Leader) else 1):
            yield Deed(piece.label, steps)
            if riders:
                yield Deed(piece.label, steps, riders)


def _moves(turn: Turn) -> Iterator[CarryOut]:
    for deed in _deeds(turn):
        if not any(isinstance(step, Fire) for step in deed.steps):
            yield CarryOut(deed.label, deed.steps, deed.riders)


def _fires(turn: Turn) -> Iterator[FireAt]:
    return (FireAt(label, shot.target) for label, shot in _shots(turn) if not shot.answered)


def _exchanges(turn: Turn) -> Iterator[Exchange]:
    return (Exchange(label, shot.target) for label, shot in _shots(turn) if shot.answered)


def _shots(turn: Turn) -> Iterator[tuple[str, Fire]]:
    for deed in _deeds(turn):
        if isinstance(deed.steps[0], Fire) and len(deed.steps) == 1 and not deed.riders:
            yield deed.label, deed.steps[0]


def _rides(turn: Turn) -> Iterator[RideBy]:
    return (RideBy(*ride) for answered, ride in _fires_between(turn) if not answered)


def _answered_rides(turn: Turn) -> Iterator[RideByExchange]:
    return (RideByExchange(*ride) for answered, ride in _fires_between(turn) if answered)


def _fires_between(turn: Turn) -> Iterator[tuple[bool, tuple[str, Plan, str, Plan]]]:
    """The plans with a fire between two moves."""
    for deed in _deeds(turn):
        for place, step in enumerate(deed.steps[1:-1], 1):
            if isinstance(step, Fire) and not deed.riders:
                yield step.answered, (deed.label, deed.steps[:place], step.target, deed.steps[place + 1 :])


def _by_order(deed: Callable[[Turn, Any], Deed]) -> Judged:
    """The rule for something a piece does by order."""

    @decides
    def judged(trace: Trace, turn: Turn, action: Any) -> Turn:
        return trace.take(carry_out, turn, deed(turn, action))

    return _in_turn(judged)


def _ride(turn: Turn, action: RideBy | RideByExchange) -> Deed:
    shot = Fire(action.enemy, answered=isinstance(action, RideByExchange))
    return Deed(action.unit, (*action.route, shot, *action.rest))


def _flights(turn: Turn) -> Iterator[Flee]:
    """The ways of those who must flee, and one agreed on; of any other unit, that it stays."""
    for unit in turn.battle.units:
        if unit.label in turn.fleeing:
            yield from (Flee(unit.label, way) for way in every_flight(turn.battle, unit))
            yield Flee(unit.label, agreed=True)
        else:
            yield Flee(unit.label)


def _reactions(turn: Turn) -> Iterator[Reaction]:
    return (Reaction(unit.label) for unit in turn.battle.units)


def _commits(turn: Turn) -> Iterator[Commit]:
    side = turn.acting.side if turn.acting else None
    for unit in turn.battle.units:
        for enemy in turn.battle.units:
            apart = turn.battle.map is not None and unit.spot.distance(enemy.spot) != 1
            if unit.side is side and enemy.side is not side and not apart:
                yield Commit(unit.label, enemy.label, _active(turn))


def _fights(turn: Turn) -> Iterator[Fight]:
    """The melees without a hit, and with one or two on somebody who fights."""
    yield Fight()
    committed = {label for pair in (turn.orders.fighting if turn.orders else ()) for label in pair}
    for unit in turn.battle.units:
        if unit.label in committed:
            yield from (Fight(unit.label, hits) for hits in (1, 2))


def _rout_moves(turn: Turn) -> Iterator[RoutMove]:
    for unit in turn.battle.units:
        carrier = bearer(turn.battle, unit.side)
        if unit.has(State.ROUTED) and unit.stance:
            yield from (
                RoutMove(unit.label, way or (unit.spot,))
                for way in (routes(turn.battle, unit, carrier) if carrier else ())
            )
            yield RoutMove(unit.label, agreed=True)


AIG: Game[Turn, Action] = Game.of(
    ActionKind(RollTie, _in_turn(roll_tie), lambda turn: [RollTie()]),
    ActionKind(Activate, _in_turn(activate), _activations),
    ActionKind(CutIn, _in_turn(cut_in), _cut_ins),
    ActionKind(Seize, _in_turn(seize), _seizures),
    ActionKind(LetPass, _in_turn(let_pass), lambda turn: [LetPass()]),
    ActionKind(Individual, _in_turn(individual), _orders),
    ActionKind(GroupOrder, _in_turn(group_order), _group_orders),
    ActionKind(BannerRally, _in_turn(banner_rally), lambda turn: [BannerRally(_active(turn))]),
    ActionKind(CarryOut, _by_order(lambda turn, it: Deed(it.label, it.route, it.leaders)), _moves),
    ActionKind(
        MoveTo,
        _by_order(lambda turn, it: Deed(it.label, shortest(turn.battle, it.label, it.hex), it.leaders)),
        _nothing,
    ),
    ActionKind(FireAt, _by_order(lambda turn, it: Deed(it.unit, (Fire(it.enemy),))), _fires),
    ActionKind(Exchange, _by_order(lambda turn, it: Deed(it.unit, (Fire(it.enemy, answered=True),))), _exchanges),
    ActionKind(RideBy, _by_order(_ride), _rides),
    ActionKind(RideByExchange, _by_order(_ride), _answered_rides),
    ActionKind(Flee, first_flight, _flights),
    ActionKind(Escape, _after_flights(flee_from), escapes),
    ActionKind(Stay, _after_flights(stay), stays),
    ActionKind(Reaction, _in_turn(reaction), _reactions),
    ActionKind(EndOrders, _in_turn(end_orders), lambda turn: [EndOrders(_active(turn))]),
    ActionKind(Commit, _in_turn(commit), _commits),
    ActionKind(Fight, _in_turn(fight), _fights),
    ActionKind(TryMomentum, _in_turn(try_momentum), lambda turn: [TryMomentum(_active(turn))]),
    ActionKind(Finish, _in_turn(decline), lambda turn: [Finish(_active(turn))]),
    ActionKind(RemoveMarkers, _in_turn(remove_markers), lambda turn: [RemoveMarkers()]),
    ActionKind(RoutMove, _in_turn(flee), _rout_moves),
    ActionKind(EndTurn, _in_turn(end_turn), lambda turn: [EndTurn()]),
)
"""The game turn; of plans, ways and hits found in melee it names some of the countless."""
DEED: Judged = _in_turn(carry_out)
"""The rule for whatever a piece does by order."""
RULES: dict[type[Any], Judged] = {kind.action: kind.rule for kind in AIG.kinds}


@decides
def play_all(trace: Trace, turn: Turn, actions: tuple[Action, ...]) -> Turn:
    """Put several actions to the rules, one after another."""
    for action in actions:
        turn = trace.take(RULES[type(action)], turn, action)
    return turn
