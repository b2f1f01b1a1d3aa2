"""Another version of a project, out of its repository: run by its own code in a process of its own, and kept."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import lexludi
from lexludi.files import BadInput, write_whole
from lexludi.loading import carries_platform
from lexludi.proof.evidence import FOLDER, platform
from lexludi.proof.repository import git

KEPT = Path("build") / "impact"
MOST = 6
"""How many versions are kept."""


@dataclass(frozen=True)
class Version:
    """What a version exports, and what it is called."""

    name: str
    clauses: list[dict[str, Any]]


def tree_of(root: Path, revision: str) -> str:
    """The files of a version, by the name git gives them; a revision git does not know is told."""
    return git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}:./").strip()


def version(root: Path, revision: str) -> Version:
    """A version of the project below a root; the export of the same files is made once."""
    tree = tree_of(root, revision)
    name = git(root, "log", "-1", "--format=%h %s", revision, "--").strip()
    with tempfile.TemporaryDirectory(prefix="lexludi-") as scratch:
        folder = Path(scratch).resolve()
        listed = git(root, "ls-tree", "--name-only", tree).split("\n")
        own = "src" in listed and bool(git(root, "ls-tree", tree, "src/lexludi/__init__.py"))
        kept = root / KEPT / f"{tree}{'' if own else '-' + platform()[:12]}.json"
        with suppress(OSError, ValueError):
            clauses = json.loads(kept.read_text(encoding="utf-8"))
            os.utime(kept)
            return Version(name, clauses)
        archive = subprocess.run(["git", "-C", str(root), "archive", tree], capture_output=True, check=False)
        with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter=_inside)
        for part in (FOLDER, Path("build") / "kept"):  # each is believed only where it fits, byte for byte
            with suppress(OSError):
                shutil.copytree(root / part, folder / part)
        clauses = json.loads(_export(folder, name))
    with suppress(OSError):  # a folder that cannot be written costs time, not truth
        write_whole(kept, json.dumps(clauses, ensure_ascii=False, separators=(",", ":")))
        for old in sorted((root / KEPT).glob("*.json"), key=lambda path: -path.stat().st_mtime)[MOST:]:
            old.unlink()
    return Version(name, clauses)


def _inside(member: tarfile.TarInfo, folder: str) -> tarfile.TarInfo | None:
    """A file of a version; links out of its folder are left out."""
    try:
        return tarfile.data_filter(member, folder)
    except tarfile.FilterError:
        return None


def _export(folder: Path, name: str) -> str:
    """What a version says of itself, running the platform it carries or else the one that runs here."""
    sources = folder / "src" if carries_platform(folder) else Path(lexludi.__file__).resolve().parent.parent
    done = subprocess.run(
        [sys.executable, "-m", "lexludi.cli", "--root", str(folder), "export", "--json"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip().replace(f"{folder}{os.sep}", "").splitlines() or ["no word of why"]
        raise BadInput(f"the version {name} cannot be run:", *said[-8:])
    return done.stdout
