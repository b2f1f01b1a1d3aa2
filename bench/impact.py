"""The impact of one changed cell against a full build, in seconds of processor time of all processes together."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench.site import NUMBER, Measure, build, copy, time


def impact() -> Measure:
    """What `lexludi impact` takes after a build, a commit and one changed number; nothing of the commit is kept yet."""
    with copy() as folder:
        root = Path(folder)
        (root / ".gitignore").write_text("build/\n__pycache__/\nnode_modules\n", encoding="utf-8")
        for action in (("init", "-q"), ("add", "-A"), ("commit", "-qm", "Begin")):
            author = ("-c", "user.name=Bench", "-c", "user.email=bench@example.org", "-c", "commit.gpgsign=false")
            subprocess.run(["git", "-C", folder, *author, *action], check=True, capture_output=True)
        full = build(root).processor
        NUMBER.make(root)
        command = [sys.executable, "-m", "lexludi.cli", "--root", folder, "impact"]
        taken = time(command, (0, 1), PYTHONPATH=str(root / "src")).processor
    return "impact of one number over full build", taken / full, 0.3, False, f"{taken:.1f} s, full {full:.1f} s"
