"""Sentences about fire."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.acp.fire import FireOutcome, fire
from lexludi.games.acp.situations import Contact, Fire, Firer
from lexludi.games.acp.units import Side, Unit, UnitType
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


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


@phrases.given("{label} has moved in this activation")
def moved(case: Table, label: Piece) -> None:
    case.change(label, moved=True)


@phrases.when("the fire die shows {die}")
def roll_fire(case: Table, die: Face) -> Ruling[FireOutcome]:
    case.dice.put("fire_die", die)
    return resolve_fire(case)


@phrases.when("the fire is resolved")
def resolve_fire(case: Table) -> Ruling[FireOutcome]:
    targets = case.stacks(Side.DEFENDERS)
    if len(targets) != 1:
        raise Impossible("Fire needs exactly one target stack, but this case has {count}.", count=len(targets))
    (aim,) = targets
    firing = {stack.top.label for stack in case.stacks(Side.ATTACKERS)}
    for attacker, defender in case.contacts:
        if attacker not in firing or defender != aim.top.label:
            raise Impossible("{attacker} does not fire at {defender}.", attacker=attacker, defender=defender)
    shooters = []
    for stack in case.stacks(Side.ATTACKERS):
        way = case.contacts.get((stack.top.label, aim.top.label), Contact(stack.top.label, aim.top.label))
        for unit in stack.units:
            if unit.label not in case.ranges:
                raise Impossible("At what range does {label} fire?", label=unit.label)
            shooters.append(Firer(unit, case.ranges[unit.label] - 1, stack.ground, way.levels, way.crossing))
    return case.decide(fire, Fire(tuple(shooters), aim))


@phrases.then("the score to discourage is {score}")
def score_to_discourage(case: Table) -> int:
    return case.outcome(FireOutcome).discourage


@phrases.then("the score to rout is {score}")
def score_to_rout(case: Table) -> int | None:
    return case.outcome(FireOutcome).rout
