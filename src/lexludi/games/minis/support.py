"""Who supports whom, and what it adds (3.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lexludi.games.minis import formations, fortifications, relations, terrain
from lexludi.games.minis.readings.units import SUPPORTERS, UNDER_FIRE, Supporters, UnderFire
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.results import add
from lexludi.games.minis.state import Battle, Formation, Shape, Turned
from lexludi.games.minis.troops import Event, Side, Trait
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Count, Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

BY_A_UNIT = 1
BY_SKIRMISHERS = Fraction(1, 2)

ROUND = (Turned.AHEAD, Turned.RIGHT, Turned.ABOUT, Turned.LEFT)
"""Clockwise, seen from the front of a formation."""
QUARTERS = {Zone.FRONT: 0, Zone.RIGHT: 1, Zone.FLANK: 1, Zone.REAR: 2, Zone.LEFT: 3}
"""How many quarter turns, clockwise, a zone lies from the front."""


@dataclass(frozen=True)
class Lead:
    """The active player chooses the main fighting unit."""

    side: Side
    unit: str


@dataclass(frozen=True)
class Support:
    """The units that support another, and what they add."""

    units: tuple[str, ...]
    number: Number


@decides
def lead(trace: Trace, battle: Battle, action: Lead) -> Battle:
    """The battle with a unit as the main fighting unit of its side."""
    fight = battle.fight_of(action.unit)
    if fight is None:
        raise Impossible("{label} is in no close combat.", label=action.unit)
    if battle.active not in (None, action.side):
        trace.refuse("minis.3.4.lead-choice", unit=action.unit)
    trace.cite("minis.3.4.lead-choice", unit=action.unit)
    first, second = fight.leaders
    leaders = (action.unit, second) if action.unit in fight.sides[0] else (first, action.unit)
    return battle.put_fight(replace(fight, leaders=leaders))


def leads(battle: Battle) -> Iterator[Lead]:
    """Every unit of a close combat, as the one chosen by either player."""
    labels = [label for fight in battle.fights for side in fight.sides for label in side]
    return (Lead(side, label) for label in labels for side in Side)


@decides
def close_combat_support(trace: Trace, battle: Battle, label: str, enemy: str) -> Support:
    """The support of a unit against an enemy in close combat."""
    return _support(trace, battle, label, enemy, shooting=False)


@decides
def support_under_fire(trace: Trace, battle: Battle, label: str, enemy: str) -> Support:
    """The support of a unit against the shot of an enemy."""
    return _support(trace, battle, label, enemy, shooting=True)


def _support(trace: Trace, battle: Battle, label: str, enemy: str, *, shooting: bool) -> Support:
    battle.enemies(label, enemy)
    found, counts = supporters(trace, battle, label, enemy, shooting=shooting), (Count("combat_strength", label),)
    return Support(found, exact(sum(bonus(trace, battle, label, each, counts) for each in found)))


def supporters(trace: Trace, battle: Battle, label: str, enemy: str, *, shooting: bool = False) -> tuple[str, ...]:
    """The units that support a unit against an enemy: of its formation, and in close combat those that fight beside it."""
    formation = formations.together(battle, label)
    fight = None if shooting else battle.fight_of(label)
    fights = fight is not None and any(enemy in side for side in fight.sides if label not in side)
    found = list(attackers_beside(trace, battle, label, enemy) if fights else ())
    if len(formation.labels) > 1:
        towards = direction(trace, battle, label, enemy)
        for each in _placed(trace, battle, label, towards):
            if each not in found and _can_support(trace, battle, label, each, towards, shooting):
                found.append(trace.cite("minis.3.4.kinds", each, unit=label))
    return tuple(found)


def support(
    trace: Trace, battle: Battle, label: str, enemy: str, counts: tuple[Count, ...], *, shooting: bool = False
) -> Number:
    """What supporters add to some totals."""
    found = supporters(trace, battle, label, enemy, shooting=shooting)
    return exact(sum(bonus(trace, battle, label, each, counts) for each in found))


def bonus(trace: Trace, battle: Battle, label: str, supporter: str, counts: tuple[Count, ...]) -> Number:
    """What one supporter adds to some totals of a unit."""
    trace.cite("minis.3.4.applies", unit=label, supporter=supporter)
    if battle.unit(supporter).skirmishing:
        return add(trace, "minis.3.4.bonus-skirmish", BY_SKIRMISHERS, counts, unit=label, supporter=supporter)
    return add(trace, "minis.3.4.bonus", BY_A_UNIT, counts, unit=label, supporter=supporter)


def direction(trace: Trace, battle: Battle, label: str, enemy: str) -> Turned:
    """Where an enemy stands, seen from the front of the formation of a unit."""
    side, facing = formations.side_towards(trace, battle, label, enemy), battle.formation(label).facing(label)
    return ROUND[(ROUND.index(facing) + QUARTERS[side]) % len(ROUND)]


def faces(formation: Formation, battle: Battle, label: str, towards: Turned) -> bool:
    """Whether a unit of a formation faces an enemy who stands in a direction."""
    if battle.unit(label).fleeing:
        return False
    if formation.shape is Shape.HEDGEHOG or battle.unit(label).skirmishing:
        return True
    return formation.facing(label) is towards or (formation.shape is Shape.TORTOISE and towards is not Turned.ABOUT)


def attackers_beside(trace: Trace, battle: Battle, label: str, enemy: str) -> tuple[str, ...]:
    """The units that attack the enemy a unit fights or has fought; those struck together in their flanks are not among them."""
    fight = battle.fight_of(enemy)
    if fight is None:
        return ()
    own, other = fight.sides if enemy in fight.sides[1] else fight.sides[::-1]
    together = fight.zone and own is fight.sides[1] and Zone(fight.zone) is not Zone.FRONT
    if together:
        return ()
    others = (each for each in own if each != label and not _fights_another(battle, each, enemy, other))
    return tuple(trace.cite("minis.3.4.several-sides", each, unit=label, enemy=enemy) for each in others)


def _fights_another(battle: Battle, label: str, enemy: str, others: tuple[str, ...]) -> bool:
    """Whether a unit was told to touch enemies of the same fight, and not the one in question."""
    touched = [each for each in others if relations.contact(battle, label, each)]
    return bool(touched) and enemy not in touched


def _placed(trace: Trace, battle: Battle, label: str, towards: Turned) -> tuple[str, ...]:
    """The units of a formation beside and behind one, seen by an enemy in a direction."""
    columns, column = battle.formation(label).columns, formations.column_of(battle, label)
    if towards in (Turned.LEFT, Turned.RIGHT):
        fighting = formations.counted(trace, battle, label)
        return tuple(each for each in battle.formation(label).labels if each not in fighting)
    place = formations.rank(battle, label) - 1
    beside, behind = formations.neighbours(battle, label), column[place + 1 :]
    if towards is Turned.ABOUT:
        behind = column[:place][::-1]
    played = trace.reading(SUPPORTERS) if len(columns) > 2 or len(behind) > 1 else SUPPORTERS.default
    if played is Supporters.ROW_AND_ALL_BEHIND:
        beside = tuple(each[place] for each in columns if place < len(each) and each[place] != label)
    if played is Supporters.NEXT_AND_ONE_BEHIND:
        behind = behind[:1]
    return (*beside, *behind)


def _can_support(trace: Trace, battle: Battle, label: str, each: str, towards: Turned, shooting: bool) -> bool:
    """Whether a unit beside or behind another is free and faces the enemy."""
    formation = battle.formation(label)
    if formation.shape is Shape.HEDGEHOG and towards is not Turned.AHEAD:
        trace.cite("minis.3.4.column-flank-rear", unit=label, supporter=each)
    if not faces(formation, battle, each, towards):
        clause = "minis.3.4.facing" if towards is Turned.AHEAD else "minis.3.4.column-flank-rear"
        trace.cite(clause, unit=label, supporter=each)
        return False
    if battle.fight_of(each) is not None or _under_fire(trace, battle, each, shooting):
        trace.cite("minis.3.4.free", unit=label, supporter=each)
        return False
    if _cut_off(trace, battle, label, each):
        return False
    if not shooting and battle.unit(each).is_(Trait.CLOSE_COMBAT) is False:
        trace.cite("minis.3.5.cc.may-support", unit=label, supporter=each)
    return True


def _cut_off(trace: Trace, battle: Battle, label: str, each: str) -> bool:
    """Whether a ravine or a barrier lies between a unit and one of its column that would support it."""
    column = formations.column_of(battle, label)
    if each not in column:
        return False
    first, last = sorted((column.index(label), column.index(each)))
    between = (other for other in column[first : last + 1] if other != label)
    return any(
        terrain.parted(trace, battle, label, other) or fortifications.parted(trace, battle, label, other)
        for other in between
    )


def _under_fire(trace: Trace, battle: Battle, label: str, shooting: bool) -> bool:
    """Whether a unit counts as under fire."""
    if not battle.unit(label).has(Event.SHOT_AT):
        return False
    return shooting or trace.reading(UNDER_FIRE) is UnderFire.CLOSE_COMBAT_TOO


ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(Lead, lead, leads),)
