"""Where the project is, and copies of it to spoil."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Copy:
    """A copy of the project with one book, to be spoiled and asked what it says of itself."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def replace(self, file: str, old: str, new: str) -> None:
        """Change a file; the old text must be there once."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file}: {text.count(old)} times {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """The command line in the copy, running the copy's own code."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            [sys.executable, "-m", "lexludi.cli", "--root", str(self.root), *arguments],
            capture_output=True,
            text=True,
            input=stdin,
            env=environment,
            check=False,
        )
