"""The competing readings of chapter 3, the sequence of play."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class TieRolls(StrEnum):
    """How often a tie is rolled for."""

    ONCE_A_LEVEL = "tie_rolled_once"
    EVERY_ACTIVATION = "tie_rolled_each_time"


class Alternation(StrEnum):
    """Whether an activation gained by seizure counts in the alternation of tied leaders."""

    SEIZURE_FREE = "seizure_keeps_place"
    SEIZURE_COUNTS = "seizure_uses_place"


class Repeats(StrEnum):
    """Which orders activate a unit."""

    MOVE_OR_FIRE = "only_move_and_fire_activate"
    EVERY_ORDER = "every_order_activates"


class EngagedDisorder(StrEnum):
    """Whether cavalry still in contact loses its disorder marker."""

    REMOVED = "disorder_removed_in_contact"
    KEPT = "disorder_kept_in_contact"


TIE_ROLLS = setting(TieRolls.ONCE_A_LEVEL, "aig.3.1.tie-roll")
ALTERNATION = setting(Alternation.SEIZURE_FREE, "aig.3.1.tie-alternate")
REPEATS = setting(Repeats.MOVE_OR_FIRE, "aig.3.2.1.repeat-hit")
ENGAGED_DISORDER = setting(EngagedDisorder.REMOVED, "aig.3.4.a.disorder")
