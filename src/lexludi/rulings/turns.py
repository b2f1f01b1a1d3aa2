"""A turn as plain data: actions put to the rules one after another, and those open at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from lexludi.rulings.dice import NO_DICE, Dice, MissingDie
from lexludi.rulings.ruling import Ruling

State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True)
class Choice(Generic[Action]):
    """An action that can be named now, and the clause against it, if there is one."""

    action: Action
    against: str | None = None
    """The clause that refuses it or leaves it open; None where it is legal."""


@dataclass(frozen=True)
class Game(Generic[State, Action]):
    """The one door to a book that has a turn."""

    act: Callable[[State, Action, Dice], Ruling[State]]
    """Put one action to the rules; the outcome is the state after it."""
    actions: Callable[[State], Iterable[Action]]
    """Every action that can be named in a state, legal or not."""

    def choices(self, state: State) -> tuple[Choice[Action], ...]:
        """Every action that can be named, each legal or with the clause against it."""
        return tuple(Choice(action, self.against(state, action)) for action in self.actions(state))

    def legal(self, state: State) -> tuple[Action, ...]:
        """The actions open now."""
        return tuple(choice.action for choice in self.choices(state) if choice.against is None)

    def play(self, state: State, actions: Iterable[Action], dice: Dice = NO_DICE) -> tuple[Ruling[State], ...]:
        """The rulings of a list of actions, up to the first that is not legal; the same list gives the same game."""
        rulings: list[Ruling[State]] = []
        for action in actions:
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
