"""Sentences about missile fire: what is agreed of weapons, who shoots at whom, and who shoots back."""

from __future__ import annotations

from lexludi.examples.kinds import Face, Piece
from lexludi.games.aig.battle import Band
from lexludi.games.aig.meanwhile import Loosed, Shot
from lexludi.games.aig.missiles import Entry, Fired, Volley, look_up, open_fire, return_again
from lexludi.games.aig.pieces import Weapon
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Ruling
from lexludi.rulings.values import replace

from .table import Table, phrases


@phrases.given("to-hit number of the {weapon}, range {hexes}: {number}", again=True)
def agreed(case: Table, weapon: Weapon, hexes: int, number: int) -> None:
    if hexes < 1 or (weapon, hexes) in [(band.weapon, band.hexes) for band in case.battle.bands]:
        raise Impossible("A range must be at least 1 hex, and each range can be given only once.")
    case.battle = replace(case.battle, bands=(*case.battle.bands, Band(weapon, hexes, number)))


@phrases.given("{unit} has already opened fire in this activation")
def has_fired(case: Table, unit: Piece) -> None:
    case.battle = case.battle.loosed(Loosed(case.battle.unit(unit).label, ""))


@phrases.given("missile die of {unit}: {die}", again=True)
def die(case: Table, unit: Piece, die: Face) -> None:
    case.roll("missile_die", die, unit)


@phrases.when("the chart is read for the {weapon}: {entry}")
def chart(case: Table, weapon: Weapon, entry: Entry) -> Ruling[str]:
    return look_up(weapon, entry)


@phrases.when("{unit} opens fire on {enemy}")
def opens_fire(case: Table, unit: Piece, enemy: Piece) -> Ruling[Fired]:
    return _ask(case, Volley(unit, enemy))


@phrases.when("{unit} opens fire on {enemy} with modifier {modifier}")
def opens_modified(case: Table, unit: Piece, enemy: Piece, modifier: int) -> Ruling[Fired]:
    return _ask(case, Volley(unit, enemy, modifier))


@phrases.when("{unit} opens fire on {enemy}, who returns fire")
def opens_answered(case: Table, unit: Piece, enemy: Piece) -> Ruling[Fired]:
    return _ask(case, Volley(unit, enemy, answer=True))


@phrases.when("{unit} opens fire on {enemy}, with return fire if possible")
def opens_ready(case: Table, unit: Piece, enemy: Piece) -> Ruling[Fired]:
    return _ask(case, Volley(unit, enemy, ready=True))


@phrases.when("{unit} opens fire on {enemy} and answers the return fire once more")
def answers_again(case: Table, unit: Piece, enemy: Piece) -> Ruling[Fired]:
    return case.show(case.decide(return_again, case.battle, Volley(unit, enemy)))


@phrases.then("the shot of {unit}: {shot}", result=True)
def shot_is(case: Table, unit: Piece) -> Shot | None:
    return next((shot.end for shot in case.shots if shot.by == unit), None)


@phrases.then("the source does not say how the shot of {unit} ends", result=True)
def shot_open(case: Table, unit: Piece) -> bool:
    return any(shot.by == unit and shot.end is None for shot in case.shots)


@phrases.then("units that have shot: {units}", result=True)
def have_shot(case: Table) -> list[str]:
    case.outcome(Fired)
    return [shot.by for shot in case.shots]


def _ask(case: Table, volley: Volley) -> Ruling[Fired]:
    return case.show(case.decide(open_fire, case.battle, volley))
