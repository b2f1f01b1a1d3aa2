"""Camps and armies set out before the battle (2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.bargaining import attacker_of
from lexludi.games.minis.relations import foremost, known_gaps
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

FROM_THE_CAMP = 40
FROM_THE_ENEMY = 20


class Half(StrEnum):
    """A half of the table, as its owner sees it."""

    OWN = "own_half"
    ENEMY = "enemy_half"


class Camp(StrEnum):
    """What kind of camp an army has."""

    NONE = "no_camp"
    ORDINARY = "ordinary_camp"
    BARRICADE = "barricade_camp"
    FORTIFIED = "fortified_camp"


@dataclass(frozen=True)
class Deployed:
    """A side that has set out its army."""

    side: Side


@dataclass(frozen=True)
class PlaceCamp:
    """A camp is put on the table."""

    side: Side
    camp: Camp
    half: Half


@dataclass(frozen=True)
class Deploy:
    """A unit is set out."""

    unit: str
    half: Half


@dataclass(frozen=True)
class FinishDeployment:
    """A side has set out all it wants to."""

    side: Side


@decides
def place_camp(trace: Trace, battle: Battle, action: PlaceCamp) -> Battle:
    """A camp lies in its owner's half."""
    if action.half is Half.ENEMY:
        trace.refuse("minis.2.2.camp.half", side=action.side)
    trace.cite("minis.2.2.camp.half", action.half, side=action.side)
    return battle.put_army(replace(battle.army(action.side), camp=action.camp.value))


@decides
def deploy(trace: Trace, battle: Battle, action: Deploy) -> Battle:
    """The defender deploys first, in his half; the attacker after him, away from the enemy."""
    side = battle.unit(action.unit).side
    if side is None:
        raise Impossible("Which side is {label} on? Say it.", label=action.unit)
    if attacker_of(battle) is not side:
        if action.half is Half.ENEMY:
            trace.refuse("minis.2.2.order", unit=action.unit, half_of_the_table=action.half)
        trace.cite("minis.2.2.order", action.half, unit=action.unit)
        return battle
    _after_the_defender(trace, battle, side)
    near = held_off(_nearest(battle, action.unit))
    trace.cite("minis.2.2.example.local", unit=action.unit, steps_apart=near)
    if not near.holds:
        trace.refuse("minis.2.2.attacker-distance", unit=action.unit, steps_apart=near)
    trace.cite("minis.2.2.attacker-distance", unit=action.unit, steps_apart=near)
    return battle


def _after_the_defender(trace: Trace, battle: Battle, side: Side) -> None:
    """Refuse what the attacker does before the defender has set out his army."""
    if Deployed(side.enemy) not in battle.facts:
        trace.refuse("minis.2.2.order", side=side)
    trace.cite("minis.2.2.order", side=side)


def held_off(steps: Measure) -> Measure:
    """A distance from the enemy held against the least at which the attacker may deploy."""
    return steps.at_least(FROM_THE_ENEMY)


def _nearest(battle: Battle, label: str) -> Measure:
    """The shortest gap between a unit and the enemies opposite."""
    gaps = list(known_gaps(battle, label))
    if not gaps:
        raise Impossible("How many steps is {label} from the enemies opposite? Say it.", label=label)
    return min(gaps, key=lambda gap: gap.number)


@decides
def finish_deployment(trace: Trace, battle: Battle, action: FinishDeployment) -> Battle:
    """An army is set out: the attacker's last, and none too far from its camp."""
    if attacker_of(battle) is action.side:
        _after_the_defender(trace, battle, action.side)
    if battle.army(action.side).camp not in ("", Camp.NONE):
        front = foremost(battle, action.side).at_most(FROM_THE_CAMP)
        if not front.holds:
            trace.refuse("minis.2.2.camp.line", side=action.side, steps_from_the_camp=front)
        trace.cite("minis.2.2.camp.line", side=action.side, steps_from_the_camp=front)
    return battle.tell(Deployed(action.side))


def _camps(battle: Battle) -> Iterator[PlaceCamp]:
    return (PlaceCamp(side, camp, half) for side in Side for camp in Camp for half in Half)


def _deploys(battle: Battle) -> Iterator[Deploy]:
    return (Deploy(unit.label, half) for unit in battle.units for half in Half)


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(PlaceCamp, place_camp, _camps),
    ActionKind(Deploy, deploy, _deploys),
    ActionKind(FinishDeployment, finish_deployment, lambda battle: map(FinishDeployment, Side)),
)
