"""Spaces: what the platform knows of them, which is nothing of any one."""

from __future__ import annotations

import pytest

from support import ROOT

SCRIPTS = sorted((ROOT / "src" / "lexludi" / "site" / "assets" / "workbench").glob("*.js"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_script_of_the_workbench_speaks_of_no_space(script) -> None:
    text = script.read_text(encoding="utf-8").casefold()
    assert [word for word in ("hex", "facing", "vertex", "steps apart") if word in text] == []
