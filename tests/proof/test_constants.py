"""One constant, one clause: what is told of a number that serves two."""

from __future__ import annotations

import pytest

from support import Copy

BOUT = "games/duel/bout.py"
REACHED = 'return trace.cite("duel.1.1.reach", REACH, gap=bout.gap)'
OWN = "a constant of its own"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        pytest.param(
            'trace.add("duel.1.2.tired", TIRED,',
            'trace.add("duel.1.2.tired", -STEP,',
            ":80: bout.STEP is the number of duel.1.1.advance (games/duel/bout.py:69); give duel.1.2.tired a constant",
            id="with its sign changed",
        ),
        pytest.param(
            REACHED,
            'return trace.cite("duel.1.1.reach", STEP if bout.gap else REACH, gap=bout.gap)',
            ":69: bout.STEP is the number of duel.1.1.reach (games/duel/bout.py:61); give duel.1.1.advance a constant",
            id="one of two",
        ),
        pytest.param(
            REACHED,
            'most = STEP + 1\n    return trace.cite("duel.1.1.reach", most, gap=bout.gap)',
            ":70: bout.STEP is the number of duel.1.1.reach (games/duel/bout.py:61); give duel.1.1.advance a constant",
            id="through a variable and a sum",
        ),
        pytest.param(
            "if trace.would(reach, bout).decided:",
            "if bout.gap <= REACH:",
            ":67: bout.REACH is the number of duel.1.1.reach (games/duel/bout.py:61), which is not named here; give what",
            id="read by the function of another clause",
        ),
    ],
)
def test_number_that_serves_two_clauses_is_told_with_both_places(
    old: str, new: str, said: str, guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    guide.replace(BOUT, old, new)
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"lexludi: {BOUT}{said}") and OWN in told[0], told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("from lexludi.games.duel.bout import REACH as FAR\n\nWIDE = FAR * 2\n", True),
        ("from lexludi.games.duel import bout\n\n\ndef wide() -> int:\n    return bout.REACH * 2\n", True),
        ("from .bout import D6\n\n\ndef faces() -> int:\n    return len(D6)\n", False),
    ],
)
def test_number_is_not_read_in_a_module_that_has_nothing_of_its_clause(
    code: str, told: bool, guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    (guide.root / "games/duel/piste.py").write_text(f'"""The piste."""\n\n{code}', encoding="utf-8")
    assert guide.call("coverage") == (2 if told else 0)
    assert ("bout.REACH is the number of duel.1.1.reach" in capsys.readouterr().err) is told


def test_helper_may_read_the_number_of_a_clause_its_module_names(
    guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    guide.replace(BOUT, "    if bout.gap > REACH:", "    if _far(bout):")
    guide.replace(BOUT, "def _tired(", "def _far(bout: Bout) -> bool:\n    return bout.gap > REACH\n\n\ndef _tired(")
    assert guide.call("coverage") == 0, capsys.readouterr().err
