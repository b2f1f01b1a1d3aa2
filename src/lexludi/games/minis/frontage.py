"""Widening and narrowing the front of a formation (6.3.front)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lexludi.games.minis.changes import Change, begin, finish
from lexludi.games.minis.joining import fits_depth
from lexludi.games.minis.state import Battle, Formation
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

OUT_ON_A_FLANK = 1


@dataclass(frozen=True)
class Deploy:
    """A formation brings bases out on its flanks, side by side."""

    unit: str
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


@dataclass(frozen=True)
class FoldIn:
    """Bases at the ends of a line move in behind their neighbours."""

    units: tuple[str, ...]


@decides
def deploy(trace: Trace, battle: Battle, action: Deploy) -> Battle:
    """The front grows by at most one base on each flank, and the rest of each column closes up."""
    formation, out = battle.formation(action.unit), (*action.left, *action.right)
    if not out or not set(out) <= set(formation.labels) or len(set(out)) < len(out):
        raise Impossible("Only units of the formation of {label} can be brought out.", label=action.unit)
    again = battle.unit(action.unit).changes
    costs = begin(trace, battle, formation.labels, Change.FRONT)
    trace.cite("minis.6.3.front.definition", formation=formation.labels)
    for side in (action.left, action.right):
        bases = Measure(len(side), side).at_most(OUT_ON_A_FLANK)
        if not bases.holds:
            trace.refuse("minis.6.3.front.extend", unit=side, bases_out=bases)
        if side:
            trace.cite("minis.6.3.front.extend", OUT_ON_A_FLANK, unit=side, bases_out=bases)
    battle = finish(trace, battle, formation.labels, costs=costs)
    if again:
        trace.cite("minis.6.3.front.more", unit=out)
    rest = tuple(tuple(each for each in column if each not in out) for column in formation.columns)
    moved_up = tuple(each for old, new in zip(formation.columns, rest, strict=True) for each in _closed_up(old, new))
    if moved_up:
        trace.cite("minis.6.3.front.close-up", unit=moved_up)
    columns = (*((each,) for each in action.left), *filter(None, rest), *((each,) for each in action.right))
    if again and all(len(column) == 1 for column in columns):
        trace.cite("minis.6.3.front.caption", len(columns), formation=formation.labels)
    return battle.put_formation(replace(formation, columns=columns))


@decides
def fold_in(trace: Trace, battle: Battle, action: FoldIn) -> Battle:
    """The front shrinks by at most one base on each flank, each going in behind its neighbour."""
    formation = battle.formation(action.units[0])
    columns = list(formation.columns)
    costs = begin(trace, battle, formation.labels, Change.FRONT)
    trace.cite("minis.6.3.front.definition", formation=formation.labels)
    for label in action.units:
        if label not in (columns[0][0], columns[-1][0]):
            trace.refuse("minis.6.3.front.contract", unit=label)
    if len(columns) <= len(set(action.units)):
        raise Impossible("At least one base must stay in front.")
    trace.cite("minis.6.3.front.contract", unit=action.units)
    folded = _folded(formation, action.units)
    if deep := next((column for column in folded if not fits_depth(column)), None):
        said = "Folded in, {labels} would be a column of {depth} units, which is too deep."
        raise Impossible(said, by="minis.3.2.formation.max-depth", labels=deep, depth=len(deep))
    battle = finish(trace, battle, formation.labels, costs=costs)
    return battle.put_formation(replace(formation, columns=folded))


def _closed_up(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    """The units of a column that change their rank when others have left it."""
    return tuple(label for rank, label in enumerate(new) if old[rank] != label)


def _folded(formation: Formation, labels: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The columns with those at the ends behind their neighbours."""
    columns = list(formation.columns)
    if columns[0][0] in labels:
        first = columns.pop(0)
        columns[0] = (*columns[0], *first)
    if columns[-1][0] in labels:
        last = columns.pop()
        columns[-1] = (*columns[-1], *last)
    return tuple(columns)


ACTIONS: tuple[ActionKind[Any, Any], ...] = (
    ActionKind(Deploy, deploy, lambda battle: ()),
    ActionKind(FoldIn, fold_in, lambda battle: ()),
)
