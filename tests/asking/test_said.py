"""How players say the sentences of a book: each way belongs to a sentence and has no place of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi.asking.said import read_said
from lexludi.files import BadInput
from lexludi.project import Project
from support import ROOT


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('"the fire die shows {die}" = ["fire die: {dice}"]', "en.toml:1: the sentence has no place {dice}."),
        ('"the fire dye" = ["x"]', "en.toml:1: no sentence of the book reads like this in English"),
        ('"the fire die shows {die}" = "x"', "en.toml:1: each sentence has a list of texts."),
        ("= 1", "en.toml: is no TOML"),
    ],
)
def test_a_way_that_fits_no_sentence_is_told_with_its_line(
    project: Project, tmp_path: Path, text: str, said: str
) -> None:
    (tmp_path / "en.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as told:
        read_said(tmp_path / "en.toml", project.grammar("acp", "en").phrases, tmp_path)
    assert said in str(told.value)


def test_every_way_of_the_books_fits_its_sentence(project: Project) -> None:
    for file in sorted((ROOT / "docs").glob("*/said/*.toml")):
        phrases = project.grammar(file.parents[1].name, "en").phrases
        assert read_said(file, phrases, ROOT)
