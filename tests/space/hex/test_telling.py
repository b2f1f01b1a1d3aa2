"""Positions in words: what is told is read back as it was, and what tells nothing is refused."""

from __future__ import annotations

import pytest
from hypothesis import given

from board_strategies import english, positions
from lexludi.space.hex.board_sentences import Telling
from lexludi.space.hex.describe import tell
from lexludi.space.hex.notation import parse
from lexludi.space.hex.position import Position
from lexludi.space.line import NoSuchWord


def told(position: Position) -> Telling:
    """A teller whose words are the keys of the position itself."""
    keys = {key for counter in position.counters for key in (counter.type, *counter.states, *dict(counter.values))}
    keys |= {kind for _, kinds in (*position.terrain, *position.hexsides) for kind in kinds}
    return Telling(english(), {key: (key,) for key in keys})


@given(positions())
def test_position_told_in_words_is_read_back(position: Position) -> None:
    teller = told(position)
    assert teller.read(tell(position, english())) == position


@given(positions())
def test_last_full_stop_of_a_position_may_be_left_out(position: Position) -> None:
    teller = told(position)
    assert teller.read(tell(position, english()).removesuffix(".")) == position


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "5 by 4 hexes. A heavy_infantry stands here. Blue: heavy_infantry A at 0303.",
            "“A heavy_infantry stands here”",
        ),
        ("5 by 4 hexes. Blue: heavy_infantry B in 0303.", "Did you mean: Blue: heavy_infantry B at 0303."),
        (
            "5 by 4 hexes. Blue: heavy_infantry at 0303 facing SE.",
            "Did you mean: Blue: heavy_infantry A at 0303, facing SE.",
        ),
        ("Blue: heavy_infantry A at 0303.", "size of the board"),
        ("5 by 4 hexes. B: moved.", "called B"),
        ("5 by 4 hexes. Blue: heavy_infantry A at 0303. Blue: heavy_infantry A at 0304.", "labelled A"),
        ("5 by 4 hexes. Blue: heavy_infantry at 0303.", "“Blue: heavy_infantry at 0303” is a piece without a name"),
        (
            "5 by 4 hexes. Blue: heavy_infantry A at 0303. heavy_infantry B at 0304.",
            "“heavy_infantry B at 0304” does not",
        ),
        ("5 by 4 hexes. Level 1: 0303. Level 2: 0303.", "already has a level"),
    ],
)
def test_words_that_tell_no_position_are_refused(text: str, said: str) -> None:
    position = parse("5x4; blue heavy-infantry A 0303 moved")
    with pytest.raises(ValueError, match=said):
        told(position).read(text)


@pytest.mark.parametrize(
    ("text", "word", "place"),
    [
        ("Blue: heavy slingers A at 0303.", "heavy slingers", "type"),
        ("Blue: heavy slingers A at 0303, facing west.", "heavy slingers", "type"),
        ("Blue: phalanx A at 0303, facing west.", "west", "facing"),
        ("Green: slingers A at 0303, facing west.", "Green", "side"),
        ("Green: phalanx A at 0303.", "Green", "side"),
        ("Blue: phalanx A at 0303. A: moved, tired, tq 6.", "tired", "states"),
        ("Blue: phalanx A at 0303. A: tq six.", "tq six", "states"),
        ("woods, dense scrub: 0101, 0102.", "dense scrub", "terrain"),
        ("hedge, between 0101 and 0102.", "hedge", "feature"),
    ],
)
def test_word_that_cannot_stand_in_its_place_is_named(text: str, word: str, place: str) -> None:
    position = parse("5x4; blue phalanx A 0303 moved tq=6; 0101 woods")
    with pytest.raises(NoSuchWord) as error:
        told(position).read(f"5 by 4 hexes. {text}")
    assert (error.value.word, error.value.place) == (word, place)


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
