"""One build at a time, and its site put in place of the last one at once or not at all."""

from __future__ import annotations

import fcntl
import shutil
import sys
from collections.abc import Iterator, Set
from contextlib import contextmanager
from pathlib import Path

from lexludi.files import BadInput

SITE = Path("build") / "site"
VERSIONS = Path("build") / "versions"
LOCK = Path("build") / "lock"


@contextmanager
def one_at_a_time(root: Path) -> Iterator[None]:
    """Wait until no other build runs below the same root; the processes of a killed build count until they end."""
    (root / LOCK).parent.mkdir(exist_ok=True)
    with (root / LOCK).open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("lexludi: another build is running here; waiting for it to end.", file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def forget(root: Path) -> None:
    """Throw away all that builds left, but for the site itself."""
    build = root / "build"
    if build.is_symlink():
        raise BadInput(
            f"{build} is a link, and what it leads to may hold more than builds left there; empty it by hand."
        )
    _sweep(build, {root / SITE, root / VERSIONS, root / LOCK})
    if (root / VERSIONS).is_dir():
        _sweep(root / VERSIONS, {root / VERSIONS / (root / SITE).resolve().name})


@contextmanager
def release(root: Path) -> Iterator[Path]:
    """A folder that becomes the site when all went well; otherwise the last site stays as it is.

    It holds the version before the last, but for the files beside its folders, and shares files with the last: whoever
    writes into it puts a new file in the place of the old one, and removes what is no longer wanted.
    """
    root = root.resolve()
    site, versions = root / SITE, root / VERSIONS
    versions.mkdir(exist_ok=True)
    fresh = versions / ("b" if site.resolve().name == "a" else "a")
    _sweep(versions, {site.resolve(), fresh})
    fresh.mkdir(exist_ok=True)
    for path in filter(Path.is_file, fresh.iterdir()):
        path.unlink()
    try:
        yield fresh
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    link = versions / "next"
    link.symlink_to(fresh.relative_to(site.parent))
    if site.is_dir() and not site.is_symlink():
        site.rename(versions / "folder")  # a link can replace a link at once, but not a folder
    link.replace(site)
    shutil.rmtree(versions / "folder", ignore_errors=True)


def _sweep(folder: Path, kept: Set[Path]) -> None:
    """Remove all that stands in a folder but for this."""
    for path in set(folder.iterdir()) - kept:
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
