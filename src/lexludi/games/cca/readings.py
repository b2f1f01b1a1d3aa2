"""The competing readings of the movement rules that a table can choose between."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class OpenSides(StrEnum):
    """Which sides of the battlefield Battle Special Rules can open to a leader."""

    ANY = "any_side_opens"
    LONG = "long_sides_open"


class DetachingCards(StrEnum):
    """Whether the cards named are the only ones with which a leader may detach."""

    CLOSED = "cards_closed"
    OPEN = "cards_open"


class Attachment(StrEnum):
    """Whether a leader whose hex a unit enters during movement is bound to that unit at once."""

    AT_ONCE = "attached_at_once"
    AT_START = "attached_at_start"


class LoneBattle(StrEnum):
    """How far the ban on battle by a lone leader goes."""

    NEVER = "lone_leader_never"
    AFTER_MOVING = "lone_leader_after_moving"


class BattleOrders(StrEnum):
    """Whether a unit needs an order to battle."""

    NEEDED = "battle_needs_order"
    NOT_NEEDED = "battle_needs_no_order"


class EnemyExemption(StrEnum):
    """Who is exempt from the ban on hexes of the enemy: a leader who escapes, or one who evades as well."""

    ESCAPE = "escape_exempt"
    EVADE_TOO = "evade_exempt_too"


OPEN_SIDES = setting(OpenSides.ANY, "cca.leader.edge.special", "cca.leader.edge.short")
DETACHING_CARDS = setting(DetachingCards.CLOSED, "cca.leader.detach.cards")
ATTACHMENT = setting(Attachment.AT_ONCE, "cca.leader.attached", "cca.leader.detach.not-moved")
LONE_BATTLE = setting(LoneBattle.NEVER, "cca.leader.no-battle-alone")
ENEMY_EXEMPTION = setting(EnemyExemption.ESCAPE, "cca.leader.no-enemy", "cca.leader.no-enemy.escape")
BATTLE_ORDERS = setting(BattleOrders.NEEDED, "cca.leader.attach.not-ordered")
