"""One unit and the words it is told in: troops, density, arms, orders and what it did."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar, overload

from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import Number

Value = TypeVar("Value")


class Side(StrEnum):
    """A player's army."""

    BLUE = "blue"
    RED = "red"

    @property
    def enemy(self) -> Side:
        """The other army."""
        return Side.RED if self is Side.BLUE else Side.BLUE


class Troops(StrEnum):
    """What a unit is."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    CAMELS = "camel"
    INDIAN_ELEPHANT = "indian_elephant"
    AFRICAN_ELEPHANT = "african_elephant"
    LIGHT_CHARIOT = "light_chariot"
    HEAVY_CHARIOT = "heavy_chariot"
    SCYTHED_CHARIOT = "scythed_chariot"
    BOLT_THROWER = "bolt_thrower"
    STONE_THROWER = "stone_thrower"
    LIGHT_BOMBARD = "light_bombard"
    HEAVY_BOMBARD = "heavy_bombard"
    LIGHT_GUN = "light_gun"
    HEAVY_GUN = "heavy_gun"

    @property
    def elephant(self) -> bool:
        """Whether it is an elephant."""
        return self in (Troops.INDIAN_ELEPHANT, Troops.AFRICAN_ELEPHANT)

    @property
    def chariot(self) -> bool:
        """Whether it is a chariot."""
        return self in (Troops.LIGHT_CHARIOT, Troops.HEAVY_CHARIOT, Troops.SCYTHED_CHARIOT)

    @property
    def engine(self) -> bool:
        """Whether it is a throwing engine."""
        return self in (Troops.BOLT_THROWER, Troops.STONE_THROWER)

    @property
    def gun(self) -> bool:
        """Whether it is a bombard or a gun."""
        return self in (Troops.LIGHT_BOMBARD, Troops.HEAVY_BOMBARD, Troops.LIGHT_GUN, Troops.HEAVY_GUN)

    @property
    def piece(self) -> bool:
        """Whether it is an engine or a gun, with a crew."""
        return self.engine or self.gun

    @property
    def has_density(self) -> bool:
        """Whether it stands in an order of some density; beasts, chariots and pieces have none."""
        return not (self.elephant or self.chariot or self.piece)

    @property
    def mounted(self) -> bool:
        """Whether it rides horses or camels."""
        return self in (Troops.CAVALRY, Troops.CAMELS)


class Density(StrEnum):
    """How close together the men stand."""

    CLOSE = "close_order"
    LOOSE = "loose_order"
    DISPERSED = "dispersed_order"


class Arm(StrEnum):
    """A weapon, or what is carried or set up as one."""

    LIGHT_BOW = "light_bow"
    HEAVY_BOW = "heavy_bow"
    SLING = "sling"
    JAVELIN = "javelin"
    LIGHT_CROSSBOW = "light_crossbow"
    HEAVY_CROSSBOW = "heavy_crossbow"
    ARQUEBUS = "arquebus"
    MUSKET = "musket"
    LIGHT_MUSKET = "light_musket"
    PISTOL = "pistol"
    PIKE = "pike"
    SPEAR = "spear"
    HALBERD = "halberd"
    LANCE = "cavalry_lance"
    LARGE_SHIELD = "large_shield"
    STAKES = "stakes"
    CHEVAUX_DE_FRISE = "chevaux_de_frise"


class Armour(StrEnum):
    """What the men of a unit wear."""

    NONE = "no_armour"
    MEDIUM = "medium_armour"
    HEAVY = "heavy_armour"
    FULL = "full_armour"


class Quality(StrEnum):
    """What a unit has been through."""

    MILITIA = "militia"
    REGULAR = "regular"
    VETERAN = "veteran"


class Trait(StrEnum):
    """A special trait of a unit."""

    CLOSE_COMBAT = "close_combat_trait"
    FANATICS = "fanatics"
    LEGIONARIES = "legionaries"
    HUSSITES = "hussites"
    BARDED = "horse_armour"


class Order(StrEnum):
    """What a unit was told to do."""

    DEFENCE = "defence_order"
    MANOEUVRE = "manoeuvre_order"
    ATTACK = "attack_order"
    RECOVERY = "recovery_order"
    NONE = "no_order"


class Talent(StrEnum):
    """How able a general or commander is."""

    ORDINARY = "ordinary"
    TALENTED = "talented"
    GENIUS = "genius"


class Removed(StrEnum):
    """Why a unit is no longer on the table."""

    DESTROYED = "destroyed"
    SCATTERED = "scattered"
    FLED = "left_the_table"
    EXPENDED = "expended"


class Phase(StrEnum):
    """A phase of a player's turn, in order."""

    COMMAND = "command_phase"
    SHOOTING = "shooting_phase"
    MANOEUVRE = "manoeuvre_phase"
    POINT_BLANK = "point_blank_phase"
    ATTACK = "attack_phase"
    CLOSE_COMBAT = "close_combat_phase"
    RECOVERY = "recovery_phase"
    ORDERS = "orders_phase"


class Event(StrEnum):
    """Something a unit did or suffered in this player turn."""

    SHOT = "has_shot"
    SUPPORTED_SHOT = "has_supported_a_shot"
    POINT_BLANK = "has_shot_point_blank"
    RETURNED = "has_made_a_return_shot"
    SHOT_AT = "was_shot_at"
    ATTACKED = "has_attacked"
    MARCHED = "has_marched"
    CLIMBED = "has_climbed"
    MISSED = "has_missed_its_target"
    FORCED = "has_made_a_forced_move"
    BACK = "is_back_from_pursuit"


class Statistic(StrEnum):
    """A statistic of a unit, which only its army list could give."""

    ATTACK = "attack"
    DEFENCE = "defence"
    MORALE = "morale"
    MOVEMENT = "movement"
    COST = "cost"
    TROOPS = "troop_class"
    DENSITY = "density_of_order"
    ARMS = "weapon"
    ARMOUR = "armour"
    ORDER = "order"


@dataclass(frozen=True)
class Unit:
    """One base and what has been told of it; None where nothing has."""

    label: str
    side: Side | None = None
    troops: Troops | None = None
    density: Density | None = None
    figures: int | None = None
    """The figures it began with."""
    shooters: int | None = None
    """The figures of a chariot that shoot."""
    losses: int = 0
    disorder: int = 0
    attack: Number | None = None
    defence: Number | None = None
    morale: int | None = None
    quality: Quality | None = None
    movement: Number | None = None
    arms: frozenset[Arm] | None = None
    armour: Armour | None = None
    traits: frozenset[Trait] = frozenset()
    lacks: frozenset[Trait] = frozenset()
    """The traits it was told not to have."""
    cost: int | None = None
    order: Order | None = None
    revealed: bool = False
    next_order: Order | None = None
    events: frozenset[Event] = frozenset()
    """Of this player turn."""
    moved: Number = 0
    """Steps of movement spent in this player turn."""
    changes: int = 0
    """Changes of formation in this player turn."""
    fleeing: str = ""
    """From whom it flees."""
    looting: bool = False
    frenzied: bool = False
    broken: bool = False
    """Whether a piece has burst or broken."""
    away: bool = False
    """Whether it has pursued off the table."""
    on_foot: bool = False
    horses_barred: bool = False
    removed: Removed | None = None

    def has(self, event: Event) -> bool:
        """Whether it did or suffered something in this player turn."""
        return event in self.events

    @overload
    def known(self, value: int | None, what: Statistic) -> int: ...
    @overload
    def known(self, value: Number | None, what: Statistic) -> Number: ...
    @overload
    def known(self, value: Value | None, what: Statistic) -> Value: ...
    def known(self, value: Any, what: Statistic) -> Any:
        """What must have been told, for there is no default."""
        if value is None:
            raise Impossible("What is the {what} of {label}? It is not said.", what=what, label=self.label)
        return value

    @property
    def stands(self) -> bool:
        """Whether it is on the field and does not flee."""
        return self.removed is None and not self.fleeing

    @property
    def kind(self) -> Troops:
        """What it is, which must have been told."""
        return self.known(self.troops, Statistic.TROOPS)

    @property
    def skirmishing(self) -> bool:
        """Whether it stands in dispersed order; a unit of which nothing was said does not."""
        return self.density is Density.DISPERSED

    def carries(self, *arms: Arm) -> bool:
        """Whether it carries one of some weapons; those told are all it has."""
        return bool(self.arms and self.arms.intersection(arms))

    def is_(self, trait: Trait) -> bool | None:
        """Whether it has a trait; None where nobody said."""
        return True if trait in self.traits else False if trait in self.lacks else None
