"""Chapter 2: who begins, the order of phases, and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lexludi.games.minis.arms import InTheClash
from lexludi.games.minis.bargaining import attacker_of
from lexludi.games.minis.changes import Reacts
from lexludi.games.minis.charts.start import PHASES
from lexludi.games.minis.command import TestedBefore
from lexludi.games.minis.contact import Declared
from lexludi.games.minis.defensive_shot import Held
from lexludi.games.minis.duties import BackAtStart
from lexludi.games.minis.exchange import Leaves
from lexludi.games.minis.fleeing import Behind, OnAnotherSide
from lexludi.games.minis.geometry import Named
from lexludi.games.minis.laying import EndedCombat
from lexludi.games.minis.obligation import Followed, Restrained
from lexludi.games.minis.owed import owed
from lexludi.games.minis.panic import Avoided, NoWayOut
from lexludi.games.minis.recovery import Interrupted
from lexludi.games.minis.state import Battle
from lexludi.games.minis.steadfastness import Fell
from lexludi.games.minis.targets import Aimed, ShotAt
from lexludi.games.minis.troops import Phase, Side
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.turns import ActionKind
from lexludi.rulings.values import replace

ELSEWHERE = {
    "minis.2.1": "bargaining elements",
    "minis.2.1.field.sectors": "reserve",
    "minis.2.2": "deployment ambush",
    "minis.2.3.reserve": "reserve",
}
"""The modules that decide clauses of this chapter."""


class Deed(StrEnum):
    """What a player does in one phase of a turn."""

    REVEAL_ORDERS = "revealing_orders"
    LEADERSHIP_TEST = "taking_a_leadership_test"
    HALT = "halting_fleeing_troops"
    STOP_LOOTING = "stopping_the_looting"
    SHOOT = "shooting_at_range"
    REFORM = "changing_formation"
    MOVE = "moving"
    POINT_BLANK = "shooting_at_point_blank_range"
    ATTACK = "declaring_an_attack"
    FIGHT = "fighting_close_combat"
    CHOOSE_FIGHT = "choosing_the_next_fight"
    RECOVER = "recovering"
    ISSUE_ORDERS = "issuing_orders"
    REACT_TO_SHOOTING = "reacting_to_shooting"
    REACT_TO_ATTACK = "reacting_to_an_attack"


WHEN = {
    Deed.REVEAL_ORDERS: (Phase.COMMAND, "minis.2.4.1"),
    Deed.LEADERSHIP_TEST: (Phase.COMMAND, "minis.2.4.1"),
    Deed.HALT: (Phase.COMMAND, "minis.2.4.1"),
    Deed.STOP_LOOTING: (Phase.COMMAND, "minis.2.4.1"),
    Deed.SHOOT: (Phase.SHOOTING, "minis.2.4.2"),
    Deed.REACT_TO_SHOOTING: (Phase.SHOOTING, "minis.2.4.2"),
    Deed.REFORM: (Phase.MANOEUVRE, "minis.2.4.3"),
    Deed.MOVE: (Phase.MANOEUVRE, "minis.2.4.3"),
    Deed.POINT_BLANK: (Phase.POINT_BLANK, "minis.2.4.4"),
    Deed.ATTACK: (Phase.ATTACK, "minis.2.4.5"),
    Deed.REACT_TO_ATTACK: (Phase.ATTACK, "minis.2.4.5"),
    Deed.FIGHT: (Phase.CLOSE_COMBAT, "minis.2.4.6"),
    Deed.CHOOSE_FIGHT: (Phase.CLOSE_COMBAT, "minis.2.4.6"),
    Deed.RECOVER: (Phase.RECOVERY, "minis.2.4.7"),
    Deed.ISSUE_ORDERS: (Phase.ORDERS, "minis.2.4.8"),
}
"""The phase of each deed, and the clause that says so."""
OF_A_PHASE = (Aimed, Behind, Held, Leaves, Named, NoWayOut, OnAnotherSide, Reacts)
"""What is forgotten when a phase ends."""
OF_A_TURN = (Avoided, BackAtStart, Declared, EndedCombat, Fell, Followed, InTheClash, Restrained, ShotAt)
"""What is forgotten when a player turn ends."""
REACTIONS = (Deed.REACT_TO_SHOOTING, Deed.REACT_TO_ATTACK)


@dataclass(frozen=True)
class Ending:
    """Who has won, or holds the field after a draw; nobody where the battle goes on."""

    winner: Side | None = None
    holder: Side | None = None


@dataclass(frozen=True)
class TakeFirstTurn:
    """A side begins the battle."""

    side: Side


@dataclass(frozen=True)
class EndPhase:
    """The phase that is played ends."""


@decides
def take_first_turn(trace: Trace, battle: Battle, action: TakeFirstTurn) -> Battle:
    """The attacker takes the first turn."""
    if attacker_of(battle) is not action.side:
        trace.cite("minis.2.4.attacker-first", action.side.enemy)
        trace.refuse("minis.2.2.first-move", side=action.side)
    trace.cite("minis.2.4.attacker-first", action.side)
    trace.cite("minis.2.2.first-move", action.side)
    return replace(battle, active=action.side, phase=Phase.COMMAND, game_turn=1)


@decides
def end_phase(trace: Trace, battle: Battle, action: EndPhase) -> Battle:
    """The next phase of the same side, or the first of the other."""
    phase, active = battle.phase, battle.active
    if phase is None or active is None:
        raise Impossible("Which phase of which side is it? Say it.")
    place = list(Phase).index(phase) + 1
    lasting = tuple(fact for fact in battle.facts if not isinstance(fact, OF_A_PHASE))
    battle = replace(battle, facts=lasting, pending=())
    if place < len(Phase):
        return replace(battle, phase=_phase(trace, place + 1))
    trace.cite("minis.2.4.active", active.enemy)
    trace.cite("minis.2.2.first-move", active.enemy)
    return _next_turn(trace, battle, active.enemy)


def _phase(trace: Trace, number: int) -> Phase:
    """A phase by its number in the turn."""
    cell = PHASES.at(str(number), "name")
    return trace.cite("minis.2.4.turn", cell.giving(Phase(cell.value)))


def _next_turn(trace: Trace, battle: Battle, side: Side) -> Battle:
    """The player turn of a side begins; with that of the attacker, a new game turn."""
    first = attacker_of(battle) is side
    turn = battle.game_turn
    if first:
        trace.cite("minis.2.4.attacker-first", side)
        turn = turn + 1 if turn is not None else None
    lasting = [fact for fact in battle.facts if not (isinstance(fact, OF_A_TURN) or _over(battle, fact, side))]
    tested = () if first else tuple(TestedBefore(each.label) for each in battle.commanders if each.tested)
    facts = (*(fact for fact in lasting if not isinstance(fact, TestedBefore)), *tested)
    units = tuple(replace(unit, events=frozenset(), moved=0, changes=0) for unit in battle.units)
    commanders = tuple(replace(each, tested=False) for each in battle.commanders)
    armies = tuple(replace(army, steadfastness_fell=False) for army in battle.armies)
    battle = replace(battle, units=units, commanders=commanders, armies=armies, game_turn=turn, facts=facts)
    return owed(replace(battle, active=side, phase=_phase(trace, 1)), side)


def _over(battle: Battle, fact: object, side: Side) -> bool:
    """Whether a fact tells of a recovery that was disturbed in a turn of the other side, which has ended."""
    return isinstance(fact, Interrupted) and battle.unit(fact.label).side is side.enemy


@decides
def deed_now(trace: Trace, battle: Battle, side: Side, deed: Deed) -> Phase:
    """Whether a side may do something in the phase that is played."""
    now, (phase, clause) = battle.phase, WHEN[deed]
    if now is None or battle.active is None:
        raise Impossible("Which phase of which side is it? Say it.")
    active = battle.active is side
    if deed in REACTIONS:
        if active:
            trace.refuse("minis.2.4.reactions", side=side)
        trace.cite("minis.2.4.reactions", side=side)
    elif deed is Deed.CHOOSE_FIGHT:
        if not active:
            trace.refuse("minis.2.4.combat-order", side=side)
        trace.cite("minis.2.4.combat-order", side=side)
    elif not active:
        trace.refuse("minis.2.4.active", side=side)
    if deed is Deed.REACT_TO_SHOOTING and now is Phase.POINT_BLANK:
        trace.silent("minis.2.4.4", side=side)
    if now is not phase:
        trace.refuse(clause, side=side, phase=now)
    return trace.cite(clause, phase, side=side)


@decides
def winner(trace: Trace, battle: Battle) -> Ending:
    """Who has won: the side whose enemies are all destroyed or put to flight."""
    for side in Side:
        enemies = [unit for unit in battle.units if unit.side is side.enemy]
        gone = enemies and all(unit.removed or unit.fleeing for unit in enemies)
        if gone or battle.army(side.enemy).broken:
            return Ending(winner=trace.cite("minis.2.3.victory", side))
    return Ending()


@decides
def draw(trace: Trace, battle: Battle) -> Ending:
    """Who holds the field after a draw: the defender, unless somebody has won."""
    ending = trace.take(winner, battle)
    if ending.winner:
        return ending
    return Ending(holder=trace.cite("minis.2.3.draw", attacker_of(battle).enemy))


ACTIONS: tuple[ActionKind[Battle, Any], ...] = (
    ActionKind(TakeFirstTurn, take_first_turn, lambda battle: map(TakeFirstTurn, Side)),
    ActionKind(EndPhase, end_phase, lambda battle: (EndPhase(),)),
)
