"""What proves nothing is found: sentences that cannot fail, sides that change nothing, words nobody translates."""

from __future__ import annotations

import pytest

from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.idle import idle_sentences
from lexludi.proof.sides import idle_sides
from lexludi.proof.strange import strange_words
from support import Copy

BOUT, STEPS = "games/duel/bout.py", "features/duel/steps/bout.py"
TEXT, FEATURE = "docs/duel/01-bout.md", "features/duel/01-bout.feature"


@pytest.mark.parametrize("always", ["True", "bool(case.ruling.trace)"])
def test_sentence_that_is_true_of_every_ruling_is_found(guide: Copy, always: str) -> None:
    looks_up = "-> int | None:\n    return case.outcome(Struck).total if fencer == case.fencers[0] else None\n"
    guide.replace(
        STEPS,
        f"(case: Table, fencer: Piece) {looks_up}",
        f"(case: Table, fencer: Piece, total: int) -> bool:\n    return {always}\n",
    )
    assert idle_sentences(Project(guide.root), "duel") == ["{fencer}'s total is {total}"]


def test_sentence_no_example_says_is_found(guide: Copy) -> None:
    steps = guide.root / STEPS
    text = steps.read_text(encoding="utf-8")
    more = '\n\n@phrases.then("the blow is known")\ndef known(case: Table) -> bool:\n    return case.ruling.decided\n'
    steps.write_text(text + more, encoding="utf-8")
    assert idle_sentences(Project(guide.root), "duel") == ["the blow is known"]


def test_side_that_changes_no_example_is_found(guide: Copy) -> None:
    fresh = "      And the clock shows {}\n      And the table plays: tired only past 3:00\n"
    guide.replace(FEATURE, fresh.format("3:00"), fresh.format("2:59"))
    assert idle_sides(Project(guide.root), "duel") == ["tired_past_three"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("REACH, gap=bout.gap", "REACH, span=bout.gap", "duel.1.1.reach: the fact span is not a term"),
        ("blow=blow)", 'blow="cut")', "duel.1.2.hits: cut is a term, but stands there as mere text"),
        (
            "TIRED, clock=bout.clock",
            'TIRED, clock=Enum("State", {"SHAKEN": "shaken"}).SHAKEN',
            "duel.1.2.tired: shaken is not a term",
        ),
    ],
)
def test_word_of_a_trace_that_nobody_would_translate_is_found(guide: Copy, old: str, new: str, said: str) -> None:
    guide.replace(BOUT, old, new)
    guide.replace(BOUT, "from enum import StrEnum\n", "from enum import Enum, StrEnum\n")
    assert strange_words(Project(guide.root), "duel") == [said]


NO_RULES = {"duel.2.1.count": "no_rules"}


def test_clause_of_which_its_examples_state_nothing_is_a_hole(guide: Copy) -> None:
    guide.replace(FEATURE, "      And this clause gives -1\n", "")
    assert _holes(guide) == {"duel.1.2.tired": "not_stated", **NO_RULES}


def test_clause_whose_examples_all_fail_is_a_hole_for_that_reason(guide: Copy) -> None:
    guide.replace(BOUT, "TIRED = 2, 1, -1", "TIRED = 2, 1, 1")
    assert _holes(guide)["duel.1.2.tired"] == "failing"


def _holes(copy: Copy) -> dict[str, str]:
    project = Project(copy.root)
    return coverage(project, "duel", refresh(project, "duel")).holes


@pytest.mark.parametrize("reason", ["blank", "judgement", "physical"])
def test_clause_taken_out_of_what_is_testable_while_rules_decide_by_it_is_a_hole(guide: Copy, reason: str) -> None:
    guide.replace(TEXT, "r[duel.1.2.tired] Tired arm", f"r[duel.1.2.tired] Tired arm {{{reason}}}")
    assert _holes(guide) == {"duel.1.2.tired": "hidden", **NO_RULES}
