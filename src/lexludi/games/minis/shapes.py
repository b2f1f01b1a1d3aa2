"""The shapes a formation has and takes: line, column, hedgehog, tortoise (3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lexludi.games.minis import formations
from lexludi.games.minis.relations import Zone
from lexludi.games.minis.state import Battle, Formation, Shape
from lexludi.games.minis.troops import Arm, Troops
from lexludi.games.minis.units import Useful
from lexludi.rulings.ruling import Trace, decides

COLUMN_AT_LEAST = 2


class Build(StrEnum):
    """How a formation is built."""

    ALONE = "unit"
    LINE = "line"
    DEEP_LINE = "deep_line"
    COLUMN = "column"
    HEDGEHOG = "hedgehog"
    TORTOISE = "tortoise"
    TERCIO = "tercio"


class Deed(StrEnum):
    """What a unit or formation is about to do."""

    MOVE = "a_move"
    ATTACK = "an_attack"
    SHOT = "a_shot"
    CHANGE = "change_of_formation"
    EVASION = "evasion"
    RETREAT = "retreat"
    FLIGHT = "flight"

    @property
    def forced(self) -> bool:
        """Whether a result compels it, as it compels nobody to evade."""
        return self in (Deed.RETREAT, Deed.FLIGHT)


@dataclass(frozen=True)
class Built:
    """A formation as it stands: what it is, its columns, and how many units deep they are."""

    build: Build
    columns: int
    depth: int


@decides
def built(trace: Trace, battle: Battle, label: str) -> Built:
    """How the formation of a unit is built."""
    formation = battle.formation(label)
    columns, depth = len(formation.columns), max(map(len, formation.columns))
    if formation.labels == (label,):
        trace.cite("minis.1.unit.alone-or-formed", unit=label)
        return Built(Build.ALONE, columns, depth)
    trace.cite("minis.3.2.formation.columns", columns, unit=label)
    if _is_tercio(battle, formation):
        trace.cite("minis.3.3.caption.tercio", unit=formation.labels)
        return Built(Build.TERCIO, columns, depth)
    if formation.shape is not Shape.PLAIN:
        may_form(trace, battle, label, formation.shape)
        return Built(Build(formation.shape.value), columns, depth)
    return Built(_plain(trace, columns, depth), columns, depth)


@decides
def forms(trace: Trace, battle: Battle, label: str, shape: Shape) -> Shape:
    """Whether a formation can form a hedgehog or tortoise."""
    may_form(trace, battle, label, shape)
    return shape


@decides
def bonuses(trace: Trace, battle: Battle, label: str, enemy: str) -> Useful:
    """Whether the spears, pikes and large shields of a unit help against an enemy."""
    return Useful(weapons_work(trace, battle, label, enemy))


def may_form(trace: Trace, battle: Battle, label: str, shape: Shape) -> None:
    """Refuse a hedgehog or tortoise to all but infantry in a column."""
    formation = battle.formation(label)
    clause = "minis.3.3.hedgehog.definition" if shape is Shape.HEDGEHOG else "minis.3.3.tortoise.definition"
    strangers = tuple(each for each in formation.labels if battle.unit(each).troops not in (None, Troops.INFANTRY))
    if strangers or len(formation.columns) > 1 or len(formation.labels) < COLUMN_AT_LEAST:
        trace.refuse(clause, unit=strangers or formation.labels)
    trace.cite(clause, unit=formation.labels)
    if shape is Shape.HEDGEHOG:
        trace.cite("minis.3.3.hedgehog.any-infantry", unit=formation.labels)


def acts_in_shape(trace: Trace, battle: Battle, label: str, deed: Deed) -> None:
    """Refuse what a hedgehog cannot do: it only defends, but is forced to move like others."""
    if deed.forced and battle.formation(label).shape is Shape.HEDGEHOG:
        trace.cite("minis.3.3.hedgehog.forced-moves", unit=label)
    elif deed in (Deed.MOVE, Deed.ATTACK, Deed.EVASION) and only_defends(trace, battle, label):
        trace.refuse("minis.3.3.hedgehog.defend-only", unit=label)


def only_defends(trace: Trace, battle: Battle, label: str) -> bool:
    """Whether a unit stands in a hedgehog, which only defends."""
    if battle.formation(label).shape is not Shape.HEDGEHOG:
        return False
    trace.cite("minis.3.3.hedgehog.defend-only", unit=label)
    return True


def weapons_work(trace: Trace, battle: Battle, label: str, enemy: str) -> bool:
    """Whether the weapons that help to the front help against an enemy; in a hedgehog they do on every side."""
    if battle.formation(label).shape is Shape.HEDGEHOG:
        trace.cite("minis.3.3.hedgehog.bonuses", unit=label, enemy=enemy)
    return formations.struck_side(trace, battle, label, enemy) is Zone.FRONT


def _plain(trace: Trace, columns: int, depth: int) -> Build:
    if columns == 1:
        trace.cite("minis.3.3.column", depth)
        return Build.COLUMN
    if depth > 1:
        trace.cite("minis.3.3.deep-line", depth)
        return Build.DEEP_LINE
    trace.cite("minis.3.3.line", columns)
    return Build.LINE


def _is_tercio(battle: Battle, formation: Formation) -> bool:
    """Musketeers before pikemen, with skirmishing arquebusiers on both flanks."""
    columns = [tuple(battle.unit(each) for each in column) for column in formation.columns]
    outside, inside = [*columns[0], *columns[-1]], columns[1:-1]
    flanks = all(unit.skirmishing and unit.carries(Arm.ARQUEBUS) for unit in outside)
    before = all(column[1:] and column[0].carries(Arm.MUSKET) and column[1].carries(Arm.PIKE) for column in inside)
    return bool(inside) and flanks and before
