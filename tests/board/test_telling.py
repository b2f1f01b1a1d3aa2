"""Positions in words: what is told is read back as it was, and what tells nothing is refused."""

from __future__ import annotations

import pytest
from hypothesis import given

from board_strategies import positions
from lexludi.board.describe import Words
from lexludi.board.notation import parse
from lexludi.board.position import Position
from lexludi.board.telling import NoSuchType, Telling


def told(position: Position) -> Telling:
    """A teller whose words are the keys of the position itself."""
    keys = {key for counter in position.counters for key in (counter.type, *counter.states, *dict(counter.values))}
    keys |= {kind for _, kinds in (*position.terrain, *position.hexsides) for kind in kinds}
    return Telling(Words(), {key: (key,) for key in keys})


@given(positions())
def test_position_told_in_words_is_read_back(position: Position) -> None:
    teller = told(position)
    assert teller.read(teller.tell(position)) == position


@given(positions())
def test_last_full_stop_of_a_position_may_be_left_out(position: Position) -> None:
    teller = told(position)
    assert teller.read(teller.tell(position).removesuffix(".")) == position


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5 by 4 hexes. Green: heavy_infantry A at 0303.", "does not describe a board"),
        ("Blue: heavy_infantry A at 0303.", "size of the board"),
        ("5 by 4 hexes. B: moved.", "called B"),
        ("5 by 4 hexes. Blue: heavy_infantry A at 0303. Blue: heavy_infantry A at 0304.", "labelled A"),
        ("5 by 4 hexes. Blue: heavy_infantry at 0303.", "“Blue: heavy_infantry at 0303” is a piece without a name"),
        (
            "5 by 4 hexes. Blue: heavy_infantry A at 0303. heavy_infantry B at 0304.",
            "“heavy_infantry B at 0304.” does not",
        ),
        ("5 by 4 hexes. Level 1: 0303. Level 2: 0303.", "already has a level"),
    ],
)
def test_words_that_tell_no_position_are_refused(text: str, said: str) -> None:
    position = parse("5x4; blue heavy-infantry A 0303 moved")
    with pytest.raises(ValueError, match=said):
        told(position).read(text)


def test_piece_of_a_type_that_is_no_term_is_named() -> None:
    position = parse("5x4; blue heavy-infantry A 0303")
    with pytest.raises(NoSuchType) as error:
        told(position).read("5 by 4 hexes. Blue: heavy slingers A at 0303.")
    assert error.value.word == "heavy slingers"


@pytest.mark.parametrize("stop", [",", ";", "、", " ; ", ". Blue:"])
def test_pieces_of_a_side_may_be_listed(stop: str) -> None:
    position = parse("5x4; blue phalanx A 0303 N; blue phalanx B 0304 N; red phalanx C 0101 S")
    text = f"5 by 4 hexes. Blue: phalanx A at 0303, facing north{stop} phalanx B at 0304, facing north; Red: phalanx C at 0101, facing south"
    assert told(position).read(text) == position


@pytest.mark.parametrize(
    "text",
    [
        "5 by 4 hexes. Blue: phalanx A at 0303+0403, facing north. A: moved, tq=6. woods, rough: 0101.",
        "5 by 4 hexes. Blue: phalanx A at 0303、0403, facing N. A: moved、tq 6. woods、rough: 0101.",
        "5 by 4 hexes. Blue: phalanx A at 0303, 0403, facing north. A: moved. A: tq 6. woods: 0101. rough: 0101.",
        "5x4; blue: phalanx A at 0303+0403, facing n; A: moved, tq 6; woods: 0101; rough: 0101",
        "5x4. woods, rough: 0101. blue: phalanx A at 0303+0403, facing north. A: moved, tq 6",
    ],
)
def test_list_or_sentence_after_sentence_tells_the_same(text: str) -> None:
    position = parse("5x4; blue phalanx A 0303+0403 N moved tq=6; 0101 woods rough")
    assert told(position).read(text) == position
