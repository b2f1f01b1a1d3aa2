"""Dice that are told before they are rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum

from lexludi.rulings.dice import Dice, MissingDie, Roll
from lexludi.rulings.faults import Impossible


class Pool(Dice):
    """Dice that have been told and wait for the action that asks for them."""

    def behind(self, first: Dice) -> Pool:
        """These dice behind others, which are rolled first."""
        names = dict.fromkeys((*first._faces, *self._faces))
        return Pool({name: [*first._faces.get(name, ()), *self._faces.get(name, ())] for name in names})

    def without(self, rolls: Iterable[Roll]) -> Pool:
        """What is left of them after some have been rolled."""
        left = {name: [*faces] for name, faces in self._faces.items()}
        for roll in rolls:
            left[roll.die.name, roll.die.of].pop(0)
        return Pool(left)


class Asked(StrEnum):
    """The dice an action told as past can lack."""

    TQ = "tq_check"
    SEIZURE = "seizure_die"
    MOMENTUM = "momentum_die"
    SECOND = "second_die"
    GROUP_ORDER = "group_order_die"
    MISSILE = "missile_die"
    RALLY = "rally_die"
    ESCAPE = "escape_die"


@contextmanager
def all_told() -> Iterator[None]:
    """Tell of an action of the past which of its dice has not been told."""
    try:
        yield
    except MissingDie as missing:
        die = Asked(missing.die.name)
        raise Impossible("A die is missing: {die} ({label}).", die=die, label=missing.die.of) from missing
