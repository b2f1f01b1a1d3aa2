"""How a piece can shoot at a target: sight, range, what it throws and its hit chance (15.2 to 15.4)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import artillery, fortifications, gunnery, targets
from lexludi.games.minis.gunnery import HitRoll, Missile
from lexludi.games.minis.state import Battle
from lexludi.games.minis.weapons import Power
from lexludi.rulings.number import Number
from lexludi.rulings.ruling import Count, Trace, decides


@dataclass(frozen=True)
class Laid:
    """How a piece shoots at a target."""

    piece: str
    missile: Missile
    shooting: Number
    piercing: Number
    chance: int | None
    """The highest face of the d20 that hits; None where no roll is needed."""
    shelter: Number
    """What a barrier adds to the defence of the target."""


@dataclass(frozen=True)
class Rolled:
    """The hit roll of a piece."""

    piece: str
    result: HitRoll


def aim(trace: Trace, battle: Battle, piece: str, target: str) -> tuple[Power, bool]:
    """How hard a piece strikes a target at which it may shoot, and whether it sees that target."""
    battle.enemies(piece, target)
    artillery.in_service(trace, battle, piece)
    trace.cite("minis.15.2.1", artillery=piece, target=target)
    targets.in_sight(trace, battle, piece, target)
    seen = targets.sees(trace, battle, piece, target)
    return artillery.power(trace, battle, piece, targets.distance(trace, battle, piece, target)), seen


@decides
def lay(trace: Trace, battle: Battle, piece: str, target: str) -> Laid:
    """How a piece can shoot at a target."""
    power, seen = aim(trace, battle, piece, target)
    missile, counts = Missile(power.missile or ""), (Count("barrier", target),)
    chance = gunnery.chance_of(trace, battle, piece, target, missile=missile, seen=seen)
    shelter = fortifications.shelter(trace, battle, target, counts, enemy=piece, missile=missile)
    shooting = trace.cite(power.clause, power.shooting, artillery=piece)
    piercing = trace.cite(power.clause, power.piercing, artillery=piece)
    return Laid(piece, missile, shooting, piercing, chance, shelter)


@decides
def roll_to_hit(trace: Trace, battle: Battle, piece: str, target: str) -> Rolled:
    """The hit roll of a piece against a target."""
    power, seen = aim(trace, battle, piece, target)
    return Rolled(piece, gunnery.hit(trace, battle, piece, target, missile=power.missile, seen=seen))
