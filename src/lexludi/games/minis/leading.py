"""Which of several attackers leads (8.8.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lexludi.games.minis import contact, flanks, relations
from lexludi.games.minis.engagements import Joined
from lexludi.games.minis.readings.close_combat import NEWCOMERS, Newcomers
from lexludi.games.minis.state import Battle, Fight
from lexludi.rulings.faults import Impossible
from lexludi.rulings.ruling import Trace, decides
from lexludi.rulings.values import replace


@dataclass(frozen=True)
class ChooseLead:
    """The active player says which of several attackers leads."""

    unit: str
    enemy: str


@decides
def choose_lead(trace: Trace, battle: Battle, action: ChooseLead) -> Battle:
    """One of several attackers leads: its attack is worked out, the others support it."""
    fight = battle.fight_of(action.enemy)
    own = next((side for side in fight.sides if action.unit in side), ()) if fight else ()
    if fight is None or not own or action.enemy in own:
        raise Impossible("{unit} and {enemy} are in no close combat.", unit=action.unit, enemy=action.enemy)
    joined = next((told for told in battle.told(Joined) if (told.one, told.other) == (action.unit, action.enemy)), None)
    _must_be_full(trace, battle, action.unit, action.enemy, own)
    trace.cite("minis.8.8.1", unit=action.unit, enemy=action.enemy)
    zone = joined.zone if joined else fight.zone
    clash = bool(joined and joined.zone and joined.fresh)
    if clash and (fight.rounds or not fight.clash):
        clash = trace.reading(NEWCOMERS) is Newcomers.CLASH
    enemies = next(side for side in fight.sides if action.enemy in side)
    led = replace(fight, sides=(own, enemies), leaders=(action.unit, action.enemy), zone=zone, clash=clash)
    if clash:
        led = replace(led, rounds=0)
    return battle.without_fight(fight).put_fight(led)


def _must_be_full(trace: Trace, battle: Battle, lead: str, enemy: str, own: tuple[str, ...]) -> None:
    """A unit whose battle line is not whole only supports one whose line is."""
    touches = {each: relations.contact(battle, each, enemy) for each in own}
    full = {each for each, touch in touches.items() if touch is None or contact.is_full(trace, battle, touch)}
    if full and lead not in full:
        trace.refuse("minis.8.1.19", unit=lead, enemy=enemy)


def must_lead(trace: Trace, battle: Battle, fight: Fight, attacker: str, defender: str) -> None:
    """Of several attackers only the leading one fights; the others support it."""
    several = flanks.several_attackers(fight)
    if not several:
        return
    if all(len(side) > 1 for side in fight.sides):
        trace.silent("minis.8.8.1", unit=fight.sides[0] + fight.sides[1])
    lead, enemy = (attacker, defender) if attacker in several else (defender, attacker)
    if not fight.leaders[0]:
        said = "Which unit leads the attack on {enemy}? The active player says it."
        raise Impossible(said, by="minis.8.8.1", enemy=enemy)
    if lead != fight.leaders[0]:
        trace.refuse("minis.8.8.1", unit=lead, enemy=enemy)
    trace.cite("minis.8.8.1", unit=lead, enemy=enemy)


def leads(battle: Battle) -> Iterator[ChooseLead]:
    """Every choice of a leading unit among several attackers."""
    for fight in battle.fights:
        several = flanks.several_attackers(fight)
        enemy = next(side for side in fight.sides if side != several)[0]
        yield from (ChooseLead(unit, enemy) for unit in several)
