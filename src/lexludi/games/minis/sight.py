"""What the ground does to sight and to shots: forests, slopes and ravines (12.2.11 to 12.2.14, 12.3.6 to 12.3.10, 12.5.7, 12.5.8)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import relations
from lexludi.games.minis.relations import Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.terrain import at_the_edge, standing
from lexludi.games.minis.ways import ON_A_HILL, SLOPES
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace

SPARSE_SIGHT = 6
DENSE_SIGHT = 3
DEAD_ZONE = 6


@dataclass(frozen=True)
class FromSlope:
    """How far a unit on the plain is from the foot of a slope."""

    label: str
    measure: Measure


def sees_in_forest(trace: Trace, battle: Battle, one: str, other: str, gap: Measure) -> bool:
    """Whether a unit sees as far as another, where one of them is in a forest (12.3.6, 12.3.10)."""
    grounds = {standing(trace, battle, one), standing(trace, battle, other)}
    if Terrain.DENSE_FOREST in grounds:
        near = gap.at_most(DENSE_SIGHT)
        trace.cite("minis.12.3.10", DENSE_SIGHT, unit=one, steps_apart=near)
        return near.holds
    if Terrain.SPARSE_FOREST in grounds:
        near = gap.at_most(SPARSE_SIGHT)
        trace.cite("minis.12.3.6", SPARSE_SIGHT, unit=one, steps_apart=near)
        return near.holds
    return True


def bar_by_ground(trace: Trace, battle: Battle, shooter: str, target: str) -> None:
    """Refuse a shot that the ground of the shooter or of the target forbids."""
    grounds = [standing(trace, battle, label) for label in (shooter, target)]
    for ground in grounds:
        if ground in (Terrain.DENSE_FOREST, Terrain.THICKET):
            trace.refuse("minis.12.3.9", shooter=shooter, target=target, terrain_element=ground)
    if Terrain.SPARSE_FOREST in grounds:
        steps = relations.shot_range(battle, shooter, target).at_most(SPARSE_SIGHT)
        if not steps.holds:
            trace.refuse("minis.12.3.6", shooter=shooter, target=target, range_of_the_shot=steps)
        trace.cite("minis.12.3.6", SPARSE_SIGHT, shooter=shooter, target=target, range_of_the_shot=steps)
    _at_a_sheer_slope(trace, battle, shooter, target)
    _at_a_ravine(trace, battle, shooter, target)
    _dead_zone(trace, battle, shooter, target)


def own_hill(trace: Trace, battle: Battle, one: str, other: str, thing: Terrain) -> bool:
    """Whether what lies between two units is the slope of a hill on which one of them stands, which hides nobody."""
    return thing in SLOPES and any(standing(trace, battle, label) in ON_A_HILL for label in (one, other))


def over_units(trace: Trace, battle: Battle, shooter: str, target: str) -> str | None:
    """The clause that lets a shot pass over units on the plain, from a hill or up to one; None where none does."""
    if standing(trace, battle, shooter) in ON_A_HILL:
        return "minis.12.2.12"
    return "minis.12.2.13" if standing(trace, battle, target) in ON_A_HILL else None


def _at_a_sheer_slope(trace: Trace, battle: Battle, shooter: str, target: str) -> None:
    """Who stands above a sheer slope shoots and is shot at only at its edge."""
    over = Terrain.SHEER_SLOPE in relations.between(trace, battle, shooter, target)
    grounds = {label: standing(trace, battle, label) for label in (shooter, target)}
    one_above = over and sum(ground in ON_A_HILL for ground in grounds.values()) == 1
    for label, ground in grounds.items():
        if ground is not Terrain.SHEER_SLOPE and not (one_above and ground in ON_A_HILL):
            continue
        if not at_the_edge(trace, battle, label, Terrain.SHEER_SLOPE):
            trace.refuse("minis.12.2.14", unit=label)
        trace.cite("minis.12.2.14", unit=label)


def _at_a_ravine(trace: Trace, battle: Battle, shooter: str, target: str) -> None:
    """Into a ravine and out of it, shots pass only between those in it and those at its edge."""
    below = [standing(trace, battle, label) is Terrain.RAVINE for label in (shooter, target)]
    if below == [False, True]:
        if not at_the_edge(trace, battle, shooter, Terrain.RAVINE):
            trace.refuse("minis.12.5.7", shooter=shooter, target=target)
        trace.cite("minis.12.5.7", shooter=shooter, target=target)
    if below == [True, False]:
        if not at_the_edge(trace, battle, target, Terrain.RAVINE):
            trace.refuse("minis.12.5.8", shooter=shooter, target=target)
        trace.cite("minis.12.5.8", shooter=shooter, target=target)


def _dead_zone(trace: Trace, battle: Battle, shooter: str, target: str) -> None:
    """Engines and guns on a hill do not reach the ground right below its slope."""
    on_hill = [standing(trace, battle, label) in ON_A_HILL for label in (shooter, target)]
    troops = battle.unit(shooter).troops
    if troops is None or not troops.piece or on_hill != [True, False]:
        return
    told = next((told.measure for told in battle.told(FromSlope) if told.label == target), None)
    if told is None:
        raise Impossible("How many steps is {label} from the foot of the slope? Say it.", label=target)
    beyond = told.more_than(DEAD_ZONE)
    if not beyond.holds:
        trace.refuse("minis.12.2.11", shooter=shooter, target=target, steps_apart=beyond)
    trace.cite("minis.12.2.11", DEAD_ZONE, shooter=shooter, target=target, steps_apart=beyond)
