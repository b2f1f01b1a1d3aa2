"""The state of a battle: units, formations, commanders, armies, fights and table, as far as players have told them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from lexludi.games.minis.troops import Phase, Side, Talent, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number
from lexludi.rulings.plain import Json, plain
from lexludi.rulings.values import replace
from lexludi.space.plane.field import Field

Value = TypeVar("Value")


class Shape(StrEnum):
    """What a column has formed."""

    PLAIN = "plain_formation"
    HEDGEHOG = "hedgehog"
    TORTOISE = "tortoise"


class Turned(StrEnum):
    """Which way a unit of a formation faces, seen from the formation's front."""

    AHEAD = "facing_ahead"
    LEFT = "facing_left"
    RIGHT = "facing_right"
    ABOUT = "facing_about"


@dataclass(frozen=True)
class Formation:
    """Units in close contact that act together: columns side by side from left to right, each from front to rear."""

    columns: tuple[tuple[str, ...], ...]
    shape: Shape = Shape.PLAIN
    turned: tuple[tuple[str, Turned], ...] = ()
    parted: bool = False

    @property
    def labels(self) -> tuple[str, ...]:
        """Its units."""
        return tuple(label for column in self.columns for label in column)

    def facing(self, label: str) -> Turned:
        """Which way one of its units faces."""
        return dict(self.turned).get(label, Turned.AHEAD)


@dataclass(frozen=True)
class Commander:
    """A general or a commander, who stands in a unit."""

    label: str
    side: Side | None = None
    general: bool = False
    talent: Talent | None = None
    unit: str = ""
    alive: bool = True
    tested: bool = False
    """Whether he has used his leadership test."""


@dataclass(frozen=True)
class Army:
    """What belongs to a side as a whole."""

    side: Side
    attacker: bool | None = None
    units: int | None = None
    """Units on the field that do not flee, where they were counted and not named."""
    steadfastness_at_start: int | None = None
    steadfastness_fell: bool = False
    steadfastness_tested: bool = False
    steadfastness_then: int | None = None
    """What it was when it was tested last."""
    camp: str = ""
    camp_taken: bool = False
    cost: int | None = None
    broken: bool = False
    commanders: int | None = None
    """Living command figures, where they were counted and not named."""


@dataclass(frozen=True)
class Fight:
    """A close combat that goes on."""

    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """The units that take a direct part; the side that attacked comes first."""
    rounds: int = 0
    """Rounds fought; 0 before the clash."""
    clash: bool = True
    """Whether it begins with a clash."""
    counter_attack: bool = False
    forced: bool = False
    """Whether the contact came of a forced move."""
    leaders: tuple[str, str] = ("", "")
    led: str = ""
    """Who led the attackers in the last round."""
    struck: frozenset[str] = frozenset()
    """Who has struck or taken a blow in a round."""
    zone: str = ""
    """The zone of the defender from which it was attacked, at the declaration."""
    section: str = ""
    """The section of a barrier it is fought across."""
    turned: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Section:
    """Eight steps of a barrier."""

    label: str
    kind: str
    damage: Number = 0
    breached: bool = False


@dataclass(frozen=True)
class Happening:
    """What the last action did to a unit: the result it suffered, with the number behind it."""

    label: str
    result: str
    number: Number | None = None
    by: str = ""


@dataclass(frozen=True)
class Pending:
    """A compulsory action that comes next, with the labels it is about."""

    action: str
    labels: tuple[str, ...] = ()
    number: Number | None = None


@dataclass(frozen=True)
class Battle:
    """Everything told of a battle so far."""

    units: tuple[Unit, ...] = ()
    formations: tuple[Formation, ...] = ()
    commanders: tuple[Commander, ...] = ()
    armies: tuple[Army, ...] = ()
    fights: tuple[Fight, ...] = ()
    sections: tuple[Section, ...] = ()
    facts: tuple[object, ...] = ()
    """What has been told of the table: relations, each a value of a type of `relations`."""
    field: Field = Field()
    """Where bases and terrain were placed."""
    misread: tuple[Measure, ...] = dataclasses.field(default=(), compare=False)
    """Measures near their limits that a ruler is taken to show otherwise."""
    year: int | None = None
    game_turn: int | None = None
    active: Side | None = None
    phase: Phase | None = None
    happened: tuple[Happening, ...] = ()
    """What the last action did."""
    pending: tuple[Pending, ...] = ()
    """The compulsory actions that come next, in order."""

    def unit(self, label: str) -> Unit:
        """The unit of a name."""
        for unit in self.units:
            if unit.label == label:
                return unit
        raise Impossible("Nothing has been said of a unit {label}.", label=label)

    def put(self, *changed: Unit) -> Battle:
        """The battle with units new or changed."""
        new = {unit.label: unit for unit in changed}
        kept = tuple(new.pop(unit.label, unit) for unit in self.units)
        return replace(self, units=(*kept, *new.values()))

    def change(self, label: str, **values: Any) -> Battle:
        """The battle with something changed of one unit; one that leaves the field or flees counts no longer."""
        before = self.unit(label)
        after = replace(before, **values)
        return self.put(after).recount(before.side, int(after.stands) - int(before.stands))

    def tell(self, fact: object) -> Battle:
        """The battle with something more told of the table."""
        return replace(self, facts=(*self.facts, fact))

    def told(self, kind: type[Value]) -> Iterator[Value]:
        """What has been told of one kind, the last first."""
        return (fact for fact in reversed(self.facts) if isinstance(fact, kind))

    def army(self, side: Side) -> Army:
        """What belongs to a side."""
        return next((army for army in self.armies if army.side is side), Army(side))

    def put_army(self, changed: Army) -> Battle:
        """The battle with an army new or changed."""
        others = tuple(army for army in self.armies if army.side is not changed.side)
        return replace(self, armies=(*others, changed))

    def recount(self, side: Side | None, more: int) -> Battle:
        """The battle with more or fewer units counted of a side, where its units were counted."""
        if side is None or not more or self.army(side).units is None:
            return self
        return self.put_army(replace(self.army(side), units=(self.army(side).units or 0) + more))

    def count(self, side: Side) -> int:
        """The units of a side on the field that do not flee: as counted, or those named."""
        counted = self.army(side).units
        return sum(unit.side is side and unit.stands for unit in self.units) if counted is None else counted

    def commander(self, label: str) -> Commander:
        """The general or commander of a name."""
        for commander in self.commanders:
            if commander.label == label:
                return commander
        raise Impossible("Nothing has been said of a commander {label}.", label=label)

    def put_commander(self, changed: Commander) -> Battle:
        """The battle with a commander new or changed."""
        others = tuple(each for each in self.commanders if each.label != changed.label)
        return replace(self, commanders=(*others, changed))

    def commanders_in(self, label: str) -> tuple[Commander, ...]:
        """The living command figures that stand in a unit."""
        return tuple(each for each in self.commanders if each.unit == label and each.alive)

    def formation(self, label: str) -> Formation:
        """The formation a unit is in; one alone is a formation of its own."""
        return next((each for each in self.formations if label in each.labels), Formation(((label,),)))

    def put_formation(self, changed: Formation) -> Battle:
        """The battle with a formation, which takes its units out of every other."""
        others = tuple(each for each in self.formations if not set(each.labels) & set(changed.labels))
        return replace(self, formations=(*others, changed))

    def fight_of(self, label: str) -> Fight | None:
        """The close combat in which a unit takes a direct part."""
        return next((fight for fight in self.fights if any(label in side for side in fight.sides)), None)

    def put_fight(self, changed: Fight) -> Battle:
        """The battle with a close combat, in place of any other of the same units."""
        own = {label for side in changed.sides for label in side}
        others = tuple(each for each in self.fights if not own & {label for side in each.sides for label in side})
        return replace(self, fights=(*others, changed))

    def without_fight(self, fight: Fight) -> Battle:
        """The battle after a close combat has ended."""
        return replace(self, fights=tuple(each for each in self.fights if each != fight))

    def section(self, label: str) -> Section:
        """The section of a barrier of a name."""
        for section in self.sections:
            if section.label == label:
                return section
        raise Impossible("Nothing has been said of a barrier section {label}.", label=label)

    def put_section(self, changed: Section) -> Battle:
        """The battle with a section of a barrier new or changed."""
        others = tuple(each for each in self.sections if each.label != changed.label)
        return replace(self, sections=(*others, changed))

    def enemies(self, one: str, other: str) -> None:
        """See that two units are enemies; sides that were not told are taken as opposed."""
        if one == other:
            raise Impossible("{label} is no enemy of itself.", label=one)
        sides = self.unit(one).side, self.unit(other).side
        if sides[0] is not None and sides[0] is sides[1]:
            raise Impossible("{one} and {other} are on the same side.", one=one, other=other)

    def suffers(self, label: str, result: str, number: Number | None = None, by: str = "") -> Battle:
        """The battle with one more thing that happened in the action under way."""
        return replace(self, happened=(*self.happened, Happening(label, result, number, by)))

    def then(self, action: str, *labels: str, number: Number | None = None) -> Battle:
        """The battle with one more compulsory action that comes next; nothing is asked of a unit that is gone."""
        if any(unit.label in labels[:1] and unit.removed for unit in self.units):
            return self
        return replace(self, pending=(*self.pending, Pending(action, labels, number)))


@plain.register
def _plain(battle: Battle) -> Json:
    """Its fields; the table only where something was placed on it."""
    left_out = {"misread"} if battle.field.placed_any else {"misread", "field"}
    return {
        each.name: plain(getattr(battle, each.name)) for each in dataclasses.fields(Battle) if each.name not in left_out
    }
