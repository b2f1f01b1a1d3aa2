"""Sentences about facing and the disorder of cavalry."""

from __future__ import annotations

from lexludi.examples.kinds import Piece
from lexludi.games.aig.battle import After
from lexludi.games.aig.checks import Check
from lexludi.games.aig.facing import Checked, end_melee, melee_begun, side_shown, under_fire
from lexludi.games.aig.meanwhile import Loosed, Shot
from lexludi.games.aig.pieces import State
from lexludi.rulings.ruling import Ruling
from lexludi.space.hex.facing import Arc
from lexludi.space.hex.frame import arcs
from lexludi.space.hex.hexes import Vertex

from .table import Table, phrases


@phrases.when("it is asked which side {unit} shows to {enemy}")
def asked_side(case: Table, unit: Piece, enemy: Piece) -> Ruling[Arc]:
    case.draw(*arcs(case.battle.unit(unit).counter()).items())
    return side_shown(case.battle, unit, enemy)


@phrases.when("{enemy} shoots at {unit}: {shot}")
def shoots(case: Table, enemy: Piece, unit: Piece, shot: Shot) -> Ruling[Checked]:
    case.enemies(unit, enemy)
    return case.show(case.decide(under_fire, case.battle, Loosed(enemy, unit, shot)))


@phrases.when("{unit} starts a melee with {enemy}")
def starts(case: Table, unit: Piece, enemy: Piece) -> Ruling[After]:
    return case.show(case.decide(melee_begun, case.battle, unit, enemy))


@phrases.when("the melee of {unit} with {enemy} is resolved")
def resolved(case: Table, unit: Piece, enemy: Piece) -> Ruling[After]:
    return case.show(case.decide(end_melee, case.battle, unit, enemy))


@phrases.then("it shows its {arc}", result=True)
def shows(case: Table) -> Arc:
    return case.outcome(Arc)


@phrases.then("{unit} now faces {facing}", result=True)
def faces(case: Table, unit: Piece) -> Vertex | None:
    piece = case.after.piece(unit)
    # Whether a turn that ends in rout has been made the source does not say.
    routs = piece.has(State.ROUTED) and not case.battle.piece(unit).has(State.ROUTED)
    return piece.stance.facing if piece.stance and not routs else None


@phrases.then("morale check of {unit}: {check}", result=True)
def checked(case: Table, unit: Piece) -> Check | None:
    return dict(case.outcome(Checked).checks).get(unit)


@phrases.then("{unit} becomes: {states}", result=True)
def becomes(case: Table, unit: Piece) -> list[State] | None:
    before, after = case.battle.unit(unit), case.after.unit(unit)
    usual = (*before.states, State.MOVED, State.ACTIVATED)
    return [state for state in after.states if state not in usual] or None


@phrases.then("cohesion hits taken by {unit}: {hits}", result=True)
def hits_taken(case: Table, unit: Piece) -> int | None:
    taken = case.after.unit(unit).hits - case.battle.unit(unit).hits
    return taken if taken >= 0 else None
