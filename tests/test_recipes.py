"""What is handed to other projects to review changes with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from lexludi.cli.main import main
from support import ROOT, make_guide_project

FACTS = ("-c", "user.name=Author", "-c", "user.email=author@example.org", "-c", "commit.gpgsign=false")


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """The book of the guide in a repository, its reach changed since the last commit."""
    root = make_guide_project(tmp_path / "duel")
    (root / ".gitignore").write_text("build/\n__pycache__/\nimpact.*\n", encoding="utf-8")
    for arguments in (("init", "-q"), ("add", "-A"), ("commit", "-q", "-m", "Begin")):
        subprocess.run(["git", "-C", str(root), *FACTS, *arguments], check=True, capture_output=True)
    rules = root / "games/duel/bout.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("= 2, 1, -1", "= 3, 1, -1"), encoding="utf-8")
    assert rules.read_text(encoding="utf-8") != text
    return root


def test_impact_script_leaves_a_text_to_post_and_a_page_and_ends_as_impact_does(changed: Path, tmp_path: Path) -> None:
    command = tmp_path / "bin" / "lexludi"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lexludi.cli "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    paths = {"PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        ["sh", str(ROOT / "recipes" / "impact.sh"), "HEAD"],
        cwd=changed,
        env=os.environ | paths,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert "fails now" in (changed / "impact.txt").read_text(encoding="utf-8")
    assert "An outcome changed without its text" in done.stdout
    assert "changes noticed" in done.stdout
    assert (changed / "impact.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_pins_are_dealt_to_as_many_machines_as_are_put_together() -> None:
    jobs = yaml.safe_load((ROOT / "recipes" / "pins.yml").read_text(encoding="utf-8"))["jobs"]
    places = jobs["share"]["strategy"]["matrix"]["place"]
    assert places == list(range(1, len(places) + 1))
    runs = " ".join(step.get("run", "") for job in jobs.values() for step in job["steps"])
    assert f"/{len(places)} " in runs and "lexludi pins --join shares" in runs
    gitlab = yaml.safe_load((ROOT / "recipes" / "pins.gitlab-ci.yml").read_text(encoding="utf-8"))
    assert '--shard "$CI_NODE_INDEX/$CI_NODE_TOTAL"' in " ".join(gitlab["pins share"]["script"])
    assert "lexludi pins --join shares/*" in gitlab["pins"]["script"]


def test_workflow_runs_the_script_and_hooks_run_commands_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    workflow = yaml.safe_load((ROOT / "recipes" / "impact.yml").read_text(encoding="utf-8"))
    runs = [step.get("run", "") for step in workflow["jobs"]["impact"]["steps"]]
    assert any("recipes/impact.sh" in run for run in runs)
    for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")):
        command = hook["entry"].split()
        assert command[0] == "lexludi"
        with pytest.raises(SystemExit) as ended:
            main([*command[1:], "--help"])
        assert ended.value.code == 0
    capsys.readouterr()
    assert shutil.which("sh")
