"""Cases badly put, five of each kind of mistake in five languages: what `lexludi ask` prints for each is kept."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from lexludi.cli.main import main
from support import ROOT

KINDS = sorted((ROOT / "tests" / "data" / "asks").glob("*.txt"))
CASE, PRINTED, END = "```ask", "--", "```"


def cases(path: Path) -> list[tuple[str, str]]:
    """The cases of a file, each with what is printed for it."""
    blocks = [block.split(f"\n{END}")[0].strip("\n") for block in path.read_text(encoding="utf-8").split(CASE)[1:]]
    return [(case, printed) for case, _, printed in (block.partition(f"\n{PRINTED}\n") for block in blocks)]


def asked(case: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What is printed for a case: the faults, or else the remarks that end an answer."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(case.encode())))
    code = main(["--root", str(ROOT), "ask", "-", "--book", "acp"])
    captured = capsys.readouterr()
    assert code in (0, 2)
    printed = captured.err if code else "".join(captured.out.splitlines(keepends=True)[-1:])
    return "\n".join(line.strip().removeprefix("lexludi: standard input:") for line in printed.splitlines())


@pytest.mark.parametrize("path", KINDS, ids=lambda path: path.stem)
def test_case_badly_put_is_answered_with_its_line_and_what_to_do_in_its_language(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = cases(path)
    assert len(kept) >= 5
    found = [(case, asked(case, capsys, monkeypatch)) for case, _ in kept]
    assert found == kept
