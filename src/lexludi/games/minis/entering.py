"""Going into a camp and out of it: freely where it is open, over the barrier round it where there is one (14.1.2, 14.4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import fortifications, works
from lexludi.games.minis.camp import entered, kind_of
from lexludi.games.minis.crossing import Cross, cross
from lexludi.games.minis.deployment import Camp
from lexludi.games.minis.fortifications import InCamp
from lexludi.games.minis.relations import Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.games.minis.works import unlisted
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

NO_MOVEMENT = 0
ROUND_A_CAMP = {Camp.BARRICADE: Terrain.BARRICADE, Camp.FORTIFIED: Terrain.FORTIFICATION}


@dataclass(frozen=True)
class EnterCamp:
    """A unit enters a camp, over the barrier right before it where there is one."""

    unit: str
    side: Side


@dataclass(frozen=True)
class LeaveCamp:
    """A unit leaves a camp, over the barrier it stands right behind where there is one."""

    unit: str
    side: Side


@decides
def enter_camp(trace: Trace, battle: Battle, action: EnterCamp) -> Battle:
    """A unit comes into a camp, which may capture it."""
    if fortifications.camp_around(battle, action.unit) is action.side:
        raise Impossible("{label} is in the camp already.", label=action.unit)
    battle = _through_the_perimeter(trace, battle, action.unit, action.side, inward=True)
    inside = fortifications.camp_around(battle, action.unit) is action.side
    return battle if inside else entered(trace, battle, action.unit, action.side)


@decides
def leave_camp(trace: Trace, battle: Battle, action: LeaveCamp) -> Battle:
    """A unit goes out of a camp."""
    battle = _through_the_perimeter(trace, battle, action.unit, action.side, inward=False)
    return battle.tell(InCamp(action.unit, action.side, False))


def _through_the_perimeter(trace: Trace, battle: Battle, label: str, side: Side, *, inward: bool) -> Battle:
    """An ordinary camp is open; the barrier of another is crossed by a unit right before it."""
    kind = kind_of(battle, side)
    if kind is Camp.NONE:
        raise Impossible("{side} has no camp.", side=side)
    if kind is Camp.ORDINARY:
        trace.cite("minis.14.1.2", NO_MOVEMENT, unit=label, camp=kind)
        return battle
    stand = fortifications.stand_at(battle, label)
    here = stand is not None and (works.camp_of(battle, stand.thing) is side or stand.thing == ROUND_A_CAMP[kind])
    if stand is None or not here or stand.behind is inward:
        trace.refuse("minis.14.4.1", unit=label, camp=kind)
    return trace.take(cross, battle, Cross(label, stand.thing))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(EnterCamp, enter_camp, unlisted),
    ActionKind(LeaveCamp, leave_camp, unlisted),
)
