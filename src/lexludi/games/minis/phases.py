"""When something is done in a turn that is played: each kind of action in its phase, and what is compulsory first (2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from typing import Any, NamedTuple

from lexludi.games.minis import (
    ambush,
    bargaining,
    barricades,
    batteries,
    breach,
    camp,
    close_combat,
    command,
    contact,
    counter_attack,
    crossing,
    defensive_shot,
    deployment,
    dismounting,
    drawn,
    duties,
    elements,
    elephants,
    entering,
    exchange,
    flanks,
    flight,
    frenzy,
    frontage,
    halting,
    joining,
    laying,
    leading,
    legionaries,
    manoeuvres,
    point_blank,
    pursuit,
    reactions,
    recovery,
    reforming,
    reserve,
    retreat,
    shooting,
    start,
    steadfastness,
    storm,
    targets,
)
from lexludi.games.minis.changes import attacker_of
from lexludi.games.minis.discipline import side_of
from lexludi.games.minis.start import Deed, EndPhase, deed_now
from lexludi.games.minis.state import Battle, Pending
from lexludi.games.minis.troops import Phase, Side
from lexludi.rulings.dice import MissingDie
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Rule, Trace

REFORMS: tuple[type[Any], ...] = (
    reforming.TurnAbout,
    reforming.TakeShape,
    reforming.ExchangeRanks,
    frontage.Deploy,
    frontage.FoldIn,
)
KINDS: dict[Deed, tuple[type[Any], ...]] = {
    Deed.REVEAL_ORDERS: (laying.RevealOrders,),
    Deed.LEADERSHIP_TEST: (laying.ChangeOrder, recovery.Restore),
    Deed.HALT: (halting.Halt, halting.LeaveFleeing),
    Deed.STOP_LOOTING: (camp.StopLooting,),
    Deed.SHOOT: (targets.Aim, shooting.Shoot, exchange.Exchange, exchange.ShootAtEvader, breach.Shell),
    Deed.REACT_TO_SHOOTING: (counter_attack.CounterAttackUnderFire,),
    Deed.MOVE: (
        *(manoeuvres.Move, manoeuvres.Wheel, duties.Approach, duties.FanaticsAdvance),
        *(crossing.Cross, crossing.PassBattery, entering.EnterCamp, entering.LeaveCamp),
    ),
    Deed.REFORM: (
        *REFORMS,
        *(dismounting.Dismount, dismounting.Remount, joining.Join, joining.Leave),
        *(barricades.SetUp, barricades.Dismantle, batteries.TurnPiece),
    ),
    Deed.POINT_BLANK: (point_blank.PointBlank,),
    Deed.ATTACK: (contact.DeclareAttack, contact.ComeIntoContact, flanks.StrikeFlanks, storm.Storm),
    Deed.REACT_TO_ATTACK: (reactions.React, defensive_shot.DefensiveShot, defensive_shot.HoldFire),
    Deed.FIGHT: (close_combat.FightRound,),
    Deed.CHOOSE_FIGHT: (leading.ChooseLead,),
    Deed.RECOVER: (recovery.Recover,),
    Deed.ISSUE_ORDERS: (laying.LaySeparateOrder, steadfastness.TestSteadfastness),
}
"""The kinds of action that each deed is."""
DEEDS = {kind: deed for deed, kinds in KINDS.items() for kind in kinds}
CLAUSES = dict(start.WHEN.values())
"""The clause of each phase."""
BY_THE_ACTIVE_PLAYER = (Deed.FIGHT, Deed.CHOOSE_FIGHT)
"""What the active player does with the units of both sides."""
BEFORE_PLAY: tuple[type[Any], ...] = (
    *(bargaining.RollForBid, bargaining.NameNumber, bargaining.AgreeToAttack, bargaining.RefuseToAttack),
    *(elements.RollElement, elements.RollSlope, elements.PlaceElement, elements.ChooseEdge),
    *(deployment.PlaceCamp, deployment.Deploy, deployment.FinishDeployment, camp.SetUpWagenburg),
    *(ambush.LayAmbush, ambush.LayDummy, reserve.FormReserve, dismounting.DismountBefore, start.TakeFirstTurn),
)


class Comes(StrEnum):
    """What comes before everything else, by the names under which rules leave it."""

    HALT = "halt"
    COME_BACK = "come_back"
    END_FRENZY = "end_frenzy"
    COMMANDER_CHECK = "commander_check"
    COUNTER_ATTACK_SHOOTERS = "counter_attack_shooters"
    REACT = "react"
    DEFENSIVE_SHOT = "defensive_shot"
    CONTACT = "contact"
    EVADE = "evade"
    RETREAT = "retreat"
    FLEE = "flee"
    PANIC = "panic"
    WAVER = "waver"
    STAND_AGAINST = "stand_against"
    ELEPHANT_FLEES = "elephant_flees"
    TRAMPLE = "trample"
    PURSUE = "pursue"
    FOLLOW = "follow"
    CLEAR_BARRICADE = "clear_barricade"
    EXPEND = "expend"


class Due(NamedTuple):
    """A compulsory action: its rule, and what may be done in its place or about it."""

    kind: type[Any]
    rule: Rule[[Battle, Any], Battle]
    instead: tuple[type[Any], ...] = ()

    def actions(self, each: Pending) -> Iterator[Any]:
        """The compulsory action itself, or every choice there is."""
        if self.kind is reactions.React:
            unit, attacker = each.labels
            return (reactions.React(unit, attacker, reaction) for reaction in reactions.Reaction)
        return iter((self.kind(*each.labels[: len(fields(self.kind))]),))


COMES_ON = (contact.ComeIntoContact,)
DUE = {
    Comes.HALT: Due(halting.Halt, halting.halt, (halting.LeaveFleeing,)),
    Comes.COME_BACK: Due(pursuit.ComeBack, pursuit.come_back),
    Comes.END_FRENZY: Due(frenzy.EndFrenzy, frenzy.end_frenzy),
    Comes.COMMANDER_CHECK: Due(command.CheckCommander, command.check_commander),
    Comes.COUNTER_ATTACK_SHOOTERS: Due(counter_attack.CounterAttackUnderFire, counter_attack.counter_attack),
    Comes.REACT: Due(reactions.React, reactions.react, (laying.ChangeUnderAttack, laying.ShowOrder)),
    Comes.DEFENSIVE_SHOT: Due(defensive_shot.DefensiveShot, defensive_shot.defensive_shot, (defensive_shot.HoldFire,)),
    Comes.CONTACT: Due(contact.ComeIntoContact, contact.come_into_contact, REFORMS),
    Comes.EVADE: Due(retreat.Evade, retreat.evasion, COMES_ON),
    Comes.RETREAT: Due(retreat.Retreat, retreat.retreat, (close_combat.IgnoreResult, legionaries.ChangePlaces)),
    Comes.FLEE: Due(flight.Flee, flight.flight, (close_combat.IgnoreResult,)),
    Comes.PANIC: Due(flight.Panic, flight.panic, (flight.Flee,)),
    Comes.WAVER: Due(drawn.Waver, drawn.waver),
    Comes.STAND_AGAINST: Due(drawn.StandAgainst, drawn.stand_against),
    Comes.ELEPHANT_FLEES: Due(frenzy.Bolt, frenzy.bolt),
    Comes.TRAMPLE: Due(frenzy.Trample, frenzy.trample),
    Comes.PURSUE: Due(pursuit.Pursue, pursuit.pursue, (pursuit.HoldBack,)),
    Comes.FOLLOW: Due(pursuit.Pursue, pursuit.pursue, (pursuit.HoldBack,)),
    Comes.CLEAR_BARRICADE: Due(storm.ClearBarricade, storm.clear_barricade),
    Comes.EXPEND: Due(elephants.Expend, elephants.expend),
}
"""The compulsory actions."""
FORCED = (retreat.Retreat, retreat.Evade, flight.Flee, flight.Panic)
"""What nobody does unless it is due."""


def in_its_time(trace: Trace, battle: Battle, kind: type[Any], *labels: str) -> None:
    """Refuse what is not done now, where a turn is played: before what is compulsory, or in another phase; labels begin with who does it."""
    if battle.phase is None or battle.active is None:
        return
    first = compulsory(trace, battle)
    if first:
        comes = Comes(first[0].action)
        due = DUE[comes]
        if kind not in (due.kind, *due.instead) or not _concerned(battle, first, due, kind, labels):
            trace.refuse(CLAUSES[battle.phase], unit=first[0].labels[0], comes_first=comes)
        return
    if kind in (*BEFORE_PLAY, *FORCED):
        trace.refuse(CLAUSES[battle.phase], phase=battle.phase)
    if kind is EndPhase:
        _nothing_left(trace, battle)
    if kind in DEEDS:
        _in_its_phase(trace, battle, battle.active, DEEDS[kind], labels[:1])


def _concerned(battle: Battle, first: tuple[Pending, ...], due: Due, kind: type[Any], labels: tuple[str, ...]) -> bool:
    """Whether somebody is one who must do what comes first, or may do something about it; a commander may."""
    if kind in FORCED or kind is due.kind is not reactions.React:
        return any(each.labels[:1] == labels[:1] for each in first)
    about = {other for each in first for label in each.labels for other in battle.formation(label).labels}
    return bool(about.intersection(labels)) or any(each.label in labels[:1] for each in battle.commanders)


def compulsory(trace: Trace, battle: Battle) -> tuple[Pending, ...]:
    """The compulsory actions of one kind that come next; what nobody can carry out, or the source leaves open, is passed over."""
    can = [each for each in battle.pending if each.action in set(Comes) and _can_be_done(trace, battle, each)]
    return tuple(each for each in can if each.action == can[0].action)


def _can_be_done(trace: Trace, battle: Battle, each: Pending) -> bool:
    """Whether a compulsory action can be carried out, if dice fall and players tell what is asked of them."""
    due = DUE[Comes(each.action)]
    return any(possible(trace, battle, due.rule, action) for action in due.actions(each))


def possible(trace: Trace, battle: Battle, rule: Rule[[Battle, Any], Battle], action: Any) -> bool:
    """Whether nothing is against an action, as far as that is known before dice are rolled."""
    try:
        return trace.would(rule, battle, action).decided
    except (MissingDie, Impossible):
        return True


def _in_its_phase(trace: Trace, battle: Battle, active: Side, deed: Deed, labels: tuple[str, ...]) -> None:
    """Refuse what is done in another phase or by the other player."""
    if deed is Deed.REFORM and labels and (battle.fight_of(labels[0]) or attacker_of(battle, labels[0])):
        return
    reacts = deed in start.REACTIONS
    side = None if deed in BY_THE_ACTIVE_PLAYER or not labels else _side(battle, labels[0])
    trace.take(deed_now, battle, side or (active.enemy if reacts else active), deed)


def _side(battle: Battle, label: str) -> Side | None:
    """Whose somebody or something is, where that was told."""
    if label in set(Side):
        return Side(label)
    commander = next((each for each in battle.commanders if each.label == label), None)
    if commander is not None:
        return side_of(battle, commander)
    return next((unit.side for unit in battle.units if unit.label == label), None)


def _nothing_left(trace: Trace, battle: Battle) -> None:
    """Refuse to end a phase whose fights are not fought, or a turn after which an army has to test."""
    if battle.phase is Phase.CLOSE_COMBAT:
        for fight in battle.fights:
            for enemy in fight.sides[1]:
                action = close_combat.FightRound(fight.leaders[0] or fight.sides[0][0], enemy)
                if possible(trace, battle, close_combat.fight_round, action):
                    trace.refuse(CLAUSES[battle.phase], unit=(action.unit, action.enemy), phase=battle.phase)
    if battle.phase is Phase.ORDERS and possible(
        trace, battle, steadfastness.test_steadfastness, steadfastness.TestSteadfastness()
    ):
        steadfastness.must_test(trace, battle)
