"""Shelling and breaching barriers (15.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis import artillery, formations, fortifications, gunnery, shooters, works
from lexludi.games.minis.gunnery import HitRoll, Missile
from lexludi.games.minis.relations import Terrain, Zone
from lexludi.games.minis.results import shooting_of
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event
from lexludi.games.minis.weapons import Power
from lexludi.games.minis.works import unlisted
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

D6 = (1, 2, 3, 4, 5, 6)
EXAMPLE = (18, 10)
"""What a section withstands and the damage, in the source's example."""


@dataclass(frozen=True)
class Shell:
    """A piece shells a section of a barrier over some steps."""

    piece: str
    section: str
    steps: Number


@dataclass(frozen=True)
class Shelled:
    """A section was hit by a piece of some piercing."""

    section: str
    piercing: Number


@decides
def shell(trace: Trace, battle: Battle, action: Shell) -> Battle:
    """A shot at a section of a fortification: the hit roll, and the damage of a hit."""
    piece, section = action.piece, action.section
    shooters.free_to_shoot(trace, battle, piece, section)
    artillery.in_service(trace, battle, piece)
    power = artillery.power(trace, battle, piece, Measure(action.steps, (piece, section), Origin.TOLD))
    _can_be_destroyed(trace, battle, power, section)
    trace.cite("minis.15.5.2", artillery=piece, barrier_section=section)
    battle = battle.change(piece, events=battle.unit(piece).events | {Event.SHOT})
    roll = gunnery.hit(trace, battle, piece, section, missile=power.missile)
    if roll is HitRoll.HIT:
        return _damage(trace, battle, piece, section, power)
    return battle.change(piece, broken=roll is HitRoll.BURST).suffers(piece, roll.value)


def _can_be_destroyed(trace: Trace, battle: Battle, power: Power, section: str) -> None:
    """Refuse to shell what shooting cannot destroy."""
    kind = fortifications.kind_of(trace, battle, section)
    if kind is None:
        raise Impossible("{section} is no barrier, or no longer one.", section=section)
    if power.missile == Missile.BOLT:
        trace.refuse("minis.15.2.2", barrier_section=section)
    if kind is Terrain.BARRICADE:
        trace.refuse("minis.15.5.1", barrier_section=section)
    trace.cite("minis.15.2.1", barrier_section=section)


def _damage(trace: Trace, battle: Battle, piece: str, section: str, power: Power) -> Battle:
    """The damage of a hit, added to that of other shots; more than is left of the durability makes a breach."""
    withstands = _withstands(trace, battle, section, power)
    total = shooting_of(piece)
    damage = formations.strength(trace, battle, piece, Zone.FRONT, (total,))
    damage += trace.add(power.clause, power.shooting, total, artillery=piece)
    damage += trace.add("minis.15.5.4", trace.roll("shot_die", D6, piece), total)
    damage = trace.total("minis.15.5.4", exact(damage), total)
    hit = battle.section(section)
    sum_of_all = exact(hit.damage + damage)
    if (withstands, damage) == EXAMPLE and not hit.damage:
        trace.cite("minis.15.5.7", exact(withstands - damage), barrier_section=section)
    held = Measure(sum_of_all, (section,)).at_most(withstands)
    trace.cite("minis.15.5.4", exact(withstands - sum_of_all), barrier_section=section, damage=held)
    battle = battle.put_section(replace(hit, damage=sum_of_all)).tell(Shelled(section, power.piercing.value))
    return battle if held.holds else _breach(trace, battle, section)


def _withstands(trace: Trace, battle: Battle, section: str, power: Power) -> Number:
    """The durability of a section against pieces of one piercing."""
    if any(told.section == section and told.piercing != power.piercing.value for told in battle.told(Shelled)):
        trace.silent("minis.15.5.4", barrier_section=section, piercing=power.piercing.value)
    whole, piercing = works.durability(trace, section), power.piercing.value
    return trace.cite("minis.15.5.5", exact(whole - piercing), barrier_section=section, piercing=piercing)


def _breach(trace: Trace, battle: Battle, section: str) -> Battle:
    """A destroyed section is a breach, and its debris a barricade."""
    trace.cite("minis.15.5.6", Terrain.BARRICADE, barrier_section=section)
    trace.cite("minis.15.5.1.b", Terrain.BARRICADE, barrier_section=section)
    return battle.put_section(replace(battle.section(section), breached=True)).suffers(section, "breach")


ACTIONS: tuple[ActionKind[Any, Any], ...] = (ActionKind(Shell, shell, unlisted),)
