"""Changes of formation: about turns, hedgehog and tortoise, exchange of ranks (6.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import dismounting, frontage, shapes
from lexludi.games.minis.changes import Change, begin, finish, pay, struck_from
from lexludi.games.minis.formations import column_of
from lexludi.games.minis.manoeuvres import HEAVY
from lexludi.games.minis.places import forget, turned_about
from lexludi.games.minis.relations import Nearer, Sees, ShotApart, Stands, Way, Zone
from lexludi.games.minis.state import Battle, Formation, Shape, Turned
from lexludi.games.minis.units import exchanges_ranks
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

BASES_PASSED = 1
WHOLE_TURN = 1
OPPOSITE = {
    Turned.AHEAD: Turned.ABOUT,
    Turned.ABOUT: Turned.AHEAD,
    Turned.LEFT: Turned.RIGHT,
    Turned.RIGHT: Turned.LEFT,
}


@dataclass(frozen=True)
class TurnAbout:
    """Units of one formation, or a unit alone, turn about."""

    units: tuple[str, ...]


@dataclass(frozen=True)
class TakeShape:
    """A formation takes up the hedgehog or the tortoise, or goes back to its ordinary shape."""

    unit: str
    shape: Shape


@dataclass(frozen=True)
class ExchangeRanks:
    """The units of a column stand in a new order from front to rear."""

    units: tuple[str, ...]


@decides
def turn_about(trace: Trace, battle: Battle, action: TurnAbout) -> Battle:
    """Units turn their fronts by 180 degrees, with their whole formation or inside it."""
    formation = battle.formation(action.units[0])
    if not set(action.units) <= set(formation.labels):
        raise Impossible("They are not in one formation; let them turn one after another.")
    for label in action.units:
        if battle.unit(label).troops in HEAVY:
            trace.refuse("minis.6.3.about.artillery", unit=label)
    begin(trace, battle, action.units, Change.ABOUT_TURN)
    trace.cite("minis.6.3.about.definition", unit=action.units)
    if len(formation.labels) > 1:
        trace.cite("minis.6.3.about.formation", unit=action.units, formation=formation.labels)
    if any(troops and troops.piece for troops in (battle.unit(label).troops for label in action.units)):
        trace.cite("minis.15.2.22", unit=action.units)
        battle = pay(trace, battle, action.units, WHOLE_TURN)
    else:
        battle = pay(trace, battle, action.units)
    for label in action.units:
        battle = _look_anew(battle, label)
    if len(formation.labels) == 1:
        return battle
    return battle.put_formation(_turned(formation, action.units))


@decides
def take_shape(trace: Trace, battle: Battle, action: TakeShape) -> Battle:
    """A column of infantry becomes a hedgehog or tortoise, or either of them a column again."""
    formation = battle.formation(action.unit)
    if formation.shape is action.shape:
        raise Impossible("The formation of {label} has that shape already.", label=action.unit)
    costs = begin(trace, battle, formation.labels, Change.SHAPE)
    if action.shape is not Shape.PLAIN:
        shapes.may_form(trace, battle, action.unit, action.shape)
    trace.cite("minis.6.3.hedgehog", formation=formation.labels)
    battle = finish(trace, battle, formation.labels, costs=costs)
    return battle.put_formation(replace(formation, shape=action.shape, turned=()))


@decides
def exchange_ranks(trace: Trace, battle: Battle, action: ExchangeRanks) -> Battle:
    """Units change places inside a column."""
    before = column_of(battle, action.units[0])
    if sorted(before) != sorted(action.units) or before == action.units:
        raise Impossible("The column is {labels}; name all of it in its new order.", labels=before)
    moved = tuple(label for label in action.units if before.index(label) != action.units.index(label))
    costs = begin(trace, battle, before, Change.RANKS)
    if not costs and (side := struck_from(trace, battle, before)) is not Zone.FRONT:
        trace.refuse("minis.6.3.ranks.no-flank", unit=before, zone=side)
    for label in moved:
        exchanges_ranks(trace, battle, label)
        passed = abs(before.index(label) - action.units.index(label)) - 1
        within = Measure(passed, (label,)).at_most(BASES_PASSED)
        if not within.holds:
            trace.refuse("minis.6.3.ranks.distance", unit=label, bases_passed=within)
        trace.cite("minis.6.3.ranks.distance", BASES_PASSED, unit=label, bases_passed=within)
    trace.cite("minis.6.3.ranks.definition", unit=moved)
    battle = finish(trace, battle, moved, costs=costs)
    return _placed(battle, before, action.units)


def _turned(formation: Formation, labels: tuple[str, ...]) -> Formation:
    """A formation of which some units have turned about; if all have, its rear is its front."""
    facing = {label: formation.facing(label) for label in formation.labels}
    if set(labels) != set(formation.labels):
        facing |= {label: OPPOSITE[facing[label]] for label in labels}
        if set(facing.values()) != {Turned.ABOUT}:
            return replace(formation, turned=tuple(facing.items()))
    columns = tuple(column[::-1] for column in formation.columns[::-1])
    kept = {label: way for label, way in facing.items() if way in (Turned.LEFT, Turned.RIGHT)}
    return replace(formation, columns=columns, turned=tuple(kept.items()))


def _look_anew(battle: Battle, label: str) -> Battle:
    """The battle without what a unit saw from its old front."""
    kept = tuple(fact for fact in battle.facts if _seen_from(fact) != label)
    return turned_about(replace(battle, facts=kept), label)


def _seen_from(fact: object) -> str:
    if isinstance(fact, Stands):
        return fact.of
    if isinstance(fact, Sees):
        return fact.one
    if isinstance(fact, Nearer | Way):
        return fact.label
    return fact.measure.between[0] if isinstance(fact, ShotApart) else ""


def _placed(battle: Battle, before: tuple[str, ...], after: tuple[str, ...]) -> Battle:
    """The battle with a column in its new order; who steps into the place of a fighter takes over his fight."""
    formation, place = battle.formation(before[0]), dict(zip(before, after, strict=True))
    columns = tuple(after if column == before else column for column in formation.columns)
    for label in (each for each in before if place[each] != each):
        battle = forget(battle, label)
    battle = battle.put_formation(replace(formation, columns=columns))
    for fight in battle.fights:
        one, other = (tuple(place.get(each, each) for each in side) for side in fight.sides)
        leaders = fight.leaders[0], fight.leaders[1]
        taken = replace(
            fight, sides=(one, other), leaders=(place.get(leaders[0], leaders[0]), place.get(leaders[1], leaders[1]))
        )
        battle = replace(battle, fights=tuple(taken if each == fight else each for each in battle.fights))
    return battle


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(TurnAbout, turn_about, lambda battle: ()),
    ActionKind(TakeShape, take_shape, lambda battle: ()),
    ActionKind(ExchangeRanks, exchange_ranks, lambda battle: ()),
    *frontage.ACTIONS,
    *dismounting.ACTIONS,
)
