"""Total attack and total defence in close combat, and what a blow does (8.3.6 to 8.3.12)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from lexludi.games.minis import (
    arms,
    artillery,
    command,
    elephants,
    formations,
    fortifications,
    relations,
    support,
    terrain,
    units,
)
from lexludi.games.minis.arms import Bout
from lexludi.games.minis.charts.close_combat import CLOSE_COMBAT_RESULTS
from lexludi.games.minis.edges import is_full
from lexludi.games.minis.relations import Edge, Zone
from lexludi.games.minis.results import Result, attack_of, defence_of, read
from lexludi.games.minis.state import Battle, Turned
from lexludi.games.minis.troops import Statistic
from lexludi.rulings.number import Number, exact
from lexludi.rulings.ruling import Count, Trace
from lexludi.rulings.values import replace

D6 = (1, 2, 3, 4, 5, 6)
PARTIAL_LINE = 1
REAR, CLASH, HAND_TO_HAND = "rear_zone", "front_or_flank_clash", "front_or_flank_hand_to_hand"
"""The rows of the chart."""


@dataclass(frozen=True)
class Blow:
    """What a blow does to the unit that suffers it."""

    striker: str
    target: str
    result: Result
    lost: int
    number: Number
    """R."""


def strike(
    trace: Trace, battle: Battle, striker: str, target: str, *, clash: bool, defensive_shot: bool = False
) -> tuple[Result, int, Number]:
    """A blow: the result the target suffers, the figures it loses, and R; say whether a defensive shot answers it."""
    own, other = (
        replace(bout, defensive_shot=defensive_shot) for bout in _bouts(trace, battle, striker, target, clash)
    )
    blow = _blow(trace, battle, own, other, _attack(trace, battle, own), _defence(trace, battle, other))
    return blow.result, blow.lost, blow.number


def exchange(trace: Trace, battle: Battle, one: str, other: str, *, clash: bool) -> tuple[Blow, ...]:
    """The blows of a round, which are simultaneous: that of the attacker, and that of the other if it answers."""
    trace.cite("minis.8.3.6", unit=(one, other))
    first, second = _bouts(trace, battle, one, other, clash)
    if _cannot_answer(trace, battle, second):
        attack = _attack(trace, battle, first)
        return (_blow(trace, battle, first, second, attack, _defence(trace, battle, second)),)
    trace.cite("minis.8.3.4", unit=(one, other))
    attack, defence = _both(trace, battle, first)
    answer, guard = _both(trace, battle, second)
    return _blow(trace, battle, first, second, attack, guard), _blow(trace, battle, second, first, answer, defence)


def _cannot_answer(trace: Trace, battle: Battle, bout: Bout) -> bool:
    """Whether a unit rolls no attack die: struck in the rear by an attack it has not turned to, or a crew not struck in front."""
    if bout.clash and bout.side is Zone.REAR:
        trace.cite("minis.8.6.1", unit=bout.label)
        return True
    return not artillery.strikes(trace, battle, bout.label, bout.side)


def _bouts(trace: Trace, battle: Battle, striker: str, target: str, clash: bool) -> tuple[Bout, Bout]:
    """What each of two units does in a round against the other."""
    sides = [formations.struck_side(trace, battle, *pair) for pair in ((striker, target), (target, striker))]
    fight = battle.fight_of(target)
    strikes_back = fight is not None and target in fight.sides[0]
    attacked = sides[0] if strikes_back else sides[1]
    return Bout(striker, target, clash, sides[0], attacked), Bout(target, striker, clash, sides[1], attacked)


def _both(trace: Trace, battle: Battle, bout: Bout) -> tuple[Number, Number]:
    """Total attack and total defence of a unit that strikes and is struck."""
    counts = attack_of(bout.label), defence_of(bout.label)
    common = _strength(trace, battle, bout, counts)
    return _attack(trace, battle, bout, common), _defence(trace, battle, bout, common)


def _attack(trace: Trace, battle: Battle, bout: Bout, common: Number | None = None) -> Number:
    """Total attack, but for its die."""
    count = attack_of(bout.label)
    total = _strength(trace, battle, bout, (count,)) if common is None else common
    total += units.onslaught(trace, battle, bout.label, (count,), defending=False)
    attack = _statistic(trace, battle, bout, Statistic.ATTACK)
    total += trace.add("minis.8.3.7", attack, count, attack=attack)
    total += arms.in_attack(trace, battle, bout, count)
    return exact(total)


def _defence(trace: Trace, battle: Battle, bout: Bout, common: Number | None = None) -> Number:
    """Total defence, but for its die."""
    count = defence_of(bout.label)
    total = _strength(trace, battle, bout, (count,)) if common is None else common
    total += units.onslaught(trace, battle, bout.label, (count,), defending=True)
    defence = _statistic(trace, battle, bout, Statistic.DEFENCE)
    total += trace.add("minis.8.3.8", defence, count, defence=defence)
    total += arms.in_defence(trace, battle, bout, count)
    total += fortifications.shelter(trace, battle, bout.label, (count,), enemy=bout.enemy)
    return exact(total)


def _strength(trace: Trace, battle: Battle, bout: Bout, counts: tuple[Count, ...]) -> Number:
    """Combat strength with support and all that adds to it, which is in both totals."""
    label, enemy = bout.label, bout.enemy
    touch = relations.contact(battle, label, enemy)
    whole = touch is None or touch.own is Edge.CORNER or is_full(trace, battle, touch)
    instead = None if whole else ("minis.8.1.17", PARTIAL_LINE)
    total = formations.strength(trace, battle, label, bout.side, counts, enemy=enemy, instead=instead)
    total += support.support(trace, battle, label, enemy, counts)
    _say_who_joins(trace, battle, bout)
    total += arms.in_strength(trace, battle, bout, counts)
    total += command.commander_strength(trace, battle, label, counts, clash=bout.clash)
    return exact(total + terrain.height(trace, battle, label, enemy, counts, defensive_shot=bout.defensive_shot))


def _say_who_joins(trace: Trace, battle: Battle, bout: Bout) -> None:
    """Cite what makes others support a unit: they attack the same enemy, or have turned about."""
    fight = battle.fight_of(bout.label)
    own = next((side for side in fight.sides if bout.label in side), ()) if fight else ()
    for other in (each for each in own if each != bout.label):
        touch = relations.contact(battle, other, bout.enemy)
        trace.cite("minis.8.8.2", unit=bout.label, supporter=other)
        if touch and touch.own is not Edge.CORNER and not is_full(trace, battle, touch):
            trace.cite("minis.8.1.19", unit=bout.label, supporter=other)
    if battle.formation(bout.label).facing(bout.label) is Turned.ABOUT:
        trace.cite("minis.8.6.4", unit=bout.label)
        column = formations.column_of(battle, bout.label)
        if any(battle.fight_of(each) not in (None, fight) for each in column):
            trace.cite("minis.8.6.5", unit=column)


def _row(battle: Battle, bout: Bout) -> tuple[str, ...]:
    """The units whose figures are struck: those of the flank row, or one alone."""
    return formations.flank_row(battle, bout.label) if bout.side.flank else (bout.label,)


def _statistic(trace: Trace, battle: Battle, bout: Bout, which: Statistic) -> Number:
    """The attack or defence of a unit, or of its flank row."""
    found = elephants.value(trace, battle, bout.label, which)
    return formations.mean(trace, battle, _row(battle, bout), which) if found is None else found


def _morale(trace: Trace, battle: Battle, bout: Bout) -> int:
    """The morale of a unit, or of its flank row."""
    unit = battle.unit(bout.label)
    if unit.morale is None and unit.quality is None and elephants.beast(unit):
        return trace.take(elephants.crew_quality, battle, bout.label).morale
    return int(formations.mean(trace, battle, _row(battle, bout), Statistic.MORALE))


def _blow(trace: Trace, battle: Battle, by: Bout, on: Bout, attack: Number, defence: Number) -> Blow:
    """What the difference of two totals does; the dice of one blow do not touch those of the other."""
    morale = _morale(trace, battle, on)
    rolled = partial(_difference, by=by, on=on, attack=attack, defence=defence)
    number = trace.part(rolled, lambda number: CLOSE_COMBAT_RESULTS.column_for(R=number, M=morale))
    row = REAR if on.side is Zone.REAR else CLASH if on.clash else HAND_TO_HAND
    trace.cite("minis.8.3.10", unit=on.label, R=number, M=morale)
    result, lost = read(trace, CLOSE_COMBAT_RESULTS, row, number, morale, on.label)
    if result is Result.DESTROYED and row == HAND_TO_HAND:
        trace.cite("minis.8.4.1", result, unit=on.label)
    return Blow(by.label, on.label, result, lost, number)


def _difference(trace: Trace, *, by: Bout, on: Bout, attack: Number, defence: Number) -> Number:
    """R, once the dice of both totals are rolled."""
    die = trace.roll("attack_die", D6, by.label)
    attack = trace.add("minis.8.3.7", die, attack_of(by.label), d6=die) + attack
    trace.total("minis.8.3.7", exact(attack), attack_of(by.label))
    die = trace.roll("defence_die", D6, on.label)
    defence = trace.add("minis.8.3.8", die, defence_of(on.label), d6=die) + defence
    trace.total("minis.8.3.8", exact(defence), defence_of(on.label))
    return trace.cite("minis.8.3.9", exact(attack - defence), unit=by.label, enemy=on.label)
