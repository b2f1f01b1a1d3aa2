"""What has been said about the pieces on the table, and the sentences every kind of combat shares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from lexludi.examples.kinds import Face, Faces, Piece
from lexludi.examples.phrases import Case, Phrases
from lexludi.games.acp.fire import FireOutcome
from lexludi.games.acp.melee import MeleeOutcome
from lexludi.games.acp.situations import Contact
from lexludi.games.acp.units import (
    D10,
    Leader,
    MissingRule,
    Mover,
    Neighbour,
    Result,
    Side,
    Stack,
    State,
    Terrain,
    Unit,
    UnitType,
)
from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import replace


@dataclass
class Table(Case):
    """What has been said about the pieces on the table."""

    sides: dict[Side, dict[str, Unit]] = field(default_factory=lambda: {side: {} for side in Side})
    under: dict[str, str] = field(default_factory=dict)
    ranges: dict[str, int] = field(default_factory=dict)
    ground: dict[str, Terrain] = field(default_factory=dict)
    contacts: dict[tuple[str, str], Contact] = field(default_factory=dict)
    leaders: dict[str, list[Leader]] = field(default_factory=dict)
    movers: tuple[Mover, ...] = ()
    entered: Terrain | None = None
    crossed: tuple[Terrain, ...] = ()
    climbed: int = 0

    def described(self) -> Iterable[Unit | Neighbour]:
        """The units and the units beside them."""
        for units in self.sides.values():
            for unit in units.values():
                yield unit
                yield from unit.neighbours

    def pieces(self) -> Iterable[str]:
        """Units, leaders and the units beside them."""
        yield from (piece.label for piece in self.described())
        for leaders in self.leaders.values():
            yield from (leader.label for leader in leaders)

    def add(self, side: Side, unit: Unit) -> None:
        """Put a unit on the table."""
        self._new(unit.label, unit.type)
        self.sides[side][unit.label] = unit

    def put_under(self, upper: str, unit: Unit) -> None:
        """Put a unit on the table directly below another; whoever fires from one hex fires at one range."""
        if upper in self.under.values():
            raise Impossible("Another unit is already directly under {label}; there is room for only one.", label=upper)
        self.add(self.side(upper), unit)
        self.under[unit.label] = upper
        if upper in self.ranges:
            self.ranges[unit.label] = self.ranges[upper]

    def lead(self, label: str, leader: Leader) -> None:
        """Put a leader with a unit."""
        self._new(leader.label, Mover.LEADER)
        self.unit(label)
        self.leaders.setdefault(label, []).append(leader)

    def _new(self, label: str, kind: UnitType | Mover) -> None:
        known: dict[str, UnitType | Mover] = {piece.label: piece.type for piece in self.described()}
        known |= {leader.label: Mover.LEADER for leaders in self.leaders.values() for leader in leaders}
        if label in known:
            raise Impossible(
                "Two pieces are called {label}: {first} and {second}. Give each its own name.",
                label=label,
                first=known[label],
                second=kind,
            )

    def change(self, label: str, **changes: Any) -> None:
        """Say more of a unit."""
        side = self.side(label)
        self.sides[side][label] = replace(self.sides[side][label], **changes)

    def change_neighbour(self, label: str, **changes: Any) -> bool:
        """Say more of a unit that only stands beside others; whether it is one."""
        fighting = {name for units in self.sides.values() for name in units}
        if label in fighting or label not in {piece.label for piece in self.described()}:
            return False
        for units in self.sides.values():
            for unit in tuple(units.values()):
                seen = tuple(replace(one, **changes) if one.label == label else one for one in unit.neighbours)
                units[unit.label] = replace(unit, neighbours=seen)
        return True

    def side(self, label: str) -> Side:
        """The side a unit fights on."""
        for side, units in self.sides.items():
            if label in units:
                return side
        raise Impossible("{label} is not a unit of either side.", label=label)

    def unit(self, label: str) -> Unit:
        """A unit by its name."""
        return self.sides[self.side(label)][label]

    def contact(self, attacker: str, defender: str, **changes: Any) -> None:
        """Say more of how the stacks of two units meet, each from one hex."""
        if (self.side(attacker), self.side(defender)) != (Side.ATTACKERS, Side.DEFENDERS):
            raise Impossible(
                "{attacker} does not attack or fire at {defender}; the one that attacks or fires must be named first.",
                attacker=attacker,
                defender=defender,
            )
        pair = self.top(attacker), self.top(defender)
        known = self.contacts.get(pair) or Contact(*pair)
        for name, value in changes.items():
            if said := getattr(known, name):
                raise Impossible(
                    "{attacker} attacks or fires at {defender} from one hex only, but how is said twice, “{value}” and “{other}”; say it once.",
                    attacker=attacker,
                    defender=defender,
                    value=said,
                    other=value,
                )
        self.contacts[pair] = replace(known, **changes)

    def stacks(self, side: Side) -> tuple[Stack, ...]:
        """The stacks of a side, each with its leaders."""
        return tuple(self._stack(label) for label in self.sides[side] if label not in self.under)

    def top(self, label: str) -> str:
        """The uppermost unit of the stack a unit stands in."""
        while label in self.under:
            label = self.under[label]
        return label

    def _stack(self, label: str) -> Stack:
        units, lowest = [self.unit(label)], label
        while lowest in self.under.values():
            lowest = next(lower for lower, upper in self.under.items() if upper == lowest)
            units.append(self.unit(lowest))
        leaders = [leader for unit in units for leader in self.leaders.get(unit.label, ())]
        return Stack(tuple(units), self.ground.get(label, Terrain.CLEAR), tuple(leaders))


SLOPES = {Terrain.UP: 1, Terrain.DOWN: -1}
"""The rows of the chart that are a step from one level to the next."""

phrases = Phrases(Table, kinds={Face: Faces(D10, "acp.results.die")})


@phrases.given("state of {label}: {state}")
def state(case: Table, label: Piece, state: State) -> None:
    if not case.change_neighbour(label, state=state):
        case.change(label, state=state)


@phrases.given("ground under {label}: {terrain}")
def ground(case: Table, label: Piece, terrain: Terrain) -> None:
    case.unit(label)
    top = case.top(label)
    if (known := case.ground.setdefault(top, terrain)) is not terrain:
        raise Impossible(
            "The stack of {label} is given two kinds of terrain, “{terrain}” and “{other}”; give only one.",
            label=label,
            terrain=known,
            other=terrain,
        )


@phrases.given("between {attacker} and {defender}: {terrain}")
def between(case: Table, attacker: Piece, defender: Piece, terrain: Terrain) -> None:
    if terrain in SLOPES:
        level(case, attacker, defender, SLOPES[terrain])
    else:
        case.contact(attacker, defender, crossing=(terrain,))


@phrases.given("from {attacker} to {defender} the level changes by {levels}")
def level(case: Table, attacker: Piece, defender: Piece, levels: int) -> None:
    case.contact(attacker, defender, levels=levels)


@phrases.then("the modifiers total {total}")
def modifiers_total(case: Table) -> int:
    return case.outcome(FireOutcome, MeleeOutcome).modifier


@phrases.then("the modified roll is {roll}")
def modified_roll(case: Table) -> int:
    return case.outcome(FireOutcome, MeleeOutcome).roll


@phrases.then("result for {label}: {codes}", result=True)
def result_for(case: Table, label: Piece) -> list[Result] | None:
    units = case.outcome(FireOutcome, MeleeOutcome).units
    return next((list(unit.codes) for unit in units if unit.label == label), None)


@phrases.then(
    "{label} was already discouraged or routed: the rest is left to rule {rule}, which is not in this source",
    result=True,
)
def left_to(case: Table, label: Piece) -> MissingRule | None:
    units = case.outcome(FireOutcome, MeleeOutcome).units
    return next((unit.left_to for unit in units if unit.label == label), None)
