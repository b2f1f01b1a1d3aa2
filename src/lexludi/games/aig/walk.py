"""A move under way: its steps, what the enemy does meanwhile, what has been paid and suffered."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from itertools import takewhile

from lexludi.games.aig.battle import Battle
from lexludi.games.aig.checks import Check, tq_check
from lexludi.games.aig.facing import Checked, in_disorder
from lexludi.games.aig.losses import breaks, losses_of
from lexludi.games.aig.meanwhile import Fire, Plan
from lexludi.games.aig.pieces import Leader, State, Unit
from lexludi.games.aig.readings.facing import DISORDER_MOVE, DisorderMove
from lexludi.rulings.measures import at_most
from lexludi.rulings.ruling import Count, Fact, Trace, decides
from lexludi.rulings.values import replace
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.hexes import Hex, Vertex

IN_DISORDER = 6
"""The movement points of disordered cavalry."""


class Fate(StrEnum):
    """What becomes of a unit that is not merely beaten."""

    ELIMINATED = "eliminated"


class Shots(StrEnum):
    """What becomes of the fire in a move."""

    TOLD = "told"
    """Who returns it and how that ends has been told."""
    TRIED = "tried"
    """It is only asked whether it is allowed."""
    ROLLED = "rolled"
    """It is rolled for by chapter 9, and so is the return fire."""


@dataclass(frozen=True)
class Move:
    """The move of one piece, step by step."""

    label: str
    steps: Plan
    shots: Shots = Shots.TOLD
    spent: int = 0
    """The movement points it has spent before, where it goes on after a halt."""


@dataclass(frozen=True)
class Moved(Checked):
    """What a move came to."""

    points: int = 0
    path: tuple[Stance, ...] = ()
    fired: bool = False
    fled: bool = False
    """Whether it was a flight."""


@dataclass
class Walk:
    """The running account of one move."""

    trace: Trace
    battle: Battle
    case: Move
    limit: int
    spent: int = 0
    path: list[Stance] = field(default_factory=list)
    checks: list[tuple[str, Check]] = field(default_factory=list)
    losses: dict[str, int] = field(default_factory=dict)
    goes_on: bool = False
    """Whether it is to enter another hex after the present one."""
    fired: bool = False
    postponed: int = 0
    """Emergency turns whose checks come at the end."""
    disordered: bool = False
    """Whether it has become disordered on the way."""

    @property
    def piece(self) -> Unit | Leader:
        """The piece as it is now."""
        return self.battle.piece(self.case.label)

    @property
    def unit(self) -> Unit:
        """The same, which must be a unit."""
        return self.battle.unit(self.case.label)

    @property
    def routed(self) -> bool:
        """Whether it routs, which ends its move."""
        return self.piece.has(State.ROUTED)

    def hit(self, label: str, hits: int) -> None:
        """Put cohesion hits on a unit, which may rout by them."""
        unit = self.battle.unit(label).hit(hits)
        self.count(label, hits)
        routs = not unit.has(State.ROUTED) and breaks(self.trace, unit)
        self.battle = self.battle.put(unit.marked(State.ROUTED) if routs else unit)

    def count(self, label: str, hits: int) -> None:
        """State how many cohesion hits a unit has taken so far."""
        self.losses[label] = self.losses.get(label, 0) + hits
        self.trace.subtotal("aig.2.4.cohesion-loss", self.losses[label], losses_of(label), unit=label)

    def holds(self, points: int, spot: Hex) -> None:
        """Leave open whether cavalry that has become disordered on the way still makes a step."""
        if self.disordered and self.spent + points > IN_DISORDER:
            too_far = at_most(self.spent + points, IN_DISORDER, *self.way_to(spot))
            self.trace.silent("aig.7.3.2.move", unit=self.case.label, movement_point=too_far)

    def stand(self, stance: Stance) -> None:
        """Put the piece elsewhere, or turn it."""
        self.battle = self.battle.put(replace(self.piece, stance=stance).marked(State.MOVED))
        self.path.append(stance)

    def way_to(self, spot: Hex) -> tuple[str, str]:
        """From where to where it goes as far as a hex."""
        return self.path[0].place, spot.number

    def points_to(self, spot: Hex) -> Fact:
        """The movement points it would have spent in a hex, of those it has."""
        return at_most(self.spent, self.limit, *self.way_to(spot))

    @property
    def mixed(self) -> bool:
        """Whether its steps are both turns and hexes."""
        return {Hex, Vertex} <= {type(step) for step in self.case.steps}

    def pay(self, points: int) -> bool:
        """Spend movement points, unless there are not enough."""
        self.spent += points
        return self.spent <= self.limit


@decides
def allowance(trace: Trace, piece: Unit | Leader) -> int:
    """The movement points a piece has for one move."""
    if isinstance(piece, Leader):
        trace.cite("aig.4.1.move.same", leader=piece.label)
        if piece.has(State.BANNER):
            return trace.cite("aig.4.1.move.banner", 6, leader=piece.label)
        return trace.cite("aig.4.1.move.plain", 8, leader=piece.label)
    if not in_disorder(piece):
        trace.cite("aig.2.2.1.movement", unit=piece.label, movement_allowance=piece.allowance)
        return piece.allowance
    trace.cite("aig.2.4.disorder-limits", unit=piece.label)
    reading = trace.reading(DISORDER_MOVE)
    if reading is DisorderMove.AT_MOST_SIX and piece.allowance < IN_DISORDER:
        trace.cite("aig.7.3.2.move", unit=piece.label, movement_allowance=piece.allowance)
        return piece.allowance
    return trace.cite("aig.7.3.2.move", IN_DISORDER, unit=piece.label)


def as_planned(trace: Trace, battle: Battle, case: Move) -> None:
    """A plan is carried out as it was laid down, even where a turn in it has become an emergency turn."""
    plan = battle.now.plan(case.label)
    if plan in (None, case.steps):
        return
    kept = len([*takewhile(lambda pair: pair[0] == pair[1], zip(plan, case.steps, strict=False))])
    shots = [step for step in plan[:kept] if isinstance(step, Fire)]
    if any(battle.now.answer(shot.target, case.label) for shot in shots) and isinstance((*plan, None)[kept], Vertex):
        trace.refuse("aig.6.5.example", unit=case.label)
    trace.refuse("aig.6.5.plan", unit=case.label)


def checked(trace: Trace, unit: Unit, case: Move) -> Check:
    """The TQ check of a unit in a move; where a move is only tried it is passed."""
    return Check.PASSED if case.shots is Shots.TRIED else trace.take(tq_check, unit, 0)


def points_of(label: str) -> Count:
    """The movement points a piece spends."""
    return Count("movement_point", label)


def totals(account: Walk) -> None:
    """State what the move came to in movement points."""
    trace, label = account.trace, account.case.label
    facts: dict[str, Fact] = {"unit": label, "movement_allowance": account.limit + account.case.spent}
    if account.mixed:
        trace.total("aig.6.3.2.mix", account.spent, points_of(label), **facts)
    elif any(isinstance(step, Hex) for step in account.case.steps):
        trace.total("aig.6.2.pay", account.spent, points_of(label), **facts)
    elif account.spent:
        trace.total("aig.6.3.1.cost", account.spent, points_of(label), **facts)
