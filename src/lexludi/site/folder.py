"""Update a folder that shares files with another by hard links: files are replaced, never written into."""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection
from pathlib import Path


def link(source: Path, target: Path) -> None:
    """Hard-link a file, or copy it if the file system has no links; the link may exist already."""
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
    _sweep(os.fspath(folder), "", names)


def _sweep(folder: str, inside: str, names: Collection[str]) -> bool:
    """Sweep one folder; returns whether anything stays. `inside` is the beginning of names here."""
    stays = False
    with os.scandir(folder) as entries:
        for entry in list(entries):
            name = f"{inside}{entry.name}"
            if not entry.is_dir(follow_symlinks=False):
                if name in names:
                    stays = True
                else:
                    os.unlink(entry.path)
            elif _sweep(entry.path, f"{name}/", names):
                stays = True
            else:
                os.rmdir(entry.path)
    return stays
