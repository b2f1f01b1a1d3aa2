"""How units come into close combats and leave them."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis.state import Battle
from lexludi.games.minis.troops import Side
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class Joined:
    """A unit came into close combat with an enemy."""

    one: str
    other: str
    zone: str = ""
    """The zone of the other from which it attacked; empty where it did not attack."""
    fresh: bool = True
    """Whether it has fought no round yet."""


@dataclass(frozen=True)
class Fought:
    """A round that was fought, and in which turn."""

    sides: tuple[tuple[str, ...], tuple[str, ...]]
    active: Side | None
    game_turn: int | None
    avoided: bool = False
    """Whether both sides panicked, so that nobody has won it."""
    told: bool = False
    """Whether players only said that it was fought, and not all that came of it."""

    @property
    def units(self) -> frozenset[str]:
        """Everybody who took part."""
        return frozenset(self.sides[0] + self.sides[1])


def zone_of_attack(battle: Battle, attacker: str, target: str) -> str:
    """The zone of a unit from which one of its enemies attacked it; empty where it did not attack."""
    joined = (told.zone for told in battle.told(Joined) if (told.one, told.other) == (attacker, target))
    return next(filter(None, joined), "")


def leave_fight(battle: Battle, label: str) -> Battle:
    """The battle in which a unit fights no more; its comrades fight on, one alone from where it attacked itself."""
    fight = battle.fight_of(label)
    if fight is None:
        return battle
    one, other = (tuple(each for each in side if each != label) for side in fight.sides)
    battle = battle.without_fight(fight)
    if not one or not other:
        return battle
    alone = len(one) == len(other) == 1 and label in fight.sides[0]
    zone = zone_of_attack(battle, one[0], other[0]) if alone else fight.zone
    return battle.put_fight(replace(fight, sides=(one, other), zone=zone))


def ended(battle: Battle, label: str, enemy: str) -> bool:
    """Whether rounds of two units were worked out and have ended their close combat."""
    together = any({label, enemy} <= each.units and not each.told for each in battle.told(Fought))
    fight = battle.fight_of(label)
    return together and not (fight and any(enemy in side for side in fight.sides))
