"""Facts of the table that cannot both be so: told twice with two values, nothing having happened in between."""

from __future__ import annotations

from functools import singledispatch

from lexludi.games.minis.facts import (
    Apart,
    FarSide,
    Foremost,
    Higher,
    ImpliedRange,
    InCommand,
    Sees,
    ShotApart,
    Stands,
    Stood,
    Touches,
)
from lexludi.games.minis.state import Battle
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure, Origin
from lexludi.rulings.values import replace

Measured = Apart | ShotApart | FarSide | Foremost


def tell(battle: Battle, fact: object) -> Battle:
    """The battle with something more told of the table, which must not be told otherwise already; what both players
    agree on takes the place of what one of them told."""
    others = [told for told in battle.facts if _kind(told) is _kind(fact) and _about(told) == _about(fact) is not None]
    if isinstance(fact, ImpliedRange) and others:
        return battle
    if all(isinstance(told, ImpliedRange) for told in others) or (
        isinstance(fact, Measured) and fact.measure.origin is Origin.AGREED
    ):
        battle = replace(battle, facts=tuple(told for told in battle.facts if told not in others))
        return battle.tell(fact)
    for told in others:
        if told != fact:
            _differ(told, fact)
    return battle.tell(fact)


def _kind(fact: object) -> type[object]:
    """What a fact is, told or implied."""
    return ShotApart if isinstance(fact, ShotApart) else type(fact)


@singledispatch
def _about(fact: object) -> object:
    """What a fact is about; None of one that may be told again in other words."""
    return None


@_about.register
def _(fact: Apart) -> object:
    return frozenset(fact.measure.between)


@_about.register
def _(fact: ShotApart | FarSide) -> object:
    return fact.measure.between


@_about.register
def _(fact: Foremost) -> object:
    return fact.side


@_about.register
def _(fact: Stands) -> object:
    return fact.of, fact.other


@_about.register
def _(fact: Higher | Touches) -> object:
    return frozenset((fact.one, fact.other))


@_about.register
def _(fact: Stood | InCommand) -> object:
    return fact.label


@_about.register
def _(fact: Sees) -> object:
    return fact.one, fact.other


@singledispatch
def _differ(told: object, fact: object) -> None:
    """Refuse a fact that was told otherwise."""


@_differ.register
def _(told: Apart | ShotApart | FarSide, fact: Apart | ShotApart | FarSide) -> None:
    _numbers(told.measure, fact.measure, *told.measure.between)


@_differ.register
def _(told: Foremost, fact: Foremost) -> None:
    said = "The front line of {side} is said to be {told} and {steps} steps from its camp; only one can be so."
    raise Impossible(said, side=told.side, told=told.measure.number, steps=fact.measure.number)


@_differ.register
def _(told: Stands, fact: Stands) -> None:
    if not told.zone.is_like(fact.zone):
        said = "{other} is said to stand in the {told} and in the {zone} of {of}; only one can be so."
        raise Impossible(said, other=told.other, told=told.zone, zone=fact.zone, of=told.of)


@_differ.register
def _(told: Stood, fact: Stood) -> None:
    said = "{label} is said to stand on two kinds of ground: {told}, and {terrain}. Say which."
    raise Impossible(said, label=told.label, told=told.terrain, terrain=fact.terrain)


@_differ.register
def _(told: Higher, fact: Higher) -> None:
    if told.one != fact.one:
        raise Impossible("Both {one} and {other} are said to stand higher. Say which.", one=told.one, other=fact.one)


@_differ.register
def _(told: InCommand, fact: InCommand) -> None:
    raise Impossible("{label} is said to be in command and out of command. Say which.", label=told.label)


@_differ.register
def _(told: Sees, fact: Sees) -> None:
    said = "It is said that {one} sees {other}, and that it does not. Say which."
    raise Impossible(said, one=told.one, other=told.other)


@_differ.register
def _(told: Touches, fact: Touches) -> None:
    same = told == fact or (told.own, told.its, told.steps) == (fact.its, fact.own, fact.steps)
    if not same:
        said = "{one} and {other} are said to touch in two ways. Say which."
        raise Impossible(said, one=told.one, other=told.other)


def _numbers(told: Measure, fact: Measure, one: str, other: str) -> None:
    if told.number != fact.number:
        said = "{one} and {other} are said to be {told} and {steps} steps apart; only one can be so."
        raise Impossible(said, one=one, other=other, told=told.number, steps=fact.number)
