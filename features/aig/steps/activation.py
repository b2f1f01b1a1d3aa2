"""Sentences about activating leaders, momentum and seizure."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.actions import (
    Action,
    Activate,
    CutIn,
    EndOrders,
    Fight,
    Finish,
    LetPass,
    RollTie,
    Seize,
    TryMomentum,
)
from lexludi.games.aig.turn import Phase, Turn
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("both sides have rolled to break the tie: Blue {blue}, Red {red}", again=True)
def tie_rolled(case: Table, blue: Face, red: Face) -> None:
    case.roll("blue_tie_die", blue)
    case.roll("red_tie_die", red)
    case.follow(RollTie())


@phrases.given("{leader} has been activated", again=True)
def has_been_activated(case: Table, leader: Piece) -> None:
    case.follow(Activate(leader))


@phrases.given("{leader} has stood by", again=True)
def stood_by(case: Table, leader: Piece) -> None:
    acting = case.turn.acting
    activate, *rest = _standing_by(leader)
    case.follow(*rest if acting and acting.label == leader else (activate, *rest))


@phrases.given("the order phase of {leader} is over", again=True)
def phase_over(case: Table, leader: Piece) -> None:
    _is_acting(case, leader)
    case.follow_to(Phase.MOMENTUM)


@phrases.given("{leader} has not tried for momentum", again=True)
def not_tried(case: Table, leader: Piece) -> None:
    _is_acting(case, leader)
    case.follow_to(Phase.MOMENTUM)
    case.follow(Finish())


@phrases.given("{leader} has tried for momentum, rolling {die}", again=True)
def has_tried(case: Table, leader: Piece, die: Face) -> None:
    _is_acting(case, leader)
    case.follow_to(Phase.MOMENTUM)
    case.roll("momentum_die", die, leader)
    case.follow(TryMomentum())


@phrases.given("{leader} has tried for momentum, rolling {die} and then {second}", again=True)
def has_tried_twice(case: Table, leader: Piece, die: Face, second: Face) -> None:
    _is_acting(case, leader)
    case.follow_to(Phase.MOMENTUM)
    case.roll("momentum_die", die, leader)
    case.roll("second_die", second, leader)
    case.follow(TryMomentum())


@phrases.given("{leader} has tried to cut in ahead of {due}, rolling {die}", again=True)
def has_cut_in(case: Table, leader: Piece, due: Piece, die: Face) -> None:
    case.roll("seizure_die", die, leader)
    case.follow(CutIn(leader, due))


@phrases.given("{leader} has attempted a seizure, rolling {die}", again=True)
def has_tried_to_seize(case: Table, leader: Piece, die: Face) -> None:
    case.roll("seizure_die", die, leader)
    case.follow(Seize(leader))


@phrases.given("the passive side has let it pass", again=True)
def has_let_pass(case: Table) -> None:
    begun = case.turn.orders if case.turn.phase is Phase.ORDERS else None
    gained = begun and (begun.seized_from or case.turn.order_phases(begun.leader) > 1)
    # Where nobody can seize, play has gone on already.
    if begun is None or begun.issued or not gained:
        case.follow(LetPass())


@phrases.when(
    "both sides roll to break the tie: Blue {blue}, Red {red}",
    past="both sides have rolled to break the tie: Blue {blue}, Red {red}",
)
def rolls_with_dice(case: Table, blue: Face, red: Face) -> Ruling[Turn]:
    case.dice.put("blue_tie_die", blue)
    case.dice.put("red_tie_die", red)
    return rolls(case)


@phrases.when("both sides roll to break the tie", rolled="both sides roll to break the tie: Blue {blue}, Red {red}")
def rolls(case: Table) -> Ruling[Turn]:
    return case.ask(RollTie())


@phrases.when("{leader} is activated", past="{leader} has been activated")
def is_activated(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(Activate(leader))


@phrases.when("Blue rolls {blue}, Red {red}, and the leaders act in this order: {leaders}")
def act_in_order(case: Table, blue: Face, red: Face, leaders: list[Piece]) -> Ruling[Turn]:
    case.dice.put("blue_tie_die", blue)
    case.dice.put("red_tie_die", red)
    return case.ask(RollTie(), *(action for leader in leaders for action in _standing_by(leader)))


@phrases.when("{leader} tries for momentum, rolling {die}", past="{leader} has tried for momentum, rolling {die}")
def tries_with_die(case: Table, leader: Piece, die: Face) -> Ruling[Turn]:
    case.dice.put("momentum_die", die, leader)
    return tries(case, leader)


@phrases.when(
    "{leader} tries for momentum, rolling {die} and then {second}",
    past="{leader} has tried for momentum, rolling {die} and then {second}",
)
def tries_with_dice(case: Table, leader: Piece, die: Face, second: Face) -> Ruling[Turn]:
    case.dice.put("second_die", second, leader)
    return tries_with_die(case, leader, die)


@phrases.when("{leader} tries for momentum", rolled="{leader} tries for momentum, rolling {die}")
def tries(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(TryMomentum(leader))


@phrases.when("{leader} ends his order phase and tries for momentum, rolling {die}")
def tries_at_end(case: Table, leader: Piece, die: Face) -> Ruling[Turn]:
    _is_acting(case, leader)
    case.dice.put("momentum_die", die, leader)
    return case.ask(*_rest(case), TryMomentum())


@phrases.when("{leader} does not try for momentum", past="{leader} has not tried for momentum")
def does_not_try(case: Table, leader: Piece) -> Ruling[Turn]:
    _is_acting(case, leader)
    return case.ask(Finish())


@phrases.when("{leader} does nothing more")
def does_nothing_more(case: Table, leader: Piece) -> Ruling[Turn]:
    _is_acting(case, leader)
    return case.ask(*_rest(case), Finish())


@phrases.when(
    "{leader} tries to cut in ahead of {due}, rolling {die}",
    past="{leader} has tried to cut in ahead of {due}, rolling {die}",
)
def cuts_in_with_die(case: Table, leader: Piece, due: Piece, die: Face) -> Ruling[Turn]:
    case.dice.put("seizure_die", die, leader)
    return cuts_in(case, leader, due)


@phrases.when(
    "{leader} tries to cut in ahead of {due}", rolled="{leader} tries to cut in ahead of {due}, rolling {die}"
)
def cuts_in(case: Table, leader: Piece, due: Piece) -> Ruling[Turn]:
    return case.ask(CutIn(leader, due))


@phrases.when("{leader} attempts a seizure, rolling {die}", past="{leader} has attempted a seizure, rolling {die}")
def seizes_with_die(case: Table, leader: Piece, die: Face) -> Ruling[Turn]:
    case.dice.put("seizure_die", die, leader)
    return seizes(case, leader)


@phrases.when("{leader} attempts a seizure", rolled="{leader} attempts a seizure, rolling {die}")
def seizes(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(Seize(leader))


@phrases.when("the passive side lets it pass", past="the passive side has let it pass")
def lets_pass(case: Table) -> Ruling[Turn]:
    return case.ask(LetPass())


def _rest(case: Table) -> tuple[Action, ...]:
    """What is left of the order phase under way before momentum."""
    case.unanswered()
    rest: dict[Phase, tuple[Action, ...]] = {Phase.ORDERS: (EndOrders(), Fight()), Phase.MELEE: (Fight(),)}
    return rest.get(case.turn.phase, ())


def _standing_by(leader: str) -> tuple[Action, ...]:
    return Activate(leader), EndOrders(), Fight(), Finish()


def _is_acting(case: Table, leader: str) -> None:
    acting = case.turn.acting
    if acting is None or acting.label != leader:
        raise Impossible("{label} is not the active leader.", by="aig.2.4.active-leader", label=leader)
