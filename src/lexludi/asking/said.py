"""How players say the sentences of a book: `docs/<book>/said/<language>.toml`, a sentence in English and ways to say it."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path

from lexludi.examples.phrases import Phrase
from lexludi.files import BadInput, Problem, line_with, read_text, shown
from lexludi.marks import PLACEHOLDER

FOLDER = "said"


def read_said(file: Path, phrases: Mapping[str, Phrase], root: Path) -> dict[str, tuple[str, ...]]:
    """The ways of one file; nothing where there is none."""
    if not file.is_file():
        return {}
    text, name = read_text(file, root), shown(file, root)
    try:
        listed = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(Problem(name, 0, f"is no TOML: {error}.")) from error
    faults = [
        Problem(name, line_with(template, file, root), fault)
        for template, ways in listed.items()
        if (fault := _fault(phrases.get(template), ways))
    ]
    if faults:
        raise BadInput(*faults)
    return {template: tuple(ways) for template, ways in listed.items()}


def _fault(phrase: Phrase | None, ways: object) -> str:
    if phrase is None:
        return "no sentence of the book reads like this in English; see `lexludi sentences`."
    if not isinstance(ways, list) or not all(isinstance(way, str) and way.strip() for way in ways):
        return "each sentence has a list of texts."
    strange = sorted({place for way in ways for place in _places(way)} - phrase.kinds.keys())
    return f"the sentence has no place {{{strange[0]}}}." if strange else ""


def _places(way: str) -> Collection[str]:
    return PLACEHOLDER.split(way)[1::2]
