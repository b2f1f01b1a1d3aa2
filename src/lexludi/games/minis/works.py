"""What barriers are made of, how long they are and what they withstand (14.0, 14.2, 14.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis.relations import Terrain
from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace, decides

STEPS_OF_A_SECTION = 8
SECTIONS_ROUND_A_CAMP = 10
DURABILITY = 30


class Works(StrEnum):
    """What stands round a camp or on the battlefield."""

    BARRICADE = "barricade"
    FORTIFICATION = "fortification"
    TENTS = "tents"
    STAKES = "stakes"
    ABATIS = "abatis"
    LIGHT_WAGONS = "light_wagons"
    CHEVAUX_DE_FRISE = "chevaux_de_frise"
    PALISADE = "palisade"
    EARTHWORK = "earthwork"
    WAR_WAGONS = "heavy_war_wagons"
    MANTLETS = "mantlets"
    GULYAY_GOROD = "gulyay_gorod"
    GUN_WORKS = "works_before_artillery"
    WAGENBURG = "wagenburg"


BARRICADES = (Works.BARRICADE, Works.STAKES, Works.ABATIS, Works.LIGHT_WAGONS, Works.CHEVAUX_DE_FRISE)


@dataclass(frozen=True)
class PartOfCamp:
    """A section of a barrier stands on the perimeter of a camp."""

    section: str
    side: Side


@dataclass(frozen=True)
class Cleared:
    """A section of a barricade is destroyed or taken down."""

    section: str


@dataclass(frozen=True)
class Barrier:
    """What a section of a barrier is, and what it withstands."""

    section: str
    kind: Terrain | None
    durability: int | None


def length_of(sections: int) -> int:
    """How long some sections of a barrier are in line."""
    return sections * STEPS_OF_A_SECTION


@dataclass(frozen=True)
class Sections:
    """How many sections there are."""

    number: int


def unlisted(battle: Battle) -> tuple[()]:
    """No list: what units can do at barriers and with pieces is asked by name."""
    return ()


@decides
def described(trace: Trace, battle: Battle, section: str) -> Barrier:
    """What a section of a barrier is, and what it withstands."""
    kind = sort_of(trace, battle, section)
    if kind is None:
        return Barrier(section, None, None)
    trace.cite("minis.14.0.4", kind, barrier_section=section)
    if kind is Terrain.FORTIFICATION:
        return Barrier(section, kind, durability(trace, section))
    trace.cite("minis.14.2.2", barrier_section=section)
    return Barrier(section, kind, None)


def durability(trace: Trace, section: str) -> int:
    """What a section of a fortification withstands."""
    return trace.cite("minis.14.3.2", DURABILITY, barrier_section=section)


def sort_of(trace: Trace, battle: Battle, section: str) -> Terrain | None:
    """The kind of barrier that works are; None for those that are no barrier."""
    works, camp = Works(battle.section(section).kind), camp_of(battle, section) is not None
    if works is Works.TENTS:
        return None
    if works in BARRICADES:
        clause = "minis.14.2.1" if camp else "minis.14.2.8"
        return trace.cite(clause, Terrain.BARRICADE, barrier_section=section, barrier=works)
    if works is Works.WAGENBURG:
        return trace.cite("minis.14.3.7", Terrain.FORTIFICATION, barrier_section=section, barrier=works)
    clause = "minis.14.3.1" if camp else "minis.14.3.6"
    return trace.cite(clause, Terrain.FORTIFICATION, barrier_section=section, barrier=works)


def camp_of(battle: Battle, section: str) -> Side | None:
    """The side round whose camp a section stands; None for one on the battlefield."""
    return next((told.side for told in battle.told(PartOfCamp) if told.section == section), None)


def is_cleared(battle: Battle, section: str) -> bool:
    """Whether a section of a barricade is gone."""
    return any(told.section == section for told in battle.told(Cleared))


@decides
def sections_of(trace: Trace, battle: Battle, steps: Number) -> Sections:
    """How many standard sections make a barrier of some length."""
    if steps % STEPS_OF_A_SECTION:
        trace.refuse("minis.14.0.5", step=steps)
    return Sections(trace.cite("minis.14.0.5", int(steps // STEPS_OF_A_SECTION), step=steps))


@decides
def perimeter(trace: Trace, battle: Battle, sections: int) -> Sections:
    """Whether so many sections go round a camp of standard size."""
    if sections != SECTIONS_ROUND_A_CAMP:
        trace.refuse("minis.14.0.7", barrier_section=sections)
    return Sections(trace.cite("minis.14.0.7", SECTIONS_ROUND_A_CAMP))
