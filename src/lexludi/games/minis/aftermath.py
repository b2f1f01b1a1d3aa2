"""What a round that was fought out does to both sides: losses, disorder, who has to go (8.3.22 to 8.4.7, 8.8.3)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import disorder, formations, general
from lexludi.games.minis.contact import attacked_side
from lexludi.games.minis.engagements import leave_fight
from lexludi.games.minis.readings.close_combat import SEVERAL_SIDES, SeveralSides
from lexludi.games.minis.readings.shooting import SAME_RESULT, SameResult
from lexludi.games.minis.relations import Stands
from lexludi.games.minis.results import Result
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.troops import Removed
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Trace
from lexludi.rulings.values import replace

DISORDER = {Result.RETREAT: "minis.10.3", Result.FLIGHT: "minis.10.double"}
"""The cause of disorder that a result is."""
MOVES = {Result.RETREAT: "retreat", Result.FLIGHT: "flee"}
"""The forced move that a result demands."""


@dataclass(frozen=True)
class Suffered:
    """What a unit suffers in a round, and from whom."""

    label: str
    enemy: str
    result: Result
    lost: int = 0
    number: Number | None = None


@dataclass(frozen=True)
class Triumph:
    """A unit that destroyed its opponent hand to hand and may ignore its own flight."""

    label: str


@dataclass(frozen=True)
class HeldBack:
    """What a unit that strikes several flanks suffers from one of them, until all blows are worked out."""

    suffered: Suffered
    moves: bool


def fought_out(
    trace: Trace, before: Battle, fight: Fight, one: Suffered, other: Suffered, *, clash: bool, later: str = ""
) -> Battle:
    """The battle after a round that was fought out."""
    several = _from_several_sides(before, fight)
    movers = _movers(trace, one, other, several=several)
    now = [each for each in (one, other) if each.label != later]
    battle = before
    for each in (one, other):
        if each.number is not None:
            battle = battle.suffers(each.label, each.result, each.number, each.enemy)
    for each in now:
        battle = _casualties(trace, battle, each, moves=each in movers)
    if later:
        battle = battle.tell(HeldBack(one, one in movers))
    battle = _carry_out(
        trace, before, battle, now, [each for each in movers if each in now], may_ignore=not clash and not several
    )
    ended = any(battle.fight_of(each.label) is None for each in (one, other))
    if clash and not ended:
        trace.cite("minis.8.3.3", unit=(one.label, other.label))
    for each in now:
        battle = _after_beasts(trace, battle, each, ended=ended)
    return battle


def _after_beasts(trace: Trace, battle: Battle, suffered: Suffered, *, ended: bool) -> Battle:
    """The battle after elephants and chariots have disordered who fought them; one scattered by it moves no more."""
    label, enemy = suffered.label, suffered.enemy
    after = disorder.fought_beasts(trace, battle, label, enemy, ended=ended)
    if battle.unit(label).removed or not after.unit(label).removed:
        return after
    left = tuple(each for each in after.pending if (each.action, each.labels[0]) not in _moves_of(label))
    return column_flees(trace, battle, replace(after, pending=left), label, enemy)


def _moves_of(label: str) -> list[tuple[str, str]]:
    return [(action, label) for action in MOVES.values()]


def settle_later(trace: Trace, before: Battle, *, clash: bool) -> Battle:
    """The battle when all blows at several flanks are worked out and what was held back happens."""
    held = list(before.told(HeldBack))
    battle = replace(before, facts=tuple(fact for fact in before.facts if not isinstance(fact, HeldBack)))
    label = held[0].suffered.label
    for each in reversed(held):
        if not battle.unit(label).removed:
            battle = _casualties(trace, battle, each.suffered, moves=each.moves)
    worst = max(held, key=lambda each: (each.moves, each.suffered.result.severity))
    movers = [worst.suffered] if worst.moves else []
    return _carry_out(trace, before, battle, [worst.suffered], movers, may_ignore=not clash)


def _carry_out(
    trace: Trace, before: Battle, battle: Battle, hurt: list[Suffered], movers: list[Suffered], *, may_ignore: bool
) -> Battle:
    """The battle with the forced moves that come next, and the columns that flee."""
    gone = [each for each in hurt if battle.unit(each.label).removed]
    for each in movers:
        if each not in gone:
            battle = gives_up(trace, before, battle, each).then(MOVES[each.result], each.label, each.enemy)
            if may_ignore and battle.unit(each.enemy).removed:
                battle = battle.tell(Triumph(each.label))
    for each in gone:
        battle = column_flees(trace, before, battle, each.label, each.enemy)
    return battle


def gives_up(trace: Trace, before: Battle, battle: Battle, suffered: Suffered) -> Battle:
    """The battle with a unit out of its close combat, from which its enemy threatens it as it did there."""
    label, enemy = suffered.label, suffered.enemy
    side = formations.side_towards(trace, before, label, enemy)
    return leave_fight(battle, label).tell(Stands(label, enemy, side))


def _casualties(trace: Trace, battle: Battle, suffered: Suffered, *, moves: bool) -> Battle:
    """The losses and the disorder of one side, which count whatever becomes of the other."""
    label = suffered.label
    if suffered.result is Result.DESTROYED:
        return general.remove(battle, label, Removed.DESTROYED)
    if suffered.lost:
        trace.cite("minis.8.3.5", unit=label)
        battle = general.lose(trace, battle, label, trace.cite("minis.8.3.12", suffered.lost, unit=label))
    if suffered.result in DISORDER:
        trace.cite("minis.8.3.27", unit=label, result=suffered.result)
        if moves and suffered.result is Result.FLIGHT:
            return disorder.of_flight(trace, battle, label)
        battle = disorder.disorder(trace, battle, label, DISORDER[suffered.result])
    return battle


def _movers(trace: Trace, one: Suffered, other: Suffered, *, several: bool) -> list[Suffered]:
    """Who carries out the result of a round."""
    order = _worse(trace, one, other)
    if several and (order or trace.reading(SEVERAL_SIDES) is SeveralSides.BOTH_ACT):
        bad = [each for each in (one, other) if each.result in MOVES]
        if other in bad:
            trace.cite("minis.8.8.3", other.result, unit=other.label)
        for each in bad:
            trace.cite("minis.8.8.4", each.result, unit=each.label)
        return bad
    if not order:
        return _fight_on(trace, one, other)
    loser, winner = (one, other) if order > 0 else (other, one)
    trace.cite("minis.8.3.25", loser.result, unit=loser.label)
    if loser.result is Result.FLIGHT and winner.result is Result.RETREAT:
        trace.cite("minis.8.3.28", unit=(winner.label, loser.label))
    trace.cite("minis.8.3.26", winner.result, unit=winner.label)
    return [each for each in (loser, winner) if each is loser or each.result is Result.FLIGHT if each.result in MOVES]


def _worse(trace: Trace, one: Suffered, other: Suffered) -> int:
    """More than 0 if the first of two results is the worse one, less if it is the better; 0 if they are the same."""
    by_action = one.result.severity - other.result.severity
    if one.number is None or other.number is None:
        return by_action
    by_number = (one.number > other.number) - (one.number < other.number)
    same = by_action * by_number > 0 or by_action == by_number
    if not same and trace.reading(SAME_RESULT) is SameResult.NUMBER:
        return by_number
    return by_action


def _fight_on(trace: Trace, one: Suffered, other: Suffered) -> list[Suffered]:
    """Equal results: nobody moves."""
    trace.cite("minis.8.3.22", one.result, unit=(one.label, other.label))
    if one.result is Result.CARRY_ON:
        trace.cite("minis.8.3.23", unit=(one.label, other.label))
    elif one.result in MOVES:
        trace.cite("minis.8.3.24", one.result, unit=(one.label, other.label))
    return []


def _from_several_sides(battle: Battle, fight: Fight) -> bool:
    """Whether a unit that fights, or the column it stands in, is attacked from several sides."""
    return any(_surrounded(battle, fight, *sides) for sides in (fight.sides, fight.sides[::-1]))


def _surrounded(battle: Battle, fight: Fight, enemies: tuple[str, ...], own: tuple[str, ...]) -> bool:
    if len(own) == 1 and len({attacked_side(battle, each, own[0]) for each in enemies}) > 1:
        return True
    column = set(formations.column_of(battle, own[0]))
    return any(each != fight and column & set(each.sides[0] + each.sides[1]) for each in battle.fights)


def column_flees(trace: Trace, before: Battle, battle: Battle, label: str, enemy: str) -> Battle:
    """The rest of a column flees in which a unit was destroyed."""
    rest = [each for each in formations.column_of(before, label) if each != label and not battle.unit(each).removed]
    if not rest:
        return battle
    trace.cite("minis.8.4.5", Result.FLIGHT, unit=tuple(rest))
    for each in rest:
        battle = leave_fight(battle, each).suffers(each, Result.FLIGHT, by=enemy)
    battle = disorder.of_flight(trace, battle, rest[0])
    return battle.then(MOVES[Result.FLIGHT], rest[0], enemy, *rest[1:])
