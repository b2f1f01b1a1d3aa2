"""What the source names and then leaves blank: whoever asks is told so, with the clause that leaves it open."""

from __future__ import annotations

from typing import Never

from lexludi.games.aig.battle import Battle
from lexludi.games.aig.facing import in_disorder
from lexludi.games.aig.pieces import State
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.space.hex.position import Side


@decides
def fight_out(trace: Trace, battle: Battle, unit: str, enemy: str) -> Never:
    """How a melee ends."""
    trace.silent("aig.3.2.2.d", unit=battle.unit(unit).label, target=battle.unit(enemy).label)


@decides
def leader_casualty(trace: Trace, battle: Battle, leader: str) -> Never:
    """Whether a leader in melee is wounded or killed."""
    trace.silent("aig.3.2.2.c", leader=battle.leader(leader).label)


@decides
def withdraw(trace: Trace, battle: Battle, unit: str) -> Never:
    """Orderly withdrawal, feigned retreat and the like."""
    trace.silent("aig.3.2.1.tactics", unit=battle.unit(unit).label)


@decides
def resupply(trace: Trace, battle: Battle, unit: str) -> Never:
    """Which units are resupplied with ammunition, and with how much."""
    trace.silent("aig.3.4.c", unit=battle.unit(unit).label)


@decides
def defeat(trace: Trace, battle: Battle, side: Side) -> Never:
    """When an army is defeated."""
    trace.silent("aig.3.4.d", side=side)


@decides
def formation(trace: Trace, battle: Battle, unit: str) -> Never:
    """Which special formations there are and who may take them up."""
    trace.silent("aig.7.2.list", unit=battle.unit(unit).label)


@decides
def charge(trace: Trace, battle: Battle, unit: str, enemy: str) -> Never:
    """How a unit charges; disordered cavalry cannot."""
    if in_disorder(battle.unit(unit)):
        trace.refuse("aig.2.4.disorder-limits", unit=unit, target=enemy)
    trace.silent("aig.6.3.3.b", unit=unit, target=battle.unit(enemy).label)


@decides
def dismount(trace: Trace, battle: Battle, unit: str) -> Never:
    """When cavalry dismounts, and what it is then."""
    trace.silent("aig.2.2.1.two-sided", unit=battle.unit(unit).label)


@decides
def aid(trace: Trace, battle: Battle, leader: str, unit: str) -> Never:
    """What a leader adds in melee to the unit he is stacked with."""
    who = battle.leader(leader)
    if battle.unit_of(who) != battle.unit(unit):
        raise Impossible("{leader} is not stacked with {unit}.", leader=leader, unit=unit)
    junior = who.has(State.JUNIOR)
    trace.silent("aig.4.2.1.junior.melee" if junior else "aig.4.1.charisma", leader=leader, unit=unit)


@decides
def capture(trace: Trace, battle: Battle, unit: str, carrier: str) -> Never:
    """How a banner is captured."""
    trace.silent("aig.8.2.three", unit=battle.unit(unit).label, banner=battle.piece(carrier).label)
