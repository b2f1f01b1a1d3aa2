"""A table for random turns: six units, dice that fall at random, and what players tell of the places of units."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from lexludi.games.minis.relations import Apart, InCommand, Leg, ShotApart, Stands, Terrain, Way, Zone, contact
from lexludi.games.minis.state import Army, Battle, Commander, Formation
from lexludi.games.minis.troops import Arm, Armour, Density, Order, Phase, Quality, Side, Talent, Trait, Troops, Unit
from lexludi.rulings.dice import Dice, Die, Roll
from lexludi.rulings.measures import Measure
from lexludi.rulings.values import replace

ORDERS = (Order.ATTACK, Order.ATTACK, Order.MANOEUVRE, Order.MANOEUVRE, Order.DEFENCE, Order.RECOVERY)
STEPS = (1, 2, 3, 4, 6, 9, 12)
FOOT = {
    Density.CLOSE: frozenset({Arm.PIKE}),
    Density.LOOSE: frozenset({Arm.JAVELIN}),
    Density.DISPERSED: frozenset({Arm.LIGHT_BOW}),
}
ANY = (Zone.FRONT, Zone.FRONT, Zone.FRONT, Zone.LEFT, Zone.REAR)
NOT_AHEAD = (Zone.LEFT, Zone.RIGHT, Zone.REAR)


class Rolling(Dice):
    """Dice that fall at random."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    def face(self, die: Die, before: Sequence[Roll]) -> int:
        """A face at random."""
        return self._chance.choice(die.faces)


def begun(chance: Random) -> Battle:
    """A battle of three units a side at the beginning of a turn."""
    units = tuple(_unit(chance, f"{side.value}{number}", side) for side in Side for number in (1, 2, 3))
    formations = tuple(Formation(((f"{side.value}1", f"{side.value}2"),)) for side in Side if chance.random() < 0.4)
    commanders = tuple(
        Commander(f"general{side.value}", side, general=True, talent=Talent.TALENTED, unit=f"{side.value}1")
        for side in Side
    )
    armies = tuple(
        Army(side, attacker=side is Side.BLUE, steadfastness_at_start=chance.choice((4, 5, 6))) for side in Side
    )
    orders = {side: chance.choice(ORDERS) for side in Side}
    together = {label for formation in formations for label in formation.labels}
    units = tuple(
        replace(unit, order=orders[side]) if unit.label in together and (side := unit.side) else unit for unit in units
    )
    battle = Battle(units, formations, commanders, armies)
    year = chance.choice((300, 1300, 1550))
    return replace(battle, active=Side.BLUE, phase=Phase.COMMAND, game_turn=1, year=year)


def tells(chance: Random, battle: Battle) -> Battle:
    """The battle with what is to be said of the places of units that was not said, or is so no longer."""
    standing = [unit for unit in battle.units if not unit.removed and not unit.away]
    for unit in standing:
        if not any(told.label == unit.label for told in battle.told(InCommand)):
            battle = battle.tell(InCommand(unit.label, chance.random() < 0.85))
    for one, other in product(standing, standing):
        if one.side is Side.BLUE and other.side is Side.RED:
            battle = _apart(chance, battle, one.label, other.label)
        if one is not other:
            battle = _zone(chance, battle, one.label, other.label, NOT_AHEAD if one.side is other.side else ANY)
    for unit in standing if chance.random() < 0.1 else ():
        battle = _way(chance, battle, unit.label)
    return battle


def _apart(chance: Random, battle: Battle, one: str, other: str) -> Battle:
    """How far two enemies are apart."""
    steps = chance.choice((2, 3, 5, 8, 12, 20))
    gaps = (fact.measure for fact in battle.told(Apart))
    told = next((gap.number for gap in gaps if set(gap.between) == {one, other}), None)
    if told is None and not contact(battle, one, other):
        battle = battle.tell(Apart(Measure(steps, (one, other))))
    for pair in ((one, other), (other, one)):
        if not any(fact.measure.between == pair for fact in battle.told(ShotApart)):
            battle = battle.tell(ShotApart(Measure(told or steps, pair)))
    return battle


def _zone(chance: Random, battle: Battle, of: str, other: str, zones: tuple[Zone, ...]) -> Battle:
    """In which zone of a unit another stands."""
    if any((fact.of, fact.other) == (of, other) for fact in battle.told(Stands)):
        return battle
    return battle.tell(Stands(of, other, chance.choice(zones)))


def _way(chance: Random, battle: Battle, label: str) -> Battle:
    """Over what ground a unit would go, and what it would meet."""
    ground = chance.choice((Terrain.LEVEL, Terrain.LEVEL, Terrain.DIFFICULT, Terrain.SPARSE_FOREST))
    others = [unit.label for unit in battle.units if unit.label != label and not unit.removed]
    meets = chance.choice(("", "", Terrain.TABLE_EDGE.value, Terrain.STREAM.value, *others))
    return battle.tell(Way(label, (Leg(chance.choice(STEPS), ground),), meets))


def _unit(chance: Random, label: str, side: Side) -> Unit:
    troops = chance.choice(
        (Troops.INFANTRY,) * 5
        + (Troops.CAVALRY,) * 2
        + (Troops.INDIAN_ELEPHANT, Troops.LIGHT_CHARIOT, Troops.BOLT_THROWER)
    )
    density = (
        chance.choice(list(Density)) if troops is Troops.INFANTRY else chance.choice((Density.LOOSE, Density.DISPERSED))
    )
    arms = FOOT[density] if troops is Troops.INFANTRY else frozenset({Arm.LIGHT_BOW, Arm.LANCE})
    beast = troops not in (Troops.INFANTRY, Troops.CAVALRY)
    return Unit(
        label,
        side,
        troops,
        None if beast else density,
        attack=None if beast and not troops.piece else chance.randint(0, 5),
        defence=None if beast and not troops.piece else chance.randint(0, 5),
        morale=chance.randint(1, 3),
        quality=Quality.REGULAR,
        movement=None if beast else chance.choice((6, 9, 12)),
        arms=frozenset({Arm.LIGHT_BOW}) if beast else arms,
        armour=chance.choice((Armour.NONE, Armour.HEAVY)),
        traits=frozenset({Trait.CLOSE_COMBAT} | ({Trait.FANATICS} if chance.random() < 0.1 else set())),
        lacks=frozenset({Trait.BARDED, Trait.LEGIONARIES}),
        order=chance.choice(ORDERS),
    )
