"""Sentences about what barriers are made of."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.relations import Against, Between, Terrain
from lexludi.games.minis.state import Section
from lexludi.games.minis.troops import Density, Order, Side, Troops
from lexludi.games.minis.works import (
    Barrier,
    PartOfCamp,
    Sections,
    Works,
    described,
    perimeter,
    sections_of,
)
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.given("barrier section {label}: {works}", again=True)
def section_is(case: Table, label: str, works: Works) -> None:
    case.state = case.state.put_section(Section(label, works.value))


@phrases.given("section {section} belongs to the camp of {side}", again=True)
def belongs_to_camp(case: Table, section: Piece, side: Side) -> None:
    case.tell(PartOfCamp(section, side))


@phrases.given("round the camp of {side} stands section {label}: {works}", again=True)
def section_round_camp(case: Table, side: Side, label: str, works: Works) -> None:
    section_is(case, label, works)
    case.tell(PartOfCamp(label, side))


@phrases.given("{inside} and {outside} stand right against both sides of: {terrain}", again=True)
def stand_on_both_sides(case: Table, inside: str, outside: str, terrain: Terrain) -> None:
    case.meet(inside, outside)
    case.tell(Against(inside, terrain.value))
    case.tell(Against(outside, terrain.value, behind=False))
    case.tell(Between(inside, outside, terrain.value))


@phrases.given("{label} stands right behind section {section}")
def stands_behind(case: Table, label: str, section: Piece) -> None:
    case.meet(label)
    case.tell(Against(label, section))


@phrases.given("{label} stands right in front of section {section}")
def stands_before(case: Table, label: str, section: Piece) -> None:
    case.meet(label)
    case.tell(Against(label, section, behind=False))


@phrases.given("{label}, on {order} with Mv {number}, stands right in front of section {section}")
def stands_before_on_order(case: Table, label: str, order: Order, number: Number, section: Piece) -> None:
    case.say(label, order=order, movement=number)
    case.tell(Against(label, section, behind=False))


@phrases.given("{works} {label}, with {inside} right behind and {outside} right in front")
def section_between(case: Table, works: Works, label: str, inside: str, outside: str) -> None:
    section_is(case, label, works)
    case.meet(inside, outside)
    case.tell(Against(inside, label))
    case.tell(Against(outside, label, behind=False))


@phrases.given("{label}, infantry on {order} with Mv {number}, stands right in front of section {section}")
def infantry_before(case: Table, label: str, order: Order, number: Number, section: Piece) -> None:
    case.say(label, troops=Troops.INFANTRY, density=Density.LOOSE)
    stands_before_on_order(case, label, order, number, section)


@phrases.when("what section {section} is")
def what_it_is(case: Table, section: Piece) -> Ruling[Barrier]:
    return case.decide(described, case.state, section)


@phrases.when("how many sections make a barrier of {steps} steps")
def how_many_sections(case: Table, steps: Number) -> Ruling[Sections]:
    return case.decide(sections_of, case.state, steps)


@phrases.when("whether {sections} sections go round a camp of standard size")
def go_round(case: Table, sections: int) -> Ruling[Sections]:
    return case.decide(perimeter, case.state, sections)


@phrases.then("it is a barrier: {kind}", result=True)
def kind_is(case: Table) -> Terrain | None:
    return case.outcome(Barrier).kind


@phrases.then("it is no barrier", result=True)
def is_no_barrier(case: Table) -> bool:
    return case.outcome(Barrier).kind is None


@phrases.then("its durability is {number}")
def durability_is(case: Table) -> int | None:
    return case.outcome(Barrier).durability


@phrases.then("it has no durability")
def has_no_durability(case: Table) -> bool:
    return case.outcome(Barrier).durability is None


@phrases.then("there are {number} sections", result=True)
def sections_are(case: Table) -> int:
    return case.outcome(Sections).number
