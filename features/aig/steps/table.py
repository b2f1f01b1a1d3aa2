"""What has been said about the battle, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from lexludi.examples.phrases import Case, Phrases
from lexludi.games.aig.actions import (
    Action,
    Activate,
    CarryOut,
    Commit,
    CutIn,
    EndOrders,
    Fight,
    Finish,
    Flee,
    GroupOrder,
    Individual,
    LetPass,
    MoveTo,
    RideBy,
    RideByExchange,
    RoutMove,
    Seize,
    TryMomentum,
)
from lexludi.games.aig.activation import Standing, begin
from lexludi.games.aig.battle import After, Battle
from lexludi.games.aig.command import DOUBLE, reached
from lexludi.games.aig.facing import Checked
from lexludi.games.aig.meanwhile import Loosed, Meanwhile, Plan, Step
from lexludi.games.aig.pieces import Leader, State, Unit, Value
from lexludi.games.aig.sequence import AIG, play_all
from lexludi.games.aig.turn import Phase, Turn
from lexludi.games.aig.walk import Moved
from lexludi.games.aig.zones import zoi_of
from lexludi.rulings.dice import NO_DICE, Dice
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Rule, Ruling, Trace, Verdict
from lexludi.rulings.turns import Game
from lexludi.rulings.values import replace
from lexludi.space.hex.board import Board
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.hexes import Hex, Vertex
from lexludi.space.hex.position import Side

from .dice import Pool, all_told
from .kinds import KINDS

Ended = TypeVar("Ended", bound=After)
Came = TypeVar("Came")
Told = TypeVar("Told")
Given = ParamSpec("Given")
FACES = (State.UNACTIVATED, State.ACTIVE, State.FINISHED)
"""What a leader counter shows; one of them says that it is none of the others."""
Highlight = tuple[str, tuple[Hex, ...]]
ANSWERS = (Seize, LetPass, Activate, CutIn)
"""What is not done by the leader who waits for the passive side."""


STANDING = (
    "play goes on with: {phase}",
    "{leader} is acting",
    "next to be activated: {labels}",
    "both sides roll to break the tie next",
    "must flee at once: {units}",
    "leaders an enemy has come near: {leaders}",
)
"""What is told to somebody who asks who is due."""


@dataclass
class Table(Case):
    """What has been said about the battle."""

    battle: Battle = Battle()
    progress: Turn | None = None
    """The game turn, once something has been done in it; its battle is the one above."""
    begun: Mapping[str, Any] = field(default_factory=dict)
    """What has been said of the game turn before anything was done in it."""
    dice: Dice = field(default_factory=lambda: Pool())
    pool: Pool = field(init=False)
    """The dice whose faces have been said and that no action has asked for yet."""

    def __post_init__(self) -> None:
        self.pool = self.dice if isinstance(self.dice, Pool) else Pool()

    @property  # type: ignore[misc]  # it is put together of what has been said
    def state(self) -> Turn:
        """The game turn as it stands."""
        return self.turn

    @state.setter
    def state(self, turn: Turn | None) -> None:
        if turn is not None:
            self.progress, self.battle = turn, turn.battle

    @property
    def turn(self) -> Turn:
        """The game turn as it stands."""
        if self.progress:
            return self.progress.changed(battle=self.battle)
        return begin.played(NO_DICE, self.readings)(self.battle).outcome.changed(**self.begun)

    def trace(self) -> Trace:
        """A trace with the readings of the table, to look something up by."""
        return Trace(chosen=self.readings)

    def say(self, **facts: object) -> None:
        """Say something of the game turn; pieces that are named later take part in it as well."""
        if self.progress:
            self.progress = self.turn.changed(**facts)
        else:
            self.begun = {**self.begun, **facts}

    @property
    def after(self) -> Battle:
        """The battle as the ruling leaves it."""
        return self.outcome(Turn, After).battle

    @property
    def shots(self) -> tuple[Loosed, ...]:
        """The shots the ruling comes to."""
        return self.after.now.shots[len(self.battle.now.shots) :]

    def announce(self, now: Meanwhile) -> None:
        """Say something of what happens in this activation beside the orders."""
        self.battle = replace(self.battle, now=now)

    def left(self, label: str) -> Unit | Leader | None:
        """A piece as the ruling leaves it; none if it has been eliminated."""
        self.battle.piece(label)
        return next((piece for piece in self.after.pieces if piece.label == label), None)

    def unchanged(self) -> object:
        """The same turn; or the same battle, nothing spent, no check."""
        found = self.ruling.outcome
        if isinstance(found, Standing):
            return None
        if isinstance(found, Turn):
            # A new order phase is news, even the next one of the same leader, and so is another roll for a tie.
            news = found.taken != self.turn.taken or self.ruling.cites("aig.3.1.tie-reroll")
            return self.turn.changed(phase=Phase.SEIZURE) if news else self.turn
        if type(found) is Checked:
            # The shot is part of the question.
            return Checked(replace(self.battle, now=found.battle.now))
        return type(found)(self.battle) if isinstance(found, After) else None

    def worth_telling(self, template: str, values: Mapping[str, object]) -> bool:
        """Not which sides of his counter a leader does not show, nor a state a unit is said to come into."""
        if isinstance(self.ruling.outcome, Standing):
            return template in STANDING
        if template == "{label} is not: {state}":
            return values["state"] not in FACES
        if template == "{label} is now: {state}":
            return self.battle.is_leader(str(values["label"])) or values["state"] in (State.MOVED, State.ACTIVATED)
        return template != "order phases taken by {leader}: {number}" or values["number"] != 1

    def act(self, game: Game[Any, Any], action: Action, dice: Dice) -> Ruling[Turn]:
        """Put an action to the rules; one told as past uses up its dice, a question is drawn."""
        if dice is not self.dice:
            return self._happen(game, action, dice)
        if not isinstance(action, ANSWERS):
            self.unanswered()
        ruling: Ruling[Turn] = super().act(game, action, dice)
        self._draw(ruling, action)
        return ruling

    def _happen(self, game: Game[Any, Any], action: Action, dice: Dice) -> Ruling[Turn]:
        """An action told as past, with its own dice and those that have been told before."""
        if isinstance(action, LetPass) and not self._contested():
            return Ruling(Verdict.DECIDED, (), self.turn)
        if isinstance(action, TryMomentum | Finish):
            self.follow_to(Phase.MOMENTUM, action.leader)
        elif not isinstance(action, ANSWERS):
            self.unanswered()
        thrown = self.pool.behind(dice)
        with all_told():
            ruling: Ruling[Turn] = super().act(game, action, thrown)
        self._keep(thrown.without(ruling.rolls) if ruling.decided else self.pool)
        return ruling

    def _contested(self) -> bool:
        """Whether the passive side may answer; where nobody can seize, play has gone on already."""
        begun = self.turn.orders if self.turn.phase is Phase.ORDERS else None
        gained = begun and (begun.seized_from or self.turn.order_phases(begun.leader) > 1)
        return begun is None or begun.issued or not gained

    def ask(self, *actions: Action) -> Ruling[Turn]:
        """Put several actions to the rules, one after another, as one question."""
        if not isinstance(actions[0], ANSWERS):
            self.unanswered()
        ruling = self.decide(play_all, self.turn, actions)
        self._draw(ruling, actions[0])
        return ruling

    def _draw(self, ruling: Ruling[Turn], action: Action) -> None:
        """Draw what an action came to, and what its order reaches."""
        if (way := _way(action)) and self._bar(ruling, *way):
            return
        changed = ruling.decided and ruling.outcome.battle != self.battle
        self.draw(*self._command(action), after=ruling.outcome.battle if changed else None)

    def _command(self, action: Action) -> tuple[Highlight, ...]:
        """How far the active leader's orders reach, and the enemy ZOI that may stop them, if an order is the question."""
        leader = self.turn.acting
        if not isinstance(action, Individual | GroupOrder | Commit) or leader is None or self.battle.map is None:
            return ()
        if leader.command_range is None:
            return ()
        times = DOUBLE if isinstance(action, GroupOrder) else 1
        return self.range_of(leader.label, times), self.zoi(leader.side.enemy)

    def roll(self, name: str, face: int, of: str = "") -> None:
        """Say what a die shows; the next action that asks for it, past or in question, is given it."""
        self.pool.put(name, face, of)

    def _keep(self, pool: Pool) -> None:
        """Go on with the dice that are left."""
        if self.dice is self.pool:
            self.dice = pool
        self.pool = pool

    def follow(self, *actions: Action) -> None:
        """Go on from actions that are part of the situation."""
        if not isinstance(actions[0], ANSWERS):
            self.unanswered()
        self.progress = self._past(play_all, self.turn, actions)
        self.battle = self.progress.battle

    def pass_over(self, rule: Rule[[Battle, Told], Ended], told: Told) -> None:
        """Go on from something else that has happened on the battlefield; whoever routs by it must flee."""
        after = self.turn.routing(self._past(rule, self.battle, told).battle)
        self.battle = after.battle
        if after.fleeing:
            self.say(fleeing=after.fleeing)

    def _past(self, rule: Rule[Given, Came], /, *args: Given.args, **kwargs: Given.kwargs) -> Came:
        """What a rule gave that was applied before; the dice it was given are used up."""
        with all_told():
            ruling = rule.played(self.pool, self.readings)(*args, **kwargs)
        came = self.happened(ruling)
        self._keep(self.pool.without(ruling.rolls))
        return came

    def unanswered(self) -> None:
        """Let the passive side pass where it could answer, since the leader is told to go on."""
        if self.turn.phase is Phase.SEIZURE:
            self.follow(LetPass())

    def follow_to(self, phase: Phase, leader: str) -> None:
        """Go on to a later step of the order phase of the active leader, of which nothing more is said."""
        self.unanswered()
        ended = EndOrders(leader, untold=True)
        if self.turn.orders is None or self.turn.orders.leader != leader:
            self.follow(ended)
        steps: tuple[tuple[Phase, Action], ...] = ((Phase.ORDERS, ended), (Phase.MELEE, Fight()))
        for step, action in steps:
            if self.turn.phase is step is not phase:
                self.follow(action)

    def show(self, ruling: Ruling[Ended], label: str = "", steps: Iterable[Step] = ()) -> Ruling[Ended]:
        """Draw what a rule over the battle came to, for one that moves how far it gets, and hand its ruling on."""
        if not ruling.decided:
            if not label or not self._bar(ruling, label, steps):
                self.draw()
            return ruling
        path = ruling.outcome.path if isinstance(ruling.outcome, Moved) else ()
        changed = ruling.outcome.battle != self.battle
        self.draw(after=ruling.outcome.battle if changed else None, path=path if len(path) > 1 else ())
        return ruling

    def _bar(self, ruling: Ruling[Any], label: str, steps: Iterable[Step]) -> bool:
        """Draw a piece that may not enter a hex on its way, as far as it would get; False if no such hex is named."""
        hexes = ruling.trace[-1].facts.get("hex") if ruling.verdict is Verdict.REFUSED else None
        if self.battle.map is None or not isinstance(hexes, str):
            return False
        path = [self.battle.piece(label).placed]
        for step in steps:
            if isinstance(step, Hex) and step.number == hexes:
                self.scene = Board.of(Frame(self.battle.position, path=tuple(path), barred=step))
                return True
            if isinstance(step, Hex):
                path.append(Stance((step,), path[-1].facing))
            elif isinstance(step, Vertex):
                path.append(Stance((path[-1].left,), step))
        return False

    def enemies(self, unit: str, enemy: str) -> None:
        """Make sure that two pieces are enemies."""
        if self.battle.piece(unit).side is self.battle.piece(enemy).side:
            raise Impossible("{enemy} is not an enemy of {label}.", enemy=enemy, label=unit)

    def pieces(self) -> Iterable[str]:
        """The units and leaders spoken of."""
        return (piece.label for piece in self.battle.pieces)

    def place(self, *pieces: Unit | Leader) -> None:
        """Put new pieces on the table; each needs a name of its own."""
        for piece in pieces:
            if piece.label in self.pieces():
                raise Impossible("Two pieces are called {label}; give each its own name.", label=piece.label)
            value, number = (Value.TQ, piece.tq) if isinstance(piece, Unit) else (Value.INITIATIVE, piece.initiative)
            if number is not None and number < 0:
                raise Impossible("{label}: the value “{value}” cannot be less than 0.", label=piece.label, value=value)
            self.battle = self.battle.put(piece)

    def change(self, piece: Unit | Leader) -> None:
        """Say something more of a piece."""
        self.battle = self.battle.put(piece)

    def zoi(self, side: Side) -> Highlight:
        """The ZOI of a side, to be shown."""
        return "zoi", tuple(sorted(zoi_of(self.battle, side)))

    def range_of(self, leader: str, times: int = 1) -> Highlight:
        """The command range of a leader, to be shown."""
        return "command_range", reached(self.trace(), self.battle, self.battle.leader(leader), times)

    def draw(self, *highlights: Highlight, after: Battle | None = None, path: tuple[Stance, ...] = ()) -> None:
        """Show the board, where one is spoken of: as it is, or before and after."""
        battle = self.battle
        if battle.map is None:
            return

        def frames() -> Iterator[Frame]:
            yield Frame(battle.position, highlights)
            if after is not None:
                yield Frame(after.position, path=path)

        self.scene = Board(frames)


phrases = Phrases(Table, kinds=KINDS, scenes=(Board,), game=AIG)


def with_hits(unit: Unit, hits: int) -> Unit:
    """A unit with so many cohesion hits."""
    if hits < 0:
        raise Impossible("{label} cannot have fewer than 0 cohesion hits.", label=unit.label)
    return replace(unit, hits=hits)


def _way(action: Action) -> tuple[str, Plan] | None:
    """Who goes where by an action."""
    match action:
        case CarryOut(label, route) | Flee(label, route) | RoutMove(label, route):
            return label, route
        case RideBy(label, route, _, rest) | RideByExchange(label, route, _, rest):
            return label, (*route, *rest)
        case MoveTo(label, goal):
            return label, (goal,)
    return None
