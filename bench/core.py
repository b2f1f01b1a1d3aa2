"""Scenarios a second of processor time: the execution core against pytest-bdd, whole processes over the same files."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.site import time

ROOT = Path(__file__).resolve().parent.parent
COPIES = 6
ROUNDS = 3

CORE = """
import sys
from pathlib import Path
from lexludi.examples.feature import read_examples
from lexludi.project import Project
project, count = Project(Path(sys.argv[1])), 0
for path in sorted(Path(sys.argv[2]).glob("*/*.feature")):
    for example in read_examples(path.read_text(encoding="utf-8"), str(path)):
        assert project.run(path.parent.name, example).holds
        count += 1
print(count)
"""

TEST = """
from pathlib import Path
import pytest
from pytest_bdd import scenarios
from lexludi.project import Project
from lexludi.proof.bdd import Binding
from lexludi.examples.feature import read_examples

pytest_plugins = ["lexludi.proof.bdd"]
HERE = Path(__file__).parent

@pytest.fixture(scope="session")
def binding():
    project = Project(Path({root!r}))
    examples = {{}}
    for path in sorted(HERE.glob("features/*/*.feature")):
        examples.setdefault(path.parent.name, []).extend(read_examples(path.read_text(encoding="utf-8"), str(path)))
    project.__dict__["examples"] = examples
    return Binding(project)

scenarios(*sorted(map(str, HERE.glob("features/*/*.feature"))))
"""


def speed() -> tuple[str, float, float, bool, str]:
    """How many times as many scenarios a second the core runs."""
    with tempfile.TemporaryDirectory() as folder:
        count = _write(Path(folder))
        core, peer = [], []
        for _ in range(ROUNDS):
            core.append(time([sys.executable, "-c", CORE, str(ROOT), f"{folder}/features"]))
            peer.append(
                time(
                    [
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
                )
            )
    fast, slow = count / min(core), count / min(peer)
    detail = f"{count} scenarios, core {fast:.0f}/s, pytest-bdd {slow:.0f}/s"
    return "execution core over pytest-bdd", fast / slow, 12, True, detail


def _write(folder: Path) -> int:
    """The project's feature files several times over, each scenario with a name of its own."""
    count = 0
    for path in sorted((ROOT / "features").glob("*/*.feature")):
        text = path.read_text(encoding="utf-8")
        for copy in range(COPIES):
            target = folder / "features" / path.parent.name / f"{copy}-{path.name}"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(re.sub(r"(?m)^(\s*Scenario(?: Outline)?: .*)$", rf"\1 {copy}", text), encoding="utf-8")
    (folder / "test_all.py").write_text(TEST.format(root=str(ROOT)), encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", CORE, str(ROOT), str(folder / "features")], capture_output=True, text=True, check=True
    )
    count = int(answer.stdout)
    return count
