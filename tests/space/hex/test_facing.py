"""Facing, arcs and turns of one-hex and two-hex units."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from board_strategies import hexes, stances
from lexludi.space.hex.facing import Arc, Stance, Turn
from lexludi.space.hex.hexes import Hex, Vertex


def numbers(spots):
    return " ".join(map(str, spots))


def brute_force_bearing(stance, spot):
    """The angle between the facing and the line to the hex, from the nearer half, on a drawn plane."""

    def point(place):
        return math.sqrt(3) * (place.q + place.r / 2), -1.5 * place.r

    def angle(own):
        x, y = (there - here for here, there in zip(point(own), point(spot), strict=True))
        return (math.degrees(math.atan2(x, y)) - 60 * stance.facing.place + 180) % 360 - 180

    left, right = angle(stance.left), angle(stance.right)
    turn = right if right > 0.001 else -left if left < -0.001 else 0 if abs(left) < 90 else 180
    if abs(turn - 60) < 0.001:
        return (Arc.FRONT, Arc.FLANK)
    if abs(turn - 120) < 0.001:
        return (Arc.FLANK, Arc.REAR)
    return (Arc.FRONT if turn < 60 else Arc.FLANK if turn < 120 else Arc.REAR,)


def test_one_hex_unit_facing_north_has_two_hexes_in_each_arc() -> None:
    stance = Stance.on("0303", facing="N")
    assert numbers(stance.front()) == "0202 0302"
    assert numbers(stance.flank()) == "0203 0403"
    assert numbers(stance.rear()) == "0204 0304"


def test_two_hex_unit_facing_north_has_three_two_and_three_hexes() -> None:
    stance = Stance.on("0403", "0303", facing="N")
    assert stance.place == "0303+0403"
    assert numbers(stance.front()) == "0202 0302 0402"
    assert numbers(stance.flank()) == "0203 0503"
    assert numbers(stance.rear()) == "0204 0304 0404"


@given(stances(two_hex=False))
def test_arcs_of_a_one_hex_unit_share_out_its_six_neighbours(stance) -> None:
    arcs = [stance.arc(arc) for arc in Arc]
    assert [len(arc) for arc in arcs] == [2, 2, 2]
    assert {spot for arc in arcs for spot in arc} == set(stance.left.neighbours()) == set(stance.ring())
    assert set(stance.front()) == set(stance.left.touching(stance.facing))


@given(stances(two_hex=True))
def test_arcs_of_a_two_hex_unit_share_out_its_ring(stance) -> None:
    arcs = [stance.arc(arc) for arc in Arc]
    assert [len(arc) for arc in arcs] == [3, 2, 3]
    assert {spot for arc in arcs for spot in arc} == set(stance.ring())
    assert len(stance.ring()) == 8
    assert stance.front()[1] in set(stance.left.touching(stance.facing)) & set(stance.right.touching(stance.facing))


@given(stances())
def test_bearing_of_an_adjacent_hex_is_its_arc(stance) -> None:
    for arc in Arc:
        assert {stance.bearing(spot) for spot in stance.arc(arc)} == {(arc,)}


@given(stances(), hexes)
def test_bearing_at_any_distance_agrees_with_angles(stance, spot) -> None:
    if spot not in stance.hexes:
        assert stance.bearing(spot) == brute_force_bearing(stance, spot)


def test_bearing_two_hexes_away_can_lie_on_a_border() -> None:
    stance = Stance.on("0303", facing="N")
    assert stance.bearing(Hex.parse("0301")) == (Arc.FRONT,)
    assert stance.bearing(Hex.parse("0402")) == (Arc.FRONT, Arc.FLANK)
    assert stance.bearing(Hex.parse("0404")) == (Arc.FLANK, Arc.REAR)
    assert stance.bearing(Hex.parse("0503")) == (Arc.FLANK,)
    assert stance.bearing(Hex.parse("0303")) == ()


@given(stances(two_hex=False), st.integers(-6, 6))
def test_turning_by_six_vertices_changes_nothing(stance, steps) -> None:
    assert stance.turned(6) == stance
    assert stance.turned(steps).facing.apart(stance.facing) == min(steps % 6, -steps % 6)


@given(stances(two_hex=True))
def test_two_hex_unit_turned_about_keeps_its_hexes_and_swaps_its_arcs(stance) -> None:
    about = stance.turned(3)
    assert set(about.hexes) == set(stance.hexes)
    assert set(about.front()) == set(stance.rear())
    assert about.turned(3) == stance
    with pytest.raises(ValueError, match="are not side by side"):
        stance.turned(1)


@given(stances(two_hex=True), st.sampled_from(Turn))
def test_swing_moves_one_half_into_the_middle_front_hex(stance, turn) -> None:
    swung = stance.swung(turn)
    assert set(swung.hexes) - set(stance.hexes) == {stance.front()[1]}
    assert stance.facing.turn_to(swung.facing) == (1 if turn is Turn.RIGHT else -1)
    assert (swung.right == stance.right) if turn is Turn.RIGHT else (swung.left == stance.left)


def test_swing_of_a_phalanx_to_the_right() -> None:
    assert str(Stance.on("0303", "0403", facing="N").swung(Turn.RIGHT)) == "0302+0403 NE"


@given(stances())
def test_steps_ahead_enter_the_front_and_steps_back_the_rear(stance) -> None:
    for after in stance.ahead():
        assert set(after.hexes) <= set(stance.front())
        assert after.facing is stance.facing
    for after in stance.back():
        assert set(after.hexes) <= set(stance.rear())
        assert stance in after.ahead()


def test_unit_that_faces_nowhere_has_no_arcs() -> None:
    stance = Stance.on("0303")
    assert stance.front() == stance.flank() == stance.rear() == stance.bearing(Hex.parse("0302")) == ()
    assert len(stance.ring()) == 6
    with pytest.raises(ValueError, match="has no facing"):
        stance.ahead()


@pytest.mark.parametrize(
    ("places", "facing", "message"),
    [
        (("0303", "0403"), None, "needs a facing"),
        (("0303", "0302"), "N", "0303\\+0403 would"),
        (("0303", "0503"), "N", "are not side by side"),
        (("0303", "0403", "0503"), "N", "not 3"),
    ],
)
def test_stance_no_unit_can_take_is_refused(places, facing, message) -> None:
    with pytest.raises(ValueError, match=message):
        Stance.on(*places, facing=facing)


def test_distance_is_measured_between_the_nearest_hexes() -> None:
    phalanx = Stance.on("0303", "0403", facing="N")
    assert phalanx.distance(Hex.parse("0603")) == 2
    assert phalanx.distance(Stance.on("0503")) == 1
    assert phalanx.distance(phalanx.facing_to(Vertex.S)) == 0
