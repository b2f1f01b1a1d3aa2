"""One version, told by the command line and told of in the changelog."""

from __future__ import annotations

import tomllib
from importlib.metadata import version

import pytest

from lexludi.cli.main import main
from lexludi.proof.releases import sections
from support import ROOT


def test_version_is_the_one_of_the_package_and_the_newest_release_of_the_changelog(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0 and capsys.readouterr().out == f"lexludi {version('lexludi')}\n"
    own = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    newest = next(section for section in sections(ROOT) if section.date)
    assert own == newest.name == version("lexludi")
