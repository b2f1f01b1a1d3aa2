"""A folder brought up to date without harm to the files it shares with another: what comes in takes the place of what was there."""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection
from pathlib import Path


def files_below(folder: Path) -> list[Path]:
    """Every file below a folder, in order."""
    found = (os.path.join(top, name) for top, _, names in os.walk(folder) for name in names)
    return [Path(file) for file in sorted(found, key=lambda file: file.split(os.sep)) if os.path.isfile(file)]


def link(source: Path, target: Path) -> None:
    """Give a file a second place, as a copy where the file system has no links; it may have that place already."""
    try:
        os.link(source, target)
    except FileNotFoundError:
        target.parent.mkdir(parents=True)
        link(source, target)
    except OSError:
        if not target.exists() or not os.path.samefile(source, target):
            put(source, target)


def put(source: Path, target: Path) -> None:
    """As `link`, in place of another file."""
    scratch = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        os.link(source, scratch)
    except OSError:
        shutil.copy2(source, scratch)
    scratch.replace(target)


def sweep(folder: Path, names: Collection[str]) -> None:
    """Remove every file below a folder that is not among these, and the folders that are empty then."""
    start = len(os.path.join(folder, ""))
    for top, folders, files in os.walk(folder, topdown=False):
        inside = f"{top[start:]}/" if top[start:] else ""
        left = [name for name in files if f"{inside}{name}" not in names]
        for name in left:
            os.unlink(os.path.join(top, name))
        if inside and len(left) == len(files) and not any(os.path.isdir(os.path.join(top, name)) for name in folders):
            os.rmdir(top)
