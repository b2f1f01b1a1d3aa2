"""A turn as data: legal actions, the clause against every other, and the same list giving the same game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import pytest

from lexludi.rulings.dice import Dice, Die, Lowest, MissingDie, Roll
from lexludi.rulings.faults import Impossible
from lexludi.rulings.readings import Chosen, setting
from lexludi.rulings.ruling import Ruling, Trace, Verdict, decides
from lexludi.rulings.turns import ActionKind, Choice, Done, Game


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


def test_action_of_which_too_little_is_told_is_listed_with_what_is_missing_and_is_not_legal() -> None:
    fault = Impossible("How far does {label} step? Say it.", label="A")

    def asks(place: int, by: int, dice: Dice) -> Ruling[int]:
        if by == 3:
            raise fault
        return act(place, by, dice)

    game: Game[int, int] = Game(asks, lambda place: (1, 3))
    assert game.choices(1) == (Choice(1), Choice(3, missing=fault))
    assert game.legal(1) == (1,)


def test_same_list_of_actions_gives_the_same_game_and_ends_at_the_first_refusal() -> None:
    played = GAME.play(0, [1, 2, 3, 1], Dice({("luck", ""): [1]}))
    assert [ruling.by for ruling in played] == [None, None, "toy.edge"]
    assert played == GAME.play(0, [1, 2, 3, 1], Dice({("luck", ""): [1]}))


class Edge(StrEnum):
    NEAR = "near"
    FAR = "far"


EDGE = setting(Edge.NEAR, "toy.edge")
LUCK = Die("luck", (0, 1))


@dataclass(frozen=True)
class Walk:
    by: int


@dataclass(frozen=True)
class Leap:
    pass


@decides
def walk(trace: Trace, place: int, action: Walk) -> int:
    if place + action.by > (3 if trace.reading(EDGE) is Edge.NEAR else 6):
        trace.refuse("toy.edge", place=place)
    return place + action.by


@decides
def leap(trace: Trace, place: int, action: Leap) -> int:
    return trace.take(walk, place, Walk(1 + trace.roll("luck", LUCK.faces)))


def walks(place: int) -> Iterable[Walk]:
    return (Walk(1), Walk(3))


def leaps(place: int) -> Iterable[Leap]:
    return (Leap(),)


KINDS = (ActionKind(Walk, walk, walks), ActionKind(Leap, leap, leaps))
MADE: Game[int, Walk | Leap] = Game.of(*KINDS)


def test_game_made_of_kinds_puts_each_action_to_the_rule_of_its_type() -> None:
    assert MADE.act(0, Walk(2), Dice()).outcome == 2
    assert MADE.act(0, Leap(), Dice({("luck", ""): [1]})).outcome == 2
    assert MADE.choices(2) == (Choice(Walk(1)), Choice(Walk(3), "toy.edge"), Choice(Leap()))


def test_game_is_played_under_the_readings_a_table_chose() -> None:
    other = MADE.under(Chosen().choosing(Edge.FAR))
    assert (MADE.act(2, Walk(3), Dice()).by, other.act(2, Walk(3), Dice()).outcome) == ("toy.edge", 5)
    assert other.legal(2) == (Walk(1), Walk(3), Leap())
    assert other.under(Chosen()).legal(2) == MADE.legal(2)
    ruling = other.act(2, Walk(1), Dice())
    assert ruling.readings == ((EDGE, Edge.FAR),)


def test_script_of_actions_with_their_dice_gives_the_same_game_every_time() -> None:
    script = [Done(Leap(), (Roll(LUCK, 1),)), Done(Leap(), (Roll(LUCK, 0),)), Done(Walk(1)), Done(Walk(1))]
    played = MADE.replay(0, script)
    assert [ruling.held for ruling in played] == [2, 3, None]
    assert played[-1].verdict is Verdict.REFUSED
    assert played == MADE.replay(0, script)


def test_script_that_lacks_a_die_asks_for_it() -> None:
    with pytest.raises(MissingDie, match="luck"):
        MADE.replay(0, [Done(Leap())])


def test_lowest_dice_show_what_is_known_and_else_the_first_face() -> None:
    assert MADE.act(0, Leap(), Lowest()).rolls == (Roll(LUCK, 0),)
    assert MADE.act(0, Leap(), Lowest(Dice.showing([Roll(LUCK, 1)]))).rolls == (Roll(LUCK, 1),)


def test_two_kinds_of_one_type_are_refused() -> None:
    with pytest.raises(TypeError, match="Walk is there twice; give each kind of action a type of its own"):
        Game.of(KINDS[0], *KINDS)


def test_action_of_no_kind_is_told_by_its_type() -> None:
    with pytest.raises(TypeError, match="Leap is no action of this game; give it an ActionKind"):
        Game.of(KINDS[0]).act(0, Leap(), Dice())


def test_game_of_no_kinds_has_no_readings_to_choose() -> None:
    with pytest.raises(TypeError, match=r"make it with Game\.of"):
        GAME.under(Chosen())
