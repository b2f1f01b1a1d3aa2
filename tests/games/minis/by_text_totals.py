"""The sums of shots and blows and the two charts of results, from the English text alone."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from games.minis.by_text_facts import (
    TALENTS,
    WEAPONS,
    Case,
    Line,
    NotAllowed,
    NotSaid,
    Result,
    Side,
    Unit,
    Zone,
    line,
    other,
)


def strength(case: Case, side: Side, contact: bool = False) -> Iterator[Line]:
    """The CS of the unit itself towards its enemy (minis.1.cs, 3.2.flank-row.cs, 8.1.17, 12.2.15)."""
    unit, zone = case.unit(side), case.zone(side)
    if contact and case.situation.partial:
        yield line(max(0, 1 - unit.disorder), "incomplete contact", "8.1.17")
    elif zone == "flank":
        yield line(max(Fraction(), unit.share - unit.disorder), "flank", "1.cs.flank")
        yield line(unit.share * unit.supporters, "rest of the flank row", "3.2.flank-row.cs")
    else:
        yield line(unit.figures, "figures", "1.cs.front-rear")
        yield line(-unit.disorder, "disorder", "10.0.2")
    if case.situation.higher == side:
        yield line(1, "higher ground", "12.2.15")


def support(case: Case, side: Side, at_most: int = 9) -> Iterator[Line]:
    """Support from the ranks behind, none to flank or rear (minis.3.4.kinds, 3.4.facing, 3.4.column-flank-rear)."""
    unit = case.unit(side)
    if case.zone(side) == "front":
        yield line(min(at_most, unit.supporters) * unit.share, "rear support", "3.4.bonus")


# Shooting


def weapon(case: Case, side: Side, defensive: bool = False) -> tuple[int, int, int]:
    """Range, S and piercing of a weapon that may shoot (minis.3.1, 4.3, 5.2.return, 5.3, 5.4, 12.3.6)."""
    unit, enemy, zone = case.unit(side), case.unit(other(side)), case.zone(side)
    distance = 2 if defensive else case.situation.distance
    if unit.kind == "elephant":
        raise NotAllowed("minis.13.0.21", "the crew of an elephant is not taken into account")
    if unit.missile is None:
        raise NotAllowed("minis.5.1.so", "no missile weapon")
    if unit.density == "close":
        raise NotAllowed("minis.3.1.close.no-shooting", "close order")
    if unit.missile == "sling" and unit.density != "dispersed":
        raise NotAllowed("minis.5.3.sling", "sling outside dispersed order")
    if unit.missile == "musket" and unit.kind != "infantry":
        raise NotAllowed("minis.5.3.musket.no-horse", "mounted musket")
    if unit.order == "Attack" and not unit.alone:
        raise NotAllowed("minis.4.3.attack.no-shooting", "Attack order")
    if zone == "rear" and unit.density != "dispersed":
        raise NotAllowed("minis.5.4.flank-return", "no return shot to the rear")
    if unit.forest and distance > 6:
        raise NotAllowed("minis.12.3.6", "out of sight in the forest")
    if enemy.forest and distance > 6:
        raise NotSaid("minis.12.3.6", "whether troops outside the forest see further into it")
    if distance > WEAPONS[unit.missile][0]:
        raise NotAllowed("minis.5.3.table", "out of range")
    return WEAPONS[unit.missile]


def total_shooting(
    case: Case, side: Side, die: int, *, evading: bool = False, second_rank: bool = False, defensive: bool = False
) -> Iterator[Line]:
    """TS = CS + S + Mod + d6 (minis.5.1.so, 5.2.evade, 5.5.second-rank, 5.5.skirmish-target)."""
    unit, enemy = case.unit(side), case.unit(other(side))
    _, shooting, _ = weapon(case, side, defensive)
    yield from strength(case, side)
    if second_rank:
        if unit.missile not in ("light bow", "heavy bow", "javelin"):
            raise NotAllowed("minis.5.5.second-rank.no-firearms", "only archers and javelin-men")
        yield line(-1, "shooting from the second rank", "5.5.second-rank.front-other")
    else:
        yield from support(case, side, at_most=1)
    yield line(shooting, "S", "5.3.table")
    if enemy.density == "dispersed":
        yield line(-1, "skirmishers as the target", "5.5.skirmish-target")
    if evading and enemy.density == "dispersed" and shooting < 2:
        raise NotSaid("minis.5.2.evade", "whether S may fall below nothing")
    if evading:
        yield line(-1, "target out of the zone of fire", "5.2.evade")
    yield line(die, "die", "5.1.so")


def total_shot_defence(case: Case, side: Side, die: int) -> Iterator[Line]:
    """TD = CS + Def + Mod + d6 against a shot (minis.5.1.do, 5.5, 12.3.7, 12.5.15, 14.2.3, 14.3.3)."""
    unit, front = case.unit(side), case.zone(side) == "front"
    missile = case.unit(other(side)).missile
    yield from strength(case, side)
    yield from support(case, side)
    yield line(max(0, unit.defence - (WEAPONS[missile][2] if missile else 0)), "Def after piercing", "5.5.piercing")
    ordered = works(case, side)
    if "large shield" in unit.arms and unit.kind == "infantry" and front and ordered:
        yield line(1, "large shield", "5.5.large-shield")
    if unit.kind != "infantry" and not (unit.kind == "cavalry" and unit.barded):
        yield line(-1, "mounts", "5.5.mounts")
    if unit.forest:
        yield line(1, "forest", "12.3.7")
    if unit.ditch and not case.situation.at_the_edge:
        yield line(1, "ditch", "12.5.15")
    if front:
        yield from cover(unit)
    yield line(die, "die", "5.1.do")


def cover(unit: Unit) -> Iterator[Line]:
    """The Def of a barrier for the troops right behind it (minis.14.2.3, minis.14.3.3)."""
    if unit.behind == "barricade":
        yield line(1, "barricade", "14.2.3")
    if unit.behind == "fortification":
        yield line(2, "fortification", "14.3.3")


def shot_result(r: Fraction, morale: int, zone: Zone) -> Result:
    """The chart of shooting results (minis.5.1.table)."""
    if r <= 0:
        return "carry on"
    if r <= morale:
        return "confusion"
    return "flight" if r > 2 * morale or zone == "rear" else "retreat"


# Close combat


def works(case: Case, side: Side) -> bool:
    """Whether the order lets pikes, shields, javelins, pistols and impact work (minis.4.3.matrix, 4.2.skirmish.none)."""
    return case.unit(side).alone or case.unit(side).order != "Manoeuvre"


def level(case: Case, side: Side) -> bool:
    """Whether a unit attacks over level ground (minis.8.5.5)."""
    return case.situation.higher is None and not (case.unit(side).forest or case.unit(side).ditch)


def combat_strength(case: Case, side: Side, clash: bool, charging: bool) -> Iterator[Line]:
    """CS in close combat with all that changes it, the same for attack and defence (minis.8.5, 3.5, 4.1.melee.cs)."""
    unit, enemy, frontal = case.unit(side), case.unit(other(side)), clash and case.zone("B") == "front"
    yield from strength(case, side, contact=True)
    yield from support(case, side)
    if unit.commander:
        yield line(TALENTS[unit.commander], "commander", "4.1.melee.cs")
    if clash and unit.fanatic and charging:
        yield line(1, "onslaught", "3.5.fanatics.onslaught")
    if unit.kind in ("cavalry", "camels") and enemy.kind in ("camels", "elephant"):
        if unit.kind == "camels":
            raise NotSaid("minis.8.5.10", "whether camels count as cavalry against camels and elephants")
        yield line(-1, "cavalry against elephants and camels", "8.5.10")
    storming = charging and enemy.behind != "nothing"
    pikes = "pike" in unit.arms and unit.kind == "infantry" and not (unit.forest or unit.ditch)
    if frontal and pikes and not storming and works(case, side):
        if enemy.kind == "camels":
            raise NotSaid("minis.8.5.7", "whether camels count as cavalry to pikes")
        yield line(2 if enemy.kind == "infantry" else 3, "pikes", "8.5.7")


def total_attack(case: Case, side: Side, die: int, clash: bool, charging: bool) -> Iterator[Line]:
    """TA = CS + A + Mod + d6 (minis.8.3.7, 8.5.1 to 8.5.5)."""
    unit, enemy = case.unit(side), case.unit(other(side))
    yield from combat_strength(case, side, clash, charging)
    yield line(unit.attack, "A", "8.3.7")
    if clash and case.zone("B") == "front":
        ordered = unit.order == "Attack" or unit.alone
        ram = charging and enemy.behind == "nothing" and ordered
        lances = unit.kind == "cavalry" and "lance" in unit.arms and case.situation.year >= 1100
        impact = ram and (lances or unit.kind == "elephant") and level(case, side)
        if impact:
            yield line(1, "impact", "8.5.2")
        thrown = unit.missile == "javelin" or (unit.missile == "pistol" and not impact)
        if thrown and not unit.has_shot and works(case, side):
            if impact and lances:
                raise NotSaid("minis.8.5.3", "whether javelins go together with lances")
            yield line(1, f"{unit.missile}s", "8.5.1")
    yield line(die, "die", "8.3.7")


def total_defence(case: Case, side: Side, die: int, clash: bool, charging: bool) -> Iterator[Line]:
    """TD = CS + Def + Mod + d6 (minis.8.3.8, 8.5.6, 8.5.9, 14.2.3, 14.3.3)."""
    unit, enemy, front = case.unit(side), case.unit(other(side)), case.zone(side) == "front"
    yield from combat_strength(case, side, clash, charging)
    yield line(unit.defence, "Def", "8.3.8")
    spears = bool(unit.arms & {"spear", "halberd"}) and (unit.alone or (unit.order == "Defence" and not charging))
    if clash and case.zone("B") == "front" and spears and enemy.kind != "infantry":
        if enemy.kind == "camels":
            raise NotSaid("minis.8.5.6", "whether camels count as cavalry to spears and halberds")
        yield line(1, "spears or halberds against cavalry", "8.5.6")
    if "large shield" in unit.arms and unit.density != "dispersed" and front and works(case, side):
        yield line(1, "large shield", "8.5.9")
    if front and not charging:
        yield from cover(unit)
    yield line(die, "die", "8.3.8")


def combat_result(r: Fraction, unit: Unit, zone: Zone, clash: bool) -> Result:
    """The chart of close-combat results (minis.8.3.11), with fanatics who never panic (minis.8.4.4)."""
    if r <= 0:
        return "carry on"
    if r > 2 * unit.morale:
        return "panic" if clash and zone != "rear" and not unit.fanatic else "destroyed"
    return "retreat" if r <= unit.morale and zone != "rear" else "flight"
