"""Scenarios a second of processor time: the execution core against pytest-bdd, whole processes over the same project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import mean

import support
from bench.site import Measure, copy, time

BOOKS = ("acp", "cca", "gboa")
"""Books of single rulings: where an example plays out a turn, both sides spend their time in the rules they share."""
COPIES = 6
ROUNDS = 3

CORE = """
import sys
from pathlib import Path
from lexludi.project import Project
project, count = Project(Path(sys.argv[1])), 0
for book in sys.argv[2:]:
    for example in project.examples[book]:
        assert project.run(book, example).holds
        count += 1
print(count)
"""

TEST = """
from pathlib import Path
import pytest
from pytest_bdd import scenarios
from lexludi.project import Project
from bdd import Binding

pytest_plugins = ["bdd"]
HERE = Path(__file__).parent

@pytest.fixture(scope="session")
def binding():
    return Binding(Project(HERE))

scenarios(*(str(path) for book in {books!r} for path in sorted(HERE.glob(f"features/{{book}}/*.feature"))))
"""


def speed() -> Measure:
    """How many times as many scenarios a second the core runs; what it keeps of files it has read is part of it."""
    with copy() as folder:
        root = Path(folder)
        for card in (root / "docs").glob("*/book.toml"):
            features = root / "features" / card.parent.name
            if features.name in BOOKS:
                _multiply(features)
            else:
                shutil.rmtree(card.parent)
                shutil.rmtree(features, ignore_errors=True)
        (root / "test_all.py").write_text(TEST.format(books=BOOKS), encoding="utf-8")
        core = [sys.executable, "-c", CORE, folder, *BOOKS]
        source = os.pathsep.join([str(root / "src"), str(Path(support.__file__).parent)])
        own = {**os.environ, "PYTHONPATH": source}
        count = int(subprocess.run(core, capture_output=True, text=True, check=True, env=own).stdout)
        peer = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-W",
            "ignore",
            "--rootdir",
            folder,
            folder,
        ]
        spent: dict[str, list[float]] = {"core": [], "peer": []}
        for _ in range(ROUNDS):  # in turns, for a machine is not equally fast all the time
            spent["core"] += [time(core, PYTHONPATH=source).processor for _ in range(ROUNDS)]
            spent["peer"].append(time(peer, PYTHONPATH=source).processor)
        fast, slow = count / mean(spent["core"]), count / mean(spent["peer"])
    detail = f"{count} scenarios, core {fast:.0f}/s, pytest-bdd {slow:.0f}/s"
    return "execution core over pytest-bdd", fast / slow, 12, True, detail


def _multiply(folder: Path) -> None:
    """The feature files of a book several times over, each scenario with a name of its own."""
    for path in sorted(folder.glob("*.feature")):
        text = path.read_text(encoding="utf-8")
        for number in range(1, COPIES):
            again = re.sub(r"(?m)^(\s*Scenario(?: Outline)?: .*)$", rf"\1 {number}", text)
            path.with_stem(f"{path.stem}-{number}").write_text(again, encoding="utf-8")
