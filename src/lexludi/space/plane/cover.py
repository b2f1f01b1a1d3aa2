"""A table on the cover of a book."""

from __future__ import annotations

from lexludi.space.drawing import Drawing
from lexludi.space.plane.draw import draw as drawn
from lexludi.space.plane.notation import read
from lexludi.space.plane.scene import TEMPLATES, tell
from lexludi.space.saying import Words

sentences = TEMPLATES


def draw(line: str, words: Words) -> str:
    """The table of one line of notation; raises ValueError where it is none."""
    field = read(line)
    return Drawing(*drawn(field, words), tell(field, words)).svg()
