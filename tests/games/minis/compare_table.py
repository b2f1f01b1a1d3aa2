"""A case of the second engine laid out on the table of the rules, and what happens there."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from games.minis.by_text_facts import Case, Dice, Side, Unit
from lexludi.games.minis import obligation
from lexludi.games.minis.arms import InTheClash
from lexludi.games.minis.charts.close_combat import CLOSE_COMBAT_RESULTS
from lexludi.games.minis.charts.shooting import SHOOTING_RESULTS
from lexludi.games.minis.close_combat import FightRound, IgnoreResult
from lexludi.games.minis.contact import ComeIntoContact, DeclareAttack
from lexludi.games.minis.counter_attack import CounterAttackUnderFire
from lexludi.games.minis.defensive_shot import DefensiveShot
from lexludi.games.minis.exchange import Exchange, Leaves, ShootAtEvader
from lexludi.games.minis.flight import Flee, Panic
from lexludi.games.minis.forced_moves import withdrawal
from lexludi.games.minis.obligation import Duty
from lexludi.games.minis.pursuit import Pursue
from lexludi.games.minis.reactions import React, Reaction
from lexludi.games.minis.relations import (
    Against,
    Apart,
    Edge,
    Higher,
    InCommand,
    ShotApart,
    Stands,
    Stood,
    Terrain,
    Touches,
    Zone,
)
from lexludi.games.minis.results import Result
from lexludi.games.minis.retreat import Retreat
from lexludi.games.minis.shooting import Shoot
from lexludi.games.minis.state import Battle, Commander, Fight, Formation
from lexludi.games.minis.targets import ShotAt
from lexludi.games.minis.troops import Arm, Density, Event, Order, Phase, Talent, Trait, Troops
from lexludi.games.minis.troops import Side as Army
from lexludi.games.minis.troops import Unit as Base
from lexludi.games.minis.turn import MINIS
from lexludi.rulings.dice import Dice as Faces
from lexludi.rulings.measures import Measure
from lexludi.rulings.ruling import Citation, Ruling, Verdict
from lexludi.rulings.values import replace

BLUE, RED = "blue", "red"
SCREEN = "screen"
"""A unit without missiles in front of one that shoots from the second rank."""
ARMIES = {BLUE: Army.BLUE, RED: Army.RED}
KINDS = {
    "infantry": Troops.INFANTRY,
    "cavalry": Troops.CAVALRY,
    "camels": Troops.CAMELS,
    "elephant": Troops.INDIAN_ELEPHANT,
}
DENSITIES = {"close": Density.CLOSE, "loose": Density.LOOSE, "dispersed": Density.DISPERSED}
ORDERS = {"Attack": Order.ATTACK, "Defence": Order.DEFENCE, "Manoeuvre": Order.MANOEUVRE}
ZONES = {"front": Zone.FRONT, "flank": Zone.FLANK, "rear": Zone.REAR}
EDGES = {"front": Edge.FRONT, "flank": Edge.FLANK, "rear": Edge.REAR}
ARMS = {"lance": Arm.LANCE}
MOVES = {"retreat": (Retreat, "retreats"), "flee": (Flee, "flees"), "panic": (Panic, "flees")}
RESULTS = {
    Result.CARRY_ON: "carry on",
    Result.CONFUSION: "confusion",
    Result.RETREAT: "retreat",
    Result.FLIGHT: "flight",
    Result.PANIC: "panic",
    Result.DESTROYED: "destroyed",
}
REACHES = ("minis.9.3.1", "minis.9.3.3", "minis.9.3.6")
CATCHES = ("minis.9.3.2", "minis.9.3.5", "minis.9.3.15")
PARTLY = 1
"""Steps of contact that are less than any edge is long."""
OUT_OF_REACH = 99


class Refused(Exception):
    """The rules do not let something happen, or keep silent."""

    def __init__(self, verdict: Verdict, clause: str) -> None:
        super().__init__(f"{verdict} by {clause}")
        self.silent, self.clause = verdict is Verdict.SILENT, clause


class Seen(NamedTuple):
    """What a procedure did at the table."""

    results: dict[str, tuple[str, Fraction]]
    losses: dict[str, int]
    disorder: dict[str, int]
    moves: dict[str, str]
    steps: dict[str, Fraction]
    goes_on: bool
    pursuit: tuple[Side, bool, Fraction, bool, int] | None


class Table:
    """The rules at work on one case, action by action."""

    def __init__(self, case: Case, *, second_rank: bool = False) -> None:
        self.case = case
        self.battle = laid_out(case)
        self.before = self.battle
        self.trace: list[Citation] = []
        if second_rank:
            screen = Base(SCREEN, Army.BLUE, Troops.INFANTRY, Density.LOOSE, arms=frozenset(), order=Order.DEFENCE)
            screened = self.battle.put(screen).put_formation(Formation(((SCREEN, BLUE),)))
            around = Stands(SCREEN, RED, Zone.FRONT), ShotApart(Measure(case.situation.distance, (SCREEN, RED)))
            seen_back = Stands(RED, SCREEN, ZONES[case.situation.zone])
            self.battle = screened.tell(around[0]).tell(around[1]).tell(seen_back).tell(InCommand(SCREEN, True))
            if case.situation.higher:
                pair = (SCREEN, RED) if case.situation.higher == "A" else (RED, SCREEN)
                self.battle = self.battle.tell(Higher(*pair))
            if case.a.forest:
                self.battle = self.battle.tell(Stood(SCREEN, Terrain.SPARSE_FOREST))
            if case.situation.at_the_edge:
                self.battle = self.battle.tell(Against(SCREEN, Terrain.DITCH.value, behind=False))
            self.before = self.battle

    def do(self, action: Any, dice: Faces | None = None) -> Ruling[Battle]:
        """Put an action to the rules and take what comes of it."""
        ruling = MINIS.act(self.battle, action, dice or Faces())
        if not ruling.decided:
            raise Refused(ruling.verdict, ruling.by or "")
        self.battle = ruling.outcome
        self.trace += ruling.trace
        return ruling

    def tries(self, action: Any, dice: Faces | None = None) -> bool:
        """Whether the rules let an action happen, which they then do."""
        try:
            self.do(action, dice)
        except Refused as stop:
            if stop.silent:
                raise
            return False
        return True

    # Procedures

    def shot(self, dice: Dice) -> Seen:
        """A shot that is not answered."""
        self.do(Shoot(BLUE, RED), faces(dice))
        return self.seen(shots=True)

    def evaded_shot(self, dice: Dice) -> Seen:
        """A shot at a unit that gets out of the zone of fire."""
        self.battle = self.battle.tell(Leaves(RED, BLUE, True))
        self.do(ShootAtEvader(BLUE, RED), faces(dice))
        return self.seen(shots=True)

    def exchange(self, dice: Dice) -> Seen:
        """A shot, answered where the rules allow it; skirmishers that would counter-attack do not."""
        start = self.battle
        self.do(Shoot(BLUE, RED), faces(dice))
        done, trace = self.battle, self.trace
        self.battle, self.trace = start, []
        counters = self.case.b.alone and self.case.b.order == "Attack"
        if counters or not self.tries(Exchange(BLUE, RED, RED), faces(dice)):
            self.battle, self.trace = done, trace
        return self.seen(shots=True)

    def under_fire(self, dice: Dice, more: Dice) -> tuple[Seen, Seen | None]:
        """A shot and the counter-attack it provokes, which must be allowed to begin with."""
        due = self.battle.tell(ShotAt(RED, Phase.SHOOTING, BLUE))
        duty = MINIS.act(due, CounterAttackUnderFire(RED, BLUE), Faces())
        if duty.verdict is Verdict.REFUSED:
            raise Refused(duty.verdict, duty.by or "")
        shot = self.shot(dice)
        self.battle = replace(self.unmoved, pending=self.unmoved.pending)
        if shot.moves[RED] in ("retreats", "flees", "removed"):
            return shot, None
        self.before, self.trace = self.battle, []
        self.do(CounterAttackUnderFire(RED, BLUE))
        return shot, self._round(RED, BLUE, faces(more, RED, BLUE))

    def clash(self, dice: Dice) -> Seen:
        """An attack, the reaction to it and the clash."""
        self.do(DeclareAttack(BLUE, RED))
        if self.case.b.order != "Attack" or not self.tries(React(RED, BLUE, Reaction.COUNTER_ATTACK)):
            self.do(React(RED, BLUE, Reaction.NONE))
            self.do(ComeIntoContact(BLUE, RED))
        return self._round(BLUE, RED, faces(dice))

    def later_round(self, dice: Dice) -> Seen:
        """A round hand to hand, the first since the two met, so that nobody has turned yet."""
        case = self.case
        zone = ZONES[case.situation.zone].value
        section = "" if case.b.behind == "nothing" else case.b.behind
        self.battle = self.battle.put_fight(Fight(((BLUE,), (RED,)), clash=False, zone=zone, section=section))
        return self._round(BLUE, RED, faces(dice))

    def defensive_shot(self, dice: Dice) -> Seen:
        """An attack answered by a defensive shot."""
        self.do(DeclareAttack(BLUE, RED))
        self.do(React(RED, BLUE, Reaction.DEFENSIVE_SHOT))
        self.do(DefensiveShot(RED, BLUE), faces(dice))
        return self.seen()

    def _partly(self) -> None:
        if self.case.situation.partial:
            its = EDGES[self.case.situation.zone]
            apart = tuple(fact for fact in self.battle.facts if not isinstance(fact, (Touches, Apart)))
            self.battle = replace(self.battle, facts=apart).tell(Touches(BLUE, RED, Edge.FRONT, its, PARTLY))

    def _round(self, one: str, other: str, dice: Faces) -> Seen:
        if self.battle.fight_of(one):
            self._partly()
            self.do(FightRound(one, other), dice)
        return self.seen()

    # What comes of it

    def seen(self, *, shots: bool = False) -> Seen:
        """What has happened, the forced moves carried out."""
        battle = self.battle
        fight = battle.fight_of(BLUE)
        alive = all(battle.unit(label).removed is None for label in (BLUE, RED))
        equal = any(line.clause == "minis.5.2.exchange.equal" for line in self.trace) and alive
        goes_on = equal if shots else fight is not None
        changes = {label: (self.before.unit(label), battle.unit(label)) for label in (BLUE, RED)}
        losses = {label: new.losses - old.losses for label, (old, new) in changes.items()}
        points = {label: new.disorder - old.disorder for label, (old, new) in changes.items()}
        results = _results(self.trace)
        self.unmoved = battle
        open_ground = tuple(fact for fact in battle.facts if not isinstance(fact, Stood))
        self.battle = replace(battle, facts=open_ground)
        for label in (each for each in (BLUE, RED) if battle.unit(each).removed is None):
            self.tries(IgnoreResult(label))
        moves = {label: self._move(label) for label in (BLUE, RED)}
        pursuit = None if shots else self._pursuit(moves)
        steps = {label: self._steps(label) if moves[label] in ("retreats", "flees") else Fraction() for label in moves}
        return Seen(results, losses, points, moves, steps, goes_on, pursuit)

    def _move(self, label: str) -> str:
        unit = self.battle.unit(label)
        if unit.removed:
            return "removed"
        for due in self.battle.pending:
            if due.action in MOVES and due.labels[0] == label:
                return MOVES[due.action][1]
        fighting = self.battle.fight_of(label) is not None
        if unit.has(Event.MISSED) and not fighting:
            return "falls short"
        stopped = any(line.clause in ("minis.8.3.14", "minis.8.3.17", "minis.8.3.20") for line in self.trace)
        panicked = any(each.label == label and each.result == Result.PANIC for each in self.battle.happened)
        return "stops 2 steps away" if stopped and panicked else "stays"

    def _pursuit(self, moves: dict[str, str]) -> tuple[Side, bool, Fraction, bool, int] | None:
        for due in self.battle.pending:
            if due.action in MOVES and due.labels[0] in moves:
                loser, winner = due.labels[:2]
                self.do(MOVES[due.action][0](loser, winner))
                runs_wild = any(each.action == "elephant_flees" for each in self.battle.pending)
                return None if runs_wild else self._follows(winner, loser)
        return None

    def _follows(self, winner: str, loser: str) -> tuple[Side, bool, Fraction, bool, int] | None:
        if self.battle.unit(winner).removed:
            return None
        untested = tuple(each for each in self.battle.pending if each.action != "waver")
        self.battle = replace(self.battle, pending=untested)
        for each in self.battle.units:
            if each.label not in (BLUE, RED):
                self.battle = self.battle.tell(Apart(Measure(OUT_OF_REACH, (winner, each.label))))
        duty = obligation.must_pursue(self.battle, winner, loser)
        if duty.verdict is Verdict.SILENT:
            raise Refused(duty.verdict, duty.by or "")
        if not duty.decided:
            return None
        points = self.battle.unit(winner).disorder
        ruling = self.do(Pursue(winner, loser))
        steps = next(Fraction(line.value) for line in ruling.trace if line.clause in REACHES and _number(line.value))
        caught = any(map(ruling.cites, CATCHES))
        more = self.battle.unit(winner).disorder - points
        side: Side = "A" if winner == BLUE else "B"
        return (side, duty.outcome is Duty.MUST, steps, caught, more) if steps else None

    def _steps(self, label: str) -> Fraction:
        for due in self.battle.pending:
            if due.action in MOVES and due.labels[0] == label:
                self.do(MOVES[due.action][0](*due.labels[:2]))
                break
        told = withdrawal(self.battle, label)
        whole = Fraction(self.before.unit(label).movement or 0)
        return Fraction(told.steps) if told else whole


def _number(value: object) -> bool:
    return isinstance(value, (int, Fraction)) and not isinstance(value, bool)


def _results(trace: list[Citation]) -> dict[str, tuple[str, Fraction]]:
    """The results read in the charts, the last for each unit, with R."""
    found: dict[str, tuple[str, Fraction]] = {}
    charts = CLOSE_COMBAT_RESULTS.clause, SHOOTING_RESULTS.clause
    for line in trace:
        if line.clause in charts and "R" in line.facts:
            found[str(line.facts["unit"])] = RESULTS[line.value], Fraction(line.facts["R"])  # type: ignore[arg-type]
        if line.clause == "minis.8.4.4":
            label = str(line.facts["unit"])
            found[label] = "destroyed", found[label][1]
    return found


def faces(dice: Dice, one: str = BLUE, other: str = RED) -> Faces:
    """The dice of a round as the rules ask for them; the first of two units is the case's A."""
    shown = {(name, one): [dice.a_strikes] for name in ("shot_die", "attack_die")}
    shown |= {(name, other): [dice.b_strikes] for name in ("shot_die", "attack_die")}
    shown |= {("defence_die", other): [dice.b_defends], ("defence_die", one): [dice.a_defends]}
    return Faces(shown)


def laid_out(case: Case) -> Battle:
    """A case told to the rules."""
    battle = Battle(year=case.situation.year)
    for label, unit in ((BLUE, case.a), (RED, case.b)):
        battle = _formed(battle, label, unit)
    zone, steps = ZONES[case.situation.zone], case.situation.distance
    told: list[object] = [Stands(BLUE, RED, Zone.FRONT), Stands(RED, BLUE, zone), Apart(Measure(steps, (BLUE, RED)))]
    told += [ShotApart(Measure(steps, pair)) for pair in ((BLUE, RED), (RED, BLUE))]
    if case.situation.higher:
        told.append(Higher(BLUE, RED) if case.situation.higher == "A" else Higher(RED, BLUE))
    if case.b.behind != "nothing":
        told.append(Against(RED, case.b.behind))
    if case.b.ditch and case.situation.at_the_edge:
        told.append(Against(BLUE, Terrain.DITCH.value, behind=False))
    told += [InTheClash(label, Arm.LANCE) for label in (BLUE, RED) if battle.unit(label).carries(Arm.LANCE)]
    for fact in told:
        battle = battle.tell(fact)
    return battle


def _formed(battle: Battle, label: str, unit: Unit) -> Battle:
    """The battle with a unit and the column behind it."""
    column = [label, *(f"{label} {number + 2}" for number in range(unit.supporters))]
    for each in column:
        base = _base(unit, each, ARMIES[label])
        battle = battle.put(base if each == label else replace(base, losses=0, disorder=0)).tell(InCommand(each, True))
        ground = Terrain.SPARSE_FOREST if unit.forest else Terrain.DITCH if unit.ditch else None
        battle = battle.tell(Stood(each, ground)) if ground else battle
    if unit.supporters:
        battle = battle.put_formation(Formation((tuple(column),)))
    if unit.commander:
        battle = battle.put_commander(Commander(f"{label} leader", ARMIES[label], False, Talent(unit.commander), label))
    return battle


def _base(unit: Unit, label: str, side: Army) -> Base:
    arms = {*unit.arms, *([unit.missile] if unit.missile else [])}
    traits = {
        Trait.CLOSE_COMBAT: unit.close_combat,
        Trait.FANATICS: unit.fanatic,
        Trait.BARDED: unit.barded,
    }
    return Base(
        label,
        side,
        KINDS[unit.kind],
        DENSITIES[unit.density],
        figures=unit.starting,
        losses=unit.losses,
        disorder=unit.disorder,
        attack=unit.attack,
        defence=unit.defence,
        morale=unit.morale,
        movement=unit.movement,
        arms=frozenset(ARMS.get(arm) or Arm(arm.replace(" ", "_")) for arm in arms),
        traits=frozenset(trait for trait, there in traits.items() if there),
        lacks=frozenset(trait for trait, there in traits.items() if not there),
        order=None if unit.alone else ORDERS[unit.order],
        events=frozenset({Event.RETURNED} if unit.has_shot else ()),
    )
