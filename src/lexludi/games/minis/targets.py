"""Who may be shot at: zone, sight, distance, the nearest (5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import artillery, fortifications, relations, sight
from lexludi.games.minis.formations import struck_side
from lexludi.games.minis.readings.shooting import SHOT_AGAIN, ShotAgain
from lexludi.games.minis.relations import ShotApart, Terrain, Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.terrain import above, standing
from lexludi.games.minis.troops import Arm, Event, Phase
from lexludi.games.minis.ways import ON_A_HILL
from lexludi.games.minis.weapons import Power
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind

OBSTACLES = (
    Terrain.HILL,
    Terrain.GENTLE_SLOPE,
    Terrain.STEEP_SLOPE,
    Terrain.SHEER_SLOPE,
    Terrain.SPARSE_FOREST,
    Terrain.DENSE_FOREST,
    Terrain.THICKET,
    Terrain.CAMP,
)
"""What hides those behind it."""


@dataclass(frozen=True)
class Shot:
    """A shot that is allowed, and what it is worked out with."""

    shooter: str
    target: str
    muzzle: str
    """From which unit it is measured: the shooter, or the unit in front of it."""
    struck: Zone
    """The side of the target that it strikes."""
    power: Power
    weapon: Arm | None = None
    """The weapon it is made with; None for a piece."""
    helpers: tuple[str, ...] = ()
    """The units that support it."""
    reply_to_flank: bool = False
    """Whether it answers a shot at the flank of the shooter."""
    leaving: bool = False
    """Whether its target leaves the zone of fire by evading."""
    defensive: bool = False
    """Whether it answers an attack."""


@dataclass(frozen=True)
class Aim:
    """A unit is given its target, before any shot is resolved."""

    shooter: str
    target: str


@dataclass(frozen=True)
class Aimed:
    """The target a unit was given."""

    shooter: str
    target: str


@dataclass(frozen=True)
class ShotAt:
    """A unit was shot at in a phase of this player turn."""

    label: str
    phase: Phase
    by: str


@dataclass(frozen=True)
class Seen:
    """Whether a unit sees another for the ground between them."""

    one: str
    other: str
    there: bool


@dataclass(frozen=True)
class OpenShot:
    """A shot that the ground allows."""

    shooter: str
    target: str


@decides
def seen(trace: Trace, battle: Battle, one: str, other: str) -> Seen:
    """Whether a unit sees another for all the ground does."""
    return Seen(one, other, not _hidden(trace, battle, one, other))


@decides
def open_shot(trace: Trace, battle: Battle, shooter: str, target: str) -> OpenShot:
    """Whether the ground and who stands in the way allow a shot."""
    battle.enemies(shooter, target)
    clear(trace, battle, shooter, target)
    return OpenShot(shooter, target)


@decides
def aim(trace: Trace, battle: Battle, action: Aim) -> Battle:
    """The target of a unit, named together with all others."""
    battle.enemies(action.shooter, action.target)
    for unit in battle.units:
        if unit.has(Event.SHOT) and unit.side is battle.unit(action.shooter).side:
            trace.refuse("minis.5.4.assign", shooter=action.shooter, has_shot=unit.label)
    trace.cite("minis.5.4.assign", shooter=action.shooter, target=action.target)
    return battle.tell(Aimed(action.shooter, action.target))


def assigned(trace: Trace, battle: Battle, shooter: str, target: str) -> None:
    """See that a unit shoots at the target it was given, where targets were given out."""
    side = battle.unit(shooter).side
    given = [told for told in battle.told(Aimed) if battle.unit(told.shooter).side is side]
    if given and Aimed(shooter, target) not in given:
        trace.refuse("minis.5.4.assign", shooter=shooter, target=target)
    if given:
        trace.cite("minis.5.4.assign", shooter=shooter, target=target)


def out_of_combat(trace: Trace, battle: Battle, target: str) -> None:
    """See that a target is not directly in close combat."""
    if battle.fight_of(target):
        trace.refuse("minis.5.4.engaged", target=target)
    for label in battle.formation(target).labels:
        if battle.fight_of(label):
            trace.cite("minis.5.4.supporters", target=target, unit=label)


def not_yet_shot_at(trace: Trace, battle: Battle, target: str, phase: Phase) -> None:
    """See that a target was not shot at before."""
    if not battle.unit(target).has(Event.SHOT_AT):
        return
    phases = [told.phase for told in battle.told(ShotAt) if told.label == target] or [Phase.SHOOTING]
    if phase in phases or trace.reading(SHOT_AGAIN) is ShotAgain.TURN:
        trace.refuse("minis.5.4.no-repeat", target=target)
    trace.cite("minis.5.4.no-repeat", target=target, phase=phase)


def distance(trace: Trace, battle: Battle, shooter: str, target: str) -> Measure:
    """The distance of a shot; a reply is measured along the same line."""
    there, back = (_told_distance(battle, *pair) for pair in ((shooter, target), (target, shooter)))
    measure = there or back or relations.shot_range(battle, shooter, target)
    loose = battle.unit(shooter).skirmishing or battle.unit(target).skirmishing
    clause = "minis.5.4.measure-skirmish" if loose else "minis.5.4.measure"
    trace.cite(clause, shooter=shooter, target=target, range_of_the_shot=measure)
    return measure


def in_sight(trace: Trace, battle: Battle, shooter: str, target: str) -> None:
    """See that a target stands in the zone of visibility of a unit, with nothing before it."""
    told = relations.told_sees(battle, shooter, target)
    shown = told and relations.known_zone(battle, shooter, target) is None
    side = Zone.FRONT if shown else _looks(trace, battle, shooter, target)
    if side.flank:
        trace.refuse("minis.5.4.flank-own-turn", shooter=shooter, target=target)
    if side is not Zone.REAR and told is False and artillery.shoots_unseen(trace, battle, shooter, target):
        return
    if side is Zone.REAR or told is False:
        trace.refuse("minis.5.4.visible", shooter=shooter, target=target, zone=side)
    trace.cite("minis.5.4.visible", shooter=shooter, target=target, zone=side)
    clear(trace, battle, shooter, target, seen=told is True)


def clear(trace: Trace, battle: Battle, shooter: str, target: str, *, seen: bool = False) -> None:
    """See that nothing stands in the way of a shot; where the target was said to be seen, no obstacle does."""
    sight.bar_by_ground(trace, battle, shooter, target)
    for thing in relations.between(trace, battle, shooter, target):
        if _is_unit(battle, thing):
            past = artillery.shoots_past(trace, battle, shooter, target, thing)
            if not past and not _over(trace, battle, shooter, target, thing):
                trace.refuse("minis.5.4.through", shooter=shooter, unit=thing)
            trace.cite("minis.5.4.through", shooter=shooter, unit=thing)
        elif Terrain(thing) in fortifications.BARRIERS:
            if not artillery.shoots_past(trace, battle, shooter, target, thing):
                fortifications.see_across(trace, battle, shooter, target, Terrain(thing))
        elif (
            not seen
            and _obstacle(trace, battle, shooter, target, Terrain(thing))
            and not artillery.shoots_unseen(trace, battle, shooter, target)
        ):
            trace.refuse("minis.5.4.obstacle", shooter=shooter, target=target, terrain_element=Terrain(thing))
        else:
            trace.cite("minis.5.4.obstacle", shooter=shooter, target=target, terrain_element=Terrain(thing))


def sees(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether a unit sees another (5.4.visible, 5.4.obstacle, 5.4.through)."""
    told = relations.told_sees(battle, one, other)
    if told is not None:
        return told
    return not _hidden(trace, battle, one, other) and _looks(trace, battle, one, other) is Zone.FRONT


def _hidden(trace: Trace, battle: Battle, one: str, other: str) -> bool:
    """Whether what lies between two units, or a forest they stand in, hides one from the other."""
    hidden = any(_hides(trace, battle, one, other, thing) for thing in relations.between(trace, battle, one, other))
    if any(standing(trace, battle, label).forest for label in (one, other)):
        near = sight.sees_in_forest(trace, battle, one, other, relations.gap(battle, one, other))
        hidden = hidden or not near
    return hidden


def _hides(trace: Trace, battle: Battle, one: str, other: str, thing: str) -> bool:
    """Whether something between two units keeps one from seeing the other; units do not."""
    if _is_unit(battle, thing):
        return False
    if Terrain(thing) in fortifications.BARRIERS:
        return fortifications.hides(trace, battle, one, other, Terrain(thing))
    return _obstacle(trace, battle, one, other, Terrain(thing))


def _obstacle(trace: Trace, battle: Battle, one: str, other: str, terrain: Terrain) -> bool:
    """Whether ground between two units hides them from each other."""
    return terrain in OBSTACLES and not sight.own_hill(trace, battle, one, other, terrain)


def nearer_targets(trace: Trace, battle: Battle, shooter: str, target: str, steps: Measure) -> tuple[str, ...]:
    """The enemies nearer to a unit than its target at which it could shoot too."""
    ranges = relations.known_ranges(battle, shooter)
    measured = tuple(each.between[1] for each in ranges if each.number < steps.number)
    said = measured or relations.nearer(trace, battle, shooter)
    past = (label for label in said if not artillery.looks_past(battle, shooter, label))
    return tuple(label for label in past if label != target and _possible(battle, shooter, label))


def nearest(trace: Trace, battle: Battle, shooter: str, target: str, steps: Measure) -> None:
    """See that there is no nearer target."""
    for enemy in nearer_targets(trace, battle, shooter, target, steps):
        trace.refuse("minis.5.4.nearest", shooter=shooter, target=target, nearest_target=enemy)
    trace.cite("minis.5.4.nearest", shooter=shooter, target=target)


def _told_distance(battle: Battle, one: str, other: str) -> Measure | None:
    found = (told.measure for told in battle.told(ShotApart) if told.measure.between == (one, other))
    return next(found, None)


def _looks(trace: Trace, battle: Battle, shooter: str, target: str) -> Zone:
    """The side of a unit on which another stands; front where it sees and shoots all round."""
    troops = battle.unit(shooter).troops
    if troops and troops.chariot:
        trace.cite("minis.13.0.14", unit=shooter)
        return Zone.FRONT
    if battle.unit(shooter).skirmishing:
        trace.cite("minis.3.1.skirmish.any-direction", unit=shooter)
        return Zone.FRONT
    return struck_side(trace, battle, shooter, target)


def _over(trace: Trace, battle: Battle, shooter: str, target: str, thing: str) -> bool:
    """Whether a unit in the way is shot over, from higher up or at an enemy higher up."""
    by = sight.over_units(trace, battle, shooter, target)
    if by and standing(trace, battle, thing) not in ON_A_HILL:
        trace.cite(by, shooter=shooter, target=target, unit=thing)
        return True
    return above(trace, battle, shooter, thing) or above(trace, battle, target, thing)


def _possible(battle: Battle, shooter: str, enemy: str) -> bool:
    """Whether nothing that was told keeps a unit from shooting at an enemy."""
    one, other = battle.unit(shooter), battle.unit(enemy)
    outside = relations.known_zone(battle, shooter, enemy) not in (None, Zone.FRONT) and not one.skirmishing
    friend = one.side is not None and one.side is other.side
    barred = friend or other.removed or other.has(Event.SHOT_AT) or battle.fight_of(enemy)
    return not (outside or barred or relations.told_sees(battle, shooter, enemy) is False)


def _is_unit(battle: Battle, thing: str) -> bool:
    return any(unit.label == thing for unit in battle.units)


def _aims(battle: Battle) -> Iterator[Aim]:
    return (Aim(*pair) for pair in relations.known_pairs(battle))


ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(Aim, aim, _aims),)
