"""The words of the game: types of unit, cards, sections, states, and the rules known only from outside the source."""

from __future__ import annotations

from enum import StrEnum

from lexludi.games.cca import charts
from lexludi.rulings.chart import Cell


class UnitType(StrEnum):
    """The types of unit, foot first; the lists are from outside the source."""

    LIGHT_INFANTRY = "light_infantry"
    LIGHT_SLING_INFANTRY = "light_sling_infantry"
    LIGHT_BOW_INFANTRY = "light_bow_infantry"
    AUXILIA = "auxilia"
    MEDIUM_INFANTRY = "medium_infantry"
    WARRIOR = "warrior"
    HEAVY_INFANTRY = "heavy_infantry"
    HEAVY_WAR_MACHINE = "heavy_war_machine"
    LIGHT_CAVALRY = "light_cavalry"
    LIGHT_BOW_CAVALRY = "light_bow_cavalry"
    BARBARIAN_CHARIOT = "barbarian_chariot"
    MEDIUM_CAVALRY = "medium_cavalry"
    CAMEL = "camel"
    CATAPHRACTED_CAMEL = "cataphracted_camel"
    HEAVY_CAVALRY = "heavy_cavalry"
    HEAVY_CATAPHRACTED_CAVALRY = "heavy_cataphracted_cavalry"
    ELEPHANT = "elephant"
    HEAVY_CHARIOT = "heavy_chariot"


UNIT_TYPES = frozenset(UnitType)


class Card(StrEnum):
    """The Command cards the rules tell apart."""

    SECTION = "section_card"
    ORDER_THREE_UNITS_CENTER = "order_three_units_center"
    ORDER_MOUNTED_TROOPS = "order_mounted_troops"
    I_AM_SPARTACUS = "i_am_spartacus"
    LEADERSHIP = "leadership_card"
    ORDER_LIGHT_TROOPS = "order_light_troops"
    MOVE_FIRE_MOVE = "move_fire_move"
    OTHER = "other_card"


class Section(StrEnum):
    """The three sections of the battlefield."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


class FieldSide(StrEnum):
    """The sides of the battlefield, as the two kinds it has and one by one."""

    SHORT = "short_side"
    LONG = "long_side"
    TOP = "top_side"
    BOTTOM = "bottom_side"
    LEFT = "left_side"
    RIGHT = "right_side"


class Manner(StrEnum):
    """Moves that follow rules of their own, none of which is in the source."""

    RETREAT = "retreat"
    EVADE = "evade"
    ESCAPE = "escape"


class Status(StrEnum):
    """What can be said of a unit or leader during a turn."""

    ORDERED = "ordered"
    NOT_ORDERED = "not_ordered"
    MOVED = "moved"
    NOT_MOVED = "not_moved"
    ATTACHED = "attached"
    NEWLY_ATTACHED = "newly_attached"
    ALONE = "alone"


class Permission(StrEnum):
    """What the lists of units say of battle after a move; the last for a battle that cannot be declined."""

    ALLOWED = "allowed"
    NOT_ALLOWED = "not_allowed"
    AFTER_ONE_HEX = "after_one_hex"
    COMPULSORY_AFTER_TWO = "compulsory_after_two"
    COMPULSORY = "compulsory"


class Outside(StrEnum):
    """What is known only from the published rulebook: its lists of units and its general rules for them."""

    LIST = "published_list"
    ONCE = "unit_moves_once"
    MAY_STAY = "unit_need_not_move"
    ORDERED = "only_ordered_battle"
    EDGE = "unit_stays_on_battlefield"
    ENEMY = "unit_barred_by_enemy"
    FRIEND = "unit_barred_by_friend"
    LIGHT_FOOT = "light_foot_exception"
    LONE_LEADER = "unit_stops_on_leader"
    TERRAIN = "terrain_limits"
    MOUNTED_BATTLE = "all_mounted_battle"


DETACHING = (Card.SECTION, Card.ORDER_THREE_UNITS_CENTER, Card.ORDER_MOUNTED_TROOPS, Card.I_AM_SPARTACUS)
"""The cards named as allowing leaders to detach; Order Three Units Center is a Section card."""
CENTER_ORDERS = 3
"""The orders of Order Three Units Center."""
PASSING = (Card.ORDER_LIGHT_TROOPS, Card.MOVE_FIRE_MOVE)
"""The cards that make exceptions for light foot, not in the source."""


class UnitClass(StrEnum):
    """The classes of the lists of units."""

    LIGHT_FOOT = "light_foot"
    MEDIUM_FOOT = "medium_foot"
    HEAVY_FOOT = "heavy_foot"
    LIGHT_MOUNTED = "light_mounted"
    MEDIUM_MOUNTED = "medium_mounted"
    HEAVY_MOUNTED = "heavy_mounted"


def movement_rate(type: str) -> Cell[int]:
    """How many hexes a type of unit moves, in its list."""
    cell = _entry(type, "movement_rate")
    return cell.giving(int(cell.value))


def battle_after_moving(type: str) -> Cell[Permission]:
    """Whether a type of unit battles after moving, in its list."""
    cell = _entry(type, "battle_after_moving")
    return cell.giving(Permission(str(cell.value)))


def unit_class(type: str) -> Cell[UnitClass]:
    """The class of a type of unit, in its list."""
    cell = _entry(type, "unit_class")
    return cell.giving(UnitClass(str(cell.value)))


def compelled(type: str, hexes: int) -> bool:
    """Whether a type of unit has to battle after moving so many hexes."""
    return battle_after_moving(type).value is Permission.COMPULSORY_AFTER_TWO and hexes > 1


def is_light(type: str) -> bool:
    """Whether a type of unit is of one of the light classes."""
    return unit_class(type).value in (UnitClass.LIGHT_FOOT, UnitClass.LIGHT_MOUNTED)


def is_mounted(type: str) -> bool:
    """Whether a type of unit stands in the list of mounted units."""
    return type in charts.MOUNTED.rows


def _entry(type: str, column: str) -> Cell[int | str]:
    return (charts.MOUNTED if is_mounted(type) else charts.FOOT).at(type, column)
