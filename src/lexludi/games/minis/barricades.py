"""Barricades set up and taken down, and barriers manned (14.2.9, 14.2.10, 14.6.1)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import fortifications, orders, relations
from lexludi.games.minis.crossing import Turn, turn_of
from lexludi.games.minis.movement import allowance
from lexludi.games.minis.places import unplaced
from lexludi.games.minis.relations import Against, Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Event
from lexludi.games.minis.works import Cleared
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

BASES_OF_A_SECTION = 1


@dataclass(frozen=True)
class SetUp:
    """A unit sets up a section of barricade in front of itself, in its turn or against an attack."""

    unit: str
    attacker: str = ""


@dataclass(frozen=True)
class Dismantle:
    """A unit takes down a section of barricade."""

    unit: str
    section: str


@dataclass(frozen=True)
class Man:
    """Units line up behind a section of a barrier to defend it."""

    units: tuple[str, ...]
    section: str


@dataclass(frozen=True)
class Built:
    """A unit set up a section of barricade in some player turn."""

    label: str
    turn: Turn


@decides
def set_up(trace: Trace, battle: Battle, action: SetUp) -> Battle:
    """A unit under a Defence order sets up one section of barricade."""
    label, reaction = action.unit, bool(action.attacker)
    if not orders.works(trace, battle, label, "setting_up_barricades", reaction=reaction):
        trace.refuse("minis.14.2.9", unit=label, order=battle.unit(label).order)
    built = Built(label, turn_of(battle))
    if built in battle.told(Built):
        trace.refuse("minis.14.2.9", unit=label)
    trace.cite("minis.14.2.9", unit=label)
    return battle.tell(Against(label, Terrain.BARRICADE.value)).tell(built)


@decides
def dismantle(trace: Trace, battle: Battle, action: Dismantle) -> Battle:
    """A unit spends its whole turn to take down a section of barricade."""
    label, section = action.unit, action.section
    if fortifications.kind_of(trace, battle, section) is not Terrain.BARRICADE:
        raise Impossible("{section} is no barricade.", section=section)
    stand = relations.against(trace, battle, label)
    if stand is None or stand.thing != section:
        raise Impossible("{label} is not said to stand right at {section}.", label=label, section=section)
    unit = battle.unit(label)
    if unit.moved or unit.has(Event.SHOT) or battle.fight_of(label):
        trace.refuse("minis.14.2.10", unit=label, move=unit.moved)
    trace.cite("minis.14.2.10", unit=label, barrier_section=section)
    return battle.tell(Cleared(section)).change(label, moved=allowance(trace, battle, label))


@decides
def man(trace: Trace, battle: Battle, action: Man) -> Battle:
    """As many bases as fit behind a barrier defend it."""
    section, kind = action.section, fortifications.kind_of(trace, battle, action.section)
    if kind is None:
        raise Impossible("{section} is no barrier, or no longer one.", section=section)
    for label in action.units:
        if clause := fortifications.against_defending(battle.unit(label), kind):
            trace.refuse(clause, unit=label, troop_class=battle.unit(label).kind)
    told = relations.fits(battle, section)
    room = BASES_OF_A_SECTION if told is None else told
    if len(action.units) > room:
        trace.refuse("minis.14.6.1", base=len(action.units), barrier_section=section)
    trace.cite("minis.14.6.1", room, barrier_section=section)
    for label in action.units:
        battle = unplaced(battle, label).tell(Against(label, section))
    return battle
