"""Every reading is one setting whose sides are terms, and each side changes a ruling in the examples."""

from __future__ import annotations

from lexludi.games.gboa.readings import Readings
from lexludi.project import Project
from lexludi.rulings.readings import options, settings


def test_every_side_of_a_reading_is_a_term_of_the_book(project: Project) -> None:
    terms = project.books["gboa"].terms
    sides = [side.value for setting in settings(Readings) for side in options(setting)]
    assert [side for side in sides if side not in terms] == []
    assert len(sides) == len(set(sides))


def test_every_fact_and_word_of_a_trace_is_a_term_label_or_number(project: Project) -> None:
    terms, strange = project.books["gboa"].terms, set()
    for example in project.examples["gboa"]:
        for line in project.run("gboa", example).ruling.trace:
            strange |= {key for key in line.facts if key not in terms}
            words = [*line.facts.values(), line.value]
            words = [word for each in words for word in (each if isinstance(each, tuple) else (each,))]
            strange |= {
                str(word) for word in words if isinstance(word, str) and len(word) > 2 and not _known(word, terms)
            }
    assert strange == set()


def _known(word: str, terms: dict) -> bool:
    return word in terms or all(part.isdigit() for part in word.split("+"))


def test_every_move_withdrawal_turn_or_zone_example_has_a_picture(project: Project) -> None:
    bare = [example.name for example in project.examples["gboa"] if not project.run("gboa", example).frames]
    assert bare == []
