"""A turn as plain data: actions put to the rules one after another, and those open at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from lexludi.rulings.dice import NO_DICE, Dice, MissingDie, Roll
from lexludi.rulings.faults import Impossible
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.rulings.ruling import Rule, Ruling, Trace, decides

State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True)
class Choice(Generic[Action]):
    """An action that can be named now, and the clause against it, if there is one."""

    action: Action
    against: str | None = None
    """The clause that refuses it or leaves it open; None where it is legal."""
    missing: Impossible | None = None
    """Why it cannot be judged, where it cannot be or too little has been told."""


@dataclass(frozen=True)
class Done(Generic[Action]):
    """An action that was taken, with the dice that were rolled for it."""

    action: Action
    rolls: tuple[Roll, ...] = ()


@dataclass(frozen=True)
class ActionKind(Generic[State, Action]):
    """One kind of action of a game: its type, the rule that judges it, and those that can be named in a state."""

    action: type[Action]
    """A frozen dataclass of plain values."""
    rule: Rule[[State, Action], State]
    """It gives the state after the action."""
    named: Callable[[State], Iterable[Action]]
    """Every action of this kind that can be named, legal or not."""


@dataclass(frozen=True)
class Game(Generic[State, Action]):
    """The one door to a book that has a turn."""

    act: Callable[[State, Action, Dice], Ruling[State]]
    """Put one action to the rules; the outcome is the state after it."""
    actions: Callable[[State], Iterable[Action]]
    """Every action that can be named in a state, legal or not."""
    kinds: tuple[ActionKind[State, Any], ...] = ()
    """The kinds of actions it is made of, where it is made of kinds."""

    @classmethod
    def of(cls, *kinds: ActionKind[State, Any], chosen: Chosen = THIS_EDITION) -> Game[State, Action]:
        """The game made of some kinds of actions, under the readings a table chose."""
        rules = {kind.action: kind.rule for kind in kinds}
        types = [kind.action for kind in kinds]
        if twice := [each for each in types if types.count(each) > 1]:
            raise TypeError(f"{twice[0].__name__} is there twice; give each kind of action a type of its own")

        @decides
        def judge(trace: Trace, state: State, action: Action) -> State:
            if type(action) not in rules:
                raise TypeError(f"{type(action).__name__} is no action of this game; give it an ActionKind")
            return trace.take(rules[type(action)], state, action)

        def act(state: State, action: Action, dice: Dice) -> Ruling[State]:
            return judge.played(dice, chosen)(state, action)

        def actions(state: State) -> Iterator[Action]:
            for kind in kinds:
                yield from kind.named(state)

        return cls(act, actions, kinds)

    def under(self, chosen: Chosen) -> Game[State, Action]:
        """The same game under the readings a table chose."""
        if not self.kinds:
            raise TypeError("this game is not made of kinds of actions; make it with Game.of(…)")
        return Game.of(*self.kinds, chosen=chosen)

    def choices(self, state: State) -> tuple[Choice[Action], ...]:
        """Every action that can be named, each legal, with the clause against it, or with what must be told first."""
        return tuple(self._choice(state, action) for action in self.actions(state))

    def _choice(self, state: State, action: Action) -> Choice[Action]:
        try:
            return Choice(action, self.against(state, action))
        except Impossible as missing:
            return Choice(action, missing=missing)

    def legal(self, state: State) -> tuple[Action, ...]:
        """The actions open now."""
        return tuple(choice.action for choice in self.choices(state) if not choice.against and not choice.missing)

    def play(self, state: State, actions: Iterable[Action], dice: Dice = NO_DICE) -> tuple[Ruling[State], ...]:
        """The rulings of a list of actions, up to the first that is not legal; the same list gives the same game."""
        return self._in_turn(state, ((action, dice) for action in actions))

    def replay(self, state: State, script: Iterable[Done[Action]]) -> tuple[Ruling[State], ...]:
        """As `play`, each action with the dice that were rolled for it."""
        return self._in_turn(state, ((done.action, Dice.showing(done.rolls)) for done in script))

    def _in_turn(self, state: State, actions: Iterable[tuple[Action, Dice]]) -> tuple[Ruling[State], ...]:
        rulings: list[Ruling[State]] = []
        for action, dice in actions:
            rulings.append(self.act(state, action, dice))
            if not rulings[-1].decided:
                break
            state = rulings[-1].outcome
        return tuple(rulings)

    def against(self, state: State, action: Action) -> str | None:
        """The clause against an action; one that comes to the rolling of dice is legal."""
        try:
            return self.act(state, action, NO_DICE).by
        except MissingDie:
            return None
