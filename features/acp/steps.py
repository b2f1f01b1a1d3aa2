"""The sentences of Alexandre contre la Perse: moves, fires and melees as they are told at the table."""

from dataclasses import dataclass, field, replace
from typing import Any

from lexludi.examples.phrases import Case, Phrases
from lexludi.games.acp.fire import fire
from lexludi.games.acp.melee import melee
from lexludi.games.acp.readings import EDITION, Readings
from lexludi.games.acp.situations import Contact, Fire, Firer, Melee, Move
from lexludi.games.acp.terrain import movement_cost
from lexludi.games.acp.types import unit_type
from lexludi.games.acp.units import (
    Arc,
    Facing,
    Fate,
    Leader,
    MissingRule,
    MoveClass,
    Mover,
    Name,
    Neighbour,
    Place,
    Result,
    Side,
    Stack,
    State,
    Terrain,
    Unit,
    UnitType,
)
from lexludi.rulings.ruling import Ruling


@dataclass
class Table(Case):
    """What has been said about the pieces on the table."""

    readings: Readings = EDITION
    sides: dict[str, dict[str, Unit]] = field(default_factory=lambda: {side: {} for side in Side})
    under: dict[str, str] = field(default_factory=dict)
    ranges: dict[str, int] = field(default_factory=dict)
    ground: dict[str, Terrain] = field(default_factory=dict)
    contacts: dict[tuple[str, str], Contact] = field(default_factory=dict)
    leaders: dict[str, list[Leader]] = field(default_factory=dict)
    dice: dict[str, int] = field(default_factory=dict)
    move: dict[str, Any] = field(default_factory=dict)

    def add(self, side: Side, unit: Unit) -> None:
        self.sides[side][unit.label] = unit

    def change(self, label: str, **changes: Any) -> None:
        units = next((units for units in self.sides.values() if label in units), None)
        if units is None:
            raise ValueError(f"No unit is called {label}.")
        units[label] = replace(units[label], **changes)

    def unit(self, label: str) -> Unit:
        self.change(label)
        return next(units[label] for units in self.sides.values() if label in units)

    def contact(self, attacker: str, defender: str, **changes: Any) -> None:
        self.unit(attacker), self.unit(defender)
        known = self.contacts.get((attacker, defender)) or Contact(attacker, defender)
        self.contacts[attacker, defender] = replace(known, **changes)

    def stacks(self, side: Side) -> tuple[Stack, ...]:
        return tuple(self._stack(label) for label in self.sides[side] if label not in self.under)

    def _stack(self, label: str) -> Stack:
        units, lowest = [self.unit(label)], label
        while lowest in self.under.values():
            lowest = next(lower for lower, upper in self.under.items() if upper == lowest)
            units.append(self.unit(lowest))
        leaders = [leader for unit in units for leader in self.leaders.get(unit.label, ())]
        return Stack(tuple(units), self.ground.get(label, Terrain.CLEAR), tuple(leaders))


phrases = Phrases(Table, Readings)


@phrases.given("moving: {movers}")
def moving(case: Table, movers: list[Mover]) -> None:
    case.move["movers"] = tuple(movers)


@phrases.given("the hex entered is: {terrain}")
def hex_entered(case: Table, terrain: Terrain) -> None:
    case.move["hex"] = terrain


@phrases.given("the move crosses: {terrain}")
def move_crosses(case: Table, terrain: Terrain) -> None:
    case.move["crossing"] = (*case.move.get("crossing", ()), terrain)


@phrases.given("the move changes the level by {levels}")
def move_changes_level(case: Table, levels: int) -> None:
    case.move["levels"] = levels


@phrases.given("attackers {label}: {strength} SP of {type}, quality {quality}")
def attackers(case: Table, label: str, strength: int, type: UnitType, quality: int) -> None:
    case.add(Side.ATTACKERS, Unit(label, type, strength, quality))


@phrases.given("defenders {label}: {strength} SP of {type}, quality {quality}")
def defenders(case: Table, label: str, strength: int, type: UnitType, quality: int) -> None:
    case.add(Side.DEFENDERS, Unit(label, type, strength, quality))


@phrases.given("firers {label}: {strength} SP of {type}, range {range}")
def firers(case: Table, label: str, strength: int, type: UnitType, range: int) -> None:
    case.add(Side.ATTACKERS, Unit(label, type, strength))
    case.ranges[label] = range


@phrases.given("firers {label}: {strength} SP of {type}, adjacent to the target")
def adjacent_firers(case: Table, label: str, strength: int, type: UnitType) -> None:
    firers(case, label, strength, type, 1)


@phrases.given("target {label}: {strength} SP of {type}")
def target(case: Table, label: str, strength: int, type: UnitType) -> None:
    case.add(Side.DEFENDERS, Unit(label, type, strength))


@phrases.given("in the stack under {upper}, {label}: {strength} SP of {type}, quality {quality}")
def under(case: Table, upper: str, label: str, strength: int, type: UnitType, quality: int) -> None:
    side = next(side for side in Side if case.unit(upper).label in case.sides[side])
    case.add(side, Unit(label, type, strength, quality))
    case.under[label] = upper
    case.ranges[label] = case.ranges.get(upper, 0)


@phrases.given("state of {label}: {state}")
def state(case: Table, label: str, state: State) -> None:
    case.change(label, state=state)


@phrases.given("{label} has moved in this activation")
def moved(case: Table, label: str) -> None:
    case.change(label, moved=True)


@phrases.given("{label} has just made an offensive fire")
def fired(case: Table, label: str) -> None:
    case.change(label, fired=True)


@phrases.given("ground under {label}: {terrain}")
def ground(case: Table, label: str, terrain: Terrain) -> None:
    case.unit(label)
    case.ground[label] = terrain


@phrases.given("between {attacker} and {defender}: {terrain}")
def between(case: Table, attacker: str, defender: str, terrain: Terrain) -> None:
    case.contact(attacker, defender, crossing=(terrain,))


@phrases.given("from {attacker} to {defender} the level changes by {levels}")
def level(case: Table, attacker: str, defender: str, levels: int) -> None:
    case.contact(attacker, defender, levels=levels)


@phrases.given("{attacker} attacks {defender} from: {arc}")
def attacks_from(case: Table, attacker: str, defender: str, arc: Arc) -> None:
    case.contact(attacker, defender, arc=arc)


@phrases.given("{first} attacks {defender} from: {arc}, {second} from: {other}")
def both_attack_from(case: Table, first: str, defender: str, arc: Arc, second: str, other: Arc) -> None:
    attacks_from(case, first, defender, arc)
    attacks_from(case, second, defender, other)


@phrases.given("neighbour {neighbour} of {label}: {type}, {name}, {facing}, place: {place}")
def neighbour(
    case: Table, neighbour: str, label: str, type: UnitType, name: Name, facing: Facing, place: Place
) -> None:
    beside = Neighbour(neighbour, type, name, facing, place)
    case.change(label, neighbours=(*case.unit(label).neighbours, beside))


@phrases.given("leader {leader} with {label}, bonus {bonus}")
def leader(case: Table, leader: str, label: str, bonus: int) -> None:
    case.unit(label)
    case.leaders.setdefault(label, []).append(Leader(leader, bonus))


@phrases.given("leader {name} with {label}, check die {die}")
def leader_with_die(case: Table, name: str, label: str, die: int) -> None:
    leader(case, name, label, 0)
    case.dice[name] = die


@phrases.when("the movement cost is counted")
def count_cost(case: Table) -> Ruling:
    return movement_cost(Move(**case.move), case.readings)


@phrases.when("the fire die shows {die}")
def roll_fire(case: Table, die: int) -> Ruling:
    (aim,) = case.stacks(Side.DEFENDERS)
    shooters = []
    for stack in case.stacks(Side.ATTACKERS):
        way = case.contacts.get((stack.top.label, aim.top.label), Contact(stack.top.label, aim.top.label))
        for unit in stack.units:
            shooters.append(Firer(unit, case.ranges[unit.label] - 1, stack.ground, way.levels, way.crossing))
    return fire(Fire(tuple(shooters), aim), die, case.dice, case.readings)


@phrases.when("the melee die shows {die}")
def roll_melee(case: Table, die: int) -> Ruling:
    fight = Melee(case.stacks(Side.ATTACKERS), case.stacks(Side.DEFENDERS), tuple(case.contacts.values()))
    return melee(fight, die, case.dice, case.readings)


@phrases.when("the code {code} is looked up")
def look_up(case: Table, code: str) -> Ruling:
    return unit_type(code)


@phrases.then("the type is: {type}")
def type_is(case: Table) -> UnitType:
    return case.ruling.outcome


@phrases.then("the movement cost is {points}")
def cost_is(case: Table) -> int:
    return case.ruling.outcome.points


@phrases.then("the cost column is: {column}")
def column_is(case: Table) -> MoveClass:
    return case.ruling.outcome.move_class


@phrases.then("the score to discourage is {score}")
def score_to_discourage(case: Table) -> int:
    return case.ruling.outcome.discourage


@phrases.then("the score to rout is {score}")
def score_to_rout(case: Table) -> int:
    return case.ruling.outcome.rout


@phrases.then("the modifiers total {total}")
def modifiers_total(case: Table) -> int:
    return case.ruling.outcome.modifier


@phrases.then("the modified roll is {roll}")
def modified_roll(case: Table) -> int:
    return case.ruling.outcome.roll


@phrases.then("result for {label}: {codes}")
def result_for(case: Table, label: str) -> list[Result]:
    return next((list(unit.codes) for unit in case.ruling.outcome.units if unit.label == label), None)


@phrases.then("the order is: {codes}")
def order_is(case: Table) -> list[Result]:
    return list(case.ruling.outcome.sequence)


@phrases.then("leader {label} is: {fate}")
def leader_is(case: Table, label: str) -> Fate:
    return next((leader.fate for leader in case.ruling.outcome.leaders if leader.label == label), None)


@phrases.then("this clause leaves the rest to rule {rule}, which is not in this source")
def left_to_rule(case: Table) -> MissingRule:
    lines = (line for line in case.ruling.trace if line.clause == case.clause)
    return next((line.facts["not_in_source"] for line in lines if "not_in_source" in line.facts), None)
