"""Where a unit is after it has moved, and what must then be told of it anew."""

from __future__ import annotations

from lexludi.games.minis import going
from lexludi.games.minis.relations import (
    Against,
    Apart,
    Between,
    FarSide,
    Higher,
    InCommand,
    Nearer,
    Room,
    Sees,
    ShotApart,
    Stands,
    Stood,
    Terrain,
    Touches,
    Way,
)
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event
from lexludi.games.minis.ways import SLOPES, Course, Lengthwise, start, stretches
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace

PLACES = (
    *(Against, Apart, Between, FarSide, Higher, InCommand, Nearer, Room, Sees, ShotApart, Stands, Stood, Touches, Way),
    Lengthwise,
)
"""What is told of where units are, and holds until they move."""


def go(trace: Trace, battle: Battle, label: str, steps: Number) -> Battle:
    """The battle after a unit has gone some steps of its way: where it stands now, and whether it has climbed."""
    unit, ground = battle.unit(label), start(trace, battle, label)
    climbed, barred = unit.has(Event.CLIMBED), unit.horses_barred
    for stretch in stretches(trace, battle, unit, steps):
        if stretch.border:
            climbed = stretch.course is Course.UP
        slope = stretch.ground in SLOPES
        ground = (Terrain.LEVEL if stretch.course is Course.DOWN else Terrain.HILL) if slope else stretch.ground
        barred = barred or (unit.on_foot and going.closed_to_horses(trace, stretch.ground))
    events = unit.events | {Event.CLIMBED} if climbed else unit.events - {Event.CLIMBED}
    battle = battle.change(label, events=events, horses_barred=barred)
    return forget(battle, label).tell(Stood(label, ground))


def forget(battle: Battle, label: str) -> Battle:
    """The battle without what was told of the place of a unit, which must be said anew after it has moved."""
    kept = tuple(fact for fact in battle.facts if not (isinstance(fact, PLACES) and label in _labels(fact)))
    return replace(battle, facts=kept)


def _labels(fact: object) -> tuple[object, ...]:
    """The labels a fact speaks of."""
    measure = getattr(fact, "measure", None)
    return measure.between if measure else tuple(vars(fact).values())
