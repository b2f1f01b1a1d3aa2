"""What is told of commanders, formations, fights and the turn."""

from __future__ import annotations

from enum import StrEnum

from lexludi.examples.kinds import Piece
from lexludi.games.minis.engagements import Joined
from lexludi.games.minis.relations import Stands, Zone
from lexludi.games.minis.state import Commander, Fight, Formation, Shape, Turned
from lexludi.games.minis.troops import Phase, Side, Talent
from lexludi.rulings.values import replace

from .table import Table, phrases


class Commanding(StrEnum):
    """Who commands."""

    GENERAL = "general"
    COMMANDER = "commander"


@phrases.given("{commander} is a {rank} in {unit}", again=True)
def commands(case: Table, commander: str, rank: Commanding, unit: str) -> None:
    case.meet(unit)
    told = Commander(commander, case.state.unit(unit).side, rank is Commanding.GENERAL, unit=unit)
    case.state = case.state.put_commander(told)


@phrases.given("{commander} is: {talent}")
def is_talented(case: Table, commander: Piece, talent: Talent) -> None:
    case.state = case.state.put_commander(replace(case.state.commander(commander), talent=talent))


@phrases.given("{labels} form a column, from front to rear")
def form_column(case: Table, labels: list[str]) -> None:
    case.meet(*labels)
    case.form(Formation((tuple(labels),)))


@phrases.given("{labels} form a line, from left to right")
def form_line(case: Table, labels: list[str]) -> None:
    case.meet(*labels)
    case.form(Formation(tuple((label,) for label in labels)))


@phrases.given("{label} stands behind {front}", again=True)
def stands_behind(case: Table, label: str, front: str) -> None:
    case.meet(label, front)
    formation = case.state.formation(front)
    columns = tuple((*column, label) if front in column else column for column in formation.columns)
    case.form(replace(formation, columns=columns))


@phrases.given("{label} stands on the right of {other}", again=True)
def stands_right(case: Table, label: str, other: str) -> None:
    case.meet(label, other)
    formation = case.state.formation(other)
    at = next(place for place, column in enumerate(formation.columns) if other in column) + 1
    columns = (*formation.columns[:at], (label,), *formation.columns[at:])
    case.form(replace(formation, columns=columns))


@phrases.given("the formation of {label} is: {shape}")
def is_shaped(case: Table, label: str, shape: Shape) -> None:
    case.meet(label)
    case.form(replace(case.state.formation(label), shape=shape))


@phrases.given("in its formation, {label} is {turned}", again=True)
def is_turned(case: Table, label: str, turned: Turned) -> None:
    case.meet(label)
    formation = case.state.formation(label)
    told = dict(formation.turned) | {label: turned}
    case.form(replace(formation, turned=tuple(told.items())))


@phrases.given("the year is {year}")
def year_is(case: Table, year: int) -> None:
    case.set(year=year)


@phrases.given("it is game turn {number}")
def game_turn_is(case: Table, number: int) -> None:
    case.set(game_turn=number)


@phrases.given("it is the turn of {side}")
def turn_of(case: Table, side: Side) -> None:
    case.set(active=side)


@phrases.given("it is the {phase}")
def phase_is(case: Table, phase: Phase) -> None:
    case.set(phase=phase)


@phrases.given("{one} is in close combat with {other}", again=True)
def in_combat(case: Table, one: str, other: str) -> None:
    case.meet(one, other)
    case.state = case.state.put_fight(Fight(((one,), (other,)), rounds=1))


@phrases.given("{one} is in close combat with {other}, which it attacked from the {zone}", again=True)
def in_combat_from(case: Table, one: str, other: str, zone: Zone) -> None:
    case.meet(one, other)
    case.tell(Stands(other, one, zone))
    case.tell(Joined(one, other, zone.value, fresh=False))
    case.state = case.state.put_fight(Fight(((one,), (other,)), rounds=1, zone=zone.value))


@phrases.given("{one} has attacked {other}; the clash comes next", again=True)
def clash_next(case: Table, one: str, other: str) -> None:
    case.meet(one, other)
    case.state = case.state.put_fight(Fight(((one,), (other,))))
