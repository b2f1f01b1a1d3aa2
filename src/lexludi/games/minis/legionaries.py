"""Legionaries, whose front unit changes places instead of retreating (9.4.9 to 9.4.11)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import discipline, forced_moves, formations
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.troops import Trait
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace

FIRST_YEAR = -400
LAST_YEAR = 200
FARTHEST_RANK = 3


@dataclass(frozen=True)
class ChangePlaces:
    """The front unit of legionaries changes places with one behind it instead of retreating."""

    unit: str
    other: str


@decides
def change_places(trace: Trace, battle: Battle, action: ChangePlaces) -> Battle:
    """A discipline test that replaces a retreat by an exchange."""
    front, other = action.unit, action.other
    _legionaries(trace, battle, front)
    due = next((each for each in battle.pending if each.action == "retreat" and front in each.labels[:1]), None)
    fight = due and (battle.fight_of(front) or forced_moves.last_fight(battle, front, due.labels[1]))
    if not fight:
        trace.refuse("minis.9.4.10", unit=front)
    column = formations.column_of(battle, front)
    if column[0] != front or other not in column[1:FARTHEST_RANK]:
        trace.refuse("minis.9.4.10", unit=front, rank=formations.rank(battle, other))
    if not discipline.passes(trace, battle, front, "minis.9.4.10"):
        return battle
    trace.cite("minis.9.4.10", FARTHEST_RANK, unit=front, rank=formations.rank(battle, other))
    trace.cite("minis.9.4.11", unit=other)
    battle = _exchanged(forced_moves.settled(battle, "retreat", front), front, other)
    return battle.without_fight(fight).put_fight(_begun(fight, front, other))


def _legionaries(trace: Trace, battle: Battle, label: str) -> None:
    """See that a unit is one of legionaries in their time."""
    if battle.year is None:
        raise Impossible("In which year does the battle take place? Say it.")
    if Trait.LEGIONARIES not in battle.unit(label).traits or not FIRST_YEAR <= battle.year <= LAST_YEAR:
        trace.refuse("minis.9.4.9", unit=label, years=battle.year)
    trace.cite("minis.9.4.9", unit=label, years=battle.year)


def _exchanged(battle: Battle, front: str, other: str) -> Battle:
    """The battle with two units of a column in each other's place."""
    swap = {front: other, other: front}
    formation = battle.formation(front)
    columns = tuple(tuple(swap.get(each, each) for each in column) for column in formation.columns)
    return battle.put_formation(replace(formation, columns=columns))


def _begun(fight: Fight, front: str, other: str) -> Fight:
    """A close combat that a fresh unit begins."""
    one, two = (tuple(other if each == front else each for each in side) for side in fight.sides)
    return replace(fight, sides=(one, two), rounds=0, clash=True, turned=frozenset())
