"""Descriptions: everything in the picture, in the words and sentences of the reader."""

from hypothesis import given, settings

from board_strategies import english, frames
from lexludi.space.hex.describe import TEMPLATES, describe
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame, arcs
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.notation import parse
from lexludi.space.saying import COMMON

BEFORE = parse("6x5; 0302 woods; 0402 +1; 0302/0303 stream; blue HI A 0303 N")


def test_description_of_a_position_in_english() -> None:
    words = english(lambda key: {"HI": "heavy infantry"}.get(key, key))
    highlights = {"front": BEFORE.counter("A").stance.front()}
    assert describe(Frame(BEFORE, highlights), words) == (
        "6 by 5 hexes. Woods: 0302. Level 1: 0402. Stream, between 0302 and 0303. "
        "Blue: heavy infantry A at 0303, facing north. Front: 0202, 0302."
    )


def test_description_of_what_has_changed() -> None:
    route = (Stance.on("0303", facing="N"), Stance.on("0302", facing="N"), Stance.on("0302", facing="NE"))
    counter = BEFORE.counter("A").at(route[-1]).with_states("moved").with_values(TQ=6)
    after = Frame(BEFORE.with_counter(counter), path=route, barred=Hex.parse("0402"))
    assert describe(after, english(), Frame(BEFORE)) == (
        "A: from 0303 to 0302. A: now facing north-east. A: moved, TQ 6. Path: 0303, 0302. No entry into 0402."
    )
    assert describe(Frame(BEFORE), english(), Frame(BEFORE)) == "Nothing has moved."
    assert describe(Frame(BEFORE.without("A")), english(), Frame(BEFORE)) == "A: no longer on the board."


def test_description_is_in_the_readers_words_and_order() -> None:
    templates = {
        "board.size": "{rows}행 {columns}열.",
        "board.counter_facing": "{hexes}의 {side} {type} {label}, {facing} 방향.",
        "board.side_blue": "청군",
        "board.facing_N": "북",
    }
    words = english({"HI": "중보병"}.get, templates)
    assert describe(Frame(parse("6x5; blue HI A 0303 N")), words) == "5행 6열. 0303의 청군 중보병 A, 북 방향."


@settings(max_examples=100)
@given(frames(), frames())
def test_no_english_is_left_when_every_sentence_is_translated(frame, other) -> None:
    silent = {
        key: "".join(sorted({"{" + name + "}" for name in _names(text)})) or "@"
        for key, text in (TEMPLATES | COMMON).items()
    }
    words = english(lambda key: "", silent)
    labels = {letter for one in (frame, other) for counter in one.position.counters for letter in counter.label}
    for said in (describe(frame, words), describe(frame, words, other)):
        assert set(said) <= labels | set(" @-+0123456789")


def test_every_counter_and_highlight_is_told() -> None:
    position = parse("8x6; blue PH A 0403+0503 N; red leader B 0201; red LC C 0202 SW routed")
    said = describe(Frame(position, arcs(position.counter("A"))), english())
    for part in (
        "PH A at 0403, 0503, facing north",
        "Red: leader B at 0201.",
        "C: routed",
        "Flank: 0303, 0603",
        "Rear:",
    ):
        assert part in said


def test_placeholders_of_terms_cannot_reach_into_objects() -> None:
    words = english(str, {"board.size": "{columns.__class__} {columns}"})
    assert words.say("board.size", columns=6, rows=5) == "{columns.__class__} 6"


def _names(text):
    return [part.split("}")[0] for part in text.split("{")[1:]]
