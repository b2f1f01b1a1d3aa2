"""Random legal game turns: every state is checked, every action that can be named is tried."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from lexludi.games.aig.actions import Action, EndOrders, Fight, Finish, LetPass
from lexludi.games.aig.activation import begin
from lexludi.games.aig.battle import Band, Battle, Cost, Group, Melee, Terrain, read_battle
from lexludi.games.aig.pieces import State, Weapon
from lexludi.games.aig.sequence import AIG
from lexludi.games.aig.turn import Turn
from lexludi.project import Project
from lexludi.rulings.dice import Dice, Die, Roll
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.rulings.ruling import Verdict
from lexludi.rulings.turns import Game
from lexludi.space.hex.notation import parse

from .script import read_action, read_turn, write_action, write_turn

MOST_ACTIONS = 400
"""More than any game turn of these small battles can take."""
ENDINGS = (EndOrders, Fight, Finish, LetPass)
SETTINGS = Project(Path(__file__).parents[3]).settings("aig")
EAGER = 0.7
"""How often an action that ends a phase is only taken when there is no other."""
TYPES = ("CT", "HC", "LC", "HI", "MI", "LI")


class Thrown(Dice):
    """Dice that fall as a random generator has them, kept to be thrown again."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self.faces: list[int] = []

    def face(self, die: Die, before: Sequence[Roll]) -> int:
        """The next face."""
        self.faces.append(self.chance.choice(die.faces))
        return self.faces[-1]


class Again(Dice):
    """The same faces in the same order."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__()
        self.left = list(faces)

    def face(self, die: Die, before: Sequence[Roll]) -> int:
        """The next face that was kept."""
        return self.left.pop(0)


def battle(chance: random.Random) -> Battle:
    """A small battle: leaders and units of both sides on a board, some of them engaged."""
    spots = [f"{column:02}{row:02}" for column in range(1, 7) for row in range(1, 6)]
    chance.shuffle(spots)
    parts, units, leaders = ["6x5"], [], []
    for terrain in ("woods", "river", "impassable-terrain"):
        parts += [f"{spots.pop()} {terrain}"] if chance.random() < 0.3 else []
    for side in ("blue", "red"):
        for number in range(chance.randint(1, 3)):
            label, extra = f"{side[0].upper()}{number}", _armed(chance)
            marks = chance.choice(("", "", "cohesion-hit=2", "routed", "disordered", "rallying"))
            facing = chance.choice(("N", "NE", "SE", "S", "SW", "NW"))
            units.append((label, spots.pop()))
            kind = chance.choice(TYPES)
            numbers = f"tq={chance.randint(2, 9)} movement-allowance={chance.randint(2, 6)}"
            marks = "" if marks == "disordered" and kind.endswith("I") else marks
            parts.append(f"{side} {kind} {label} {units[-1][1]} {facing} {numbers} {extra} {marks}")
        for number in range(chance.randint(1, 3)):
            label = f"L{side[0].upper()}{number}"
            rank = (
                "overall-commander banner rank=3"
                if number == 0
                else chance.choice(("rank=1", "rank=2", "junior-leader"))
            )
            own = [spot for name, spot in units if name[0] == side[0].upper()]
            spot = chance.choice(own) if chance.random() < 0.5 else spots.pop()
            values = f"initiative={chance.randint(1, 9)} command-range={chance.randint(1, 4)}"
            orders = "" if "junior" in rank else f"group-order-value={chance.randint(1, 2)}"
            leaders.append(label)
            parts.append(f"{side} leader {label} {spot} {facing} {rank} {values} {orders}")
    found = read_battle(parse("; ".join(parts)))
    groups = tuple(
        Group(leader.label, tuple(unit.label for unit in found.of(leader.side) if chance.random() < 0.7))
        for leader in found.leaders
    )
    melees = tuple(
        Melee(one.label, other.label)
        for one in found.units
        for other in found.units
        if one.label < other.label and one.side is not other.side and one.spot.distance(other.spot) == 1
    )
    fought = tuple(
        melee
        for melee in melees
        if chance.random() < 0.6 and not any(found.unit(one).has(State.ROUTED) for one in (melee.one, melee.other))
    )
    costs = (Cost(Terrain.CLEAR, chance.choice((1, 1, 2))), Cost(Terrain.WOODS, 2), Cost(Terrain.STREAM, 1))
    bands = (Band(Weapon.JAVELIN, 1, 5), Band(Weapon.COMPOSITE_BOW, 2, 6), Band(Weapon.COMPOSITE_BOW, 4, 3))
    known = chance.random() < 0.9
    return replace(found, groups=groups, melees=fought, costs=costs if known else (), bands=bands if known else ())


def _armed(chance: random.Random) -> str:
    """A missile weapon or none, with ammunition and perhaps the marks for shooting in mid-move and for return fire."""
    weapon = chance.choice(("", "", "composite-bow", "javelin"))
    marks = [mark for mark in ("skirmish-mark", "return-fire-mark") if chance.random() < 0.6]
    return " ".join((weapon, f"ammunition={chance.choice((0, 1, 3, 3))}", *marks)) if weapon else ""


def readings(chance: random.Random) -> Chosen:
    """The readings of this edition, or a random mixture."""
    if chance.random() < 0.5:
        return THIS_EDITION
    return Chosen(tuple(chance.choice(setting.sides) for setting in SETTINGS))


def play(seed: int, *, every: int = 1) -> list[Action]:
    """Play one random game turn to its end; complains of crashes, dead ends, endless turns and actions without a clause.

    Every so many states all actions that can be named are tried; between them the first of a shuffled lot that is legal.
    """
    chance = random.Random(seed)
    door, start = AIG.under(readings(chance)), begin(battle(chance)).outcome
    dice, actions, states = Thrown(chance), [], [start]
    while states[-1].number == start.number:
        assert len(actions) < MOST_ACTIONS, f"seed {seed}: the game turn does not end"
        if len(actions) % every == 0:
            _tried(door, states[-1])
        named = list(door.actions(states[-1]))
        chance.shuffle(named)
        if chance.random() < EAGER:
            named.sort(key=lambda action: isinstance(action, ENDINGS))
        for action in named:
            rolled = len(dice.faces)
            ruling = door.act(states[-1], action, dice)
            if ruling.decided:
                break
            open_end = ruling.verdict is Verdict.SILENT
            assert open_end or len(dice.faces) == rolled, f"seed {seed}: {action} is refused by {ruling.by} after dice"
        assert ruling.decided, f"seed {seed}: nothing can be done in {states[-1]}"
        actions.append(action)
        states.append(ruling.outcome)
    for state in (*states[::every], states[-1]):
        written = json.loads(json.dumps(write_turn(state)))
        assert read_turn(written) == state, f"seed {seed}: a state is not read as it was written"
    script = json.loads(json.dumps([write_action(action) for action in actions]))
    again = door.play(read_turn(write_turn(start)), map(read_action, script), Again(dice.faces))
    assert [ruling.outcome for ruling in again] == states[1:], f"seed {seed}: another game came of the same actions"
    return actions


def _tried(door: Game[Turn, Action], turn: Turn) -> None:
    """Every action that is offered is accepted, every other refused with a clause."""
    for choice in door.choices(turn):
        ruling = door.act(turn, choice.action, Thrown(random.Random(0)))
        if ruling.rolls and ruling.verdict is Verdict.SILENT:
            assert choice.against is None, choice
            continue
        assert ruling.decided == (choice.against is None), choice
        assert ruling.decided or ruling.by == choice.against, choice
