"""The one-line notation: text to state to text, and what it says of bad text."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board_strategies import positions, stances
from lexludi.space.hex.facing import Stance, Turn
from lexludi.space.hex.hexes import Direction
from lexludi.space.hex.notation import parse, write
from lexludi.space.hex.route import parse_route, write_route
from lexludi.space.line import BadNotation

MANGLED = re.compile(r"[|<>*_#\"'`\\\[\]{}@~]")


@settings(max_examples=300)
@given(positions())
def test_notation_survives_text_to_state_to_text(position) -> None:
    text = write(position)
    assert parse(text) == position
    assert write(parse(text)) == text


@given(positions())
def test_notation_is_one_line_without_characters_that_are_mangled(position) -> None:
    text = write(position)
    assert not MANGLED.search(text)
    assert "\n" not in text
    assert text == " ".join(text.split())


def test_notation_is_forgiving_about_order_and_space() -> None:
    text = " 6x5 ;red PH B 0301+0401 S;  0402   woods; 0302 woods; blue HI A 0303 moved TQ=6 N; 0302 +1;"
    assert write(parse(text)) == "6x5; 0302 woods +1; 0402 woods; blue HI A 0303 N moved TQ=6; red PH B 0401+0301 S"


def test_equal_hexes_stand_together() -> None:
    assert write(parse("6x5; 0402 woods +1; 0302 woods +1; 0101 -1")) == "6x5; 0101 -1; 0302 0402 woods +1"


def test_term_keys_are_written_with_hyphens() -> None:
    position = parse("6x5; blue heavy-infantry A 0303")
    assert position.counter("A").type == "heavy_infantry"
    assert write(position) == "6x5; blue heavy-infantry A 0303"


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("", "", "size of the board must come first"),
        ("blue HI A 0303", "blue HI A 0303", "size of the board must come first"),
        ("0x5", "0x5", "1 to 99 columns"),
        ("13/11x9", "13/11x9", "write 13/12x9"),
        ("6x5; green HI A 0303", "green", "blue or red"),
        ("6x5; blue HI A", "A", "a side, a type, a label and a hex"),
        ("6x5; blue HI A 303", "303", "such as 0302"),
        ("6x5; blue HI A 0703", "0703", "from 0101 to 0605"),
        ("6x5; blue HI A* 0303", "A*", "letters and digits"),
        ("6x5; blue H*I A 0303", "H*I", "a unit type such as HI"),
        ("6x5; blue HI A 0303 N S", "S", "only one facing"),
        ("6x5; blue HI A 0303 TQ=x", "TQ=x", "a value such as TQ=6"),
        ("6x5; blue HI A 0303 TQ=1 TQ=2", "TQ=2", "only one"),
        ("6x5; blue PH A 0303+0403", "0303+0403", "needs a facing"),
        ("6x5; blue PH A 0303+0302 N", "0303+0302", "0303+0403 would"),
        ("6x5; blue PH A 0303+0403+0503 N", "0303+0403+0503", "one or two hexes"),
        ("6x5; blue HI A 0303; red HI A 0304", "A", "label is already used"),
        ("6x5; 0302", "0302", "a kind of terrain such as woods"),
        ("6x5; 0302 woods 2", "2", "a level such as +1"),
        ("6x5; 0302 +1 +2", "+2", "only one level"),
        ("6x5; 0302 +1; 0302 +2", "+2", "already has a level"),
        ("6x5; 0302/0304 stream", "0302/0304", "not adjacent"),
        ("6x5; 0302/0303", "0302/0303", "such as stream"),
        ("6x5; 0302/0303/0304 stream", "0302/0303/0304", "two adjacent hexes"),
    ],
)
def test_bad_text_is_told_what_is_wrong_and_what_is_expected(text, word, expected) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert caught.value.word == word
    assert expected in str(caught.value)
    assert f"“{word}”" in str(caught.value)


@settings(max_examples=300)
@given(st.text(st.sampled_from("0123456789x;+-/= abluedHINS"), max_size=40))
def test_any_other_text_is_refused_as_bad_notation(text) -> None:
    try:
        parsed = parse("6x5;" + text)
    except BadNotation:
        return
    assert parse(write(parsed)) == parsed


def test_route_of_a_one_hex_unit_enters_and_turns() -> None:
    route = parse_route(Stance.on("0303", facing="N"), "0302 NE 0402")
    assert [str(stance) for stance in route] == ["0303 N", "0302 N", "0302 NE", "0402 NE"]
    assert write_route(route) == "0302 NE 0402"


def test_route_of_a_two_hex_unit_swings_to_the_facing_that_fits() -> None:
    route = parse_route(Stance.on("0303", "0403", facing="N"), "0302+0403, SW")
    assert [str(stance) for stance in route] == ["0303+0403 N", "0302+0403 NE", "0403+0302 SW"]


@given(stances(), st.lists(st.integers(0, 8), max_size=6))
def test_route_survives_text_and_back(start, choices) -> None:
    route = [start]
    for choice in choices:
        stance = route[-1]
        if choice < 6:
            after = stance.shifted(list(Direction)[choice])
        elif stance.two_hex and choice < 8:
            after = stance.swung(list(Turn)[choice - 6])
        else:
            after = stance.turned(3)
        route.append(after)
    if all(spot.column > -1 and spot.row > -1 for stance in route for spot in stance.hexes):
        assert parse_route(start, write_route(route)) == tuple(route)


@pytest.mark.parametrize(("text", "word"), [("0302 X", "X"), ("0302+0402", "0302+0402"), ("north", "north")])
def test_bad_route_names_the_word(text, word) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_route(Stance.on("0303", facing="N"), text)
    assert caught.value.word == word
    assert "such as 030" in str(caught.value)


def test_facings_in_small_letters_and_types_of_two_words_are_read() -> None:
    typed = parse("5x4; blue heavy cavalry a 0303 ne tq=6; red leader L 0101")
    assert typed == parse("5x4; blue heavy-cavalry a 0303 NE tq=6; red leader L 0101")
