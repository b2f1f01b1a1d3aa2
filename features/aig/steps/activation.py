"""Sentences about activating leaders, momentum and seizure."""

from __future__ import annotations

from lexludi.examples.actions import Rolled
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
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases

phrases.action(
    RollTie,
    asked=("both sides roll to break the tie", "both sides roll to break the tie: Blue {blue}, Red {red}"),
    past="both sides have rolled to break the tie: Blue {blue}, Red {red}",
    refused="both sides cannot roll to break a tie",
    dice={"blue": Rolled("blue_tie_die", kind=Face), "red": Rolled("red_tie_die", kind=Face)},
)
phrases.action(
    Activate,
    asked="{leader} is activated",
    past="{leader} has been activated",
    refused="{leader} cannot be activated",
)
phrases.action(
    CutIn,
    asked=("{leader} tries to cut in ahead of {due}", "{leader} tries to cut in ahead of {due}, rolling {die}"),
    past="{leader} has tried to cut in ahead of {due}, rolling {die}",
    refused="{leader} cannot try to cut in ahead of {due}",
    dice={"die": Rolled("seizure_die", of="leader", kind=Face)},
)
phrases.action(
    Seize,
    asked=("{leader} attempts a seizure", "{leader} attempts a seizure, rolling {die}"),
    past="{leader} has attempted a seizure, rolling {die}",
    refused="{leader} cannot attempt a seizure",
    dice={"die": Rolled("seizure_die", of="leader", kind=Face)},
)
phrases.action(
    LetPass,
    asked="the passive side lets it pass",
    past="the passive side has let it pass",
    refused="the passive side has nothing to let pass",
)
phrases.action(
    TryMomentum,
    asked=(
        "{leader} tries for momentum",
        "{leader} tries for momentum, rolling {die}",
        "{leader} tries for momentum, rolling {die} and then {second}",
    ),
    past=(
        "{leader} has tried for momentum, rolling {die}",
        "{leader} has tried for momentum, rolling {die} and then {second}",
    ),
    refused="{leader} cannot try for momentum",
    dice={
        "die": Rolled("momentum_die", of="leader", kind=Face),
        "second": Rolled("second_die", of="leader", kind=Face),
    },
)
phrases.action(
    Finish,
    asked="{leader} does not try for momentum",
    past="{leader} has not tried for momentum",
    refused="{leader} cannot finish now",
)


@phrases.given("{leader} has stood by", again=True)
def stood_by(case: Table, leader: Piece) -> None:
    case.follow(*_stood_by(case, leader))


@phrases.when("{leader} stands by", past="{leader} has stood by")
def stands_by(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(*_stood_by(case, leader))


@phrases.given("the order phase of {leader} is over", again=True)
def phase_over(case: Table, leader: Piece) -> None:
    case.follow_to(Phase.MOMENTUM, leader)


@phrases.when("Blue rolls {blue}, Red {red}, and the leaders act in this order: {leaders}")
def act_in_order(case: Table, blue: Face, red: Face, leaders: list[Piece]) -> Ruling[Turn]:
    case.dice.put("blue_tie_die", blue)
    case.dice.put("red_tie_die", red)
    return case.ask(RollTie(), *(action for leader in leaders for action in _standing_by(leader)))


@phrases.when("{leader} ends his order phase and tries for momentum, rolling {die}")
def tries_at_end(case: Table, leader: Piece, die: Face) -> Ruling[Turn]:
    case.dice.put("momentum_die", die, leader)
    return case.ask(*_rest(case, leader), TryMomentum(leader))


@phrases.when("{leader} does nothing more")
def does_nothing_more(case: Table, leader: Piece) -> Ruling[Turn]:
    return case.ask(*_rest(case, leader), Finish(leader))


def _rest(case: Table, leader: str) -> tuple[Action, ...]:
    """What is left of the order phase under way before momentum."""
    case.unanswered()
    rest: dict[Phase, tuple[Action, ...]] = {Phase.ORDERS: (EndOrders(leader), Fight()), Phase.MELEE: (Fight(),)}
    return rest.get(case.turn.phase, ())


def _stood_by(case: Table, leader: str) -> tuple[Action, ...]:
    """What it takes to stand by, for a leader who is active already or not yet."""
    begun = case.turn.acting is not None and case.turn.acting.label == leader
    return _standing_by(leader)[begun:]


def _standing_by(leader: str) -> tuple[Action, ...]:
    return Activate(leader), EndOrders(leader), Fight(), Finish(leader)
