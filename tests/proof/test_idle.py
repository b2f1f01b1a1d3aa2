"""What proves nothing is found: sentences that cannot fail, sides that change nothing, words nobody translates."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.idle import idle_sentences
from lexludi.proof.sides import idle_sides
from lexludi.proof.strange import strange_words
from support import Copy

FIRE = "src/lexludi/games/acp/fire.py"


@pytest.fixture
def copy(copy_of: Callable[[str], Copy]) -> Copy:
    return copy_of("acp")


@pytest.mark.parametrize(
    "always",
    [
        "def modified_roll(case: Table, roll: int) -> bool:\n    return True\n",
        "def modified_roll(case: Table, roll: int) -> bool:\n    return bool(case.ruling.trace)\n",
    ],
)
def test_sentence_that_is_true_of_every_ruling_is_found(copy: Copy, always: str) -> None:
    sentence = "def modified_roll(case: Table) -> int:\n    return case.outcome(FireOutcome, MeleeOutcome).roll\n"
    copy.replace("features/acp/steps/table.py", sentence, always)
    assert idle_sentences(Project(copy.root), "acp") == ["the modified roll is {roll}"]


def test_sentence_no_example_says_is_found(copy: Copy) -> None:
    steps = copy.root / "features/acp/steps/types.py"
    text = steps.read_text(encoding="utf-8")
    more = '\n\n@phrases.then("the type is known")\ndef known(case: Table) -> bool:\n    return case.ruling.decided\n'
    steps.write_text(text + more, encoding="utf-8")
    assert idle_sentences(Project(copy.root), "acp") == ["the type is known"]


def test_side_that_changes_no_example_is_found(copy: Copy) -> None:
    path = copy.root / "features/acp/06-modifiers.feature"
    text = path.read_text(encoding="utf-8")
    start = text.index("Scenario: If only the best leader of a side counts")
    second = "      And leader K with A, bonus 1\n"
    path.write_text(text[:start] + text[start:].replace(second, "", 1), encoding="utf-8")
    assert idle_sides(Project(copy.root), "acp") == ["best_bonus"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("firer=tuple(moved)", "shooter=tuple(moved)", "acp.fire.mod.moved: the fact shooter is not a term"),
        (
            "-2, target=target.top.label)",
            '-2, target="Ca")',
            "acp.fire.mod.target_heavy_cavalry: Ca is a term, but stands there as mere text",
        ),
        (
            "firer=tuple(discouraged))",
            'state=Enum("State", {"SHAKEN": "shaken"}).SHAKEN)',
            "acp.fire.mod.discouraged: shaken is not a term",
        ),
    ],
)
def test_word_of_a_trace_that_nobody_would_translate_is_found(copy: Copy, old: str, new: str, said: str) -> None:
    copy.replace(FIRE, old, new)
    copy.replace(
        FIRE, "from dataclasses import dataclass\n", "from dataclasses import dataclass\nfrom enum import Enum\n"
    )
    assert strange_words(Project(copy.root), "acp") == [said]


def test_clause_of_which_its_examples_state_nothing_is_a_hole(copy: Copy) -> None:
    path = copy.root / "features/acp/08-leaders.feature"
    text = path.read_text(encoding="utf-8")
    start = text.index("Scenario: A 9 on the melee die calls for a check even if")
    claim = "      Then this clause applies\n      And leader"
    path.write_text(text[:start] + text[start:].replace(claim, "      Then leader", 1), encoding="utf-8")
    assert _holes(copy) == {"acp.melee.leader.nine": "not_stated"}


def test_clause_whose_examples_all_fail_is_a_hole_for_that_reason(copy: Copy) -> None:
    copy.replace(FIRE, '"acp.fire.mod.firer_seven", 0,', '"acp.fire.mod.firer_seven", 1,')
    assert _holes(copy)["acp.fire.mod.firer_seven"] == "failing"


def _holes(copy: Copy) -> dict[str, str]:
    project = Project(copy.root)
    return coverage(project, "acp", refresh(project, "acp")).holes


@pytest.mark.parametrize("reason", ["blank", "judgement", "physical"])
def test_clause_taken_out_of_what_is_testable_while_rules_decide_by_it_is_a_hole(copy: Copy, reason: str) -> None:
    copy.replace(
        "docs/acp/02-fire.md", "r[acp.fire.mod.moved] Firer moved", f"r[acp.fire.mod.moved] Firer moved {{{reason}}}"
    )
    assert _holes(copy) == {"acp.fire.mod.moved": "hidden"}
