"""Cases badly put, five of each kind of mistake in five languages: what `lexludi ask` prints for each is kept."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lexludi.cli.main import main
from support import ROOT

KINDS = sorted((ROOT / "tests" / "data" / "asks").glob("*.txt"))
CASE, PRINTED, END = "```ask", "--", "```"


class Kept(NamedTuple):
    """A case, the options it is asked with, and what is printed for it."""

    options: str
    case: str
    printed: str


def cases(path: Path) -> list[Kept]:
    """The cases of a file; what stands behind the opening fence are options, the book acp if there are none."""
    blocks = [block.split(f"\n{END}")[0] for block in path.read_text(encoding="utf-8").split(CASE)[1:]]
    found = []
    for block in blocks:
        options, _, rest = block.partition("\n")
        case, _, printed = rest.partition(f"{PRINTED}\n")
        found.append(Kept(options.strip(), case, printed))
    return found


def asked(kept: Kept, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What is printed for a case: the faults, or else the remarks that end an answer."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(kept.case.encode())))
    code = main(["--root", str(ROOT), "ask", "-", *(kept.options or "--book acp").split()])
    captured = capsys.readouterr()
    assert code in (0, 2)
    printed = captured.err if code else "".join(captured.out.splitlines(keepends=True)[-1:])
    return "\n".join(
        line.strip().removeprefix("lexludi: ").removeprefix("standard input:") for line in printed.splitlines()
    )


@pytest.mark.parametrize("path", KINDS, ids=lambda path: path.stem)
def test_case_badly_put_is_answered_with_its_line_and_what_to_do_in_its_language(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = cases(path)
    assert len(kept) >= 5
    assert [one.printed for one in kept] == [asked(one, capsys, monkeypatch) for one in kept]
