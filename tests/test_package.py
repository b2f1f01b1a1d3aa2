"""The package as it is built and installed, in a project outside this repository: a rule is changed there and its impact read."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from support import ROOT, commit

WHEEL = "import os, sys; from setuptools import build_meta; os.chdir(sys.argv[1]); build_meta.build_wheel('wheel')"
RUN = """\
import contextlib, io, json, sys
import lexludi
from lexludi.cli.main import main
done = []
for command in json.loads(sys.stdin.read()):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        code = main(command)
    done.append({"code": code, "out": out.getvalue(), "err": err.getvalue()})
print(json.dumps({"home": lexludi.__file__, "done": done}))
"""
VARIANT = """\
[title]
en = "Long strides"

[about]
en = "A house rule: a piece moves at most 8 spaces."

[clauses."duel.1.1.allowance"]
en = "A piece moves at most 6 spaces in a turn, in one move or in several; it strides."
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package out of its wheel and nothing of this repository."""
    folder = tmp_path_factory.mktemp("package")
    source = folder / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "LICENSE-TEXT"):
        shutil.copy(ROOT / name, source)
    built = subprocess.run([sys.executable, "-c", WHEEL, str(source)], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = (source / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        files.extractall(folder / "site")
    shutil.rmtree(source)
    return folder / "site"


class Elsewhere:
    """A project of its own, whose commands run the installed package."""

    def __init__(self, root: Path, installed: Path) -> None:
        self.root, self.installed = root, installed

    def run(self, *commands: list[str]) -> list[dict[str, Any]]:
        """How each command ends, and what it prints."""
        done = subprocess.run(
            [sys.executable, "-c", RUN],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.installed)},
            input=json.dumps(commands),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        assert Path(told["home"]).is_relative_to(self.installed)
        found: list[dict[str, Any]] = told["done"]
        return found

    def change(self, file: str, old: str, new: str) -> None:
        """Change a file of the project."""
        text = (self.root / file).read_text(encoding="utf-8")
        assert old in text, old
        (self.root / file).write_text(text.replace(old, new), encoding="utf-8")


def test_package_has_every_file_of_the_sources(installed: Path) -> None:
    home = ROOT / "src/lexludi"
    own = {path.relative_to(home) for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert [str(path) for path in sorted(own) if not (installed / "lexludi" / path).is_file()] == []


def test_rule_changed_in_a_project_of_its_own_is_compared_pinned_varied_and_told_as_history(
    installed: Path, tmp_path: Path
) -> None:
    """One project and one build for all of it, to save time; the build shows that templates and assets are installed."""
    project = Elsewhere(tmp_path, installed)
    (begun,) = project.run(["--root", ".", "new", "duel"])
    assert begun["code"] == 0, begun["err"]
    commit(tmp_path, "Begin", "2026-01-01")

    project.change("games/duel/movement.py", "ALLOWANCE = 6", "ALLOWANCE = 7")
    changed, counted = project.run(["impact", "--json"], ["coverage"])
    data = json.loads(changed["out"])
    (clause,) = data["clauses"]
    assert (changed["code"], counted["code"], clause["id"]) == (1, 1, "duel.1.1.allowance")
    assert clause["numbers"] == [{"what": "gives", "before": "6", "after": "7"}]
    assert {each["kind"] for each in clause["shifts"]} == {"fails"} and clause["prose"]

    for file in ("docs/duel/01-movement.md", "features/duel/01-movement.feature"):
        project.change(file, "6", "7")
    project.change("features/duel/01-movement.feature", "spaces left: 1", "spaces left: 2")
    project.change("features/duel/01-movement.feature", "spaces left: 0", "spaces left: 1")
    project.change("features/duel/01-movement.feature", "moves 5 spaces", "moves 6 spaces")
    house = tmp_path / "variants/duel/strides.toml"
    house.parent.mkdir(parents=True)
    house.write_text(VARIANT.replace("6", "7"), encoding="utf-8")
    recorded, pins, readings, variant, told = project.run(
        ["record"], ["pins", "duel", "--json"], ["readings", "duel"], ["show", "1.1", "--variant", str(house)], ["impact"]
    )  # fmt: skip
    assert (recorded["code"], readings["code"]) == (0, 0)
    assert json.loads(pins["out"])["duel"]["code"]["noticed"] > 5
    assert variant["code"] == 0 and "it strides" in variant["out"]
    assert told["code"] == 0 and "[−6−] [+7+]" in told["out"], told["out"]

    commit(tmp_path, "Let pieces go further", "2026-02-03")
    (built,) = project.run(["build"])
    assert built["code"] == 0, built["err"]
    site = tmp_path / "build/site"
    page, chapter, front, code, other = (
        (site / path / "index.html").read_text(encoding="utf-8")
        for path in ("en/duel/duel.1.1.allowance", "en/duel/01-movement", "en", "en/reference/duel/movement", "ko/duel")
    )
    assert "2026-02-03" in page and "<del>6</del> <ins>7</ins>" in page and "Rulings that changed: " in page
    assert "A piece moves at most 7 spaces" in chapter
    assert 'href="../../reference/duel/movement/#games.duel.movement.move"' in page
    assert 'id="games.duel.movement.move"' in code
    assert 'href="duel/"' in front and "Five" not in front
    assert not (site / "sitemap.xml").exists()  # for no settings tell it an address
    assert "og:image" not in other and "canonical" not in other
    assert re.search(r'<meta property="og:title" content="[^"]+">', other)
