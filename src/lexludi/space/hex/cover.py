"""A hex board on the cover of a book."""

from __future__ import annotations

from lexludi.space.hex.describe import TEMPLATES
from lexludi.space.hex.frame import Frame
from lexludi.space.hex.notation import parse
from lexludi.space.hex.svg import draw as drawn
from lexludi.space.saying import Words

sentences = TEMPLATES


def draw(line: str, words: Words) -> str:
    """The board of one line of notation; raises ValueError where it is none."""
    return drawn(Frame(parse(line)), words)
