"""The competing readings of the sheet that a table can choose between."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class TerrainHex(StrEnum):
    """Whose hex gives the terrain modifier in combat."""

    DEFENDER = "defender_hex"
    ATTACKER = "attacker_hex"


class Bridge(StrEnum):
    """What the 0 of a bridge is."""

    ADDITION = "bridge_adds"
    PRICE = "bridge_price"


class BridgePlace(StrEnum):
    """Whom a bridge concerns in combat."""

    ON = "bridge_under"
    ACROSS = "bridge_across"


class RatioRows(StrEnum):
    """How many rows of the ratio table are lost."""

    TWO = "two_rows_lost"
    ONE = "one_row_lost"


class LeaderBonuses(StrEnum):
    """Which leader bonuses of a side count."""

    SUM = "bonuses_add"
    BEST = "best_bonus"


class FacingLines(StrEnum):
    """How the modifiers for flank, rear, and rear with another side go together."""

    REPLACE = "facing_replaces"
    ADD = "facing_adds"


class StateLines(StrEnum):
    """How the modifiers for one and for all units discouraged or routed go together."""

    REPLACE = "state_replaces"
    ADD = "state_adds"


class Advance(StrEnum):
    """How units that may not or need not advance bind the others."""

    BY_UNIT = "advance_by_unit"
    TOGETHER = "advance_together"


TERRAIN_HEX = setting(TerrainHex.DEFENDER, "acp.terrain.chart")
BRIDGE = setting(Bridge.ADDITION, "acp.terrain.bridge.move")
BRIDGE_PLACE = setting(BridgePlace.ON, "acp.terrain.bridge.fire", "acp.terrain.bridge.melee")
RATIO_ROWS = setting(RatioRows.TWO, "acp.ratio.table", "acp.ratio.one_to_two", "acp.ratio.one_to_three")
LEADER_BONUSES = setting(LeaderBonuses.SUM, "acp.melee.mod.leaders")
FACING_LINES = setting(FacingLines.REPLACE, "acp.melee.mod.flank", "acp.melee.mod.rear_plus", "acp.melee.mod.rear")
STATE_LINES = setting(
    StateLines.REPLACE,
    "acp.melee.mod.att_all_discouraged",
    "acp.melee.mod.def_all_discouraged",
    "acp.melee.mod.def_one_routed",
    "acp.melee.mod.def_all_routed",
)
ADVANCE = setting(Advance.BY_UNIT, "acp.results.advance.discouraged", "acp.results.advance.phalanx")
