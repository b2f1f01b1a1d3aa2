"""Boards, counters and who stands where."""

import pytest
from hypothesis import given

from board_strategies import positions
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.grid import Edge, Grid
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Counter, Position, Side

FIELD = parse(
    "6x5; 0302 woods rough; 0303 +2; 0302/0303 stream; blue PH A 0303+0403 N TQ=7; blue leader L 0403; red LI B 0402 S; red HI C 0101 S"
)


def labels(counters):
    return "".join(counter.label for counter in counters)


def test_lookups_by_hex_and_side() -> None:
    spot = Hex.parse("0403")
    assert labels(FIELD.at(spot)) == "AL"
    assert FIELD.at(spot, Side.RED) == ()
    assert labels(FIELD.companions(FIELD.counter("L"))) == "A"


def test_ground_lookups() -> None:
    woods, hill = Hex.parse("0302"), Hex.parse("0303")
    assert FIELD.terrain_in(woods) == ("woods", "rough")
    assert FIELD.terrain_in(hill) == ()
    assert (FIELD.height(hill), FIELD.height(woods)) == (2, 0)
    assert FIELD.between(hill, woods) == FIELD.between(woods, hill) == ("stream",)


def test_front_is_clipped_to_the_board() -> None:
    rear = Counter(Side.BLUE, "HI", "D", Stance.on("0101", facing="NE"))
    assert FIELD.front(rear) == (Hex.parse("0201"),)


def test_counter_changes_are_copies() -> None:
    counter = FIELD.counter("A")
    changed = FIELD.with_counter(counter.with_states("moved").with_values(hits=2).at(counter.stance.ahead()[0]))
    assert changed.counter("A").states == ("moved",)
    assert (changed.counter("A").value("hits"), changed.counter("A").value("TQ")) == (2, 7)
    assert FIELD.counter("A") == counter
    assert labels(changed.without("A").counters) == "LBC"


@given(positions())
def test_order_of_what_is_given_does_not_matter(position) -> None:
    again = Position(
        position.grid,
        position.counters[::-1],
        dict(position.terrain[::-1]),
        dict(position.heights[::-1]),
        dict(position.hexsides[::-1]),
    )
    assert again == position
    assert hash(again) == hash(position)


@given(positions())
def test_every_counter_is_found_in_each_of_its_hexes(position) -> None:
    for counter in position.counters:
        assert all(counter in position.at(spot) for spot in counter.hexes)
        assert position.counter(counter.label) is counter


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: FIELD.counter("Z"), "there is no counter Z on the board; the counters are: A, L, B, C"),
        (lambda: Position(Grid(3, 3), heights={Hex.parse("0403"): 1}), "0403 is off the board"),
        (lambda: Position(Grid(9, 9), (FIELD.counter("A"),) * 2), "two counters are labelled A"),
        (lambda: Counter(Side.RED, "HI", "A B", Stance.on("0101")), "cannot be a label"),
        (lambda: Counter(Side.RED, "H I", "A", Stance.on("0101")), "cannot be a term key"),
        (lambda: Counter(Side.RED, "HI", "A", Stance.on("0101"), ("NE",)), "NE is a facing"),
    ],
)
def test_bad_positions_say_what_is_wrong(make, message) -> None:
    with pytest.raises(ValueError, match=message):
        make()


def test_battlefield_with_shorter_even_rows_has_both_ends_even() -> None:
    grid = Grid(13, 9, short=True)
    assert len(list(grid)) == 5 * 13 + 4 * 12
    assert Hex.parse("1301") in grid
    assert Hex.parse("1302") not in grid
    assert grid.edge_beyond(Hex.parse("1302")) is Edge.RIGHT
    assert grid.edge_beyond(Hex.parse("0002")) is Edge.LEFT
    assert grid.edge_beyond(Hex.parse("0500")) is Edge.TOP
    assert grid.edge_beyond(Hex.parse("0510")) is Edge.BOTTOM
    assert grid.edge_beyond(Hex.parse("0505")) is None


def test_a_moved_counter_makes_the_position_that_would_be_made_anew() -> None:
    counter, spot = FIELD.counter("C"), Hex.parse("0201")
    assert labels(FIELD.at(counter.hexes[0])) == "C"
    moved = FIELD.with_counter(counter.at(Stance((spot,), counter.facing)))
    anew = Counter(counter.side, counter.type, "C", Stance((spot,), counter.facing), counter.states, counter.values)
    others = tuple(one for one in FIELD.counters if one.label != "C")
    assert moved == Position(FIELD.grid, (anew, *others), FIELD.terrain, FIELD.heights, FIELD.hexsides)
    assert labels(moved.at(spot)) == "C"
    assert moved.at(counter.hexes[0]) == ()


def test_counters_put_on_a_board_are_checked() -> None:
    counter = FIELD.counter("C")
    with pytest.raises(ValueError, match="hex 0901 is off the board"):
        FIELD.with_counter(counter.at(Stance.on("0901", facing="S")))
    with pytest.raises(ValueError, match="two counters are labelled C"):
        FIELD.with_only(counter, counter)
