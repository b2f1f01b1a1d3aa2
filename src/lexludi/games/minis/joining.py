"""Joining a formation and leaving it (3.2.formation, 3.2.skirmish)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis import general
from lexludi.games.minis.relations import known_gap
from lexludi.games.minis.state import Battle, Formation
from lexludi.games.minis.troops import Phase, Side, Trait
from lexludi.games.minis.unready import on_the_table
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

MAX_DEPTH = 5
FLUSH = 0


class Beside(StrEnum):
    """Where a unit joins another."""

    BEHIND = "behind_it"
    LEFT = "on_its_left"
    RIGHT = "on_its_right"


@dataclass(frozen=True)
class Join:
    """A unit lines up with another, and so joins its formation."""

    unit: str
    other: str
    place: Beside


@dataclass(frozen=True)
class Leave:
    """A unit leaves its formation."""

    unit: str


@decides
def join(trace: Trace, battle: Battle, action: Join) -> Battle:
    """The battle with a unit in the formation of another."""
    _in_time(trace, battle, action.unit)
    formation = battle.formation(action.other)
    if action.unit in formation.labels:
        raise Impossible("{label} is in that formation already.", label=action.unit)
    on_the_table(battle, action.other)
    sides = {battle.unit(label).side for label in (action.unit, action.other)}
    if sides == set(Side):
        raise Impossible("{one} and {other} are enemies and form no formation.", one=action.unit, other=action.other)
    _fanatics_alone(trace, battle, action.unit, formation)
    _lined_up(trace, battle, action)
    joined = _joined(formation, action)
    if not all(map(fits_depth, joined.columns)):
        trace.refuse("minis.3.2.formation.max-depth", unit=action.unit, column=_column(formation, action.other))
    trace.cite("minis.3.2.formation.max-depth", MAX_DEPTH, unit=action.unit)
    trace.cite("minis.1.unit.alone-or-formed", unit=action.unit)
    trace.cite("minis.3.2.formation.definition", joined.labels)
    _of_all_sorts(trace, battle, action.unit, formation)
    turned = (*joined.turned, *battle.formation(action.unit).turned)
    return general.leave_formation(battle, action.unit).put_formation(replace(joined, turned=turned))


@decides
def leave(trace: Trace, battle: Battle, action: Leave) -> Battle:
    """The battle with a unit outside the formation it was in, a small gap away."""
    if battle.formation(action.unit).labels == (action.unit,):
        raise Impossible("{label} is in no formation.", label=action.unit)
    _in_time(trace, battle, action.unit)
    trace.cite("minis.3.2.formation.gaps", unit=action.unit)
    return general.leave_formation(battle, action.unit)


def fits_depth(column: tuple[str, ...]) -> bool:
    """Whether a column is no deeper than it may be."""
    return len(column) <= MAX_DEPTH


def joins(battle: Battle) -> Iterator[Join]:
    """Every way a unit may be named to join another."""
    labels = [unit.label for unit in battle.units if unit.removed is None]
    return (Join(one, other, place) for one in labels for other in labels if one != other for place in Beside)


def leaves(battle: Battle) -> Iterator[Leave]:
    """Every unit of a formation, as one that leaves."""
    return (Leave(label) for formation in battle.formations for label in formation.labels if formation.labels[1:])


def _in_time(trace: Trace, battle: Battle, label: str) -> None:
    """Formations are built before the battle and in the Manoeuvre phase."""
    if battle.phase not in (None, Phase.MANOEUVRE):
        trace.refuse("minis.3.2.formation.when", unit=label, phase=battle.phase)
    trace.cite("minis.3.2.formation.when", unit=label)


def _fanatics_alone(trace: Trace, battle: Battle, label: str, formation: Formation) -> None:
    fanatics = {Trait.FANATICS in battle.unit(each).traits for each in (label, *formation.labels)}
    if len(fanatics) > 1:
        trace.refuse("minis.3.5.fanatics.formation", unit=label)
    if fanatics == {True}:
        trace.cite("minis.3.5.fanatics.formation", unit=label)


def _lined_up(trace: Trace, battle: Battle, action: Join) -> None:
    """Who joins touches and faces the same way; skirmishers only touch."""
    skirmishing = battle.unit(action.unit).skirmishing
    clause = "minis.3.2.skirmish.adjoin" if skirmishing else "minis.3.2.formation.join"
    gap = known_gap(battle, action.unit, action.other)
    if gap and gap.number > FLUSH:
        trace.refuse(clause, steps_apart=gap.at_most(FLUSH))
    own, theirs = (battle.formation(label).facing(label) for label in (action.unit, action.other))
    if own is not theirs and not skirmishing:
        trace.refuse(clause, unit=action.unit)
    trace.cite(clause, unit=action.unit)


def _column(formation: Formation, label: str) -> tuple[str, ...]:
    return next(column for column in formation.columns if label in column)


def _joined(formation: Formation, action: Join) -> Formation:
    """A formation with one unit more, behind a column or as a column beside it."""
    column = _column(formation, action.other)
    at = formation.columns.index(column)
    before, after = formation.columns[:at], formation.columns[at + 1 :]
    if action.place is Beside.BEHIND:
        place = column.index(action.other) + 1
        return replace(formation, columns=(*before, (*column[:place], action.unit, *column[place:]), *after))
    beside = ((action.unit,), column) if action.place is Beside.LEFT else (column, (action.unit,))
    return replace(formation, columns=(*before, *beside, *after))


def _of_all_sorts(trace: Trace, battle: Battle, label: str, formation: Formation) -> None:
    """The densities of a formation may differ, and skirmishers may be in it."""
    units = [battle.unit(each) for each in (label, *formation.labels)]
    if len({unit.density for unit in units}) > 1:
        trace.cite("minis.3.2.formation.mixed", unit=label)
    if any(unit.skirmishing for unit in units):
        trace.cite("minis.3.2.skirmish.join", unit=label)
