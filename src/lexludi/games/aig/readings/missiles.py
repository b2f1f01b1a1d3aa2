"""The competing readings of chapter 9, missile fire."""

from __future__ import annotations

from enum import StrEnum

from lexludi.rulings.readings import setting


class NormalState(StrEnum):
    """Which units are in their normal state and may return fire."""

    NOT_BEATEN = "normal_unless_routed_or_disordered"
    NO_MARKER = "normal_without_rallying_marker"


class ReturnAim(StrEnum):
    """Whether return fire goes only to the front."""

    ANY_SIDE = "return_fire_to_any_side"
    FRONT = "return_fire_to_front"


class ReturnWill(StrEnum):
    """Whether a unit that can return fire may hold it."""

    MAY = "return_fire_by_choice"
    ALWAYS = "return_fire_always"


NORMAL_STATE = setting(NormalState.NOT_BEATEN, "aig.9.2.may")
RETURN_AIM = setting(ReturnAim.ANY_SIDE, "aig.9.2.may")
RETURN_WILL = setting(ReturnWill.MAY, "aig.9.2.may")
