"""Zones and distances: where an enemy stands, what is measured, and when (1.geometry, 1.base.measure)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from lexludi.games.minis import relations
from lexludi.games.minis.readings.general import FRONT_RAYS, FrontRays
from lexludi.games.minis.relations import Stands, Zone
from lexludi.games.minis.state import Battle
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.space.plane.shapes import Point
from lexludi.space.plane.surds import Surd

FRONT_DEGREES = 45
REAR_DEGREES = 45
LEAST_FAVOURABLE = (Zone.FRONT, Zone.FLANK, Zone.LEFT, Zone.RIGHT, Zone.REAR)
"""Zones from the least favourable to an enemy who strikes to the most."""

OF_A_ZONE = {
    Zone.FRONT: "minis.1.geometry.front",
    Zone.FLANK: "minis.1.geometry.flanks",
    Zone.LEFT: "minis.1.geometry.flanks",
    Zone.RIGHT: "minis.1.geometry.flanks",
    Zone.REAR: "minis.1.geometry.rear",
}


@dataclass(frozen=True)
class Ray:
    """The direction in which another unit stands from the nearer corner of a base: degrees outward from straight ahead."""

    of: str
    other: str
    degrees: Number
    rear: bool = False
    """Whether it is a rear corner, and straight back instead of ahead."""


@dataclass(frozen=True)
class Share:
    """How much of the base of another unit lies in a zone, in square steps."""

    of: str
    other: str
    zone: Zone
    area: Number


@dataclass(frozen=True)
class FiguresApart:
    """How far apart the figures of two units are, wherever their bases end."""

    one: str
    other: str
    steps: Number


@dataclass(frozen=True)
class Named:
    """A unit has named its target, so that distances may be measured."""

    label: str
    target: str


@decides
def zone_of(trace: Trace, battle: Battle, of: str, other: str) -> Zone:
    """The zone of a unit in which another stands."""
    found = zone(trace, battle, of, other)
    return trace.cite(OF_A_ZONE[found], found, unit=of, enemy=other)


@decides
def measured(trace: Trace, battle: Battle, label: str, other: str) -> Measure:
    """The distance from a unit to another, measured on the table."""
    enemy = battle.unit(label).side is None or battle.unit(label).side is not battle.unit(other).side
    if enemy:
        if not any((named.label, named.target) == (label, other) for named in battle.told(Named)):
            trace.refuse("minis.1.geometry.no-premeasuring", unit=label, enemy=other)
        trace.cite("minis.1.geometry.no-premeasuring", unit=label, enemy=other)
    known = relations.known_gap(battle, label, other)
    if known is None and any({fact.one, fact.other} == {label, other} for fact in battle.told(FiguresApart)):
        trace.refuse("minis.1.base.measure", unit=label, enemy=other)
    return trace.cite("minis.1.base.measure", relations.gap(battle, label, other), unit=label)


def zone(trace: Trace, battle: Battle, of: str, other: str) -> Zone:
    """The zone in which another unit stands: told, by the larger part of it, or by its direction from a corner."""
    if any((told.of, told.other) == (of, other) for told in battle.told(Stands)):
        return relations.zone(battle, of, other)
    return _by_shares(trace, battle, of, other) or _by_rays(trace, battle, of, other)


def _by_shares(trace: Trace, battle: Battle, of: str, other: str) -> Zone | None:
    """The zone with the larger part of a unit; of equal parts, the one less favourable to it when it strikes."""
    told = [share for share in battle.told(Share) if (share.of, share.other) == (of, other)]
    seen: dict[str, Number] = {}
    if told:
        parts: Mapping[Zone, Number | Surd] = {share.zone: share.area for share in told}
    elif relations.placed(battle, of, other):
        areas = relations.shares(battle, of, other, _lean_of_rays(trace))
        parts, seen = areas, {zone.value: exact((area / 2).rounded(2)) for zone, area in areas.items()}
    else:
        return None
    most = max(parts.values())
    largest = {zone for zone, area in parts.items() if area == most}
    found = next(zone for zone in LEAST_FAVOURABLE if zone in largest)
    return trace.cite("minis.1.geometry.majority", found, unit=of, enemy=other, **seen)


def _lean_of_rays(trace: Trace) -> Point:
    """The direction of the rays of a zone, as far ahead as it leads aside."""
    if trace.reading(FRONT_RAYS) is FrontRays.BETWEEN:
        return relations.HALF_OF_45
    return relations.EACH_45


def _by_rays(trace: Trace, battle: Battle, of: str, other: str) -> Zone:
    """The zone by the rays that start at the corners of a base."""
    rays = [ray for ray in battle.told(Ray) if (ray.of, ray.other) == (of, other)]
    if not rays:
        raise Impossible("In which zone of {of} does {other} stand? Say it.", of=of, other=other)
    for ray in rays:
        if ray.degrees <= _lean(trace, rear=ray.rear):
            return Zone.REAR if ray.rear else Zone.FRONT
    return Zone.FLANK


def _lean(trace: Trace, *, rear: bool) -> Number:
    """How far a ray leans outward: the whole angle, or half of it where it is taken between the two."""
    angle = REAR_DEGREES if rear else FRONT_DEGREES
    return Fraction(angle, 2) if trace.reading(FRONT_RAYS) is FrontRays.BETWEEN else angle
