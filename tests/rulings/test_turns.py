"""A turn as data: legal actions, the clause against every other, and the same list giving the same game."""

from __future__ import annotations

from lexludi.rulings.dice import Dice
from lexludi.rulings.ruling import Ruling, Trace, decides
from lexludi.rulings.turns import Choice, Game


@decides
def step(trace: Trace, place: int, by: int) -> int:
    if place + by > 3:
        trace.refuse("toy.edge", place=place)
    if by == 2:
        return place + trace.roll("luck", (0, 1))
    return place + by


def act(place: int, by: int, dice: Dice) -> Ruling[int]:
    return step.rolling(dice)(place, by)


GAME: Game[int, int] = Game(act, lambda place: (1, 2, 3))


def test_every_action_is_legal_or_has_the_clause_against_it() -> None:
    assert GAME.choices(1) == (Choice(1), Choice(2), Choice(3, "toy.edge"))
    assert GAME.legal(3) == ()


def test_same_list_of_actions_gives_the_same_game_and_ends_at_the_first_refusal() -> None:
    played = GAME.play(0, [1, 2, 3, 1], Dice({("luck", ""): [1]}))
    assert [ruling.by for ruling in played] == [None, None, "toy.edge"]
    assert played == GAME.play(0, [1, 2, 3, 1], Dice({("luck", ""): [1]}))
