"""The game: every action a player can take, each put to the rule that judges it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from lexludi.games.minis import (
    ambush,
    bargaining,
    breach,
    camp,
    close_combat,
    command,
    contact,
    counter_attack,
    defensive_shot,
    deployment,
    duties,
    elements,
    elephants,
    entering,
    exchange,
    flight,
    formations,
    frenzy,
    laying,
    manoeuvres,
    point_blank,
    pursuit,
    reactions,
    recovery,
    reforming,
    reserve,
    retreat,
    shooting,
    start,
    steadfastness,
    storm,
    support,
    targets,
)
from lexludi.games.minis.phases import in_its_time, possible
from lexludi.games.minis.state import Battle
from lexludi.games.minis.unready import must_be_ready, on_the_table
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind, Game

CHAPTERS = (
    elephants,
    formations,
    support,
    command,
    laying,
    recovery,
    targets,
    bargaining,
    elements,
    reserve,
    shooting,
    exchange,
    breach,
    manoeuvres,
    reforming,
    duties,
    contact,
    close_combat,
    retreat,
    flight,
    pursuit,
    counter_attack,
    point_blank,
    defensive_shot,
    frenzy,
    storm,
    camp,
    entering,
    reactions,
    deployment,
    ambush,
    start,
    steadfastness,
)
"""The modules that have actions, in the order of their imports."""

CHECKS: dict[type[Any], Callable[[Trace, Battle, str], object]] = {
    manoeuvres.Move: manoeuvres.sets_out,
    manoeuvres.Wheel: manoeuvres.sets_out,
    duties.Approach: manoeuvres.sets_out,
    duties.FanaticsAdvance: must_be_ready,
    contact.DeclareAttack: contact.free_to_attack,
    storm.Storm: contact.free_to_attack,
    shooting.Shoot: must_be_ready,
    exchange.Exchange: must_be_ready,
    point_blank.PointBlank: must_be_ready,
}
"""What the rule of an action asks first of all of whoever takes it, whatever else he chooses."""


def _timed(kind: ActionKind[Battle, Any]) -> ActionKind[Battle, Any]:
    """A kind of action that is taken only in its time; what its own rule is against is refused by that."""

    @decides
    def judged(trace: Trace, battle: Battle, action: Any) -> Battle:
        on_the_table(battle, *islice(_names(action), 1))
        if possible(trace, battle, kind.rule, action):
            in_its_time(trace, battle, kind.action, *_names(action))
        return trace.take(kind.rule, battle, action)

    return ActionKind(kind.action, judged, kind.named)


def _names(action: Any) -> Iterator[str]:
    """Whom and what an action names, first who takes it."""
    for value in vars(action).values():
        yield from value if isinstance(value, tuple) else (value,) if isinstance(value, str) else ()


MINIS: Game[Battle, Any] = Game.of(*(_timed(kind) for chapter in CHAPTERS for kind in chapter.ACTIONS))


def open_to(battle: Battle, label: str) -> tuple[type[Any], ...]:
    """The kinds of action that somebody may take now; who or what they are aimed at may still be against one."""
    return tuple(kind.action for kind in MINIS.kinds if _is_open(battle, kind.action, label))


def _is_open(battle: Battle, kind: type[Any], label: str) -> bool:
    try:
        return may_begin(battle, kind, label).decided
    except Impossible:
        return True


@decides
def may_begin(trace: Trace, battle: Battle, kind: type[Any], label: str) -> Battle:
    """Whether somebody may begin an action of a kind now."""
    in_its_time(trace, battle, kind, label)
    if kind in CHECKS:
        CHECKS[kind](trace, battle, label)
    return battle
