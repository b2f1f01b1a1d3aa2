"""What a move comes upon, and where that stops it: an enemy, a friend, the edge of the table."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from lexludi.games.minis.passing import blocked_by
from lexludi.games.minis.relations import Apart, ShotApart, Stands, Terrain, Zone
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Order
from lexludi.games.minis.ways import told_way
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace

SHORT_ON_THE_MARCH = 2
SHORT_OF_THE_ENEMY = 2


class Heading(StrEnum):
    """Where a unit moves, its front kept."""

    AHEAD = "ahead"
    BACK = "backward"
    LEFT = "to_the_left"
    RIGHT = "to_the_right"


class Ahead(NamedTuple):
    """Another unit that was told to stand in the front zone of a unit."""

    label: str
    other: str
    apart: Measure
    straight: bool
    """Whether a move ahead leads right to it: a shot goes no farther than the gap."""
    friend: bool
    back: Zone | None
    """The zone of the other in which the unit stands, where that was told."""


def stop(
    trace: Trace, battle: Battle, label: str, steps: Number, faced: tuple[Ahead, ...], order: Order, *, march: bool
) -> Number:
    """How far a move goes before a unit it faces or what its told way meets stops it."""
    way = told_way(battle, label)
    if way is None:
        for ahead in sorted(faced, key=lambda each: each.apart.number):
            free = ahead.apart.number
            barred = blocked_by(trace, battle, label, ahead.other) if ahead.friend and steps > free else None
            kept = steps if ahead.friend else _short_of(trace, label, ahead.other, steps, free, order, march=march)
            if (barred or kept != steps) and not ahead.straight:
                said = "Does {label} come upon {enemy}? Say over how many steps its way goes, and what it meets there."
                raise Impossible(said, label=label, enemy=ahead.other)
            if barred:
                trace.refuse(barred, unit=label, friend=ahead.other)
            steps = kept
        return steps
    free = sum(leg.steps for leg in way.legs)
    if way.meets == Terrain.TABLE_EDGE and steps > free:
        trace.refuse("minis.9.0.3", unit=label, step=Measure(steps, (label,)).at_most(free))
    if not way.meets or way.meets in set(Terrain):
        return steps
    if _friends(battle, label, way.meets):
        if steps > free and (clause := blocked_by(trace, battle, label, way.meets)):
            trace.refuse(clause, unit=label, friend=way.meets)
        return steps
    return _short_of(trace, label, way.meets, steps, free, order, march=march)


def units_ahead(battle: Battle, label: str) -> Iterator[Ahead]:
    """The units told to stand in the front zone of a formation, where the gap was told as well."""
    labels = battle.formation(label).labels
    for each in labels:
        for other in dict.fromkeys(told.other for told in battle.told(Stands) if told.of == each):
            gap = next(
                (told.measure for told in battle.told(Apart) if {each, other} == set(told.measure.between)), None
            )
            if gap and other not in labels and _zone(battle, each, other) is Zone.FRONT:
                straight = _shot(battle, each, other) == gap.number
                yield Ahead(each, other, gap, straight, _friends(battle, each, other), _zone(battle, other, each))


def still_ahead(battle: Battle, faced: tuple[Ahead, ...], steps: Number) -> Battle:
    """The battle with units that stand straight ahead of a formation, and were not passed, nearer by some steps."""
    for label, other, apart, straight, _, back in faced:
        left = exact(apart.number - steps)
        if not straight or left < 0:
            continue
        now = replace(apart, number=left)
        battle = battle.tell(Stands(label, other, Zone.FRONT)).tell(ShotApart(replace(now, between=(label, other))))
        if back is not None:
            battle = battle.tell(Stands(other, label, back))
        if back is Zone.FRONT:
            battle = battle.tell(ShotApart(replace(now, between=(other, label))))
        battle = battle.tell(Apart(now))
    return battle


def _short_of(
    trace: Trace, label: str, enemy: str, steps: Number, free: Number, order: Order, *, march: bool
) -> Number:
    """How far a move goes towards an enemy some steps ahead: what is no attack keeps off, and no move makes contact."""
    if march and steps > free - SHORT_ON_THE_MARCH:
        return exact(max(free - trace.cite("minis.6.1.march.stop", SHORT_ON_THE_MARCH, unit=label, enemy=enemy), 0))
    if not march and order is Order.MANOEUVRE and steps > free - SHORT_OF_THE_ENEMY:
        return exact(max(free - trace.cite("minis.4.3.manoeuvre.stop", SHORT_OF_THE_ENEMY, unit=label, enemy=enemy), 0))
    if steps >= free:
        said = (
            "After {steps} steps {label} is in contact with {enemy}, which takes an attack; declare one, or move less."
        )
        raise Impossible(said, by="minis.8.1.1", steps=free, label=label, enemy=enemy)
    return steps


def _zone(battle: Battle, of: str, other: str) -> Zone | None:
    """The zone of a unit in which another was told to stand."""
    return next((told.zone for told in battle.told(Stands) if (told.of, told.other) == (of, other)), None)


def _shot(battle: Battle, one: str, other: str) -> Number | None:
    """How far a shot from one unit at another was told to go."""
    shots = (told.measure for told in battle.told(ShotApart))
    return next((measure.number for measure in shots if measure.between == (one, other)), None)


def _friends(battle: Battle, one: str, other: str) -> bool:
    sides = battle.unit(one).side, battle.unit(other).side
    return sides[0] is not None and sides[0] is sides[1]
