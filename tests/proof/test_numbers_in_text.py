"""The number a clause gives stands in its text."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from lexludi.project import Project
from lexludi.proof.evidence import last_run
from lexludi.proof.numbers_in_text import unsaid
from support import Copy

FIRE, FACING, CHARTS = (f"src/lexludi/games/acp/{name}.py" for name in ("fire", "facing", "charts"))


@pytest.fixture
def copy(copy_of: Callable[[str], Copy]) -> Copy:
    return copy_of("acp")


def test_number_that_the_text_does_not_say_is_found(copy: Copy) -> None:
    for file, old, new in (
        (FIRE, '"acp.fire.mod.moved", -1', '"acp.fire.mod.moved", -3'),
        (FIRE, '"acp.fire.mod.firer_seven", 0', '"acp.fire.mod.firer_seven", 2'),
        (FACING, '"acp.melee.mod.rear": 3', '"acp.melee.mod.rear": 5'),
        (CHARTS, '"Ph": (0, 2, 3, 4', '"Ph": (0, 2, 9, 4'),
    ):
        copy.replace(file, old, new)
    assert _unsaid(copy) == [
        "acp.fire.mod.firer_seven gives 2, which does not stand in its text",
        "acp.fire.mod.moved gives −3, which does not stand in its text",
        "acp.melee.mod.rear gives 5, which does not stand in its text",
        "acp.types.row.ph gives 9, which does not stand in its text",
    ]


def test_number_with_the_other_sign_and_exception_that_is_not_needed_are_found(copy: Copy) -> None:
    copy.replace(FIRE, '"acp.fire.mod.moved", -1', '"acp.fire.mod.moved", 1')
    copy.replace("docs/acp/book.toml", "[unsaid]\n", '[unsaid]\n"acp.fire.mod.discouraged" = "None."\n')
    assert _unsaid(copy) == [
        "acp.fire.mod.moved gives 1, which does not stand in its text",
        "[unsaid] lists acp.fire.mod.discouraged, but its text has every number",
    ]


def _unsaid(copy: Copy) -> list[str]:
    """By the cells the examples read before the change, for they read the same ones after it."""
    project = Project(copy.root)
    return [problem.message.split(";")[0] for problem in unsaid(project, "acp", last_run(project, "acp").records)]


@pytest.mark.parametrize("command", ["coverage", "build"])
def test_author_of_a_project_elsewhere_is_told_with_file_line_and_remedy(
    command: str, built_guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    card, text = "docs/duel/book.toml", "docs/duel/01-bout.md"
    built_guide.replace(text, "step 1 m towards", "come closer to")
    built_guide.replace(card, "[retired]", '[unsaid]\n"duel.1.1.reach" = "Why not?"\n\n[retired]')
    assert built_guide.call(command) == 1
    told = capsys.readouterr().err.splitlines()
    assert [line for line in told if line.startswith("lexludi: ")] == [
        f"lexludi: {text}:10: duel.1.1.advance gives 1, which does not stand in its text; write it there, "
        f"or say under [unsaid] of {card} why it does not.",
        f"lexludi: {card}:8: [unsaid] lists duel.1.1.reach, but its text has every number; remove the line.",
    ]
    if command == "coverage":
        built_guide.replace(card, '"duel.1.1.reach" =', '"duel.1.1.advance" =')
        assert built_guide.call("coverage", "--json") == 0
        assert json.loads(capsys.readouterr().out)["duel"]["unsaid"] == []


def test_number_in_words_that_a_translation_does_not_say_is_told_once(
    guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    guide.replace("docs/duel/01-bout.md", "step 1 m towards", "step one metre towards")
    english = "A fencer who cannot reach the opponent ([duel.1.1.reach]) may instead step one metre towards him."
    path = guide.root / "locales/fr/LC_MESSAGES/duel.po"
    text = path.read_text(encoding="utf-8")
    for french, faults in (("fait un pas de un mètre", 0), ("s’en approche", 1)):
        entry = f'msgctxt "duel.1.1.advance"\nmsgid "{english}"\nmsgstr "L’escrimeur ([duel.1.1.reach]) {french}."\n'
        path.write_text(f"{text}\n{entry}", encoding="utf-8")
        guide.call("i18n", "check")
        assert [line for line in capsys.readouterr().out.splitlines() if "advance: the rules" in line] == [
            "locales/fr/LC_MESSAGES/duel.po:14: duel.1.1.advance: the rules give 1 by this clause, "
            "and the translation does not say it."
        ] * faults
