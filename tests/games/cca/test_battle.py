"""Battle after movement: permission by type and distance, and the leader who takes part."""

from __future__ import annotations

import pytest

from lexludi.games.cca.battle import battle, decline
from lexludi.games.cca.movement import end_movement
from lexludi.games.cca.phase import Phase
from lexludi.games.cca.units import Permission, UnitType
from lexludi.rulings.faults import Impossible

from .builders import after, along, ordered, refused, silent

LINE = "0204 0304 0404 0504"
RATES = {type: 2 for type in UnitType} | dict.fromkeys(("medium_infantry", "heavy_infantry", "heavy_war_machine"), 1)
RATES |= dict.fromkeys(("barbarian_chariot", "medium_cavalry", "camel", "cataphracted_camel"), 3)
RATES |= dict.fromkeys(("light_cavalry", "light_bow_cavalry"), 4)


def fought(phase: Phase) -> Phase:
    return end_movement(phase).outcome


def moved(type: UnitType, hexes: int) -> Phase:
    """A unit that has moved so many hexes along a row and stands beside an enemy unit."""
    board = f"6x4; blue {type.replace('_', '-')} A 0104; red medium-infantry X {hexes + 1:02}03"
    phase = ordered(board, "A")
    return fought(after(phase, along("A", " ".join(LINE.split()[:hexes]))) if hexes else phase)


@pytest.mark.parametrize("type", UnitType)
@pytest.mark.parametrize("hexes", range(5))
def test_permission_agrees_with_the_list_told_again(type, hexes) -> None:
    if hexes > RATES[type]:
        return
    ruling = battle(moved(type, hexes), "A")
    if type is UnitType.AUXILIA and hexes == 2:
        assert refused(ruling) == "cca.foot.auxilia"
    elif type is UnitType.HEAVY_WAR_MACHINE and hexes:
        assert refused(ruling) == "cca.foot.list"
    else:
        must = type is UnitType.WARRIOR and hexes == 2
        assert ruling.outcome.permission is (Permission.COMPULSORY if must else Permission.ALLOWED)
        assert ruling.outcome.enemies == ("X",)
    mounted = type in tuple(UnitType)[8:]
    assert ruling.cites("cca.mounted.full-move") == (mounted and hexes == RATES[type])


@pytest.mark.parametrize("type", UnitType)
def test_battle_at_a_distance_is_left_open_for_all_but_heavy_infantry(type) -> None:
    phase = fought(ordered(f"6x4; blue {type.replace('_', '-')} A 0104; red camel X 0304", "A"))
    says = refused if type is UnitType.HEAVY_INFANTRY else silent
    assert says(battle(phase, "A")) == "cca.leader.example.7"


def test_unit_without_an_order_does_not_battle() -> None:
    phase = fought(ordered("6x4; blue camel A 0104; blue camel B 0404; red camel X 0204", "B"))
    assert refused(battle(phase, "A")) == "cca.unit.list"


def test_attached_leader_battles_as_his_unit_does() -> None:
    phase = fought(ordered("6x4; blue camel A 0104; blue leader L 0104; red camel X 0204", "A"))
    assert battle(phase, "L") == battle(phase, "A")
    assert battle(phase, "A").outcome.leader == "L"


def test_leader_of_eliminated_unit_is_alone_and_eliminated_leader_takes_no_part() -> None:
    phase = fought(ordered("6x4; blue camel A 0104; blue leader L 0104; red camel X 0204", "A"))
    assert refused(battle(phase.without("A"), "L")) == "cca.leader.no-battle-alone"
    assert battle(phase.without("L"), "A").outcome.leader is None
    with pytest.raises(Impossible, match="not on the battlefield"):
        battle(phase.without("A"), "A")


def test_leader_reached_by_a_unit_takes_part() -> None:
    phase = ordered("6x4; blue camel A 0104; blue leader L 0204; red camel X 0304", "A")
    assert battle(fought(after(phase, along("A", "0204"))), "A").outcome.leader == "L"


def test_only_warriors_that_moved_two_hexes_cannot_decline() -> None:
    warriors = moved(UnitType.WARRIOR, 2)
    assert refused(decline(warriors, "A")) == "cca.foot.warrior"
    assert decline(warriors.without("X"), "A").outcome == warriors.without("X")
    assert refused(decline(moved(UnitType.WARRIOR, 1), "A")) is None
    assert refused(decline(moved(UnitType.LIGHT_INFANTRY, 2), "A")) is None


def test_nobody_declines_before_battle() -> None:
    assert refused(decline(ordered("6x4; blue camel A 0104", "A"), "A")) == "cca.unit.before-battle"


def test_nobody_is_asked_to_battle_where_no_enemy_is_left() -> None:
    phase = end_movement(ordered("5x4; blue camel A 0203", "A")).outcome
    with pytest.raises(Impossible, match="A has nobody to battle"):
        battle(phase, "A")
