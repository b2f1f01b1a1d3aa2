"""Templates that stay compiled between builds while what compiles them is the same."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jinja2 import FileSystemBytecodeCache

from lexludi.site.html import keep_compiled
from lexludi.site.platform import platform


@contextmanager
def compiled(folder: Path) -> Iterator[FileSystemBytecodeCache]:
    """The cache of compiled templates; entries of other versions are removed."""
    own = folder / platform()[:16]
    own.mkdir(parents=True, exist_ok=True)
    for old in set(folder.iterdir()) - {own}:
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    cache = FileSystemBytecodeCache(str(own))
    keep_compiled(cache)
    try:
        yield cache
    finally:
        keep_compiled(None)
