"""Sentences about how a piece can shoot at a target."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.minis.aiming import Laid, Rolled, lay, roll_to_hit
from lexludi.games.minis.gunnery import HitRoll, Missile
from lexludi.games.minis.relations import Between, Nearer, ShotApart, Stands, Zone
from lexludi.games.minis.troops import Density
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Ruling

from .table import Table, phrases


@phrases.when("{piece} is aimed at {target}")
def is_aimed(case: Table, piece: Piece, target: Piece) -> Ruling[Laid]:
    return case.decide(lay, case.state, piece, target)


@phrases.when("{piece} rolls to hit {target}")
def rolls_to_hit(case: Table, piece: Piece, target: Piece) -> Ruling[Rolled]:
    return case.decide(roll_to_hit, case.state, piece, target)


@phrases.when("{piece} rolls {die} to hit {target}")
def rolls_die_to_hit(case: Table, piece: Piece, die: int, target: Piece) -> Ruling[Rolled]:
    case.dice.put("hit_roll", die, piece)
    return case.decide(roll_to_hit, case.state, piece, target)


@phrases.then("it throws: {missile}", result=True)
def missile_is(case: Table) -> Missile:
    return case.outcome(Laid).missile


@phrases.then("it shoots with S {number}", result=True)
def shooting_is(case: Table) -> Number:
    return case.outcome(Laid).shooting


@phrases.then("its piercing is {number}", result=True)
def piercing_is(case: Table) -> Number:
    return case.outcome(Laid).piercing


@phrases.then("it hits on 1 to {chance}", result=True)
def chance_is(case: Table) -> int | None:
    return case.outcome(Laid).chance


@phrases.then("it hits without a roll", result=True)
def needs_no_roll(case: Table) -> bool:
    return case.outcome(Laid).chance is None


@phrases.then("a barrier adds {number} to the defence of its target")
def barrier_adds(case: Table) -> Number:
    return case.outcome(Laid).shelter


@phrases.then("the hit roll says: {result}", result=True)
def hit_roll_is(case: Table) -> HitRoll:
    return case.outcome(Rolled).result


@phrases.given("skirmishers {label} stand in front of {target}, nearer to {shooter}", again=True)
def skirmishers_screen(case: Table, label: str, target: str, shooter: str) -> None:
    case.meet(target, shooter)
    case.say(label, density=Density.DISPERSED)
    case.tell(Between(shooter, target, label))
    case.tell(Nearer(shooter, label))


@phrases.given("{shooter} faces the {zone} of {target}, {steps} steps away", again=True)
def faces_zone(case: Table, shooter: str, zone: Zone, target: str, steps: Number) -> None:
    case.meet(shooter, target)
    case.tell(Stands(shooter, target, Zone.FRONT))
    case.tell(Stands(target, shooter, zone))
    case.tell(ShotApart(Measure(steps, (shooter, target), Origin.TOLD)))
