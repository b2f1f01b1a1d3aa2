"""The words of one language."""

from __future__ import annotations

import pytest

from lexludi.examples.vocabulary import Vocabulary
from lexludi.rulings.plain import Json

WORDS = {"terrain": ("terrain",), "open": ("terrain dégagé",), "rough": ("rough terrain",), "woods": ("woods",)}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"term": "open"}, True),
        ({"term": "rough"}, True),
        ({"term": "woods"}, False),
        ("terrain 1", False),
        (["terrain"], False),
        (3, False),
    ],
)
def test_term_says_itself_only_where_its_words_hold_the_name_of_the_fact(data: Json, says: bool) -> None:
    assert Vocabulary(WORDS, {}).says_itself("terrain", data) is says
