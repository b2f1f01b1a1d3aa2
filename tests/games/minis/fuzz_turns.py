"""Random turns of three units a side, played until something is not as it must be; by hand for hours."""

from __future__ import annotations

import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache
from itertools import product
from random import Random
from types import UnionType
from typing import Any, get_origin, get_type_hints

from lexludi.games.minis import phases
from lexludi.games.minis.movement import pace
from lexludi.games.minis.phases import BEFORE_PLAY, DUE, compulsory
from lexludi.games.minis.relations import Apart, InCommand, Leg, ShotApart, Stands, Terrain, Way, Zone, contact
from lexludi.games.minis.start import WHEN, EndPhase
from lexludi.games.minis.state import Army, Battle, Commander, Formation
from lexludi.games.minis.steadfastness import TestSteadfastness
from lexludi.games.minis.troops import (
    Arm,
    Armour,
    Density,
    Order,
    Phase,
    Quality,
    Side,
    Talent,
    Trait,
    Troops,
    Unit,
)
from lexludi.games.minis.turn import MINIS, open_to
from lexludi.rulings.dice import Dice, Die, Roll
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.plain import plain
from lexludi.rulings.ruling import Ruling, Trace, Verdict, decides
from lexludi.rulings.values import replace

KINDS = tuple(kind.action for kind in MINIS.kinds if kind.action not in BEFORE_PLAY)
CHAIN = 80
"""Compulsory actions one after another that are too many for six units."""
ORDERS = (Order.ATTACK, Order.ATTACK, Order.MANOEUVRE, Order.MANOEUVRE, Order.DEFENCE, Order.RECOVERY)
STEPS = (1, 2, 3, 4, 6, 9, 12)
FOOT = {
    Density.CLOSE: frozenset({Arm.PIKE}),
    Density.LOOSE: frozenset({Arm.JAVELIN}),
    Density.DISPERSED: frozenset({Arm.LIGHT_BOW}),
}


class Rolling(Dice):
    """Dice that fall at random."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    def face(self, die: Die, before: Sequence[Roll]) -> int:
        """A face at random."""
        return self._chance.choice(die.faces)


class Broken(AssertionError):
    """Something that is not as it must be, with how it came to it."""


@dataclass
class Player:
    """Plays at random, tells what is asked of the table, and looks at what comes of it."""

    chance: Random
    battle: Battle
    done: Counter[str]
    chain: int = 0
    script: list[str] = field(default_factory=list)
    open: bool = False
    """Whether something compulsory hangs on what the source does not say, so that the players have to agree."""

    @classmethod
    def begins(cls, chance: Random, done: Counter[str]) -> Player:
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
            replace(unit, order=orders[side]) if unit.label in together and (side := unit.side) else unit
            for unit in units
        )
        battle = Battle(units, formations, commanders, armies)
        year = chance.choice((300, 1300, 1550))
        begun = replace(battle, active=Side.BLUE, phase=Phase.COMMAND, game_turn=1, year=year)
        return cls(chance, begun, done)

    def plays(self, turns: int) -> None:
        """Some player turns."""
        ended = 0
        while ended < turns * len(Phase) and not self.is_over():
            self.tells()
            before = self.battle.phase, self.battle.active
            self.acts()
            ended += before != (self.battle.phase, self.battle.active)

    def is_over(self) -> bool:
        """Whether one side has no units left, or is broken."""
        return any(not self.battle.count(side) or self.battle.army(side).broken for side in Side) or self.open

    def tells(self) -> None:
        """What is to be said of the places of units that was not said, or is so no longer."""
        standing = [unit for unit in self.battle.units if not unit.removed and not unit.away]
        for unit in standing:
            if not any(told.label == unit.label for told in self.battle.told(InCommand)):
                self.battle = self.battle.tell(InCommand(unit.label, self.chance.random() < 0.85))
        for one, other in product(standing, standing):
            if one.side is Side.BLUE and other.side is Side.RED:
                self._tells_of(one.label, other.label)
            if one.side is other.side and one is not other:
                self._tells_the_zone(one.label, other.label, (Zone.LEFT, Zone.RIGHT, Zone.REAR))
        for unit in standing if self.chance.random() < 0.1 else ():
            self._tells_the_way(unit.label)

    def _tells_of(self, one: str, other: str) -> None:
        battle, steps = self.battle, self.chance.choice((2, 3, 5, 8, 12, 20))
        told = next(
            (fact.measure.number for fact in battle.told(Apart) if set(fact.measure.between) == {one, other}), None
        )
        if told is None and not contact(battle, one, other):
            battle = battle.tell(Apart(Measure(steps, (one, other))))
        for of, enemy in ((one, other), (other, one)):
            if not any(fact.measure.between == (of, enemy) for fact in battle.told(ShotApart)):
                battle = battle.tell(ShotApart(Measure(told or steps, (of, enemy))))
        self.battle = battle
        for of, enemy in ((one, other), (other, one)):
            self._tells_the_zone(of, enemy, (Zone.FRONT, Zone.FRONT, Zone.FRONT, Zone.LEFT, Zone.REAR))

    def _tells_the_zone(self, of: str, other: str, zones: tuple[Zone, ...]) -> None:
        if not any((fact.of, fact.other) == (of, other) for fact in self.battle.told(Stands)):
            self.battle = self.battle.tell(Stands(of, other, self.chance.choice(zones)))

    def _tells_the_way(self, label: str) -> None:
        """Over what ground a unit would go, and what it would meet."""
        ground = self.chance.choice((Terrain.LEVEL, Terrain.LEVEL, Terrain.DIFFICULT, Terrain.SPARSE_FOREST))
        others = [unit.label for unit in self.battle.units if unit.label != label and not unit.removed]
        meets = self.chance.choice(("", "", Terrain.TABLE_EDGE.value, Terrain.STREAM.value, *others))
        self.battle = self.battle.tell(Way(label, (Leg(self.chance.choice(STEPS), ground),), meets))

    def acts(self) -> None:
        """One action that the rules allow, or several they do not before the phase ends."""
        try:
            first = _first(self.battle)
        except Exception as fault:
            raise Broken(f"what is compulsory is not known\n{traceback.format_exc()}{self.story()}") from fault
        if first:
            self.chain += 1
            self._check(self.chain <= CHAIN, f"compulsory actions do not end: {self.battle.pending}")
            self._carries_out(first)
            return
        self.chain = 0
        for _ in range(self.chance.randint(2, 12)):
            action = self.names()
            if action is not None and self.tries(action):
                return
        if self.tries(EndPhase()):
            return
        for action in (*self._fights(), TestSteadfastness()):
            if self.tries(action):
                return
        self._check(False, f"a dead end in {self.battle.phase}: {self._against(EndPhase())}")

    def _carries_out(self, first: tuple[Any, ...]) -> None:
        """What is compulsory, or what may be done in its place."""
        choices = [action for each in first for action in DUE[each.action].actions(each)]
        others = [kind for each in first for kind in DUE[each.action].instead]
        self.chance.shuffle(choices)
        if others and self.chance.random() < 0.3:
            action = self.random(self.chance.choice(others))
            if action is not None and self.tries(action):
                return
        for action in choices:
            if self.tries(action):
                return
        ways = [fact for fact in self.battle.facts if isinstance(fact, Way)]
        if ways:
            self.battle = replace(self.battle, facts=tuple(fact for fact in self.battle.facts if fact not in ways))
            return
        for _ in range(200):
            action = self.random(self.chance.choice(others)) if others else None
            if action is not None and self.tries(action):
                return
        self.open = any(self._against(action).startswith(Verdict.SILENT) for action in choices)
        self._check(self.open, f"a dead end at {first}: {[self._against(action) for action in choices]}")

    def _fights(self) -> Iterator[Any]:
        kinds = [kind for kind in KINDS if kind.__name__ in ("FightRound", "ChooseLead")]
        for fight in self.battle.fights:
            for one, other in product(*fight.sides):
                for kind in kinds:
                    yield from (kind(one, other), kind(other, one))

    def names(self) -> Any:
        """Some action: of those listed, of those open to somebody, or any at all."""
        way, battle = self.chance.random(), self.battle
        standing = [unit for unit in battle.units if not unit.removed]
        if way < 0.2:
            kind = self.chance.choice(MINIS.kinds)
            listed = list(kind.named(battle))
            return self.chance.choice(listed) if listed else None
        if way < 0.8:
            who = self.chance.choice([unit for unit in standing if unit.side is battle.active] or standing)
            now = [kind for deed, kinds in phases.KINDS.items() if WHEN[deed][0] is battle.phase for kind in kinds]
            return self.random(self.chance.choice(now), who)
        if way < 0.95:
            who = self.chance.choice(standing)
            kinds = [kind for kind in open_to(battle, who.label) if kind in KINDS]
            return self.random(self.chance.choice(kinds), who) if kinds else None
        return self.random(self.chance.choice(KINDS))

    def random(self, kind: type[Any], who: Unit | None = None) -> Any:
        """An action of a kind with whatever could stand in its fields, by somebody on an enemy or by anybody on anybody."""
        values = {each.name: self._value(_hints(kind)[each.name], each.name) for each in fields(kind)}
        if who is not None:
            enemies = [unit.label for unit in self.battle.units if unit.side is not who.side]
            named = [name for name in values if _hints(kind)[name] is str and name not in ("commander", "section")]
            for name, label in zip(named, (who.label, self.chance.choice(enemies)), strict=False):
                values[name] = label
        return kind(**values)

    def _value(self, hint: Any, name: str) -> Any:
        if get_origin(hint) is tuple:
            return tuple(self.chance.sample([unit.label for unit in self.battle.units], self.chance.randint(1, 2)))
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self.chance.choice(list(hint))
        if hint is str and name == "commander":
            return self.chance.choice(self.battle.commanders).label
        if hint is str:
            labels = [unit.label for unit in self.battle.units] + [section.label for section in self.battle.sections]
            return self.chance.choice(labels)
        if hint is bool:
            return self.chance.random() < 0.5
        if hint is int or get_origin(hint) is UnionType or "Fraction" in str(hint):
            return self.chance.choice(STEPS)
        raise TypeError(f"no value of {hint} is known for {name}")

    def tries(self, action: Any) -> bool:
        """Whether the rules let an action happen; if so it has."""
        before, kind = self.battle, type(action).__name__
        try:
            ruling = MINIS.act(before, action, Rolling(self.chance))
        except Impossible as fault:
            self._check(bool(str(fault).strip()), f"{action} is impossible without a word")
            return False
        except Exception as fault:
            raise Broken(f"{action}\n{traceback.format_exc()}{self.story()}") from fault
        if not ruling.decided:
            self._check(bool(ruling.by), f"{action} is against no clause")
            return False
        self.done[kind] += 1
        self.script.append(f"{action} {[roll.face for roll in ruling.rolls]}")
        self._same_again(action, ruling)
        self._offered(before, action)
        self.battle = ruling.outcome
        self._sound(before, action)
        return True

    def _same_again(self, action: Any, ruling: Ruling[Battle]) -> None:
        again = MINIS.act(self.battle, action, Dice.showing(ruling.rolls))
        self._check(again == ruling, f"{action} is ruled on otherwise with the same dice")
        self._check(plain(again.outcome) == plain(ruling.outcome), f"{action} leaves another battle in plain data")

    def _offered(self, before: Battle, action: Any) -> None:
        value = next((value for value in vars(action).values() if value), "")
        who = value[0] if isinstance(value, tuple) else str(value)
        self._check(type(action) in open_to(before, who), f"{action} was allowed and is not offered to {who}")

    def _sound(self, before: Battle, action: Any) -> None:
        """See that the battle after an action is one that can be."""
        battle, old = self.battle, {unit.label: unit for unit in before.units}
        for unit in (each for each in battle.units if each.label in old):
            was = old[unit.label]
            self._check(unit.losses >= was.losses, f"{action} restores losses of {unit.label}")
            self._check(unit.disorder >= 0, f"{action} leaves {unit.label} with {unit.disorder} DP")
            self._check(not (was.removed and not unit.removed), f"{action} brings {unit.label} back")
            if unit.moved != was.moved:
                allowed = _allowed(before, unit.label)
                self._check(unit.moved <= allowed, f"{action} takes {unit.label} {unit.moved} of {allowed} steps")
            self._check(unit.moved >= 0, f"{unit.label} has moved {unit.moved} steps")
        gone = {unit.label for unit in battle.units if unit.removed}
        fighting = [label for fight in battle.fights for side in fight.sides for label in side]
        self._check(len(fighting) == len(set(fighting)), f"{action}: somebody is in two fights: {battle.fights}")
        self._check(not gone & set(fighting), f"{action}: a unit that is gone fights: {battle.fights}")
        for label in fighting:
            unit = battle.unit(label)
            self._check(not unit.fleeing and not unit.away, f"{action}: {label} fights and flees or is away")
        for fight in battle.fights:
            sides = [{battle.unit(label).side for label in side} for side in fight.sides]
            self._check(all(len(side) == 1 for side in sides) and sides[0] != sides[1], f"{action}: {fight}")
        formed = [label for formation in battle.formations for label in formation.labels]
        self._check(len(formed) == len(set(formed)), f"{action}: somebody is in two formations: {battle.formations}")
        self._check(not gone & set(formed), f"{action}: a unit that is gone stands in a formation")
        for each in battle.pending:
            self._check(
                not each.labels[:1] or each.labels[0] not in gone, f"{action} leaves {each} to a unit that is gone"
            )
        for fact in battle.told(Apart):
            self._check(fact.measure.number >= 0, f"{action} leaves {fact}")

    def _against(self, action: Any) -> str:
        try:
            ruling = MINIS.act(self.battle, action, Rolling(self.chance))
        except Impossible as fault:
            return str(fault)
        return f"{ruling.verdict} {ruling.by}"

    def _check(self, holds: bool, what: str) -> None:
        if not holds:
            raise Broken(f"{what}\n{self.story()}")

    def story(self) -> str:
        """The battle as it stands."""
        units = "\n".join(f"  {_told(unit)}" for unit in self.battle.units)
        fights = "\n".join(f"  {_told(fight)}" for fight in self.battle.fights)
        now = f"{self.battle.phase} of {self.battle.active}, pending {[*map(_told, self.battle.pending)]}"
        return "\n".join((*self.script[-8:], now, fights, units))


def _told(value: Any) -> str:
    """What is not as it is where nobody has said anything."""
    plainly = {
        each.name: getattr(value, each.name) for each in fields(value) if getattr(value, each.name) != each.default
    }
    shown = {name: sorted(told) if isinstance(told, frozenset) else told for name, told in plainly.items()}
    return " ".join(
        f"{name}={told.value if isinstance(told, Enum) else told}"
        for name, told in shown.items()
        if name not in ("traits", "lacks", "armour", "quality", "arms")
    )


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


@decides
def _pace(trace: Trace, battle: Battle, label: str) -> Any:
    return pace(trace, battle, label).steps


def _allowed(battle: Battle, label: str) -> Any:
    """The steps a unit may spend in this turn: on the march, twice its movement."""
    ruling = _pace(battle, label)
    return ruling.outcome


@decides
def _due(trace: Trace, battle: Battle) -> tuple[Any, ...]:
    return compulsory(trace, battle)


def _first(battle: Battle) -> tuple[Any, ...]:
    return _due(battle).outcome


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


def play(seed: int, done: Counter[str], turns: int = 4) -> None:
    """One battle; what is not as it must be is told with the seed that brings it about."""
    try:
        Player.begins(Random(seed), done).plays(turns)
    except Broken as fault:
        raise Broken(f"seed {seed}: {fault}") from fault


def main() -> None:
    """Play battle after battle, from a seed on, for some seconds or for ever, and print what is wrong once each."""
    seed, seconds = (int(sys.argv[1]) if len(sys.argv) > 1 else 1), float(sys.argv[2] if len(sys.argv) > 2 else "inf")
    end, done, found = time.monotonic() + seconds, Counter[str](), Counter[str]()
    while time.monotonic() < end:
        try:
            play(seed, done)
        except Broken as fault:
            what = str(fault).split(": ", 1)[1].split("\n")[0]
            alike = "".join(" " if each.isdigit() else each for each in what).split("'")[0][:60]
            found[alike] += 1
            if found[alike] == 1:
                print(fault, end="\n\n", flush=True)
        seed += 1
    print(seed, "is the next seed;", sum(found.values()), "faults;", dict(done))


if __name__ == "__main__":
    main()
