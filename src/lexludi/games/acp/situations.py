"""Fully described situations that the rules decide: a move, a fire, a melee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from lexludi.games.acp.units import FLANKS, Arc, Leader, Mover, Neighbour, Stack, State, Terrain, Unit
from lexludi.rulings.faults import Impossible
from lexludi.rulings.values import replace

HEXES = (Terrain.CLEAR, Terrain.FORD1, Terrain.FORD2, Terrain.FORD3, Terrain.WATER)
MOVE_CROSSINGS = (Terrain.BRIDGE, Terrain.STREAM, Terrain.WATER)
COMBAT_CROSSINGS = (Terrain.BRIDGE, Terrain.STREAM, Terrain.WATER)


@dataclass(frozen=True)
class Move:
    """One hex entered: by whom, its ground, what is crossed on the way, and the change of level."""

    movers: tuple[Mover, ...]
    hex: Terrain
    crossing: tuple[Terrain, ...] = ()
    levels: int = 0

    def __post_init__(self) -> None:
        if not self.movers:
            raise Impossible("The case does not say who moves; add it.")
        if self.hex not in HEXES:
            raise Impossible(
                "The hex entered cannot have the terrain “{terrain}”. Name the terrain of the hex itself, and give “{terrain}” as what the move crosses.",
                terrain=self.hex,
            )
        _only(self.crossing, MOVE_CROSSINGS)


@dataclass(frozen=True)
class Firer:
    """A unit that fires, and how its target lies."""

    unit: Unit
    hexes_between: int
    """Hexes between its own and the target's; none if they are adjacent."""
    ground: Terrain = Terrain.CLEAR
    levels: int = 0
    crossing: tuple[Terrain, ...] = ()

    def __post_init__(self) -> None:
        if self.hexes_between < 0:
            raise Impossible(
                "The range at which {label} fires must be at least 1 hex.",
                by="acp.fire.range.adjacent",
                label=self.unit.label,
            )
        _only(self.crossing, COMBAT_CROSSINGS)


@dataclass(frozen=True)
class Fire:
    """One unit, or several together, firing at one stack."""

    firers: tuple[Firer, ...]
    target: Stack

    def __post_init__(self) -> None:
        if not self.firers:
            raise Impossible("The case does not say who fires; add it.")
        _unique([firer.unit.label for firer in self.firers], _labels([self.target]))


@dataclass(frozen=True)
class Contact:
    """One stack attacking another: through which arc, up or down how many levels, across what."""

    attacker: str
    defender: str
    arc: Arc | None = None
    """Unknown where nobody has said it."""
    levels: int = 0
    crossing: tuple[Terrain, ...] = ()

    def __post_init__(self) -> None:
        _only(self.crossing, COMBAT_CROSSINGS)


@dataclass(frozen=True)
class Melee:
    """All stacks that fight one melee; a stack goes by the label of its top unit.

    All stacks are in contact, unless both sides have several and it is said who attacks whom: then
    these are all the contacts there are. What lies between two stacks tells nothing of the others.
    """

    attackers: tuple[Stack, ...]
    defenders: tuple[Stack, ...]
    given: tuple[Contact, ...] = ()

    def __post_init__(self) -> None:
        if not self.attackers or not self.defenders:
            raise Impossible("A melee needs an attacker and a defender.")
        _unique(_labels(self.attackers), _labels(self.defenders))
        pairs = set(product(_tops(self.attackers), _tops(self.defenders)))
        for contact in self.given:
            if (contact.attacker, contact.defender) not in pairs:
                raise Impossible(
                    "{attacker} is not an attacking stack, or {defender} is not a defending stack.",
                    attacker=contact.attacker,
                    defender=contact.defender,
                )
        touched = {label for contact in self.contacts for label in (contact.attacker, contact.defender)}
        for label in (*_tops(self.attackers), *_tops(self.defenders)):
            if label not in touched:
                raise Impossible("{label} is not in contact with any enemy stack.", label=label)
        for stack in self.defenders:
            self._check_flanks(stack)

    def arcs(self, stack: Stack) -> set[Arc]:
        """The arcs a stack is attacked through: the front if nobody says; who says one says all."""
        against = [contact for contact in self.contacts if contact.defender == stack.top.label]
        said = {contact.arc for contact in against if contact.arc}
        for contact in against:
            if contact.arc is None and said - {Arc.FRONT}:
                raise Impossible(
                    "From which side does {attacker} attack {defender}?",
                    attacker=contact.attacker,
                    defender=contact.defender,
                )
        return said or {Arc.FRONT}

    def _check_flanks(self, stack: Stack) -> None:
        """Nobody attacks from a flank hex where both are held by units beside the stack."""
        held = {neighbour.place for unit in stack.units for neighbour in unit.neighbours}
        if held >= FLANKS and Arc.FLANK in self.arcs(stack):
            raise Impossible(
                "Units beside {label} hold both of its flank hexes, so nobody can attack from there.",
                by="acp.melee.mod.flank",
                label=stack.top.label,
            )

    @cached_property
    def contacts(self) -> tuple[Contact, ...]:
        """Every attacking stack with each stack it attacks."""
        attacks = any(contact.arc for contact in self.given)
        if attacks and len(self.attackers) > 1 and len(self.defenders) > 1:
            return self.given
        known = {(contact.attacker, contact.defender) for contact in self.given}
        pairs = product(_tops(self.attackers), _tops(self.defenders))
        return (*self.given, *(Contact(*pair) for pair in pairs if pair not in known))

    @cached_property
    def attacking(self) -> tuple[Unit, ...]:
        """Every attacking unit."""
        return tuple(unit for stack in self.attackers for unit in stack.units)

    @cached_property
    def defending(self) -> tuple[Unit, ...]:
        """Every defending unit."""
        return tuple(unit for stack in self.defenders for unit in stack.units)

    @property
    def all_defenders_routed(self) -> bool:
        """Whether no defending unit stands any more."""
        return all(unit.state is State.ROUTED for unit in self.defending)

    def neighbours(self, unit: Unit) -> tuple[Neighbour, ...]:
        """The neighbours of a unit; of two units that fight, it is enough that one names the other."""
        fighting = {other.label: other for other in (*self.attacking, *self.defending)}
        found = {neighbour.label: neighbour for neighbour in unit.neighbours}
        for other in fighting.values():
            for seen in other.neighbours:
                if seen.label == unit.label:
                    found.setdefault(other.label, replace(seen, label=other.label, place=None))
        return tuple(
            replace(neighbour, type=fighting[label].type, state=fighting[label].state)
            if label in fighting
            else neighbour
            for label, neighbour in found.items()
        )


def _only(crossing: tuple[Terrain, ...], allowed: tuple[Terrain, ...]) -> None:
    for terrain in crossing:
        if terrain not in allowed:
            raise Impossible("“{terrain}” cannot lie between two hexes; it is the terrain of a hex.", terrain=terrain)


def _tops(stacks: Iterable[Stack]) -> list[str]:
    return [stack.top.label for stack in stacks]


def _labels(stacks: Iterable[Stack]) -> list[str]:
    return [label for stack in stacks for label in (*_named(stack.units), *_named(stack.leaders))]


def _named(pieces: Iterable[Unit | Leader]) -> list[str]:
    return [piece.label for piece in pieces]


def _unique(*labels: list[str]) -> None:
    for label, count in Counter(label for group in labels for label in group).items():
        if count > 1:
            raise Impossible("Two pieces are called {label}; give each its own name.", label=label)
