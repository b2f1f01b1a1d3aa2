"""One unit that strikes the flanks of several enemies at once (8.7.3 to 8.7.8)."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.games.minis import orders
from lexludi.games.minis.aftermath import HeldBack
from lexludi.games.minis.contact import Declared, free_to_attack
from lexludi.games.minis.edges import draw_together
from lexludi.games.minis.engagements import Joined
from lexludi.games.minis.relations import Edge, Zone
from lexludi.games.minis.shooting import settled
from lexludi.games.minis.state import Battle, Fight
from lexludi.games.minis.unready import must_be_ready, to_be_fought
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides

MOST_FLANKS = 3


@dataclass(frozen=True)
class StrikeFlanks:
    """One unit comes into contact with the flanks of several enemies at once."""

    unit: str
    enemies: tuple[str, ...]


@decides
def strike_flanks(trace: Trace, battle: Battle, action: StrikeFlanks) -> Battle:
    """An attack on the flanks of two or three enemies, one behind another with gaps between them."""
    unit, enemies = action.unit, action.enemies
    to_be_fought(trace, battle, *enemies)
    must_be_ready(trace, battle, unit)
    if orders.told(trace, battle, unit) is not None:
        free_to_attack(trace, battle, unit)
    for enemy in enemies:
        battle.enemies(unit, enemy)
        if battle.fight_of(enemy):
            raise Impossible("{label} is in close combat already.", label=enemy)
    together = any(len(set(battle.formation(each).labels) & set(enemies)) > 1 for each in enemies)
    if together or not 1 < len(enemies) <= MOST_FLANKS:
        trace.refuse("minis.8.7.3", unit=unit, enemy=enemies)
    trace.cite("minis.8.7.3", unit=unit, enemy=enemies)
    for enemy in enemies:
        battle = draw_together(battle, unit, enemy, Edge.FRONT, Edge.FLANK)
        battle = battle.tell(Declared(unit, enemy, Zone.FLANK)).tell(Joined(unit, enemy, Zone.FLANK))
    battle = settled(battle, "contact", unit)
    return battle.put_fight(Fight(((unit,), enemies), zone=Zone.FLANK))


def struck_together(battle: Battle, label: str) -> bool:
    """Whether a unit is one of several whose flanks one enemy struck at once."""
    fight = battle.fight_of(label)
    return fight is not None and label in fight.sides[1] and strikes_several(fight)


def strikes_several(fight: Fight) -> bool:
    """Whether one unit strikes the flanks of several at once."""
    return fight.zone == Zone.FLANK and len(fight.sides[0]) == 1 < len(fight.sides[1])


def several_attackers(fight: Fight) -> tuple[str, ...]:
    """The side of a close combat with several units that attack the same enemy, whoever attacked first."""
    if strikes_several(fight):
        return ()
    return next((side for side in fight.sides if len(side) > 1), ())


def blow_by_blow(trace: Trace, battle: Battle, fight: Fight, defender: str) -> tuple[bool, bool]:
    """Whether the blows at several flanks are worked out one by one, and whether this is the last of them."""
    done = [told.suffered.enemy for told in battle.told(HeldBack)]
    if not done and not strikes_several(fight):
        return False, True
    if defender in done:
        trace.refuse("minis.8.7.5", unit=defender)
    trace.cite("minis.8.7.5", unit=fight.sides[1])
    trace.cite("minis.8.7.7", unit=defender)
    if done:
        trace.cite("minis.8.7.6", unit=fight.sides[0])
    return True, not set(fight.sides[1]) - {defender, *done}
