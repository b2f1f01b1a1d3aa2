"""The one door to the table: who stands where to whom, as told by the players or measured from places.

Zone, distance and contact have no default: what was neither told nor placed is asked for. Presence has one: what nobody
mentioned or placed is not there, and the trace says so. What both players agreed on beats a measure; what one of them told
must not contradict it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lexludi.games.minis import bases, landscape, measuring
from lexludi.games.minis.facts import Against as Against
from lexludi.games.minis.facts import Apart as Apart
from lexludi.games.minis.facts import Between as Between
from lexludi.games.minis.facts import Edge as Edge
from lexludi.games.minis.facts import FarSide as FarSide
from lexludi.games.minis.facts import Fits as Fits
from lexludi.games.minis.facts import Foremost as Foremost
from lexludi.games.minis.facts import Higher as Higher
from lexludi.games.minis.facts import InCommand as InCommand
from lexludi.games.minis.facts import Leg as Leg
from lexludi.games.minis.facts import Nearer as Nearer
from lexludi.games.minis.facts import Room as Room
from lexludi.games.minis.facts import Sees as Sees
from lexludi.games.minis.facts import ShotApart as ShotApart
from lexludi.games.minis.facts import Stands as Stands
from lexludi.games.minis.facts import Stood as Stood
from lexludi.games.minis.facts import Terrain as Terrain
from lexludi.games.minis.facts import Touches as Touches
from lexludi.games.minis.facts import Way as Way
from lexludi.games.minis.facts import Zone as Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.ruling import Trace
from lexludi.space.plane import base as plane
from lexludi.space.plane.shapes import Point, Touch
from lexludi.space.plane.surds import Surd, root_of

ZONES = {
    plane.Edge.FRONT: Zone.FRONT,
    plane.Edge.LEFT: Zone.LEFT,
    plane.Edge.RIGHT: Zone.RIGHT,
    plane.Edge.REAR: Zone.REAR,
}
"""The zone before each edge of a base."""
EDGES = {
    plane.Edge.FRONT: Edge.FRONT,
    plane.Edge.LEFT: Edge.FLANK,
    plane.Edge.RIGHT: Edge.FLANK,
    plane.Edge.REAR: Edge.REAR,
}
"""What each edge of a base is called where it touches."""
AREAS = (
    *(Terrain.HILL, Terrain.DIFFICULT, Terrain.SPARSE_FOREST, Terrain.DENSE_FOREST, Terrain.THICKET),
    *(Terrain.SWAMP, Terrain.LAKE, Terrain.STREAM, Terrain.FORD, Terrain.RIVER, Terrain.BRIDGE, Terrain.RAVINE),
    *(Terrain.DITCH, Terrain.CAMP),
)
"""Kinds of ground that are placed as areas."""
EACH_45 = measuring.EACH_45
HALF_OF_45 = Point.at(1, root_of(2) - 1)
"""How the rays of a zone lean where two of them have 45 degrees between them: so far aside for each step ahead."""
ASIDE = (plane.Edge.LEFT, plane.Edge.RIGHT)


def known_ranges(battle: Battle, shooter: str) -> Iterator[Measure]:
    """How far shots of a unit at enemies are: as was told, the last first, then as can be measured."""
    told = [fact.measure for fact in battle.told(ShotApart) if fact.measure.between[0] == shooter]
    yield from told
    for label in _opposed(battle, shooter, {measure.between[1] for measure in told}):
        yield shot_range(battle, shooter, label)


def known_pairs(battle: Battle) -> Iterator[tuple[str, str]]:
    """Every unit with another whose range from it was told, or that was placed on the same table."""
    told = [(fact.measure.between[0], fact.measure.between[1]) for fact in battle.told(ShotApart)]
    yield from told
    for unit in battle.units:
        known = {other for one, other in told if one == unit.label}
        yield from ((unit.label, other) for other in _opposed(battle, unit.label, known))


def known_gaps(battle: Battle, label: str) -> Iterator[Measure]:
    """How far a unit is from enemies: as was told, the last first, then as can be measured."""
    told = [fact.measure for fact in battle.told(Apart) if label in fact.measure.between]
    yield from told
    for other in _opposed(battle, label, {each for measure in told for each in measure.between}):
        yield gap(battle, label, other)


def _opposed(battle: Battle, label: str, known: set[str]) -> Iterator[str]:
    """Who else can be measured from a unit that was placed; its friends are not asked about."""
    side = battle.unit(label).side
    for each in battle.field.bases if battle.field.placed(label) else ():
        friend = side is not None and battle.unit(each.label).side is side
        if each.label not in (label, *known) and not friend:
            yield each.label


def known_zone(battle: Battle, of: str, other: str) -> Zone | None:
    """The zone of a unit in which another stands; None where it was neither told nor can be measured."""
    told = next((each.zone for each in battle.told(Stands) if (each.of, each.other) == (of, other)), None)
    parts = shares(battle, of, other)
    if told and parts and not any(map(told.is_like, (*parts, *shares(battle, of, other, HALF_OF_45)))):
        said = "{other} is said to stand in the {told} of {of}, but it was placed in the {zone}."
        found = next(iter(parts))
        raise Impossible(said, other=other, told=told, of=of, zone=found)
    return told or (max(parts, key=lambda zone: parts[zone]) if parts else None)


def zone(battle: Battle, of: str, other: str) -> Zone:
    """The zone of a unit in which another stands."""
    if found := known_zone(battle, of, other):
        return found
    raise Impossible("In which zone of {of} does {other} stand? Say it.", of=of, other=other)


def placed(battle: Battle, *labels: str) -> bool:
    """Whether units were all placed on the table."""
    return all(battle.field.placed(label) for label in labels)


def shares(battle: Battle, of: str, other: str, lean: Point = EACH_45) -> Mapping[Zone, Surd]:
    """How much of a base that was placed lies in each zone of another; nothing where they were not placed."""
    pair = measuring.both_at(battle, of, other)
    return {ZONES[edge]: share for edge, share in measuring.shares(*pair, lean).items()} if pair else {}


def gap(battle: Battle, one: str, other: str) -> Measure:
    """The shortest distance between two bases; those that touch are 0 apart."""
    found = known_gap(battle, one, other)
    if found is None:
        raise Impossible("How many steps apart are {one} and {other}? Say it.", one=one, other=other)
    return found


def known_gap(battle: Battle, one: str, other: str) -> Measure | None:
    """The shortest distance between two bases, told or measured; None where neither can be."""
    told = next((fact.measure for fact in battle.told(Apart) if set(fact.measure.between) == {one, other}), None)
    touch = contact(battle, one, other)
    if told and touch and told.number:
        raise Impossible(
            "{one} and {other} are said to touch and to be {steps} steps apart; only one can be so.",
            one=one,
            other=other,
            steps=told.number,
        )
    if touch:
        return told or Measure(0, (one, other))
    return _agreed(told, measuring.gap(battle, one, other))


def shot_range(battle: Battle, shooter: str, target: str) -> Measure:
    """The distance of a shot, from the middle of an edge to the middle of an edge."""
    told = (fact.measure for fact in battle.told(ShotApart) if fact.measure.between == (shooter, target))
    found = _agreed(next(told, None), measuring.shot_range(battle, shooter, target))
    if found is None:
        raise Impossible("For a shot, how many steps is it from {one} to {other}? Say it.", one=shooter, other=target)
    return found


def command_gap(battle: Battle, commander: str, label: str) -> Measure:
    """The distance from a commander to the far side of a unit or formation."""
    found = known_command_gap(battle, commander, label)
    if found is None:
        said = "How many steps is it from {one} to the far side of {other}? Say it."
        raise Impossible(said, one=commander, other=label)
    return found


def known_command_gap(battle: Battle, commander: str, label: str) -> Measure | None:
    """The distance from a commander to the far side of a unit, told or measured; None where neither can be."""
    told = (fact.measure for fact in battle.told(FarSide) if fact.measure.between == (commander, label))
    giver = battle.commander(commander).unit
    return _agreed(next(told, None), measuring.far_side(battle, giver, label, name=commander))


def contact(battle: Battle, one: str, other: str) -> Touches | None:
    """How two units touch, seen from the first; None where it was not said that they do, nor can be seen from their places."""
    told = next((each for each in battle.told(Touches) if {each.one, each.other} == {one, other}), None)
    if told and told.one == other:
        told = Touches(one, other, told.its, told.own, told.steps)
    if told is None:
        touch = measuring.contact(battle, one, other)
        return _touches(battle, one, other, touch) if touch else None
    apart = measuring.gap(battle, one, other)
    if apart and apart.number > measuring.RULER:
        said = "{one} and {other} are said to touch, but they were placed {steps} steps apart."
        raise Impossible(said, one=one, other=other, steps=apart.number)
    return told


def between(trace: Trace, battle: Battle, one: str, other: str) -> tuple[str, ...]:
    """What stands between two units, as labels and terrain, in order; nothing where nobody mentioned or placed it."""
    pairs = ((one, other), (other, one))
    found = tuple(told.thing for told in battle.told(Between) if (told.one, told.other) in pairs)
    seen = landscape.between(battle, one, other)
    if seen is not None:
        for thing in found:
            if battle.field.placed(thing) and thing not in [crossed.thing for crossed in seen]:
                said = (
                    "{thing} is said to stand between {one} and {other}, but was placed beside the line between them."
                )
                raise Impossible(said, thing=thing, one=one, other=other)
        if grazed := next((crossed for crossed in seen if crossed.grazed and crossed.thing not in found), None):
            trace.silent("minis.5.4.obstacle", unit=one, enemy=other, terrain_element=_named(grazed.thing))
        found = tuple(dict.fromkeys((*(crossed.thing for crossed in seen), *found)))
    if not found:
        trace.absent("something_between", one, other)
    return found


def ground(trace: Trace, battle: Battle, label: str) -> Terrain:
    """The ground a unit stands on; level ground where nobody said or placed otherwise."""
    found = known_ground(battle, label)
    if found is None or not (battle.field.grounds or told_ground(battle, label)):
        trace.absent("terrain_element", label)
    if halved := None if told_ground(battle, label) else landscape.halved(battle, label):
        trace.silent("minis.12.3.8", unit=label, terrain_element=halved)
    return found or Terrain.LEVEL


def known_ground(battle: Battle, label: str) -> Terrain | None:
    """The ground a unit stands on, with the larger part of its base; None where it was neither told nor placed."""
    told, found = told_ground(battle, label), landscape.ground(battle, label)
    parts = landscape.shares(battle, label) if told and found else {}
    if told and found and told is not found and told not in parts and not _as_level(told, found):
        said = "{label} is said to stand on {told}, but it was placed on {terrain}."
        raise Impossible(said, label=label, told=told, terrain=found)
    return told or found


def told_ground(battle: Battle, label: str) -> Terrain | None:
    """The ground a unit was said to stand on; None where nobody said."""
    return next((told.terrain for told in battle.told(Stood) if told.label == label), None)


def partly(battle: Battle, label: str) -> Terrain | None:
    """The ground with a part of a base that was placed, not with all of it; None where it all lies on one."""
    parts = landscape.shares(battle, label)
    return next((kind for kind, part in parts.items() if part < 1), None)


def higher(battle: Battle, one: str, other: str) -> bool | None:
    """Whether one of two units was said to stand higher than the other; None where nobody said."""
    for told in battle.told(Higher):
        if {told.one, told.other} == {one, other}:
            return told.one == one
    return None


def against(trace: Trace, battle: Battle, label: str) -> Against | None:
    """The barrier or camp a unit stands right behind or in front of; None where nobody mentioned or placed one."""
    found = known_against(battle, label)
    if found is None:
        trace.absent("barrier", label)
    return found


def known_against(battle: Battle, label: str) -> Against | None:
    """The barrier or camp a unit stands right behind or in front of, told or measured."""
    told = next((told for told in battle.told(Against) if told.label == label), None)
    return told or landscape.against(battle, label)


def way(battle: Battle, label: str) -> Way | None:
    """The way of a unit; None where nobody told it."""
    return next((told for told in battle.told(Way) if told.label == label), None)


def on_its_way(battle: Battle, label: str, edge: plane.Edge) -> Battle:
    """The battle with the ways of a formation straight out from an edge of its bases, where they can be measured."""
    labels = battle.formation(label).labels
    if any(way(battle, each) for each in labels):
        return battle
    for each in labels:
        found = landscape.way(battle, each, edge)
        battle = battle.tell(found) if found else battle
    return battle


def way_to(battle: Battle, label: str, enemy: str) -> Way | None:
    """The way of a unit straight ahead to an enemy, told or measured; None where nobody told it and none can be."""
    return way(battle, label) or landscape.way(battle, label, to=enemy)


def room(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit has room to turn; it has where nobody said or placed otherwise."""
    told = next((told.there for told in battle.told(Room) if told.label == label), None)
    found = told if told is not None else landscape.room(battle, label)
    if found is None:
        trace.absent("something_in_the_way", label)
    return found is not False


def told_in_command(battle: Battle, label: str) -> bool | None:
    """Whether a unit was said to be in a command zone; None where nobody said."""
    return next((told.there for told in battle.told(InCommand) if told.label == label), None)


def told_sees(battle: Battle, one: str, other: str) -> bool | None:
    """Whether a unit was said to see another; None where nobody said."""
    return next((told.there for told in battle.told(Sees) if (told.one, told.other) == (one, other)), None)


def nearer(trace: Trace, battle: Battle, label: str) -> tuple[str, ...]:
    """The enemies said to be nearer to a unit than its target."""
    found = tuple(told.enemy for told in battle.told(Nearer) if told.label == label)
    if not found:
        trace.absent("nearer_enemy", label)
    return found


def foremost(battle: Battle, side: Side) -> Measure:
    """How far the foremost unit of a side is from its camp."""
    told = next((told.measure for told in battle.told(Foremost) if told.side is side), None)
    steps = landscape.foremost(battle, side)
    if told is None and steps is None:
        raise Impossible("How many steps is the front line of {side} from its camp? Say it.", side=side)
    return told or Measure(steps or 0, (), Origin.MEASURED, give=measuring.RULER)


def fits(battle: Battle, place: str) -> int | None:
    """How many bases fit into a place, told or measured; None where neither can be."""
    told = next((told.bases for told in battle.told(Fits) if told.place == place), None)
    return landscape.fits(battle, place) if told is None else told


def _as_level(told: Terrain, found: Terrain) -> bool:
    """Whether ground was told that is not placed as an area of its own."""
    return found is Terrain.LEVEL and told not in AREAS


def _named(thing: str) -> str | Terrain:
    return Terrain(thing) if thing in set(Terrain) else thing


def _agreed(told: Measure | None, found: Measure | None) -> Measure | None:
    """What was told, else what was measured; told by one player, it must be what a ruler shows."""
    if told is None or found is None:
        return told or found
    apart = told.number - found.number
    if told.origin is not Origin.AGREED and max(apart, -apart) > measuring.RULER:
        said = "{one} and {other} are said to be {steps} steps apart, but where they were placed it is {measured}."
        one, other = told.between
        raise Impossible(said, one=one, other=other, steps=told.number, measured=found.number)
    return told


def _touches(battle: Battle, one: str, other: str, touch: Touch) -> Touches:
    """Where two bases lie along each other by their places."""
    if not touch.squared.sign:
        return Touches(one, other, Edge.CORNER, Edge.CORNER, 0)
    own, its = plane.Edge(touch.own), plane.Edge(touch.its)
    lengths = [bases.edges_of(battle.unit(label)) for label in (one, other)]
    whole = min(length[edge in ASIDE] for length, edge in zip(lengths, (own, its), strict=True))
    steps = measuring.length_of(touch)
    return Touches(one, other, EDGES[own], EDGES[its], None if steps == whole else steps)
