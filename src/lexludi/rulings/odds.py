"""Exact chances: the same rules run over every face of every die they ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from lexludi.rulings.dice import NO_DICE, Dice, MissingDie, Script

Answer = TypeVar("Answer")
Told = TypeVar("Told")

MOST = 20_000
"""The most ways the dice of one question may fall before it is given up."""


class TooManyWays(Exception):
    """The dice of a question can fall in more ways than are counted."""


@dataclass(frozen=True)
class Chance(Generic[Told]):
    """One outcome and how likely it is."""

    outcome: Told
    chance: Fraction


def ways(ask: Callable[[Dice], Answer], known: Dice = NO_DICE) -> Iterator[tuple[Fraction, Answer]]:
    """Every way the dice of a question can fall but for those known, with its chance and the answer it brings."""
    left: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    count = 0
    while left:
        faces, chance = left.pop()
        try:
            answer = ask(Script(faces, known))
        except MissingDie as missing:
            each = chance / len(missing.die.faces)
            left += (((*faces, face), each) for face in reversed(missing.die.faces))
            continue
        count += 1
        if count > MOST:
            raise TooManyWays(f"{MOST}+")
        yield chance, answer


def odds(ask: Callable[[Dice], Answer], tell: Callable[[Answer], Told]) -> tuple[Chance[Told], ...]:
    """The chances of what can be told of the answers, in the order they first occur."""
    found: dict[Told, Fraction] = {}
    for chance, answer in ways(ask):
        told = tell(answer)
        found[told] = found.get(told, Fraction(0)) + chance
    return tuple(Chance(told, chance) for told, chance in found.items())
