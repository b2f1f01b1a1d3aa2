"""Pictures: well-formed whatever they show, cropped to what matters, with nothing a stylesheet does not know."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board_strategies import english, frames
from lexludi.space.drawing import FONT, LEAST
from lexludi.space.hex.facing import Stance
from lexludi.space.hex.frame import Frame, arcs, crop
from lexludi.space.hex.hexes import Hex
from lexludi.space.hex.notation import parse
from lexludi.space.hex.svg import draw, figure
from lexludi.space.theme import DARK, LIGHT, STYLE

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "</text><script>alert('\"&')</script>"


def read(markup):
    """Parse a picture; the legend's pictures are HTML and carry no namespace."""
    return ElementTree.fromstring(markup)


@settings(max_examples=100)
@given(frames(), st.text(st.characters(exclude_categories=("Cs", "Cc", "Cn")), max_size=20))
def test_picture_is_well_formed_whatever_it_shows(frame, word) -> None:
    words = english(lambda key: word + key, code=lambda key: word)
    assert read(draw(frame, words)).get("role") == "img"
    assert read(figure([frame, frame], words)).tag == "figure"


@settings(max_examples=50)
@given(frames())
def test_every_class_has_a_rule(frame) -> None:
    for name in re.findall(r"ll-[\w-]+", " ".join(re.findall(r'class="([^"]*)"', figure([frame], english())))):
        assert f".{name}{{" in STYLE or f".{name}," in STYLE or f"{name} text{{" in STYLE


@settings(max_examples=100)
@given(frames())
def test_crop_holds_all_that_matters(frame) -> None:
    shown = set(crop((frame,)))
    assert shown <= set(frame.position.grid)
    assert {spot for counter in frame.position.counters for spot in counter.hexes} <= shown
    assert {spot for _, spots in frame.highlights for spot in spots} <= shown
    assert {spot for stance in frame.path for spot in stance.hexes} <= shown


@settings(max_examples=100)
@given(frames())
def test_frame_survives_its_record(frame) -> None:
    assert Frame.read(frame.record()) == frame


def test_hostile_words_labels_and_codes_are_escaped() -> None:
    position = parse("6x5; 0302 woods; 0302/0303 stream; blue HI A 0303 N moved hits=2; red leader B 0303")
    for counter in position.counters:
        object.__setattr__(counter, "label", HOSTILE)
    templates = {"board.before": HOSTILE, "board.after": HOSTILE, "board.side_blue": HOSTILE, "board.level": HOSTILE}
    words = english(lambda key: HOSTILE, templates, lambda key: HOSTILE)
    frame = Frame(position, {"front": [Hex.parse("0302")], HOSTILE: [Hex.parse("0303")]})
    markup = figure([frame, frame], words)
    assert "<script" not in markup
    assert not [element for element in read(markup).iter() if element.tag.endswith("script")]
    assert HOSTILE in [element.text for element in read(markup).iter(f"{SVG}text")]


def test_board_is_cropped_to_units_and_one_ring() -> None:
    frame = Frame(parse("30x30; blue HI A 1515 N"))
    assert [spot.number for spot in crop((frame,))] == ["1414", "1514", "1415", "1515", "1615", "1416", "1516"]


def test_board_without_counters_is_shown_whole() -> None:
    assert len(crop((Frame(parse("6x5")),))) == 30


def test_picture_of_a_move_is_small() -> None:
    position = parse("6x5; red HI H 0301 S; blue LI L 0303 N")
    route = (Stance.on("0303", facing="N"), Stance.on("0304", facing="N"))
    after = position.with_counter(position.counter("L").at(route[-1]))
    markup = figure([Frame(position), Frame(after, path=route)], english())
    assert len(markup) < 7000


def test_text_is_never_smaller_than_nine_pixels() -> None:
    position = parse("9x9; 0202 +1; blue cataphract-horse-archer LABEL 0303 NE hits=2; red leader B 0303")
    frame = Frame(position, arcs(position.counter("LABEL")))
    picture = read(draw(frame, english()))
    sizes = [float(text.get("font-size", FONT)) for text in picture.iter(f"{SVG}text")]
    assert min(sizes) * LEAST >= 9
    width = float(picture.get("viewBox").split()[2])
    assert f"--ll-least:{width * LEAST:.0f}px" in picture.get("style")


def test_light_and_dark_have_the_same_colours() -> None:
    assert set(LIGHT) == set(DARK)
    assert '[data-md-color-scheme="slate"]' in STYLE


def luminance(colour):
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), [("number", "hex"), ("on-counter", "blue"), ("on-counter", "red")])
def test_text_stands_out_from_its_ground(theme, ink, ground) -> None:
    bright, dim = sorted((luminance(theme[ink]), luminance(theme[ground])), reverse=True)
    assert (bright + 0.05) / (dim + 0.05) >= 4.5
