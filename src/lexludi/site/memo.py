"""For every file made, the digest of its inputs and of the file itself."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection
from pathlib import Path

from lexludi.files import digest_of, write_whole


class Memo:
    """What the last build made, and what this one makes.

    An entry never goes stale: it says that these inputs give this file, whatever became of
    the file since. So nothing is lost or wrong when a build ends before its memo is saved.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._last = _read(file)
        self._now: dict[str, tuple[str, str]] = {}

    @property
    def names(self) -> Collection[str]:
        """What this build made or kept."""
        return self._now.keys()

    def last(self) -> dict[str, str]:
        """The files of the last build with the digests of their inputs."""
        return {name: key for name, (key, _) in self._last.items()}

    def made(self, name: str) -> str:
        """The digest of a file that this build made or kept."""
        return self._now[name][1]

    def keeps(self, name: str, key: str, path: Path) -> bool:
        """Whether a file has the same inputs and content as in the last build; if so it is noted again."""
        entry = self._last.get(name)
        if entry is None or entry[0] != key or entry[1] != digest_of(path):
            return False
        self._now[name] = entry
        return True

    def note(self, name: str, key: str, made: str) -> None:
        """Note a file that was just made, by its digest."""
        self._now[name] = key, made

    def make(self, name: str, key: str, path: Path, body: bytes) -> None:
        """Write a file whole and note it, without reading it again."""
        write_whole(path, body)
        self.note(name, key, hashlib.sha256(body).hexdigest())

    def write(self, name: str, key: str, path: Path, text: Callable[[], str]) -> None:
        """Write a file unless it is there already, and note it."""
        if not self.keeps(name, key, path):
            self.make(name, key, path, text().encode())

    def save(self) -> None:
        """Write down what this build made."""
        write_whole(self._file, json.dumps(self._now))


def _read(file: Path) -> dict[str, tuple[str, str]]:
    try:
        body = json.loads(file.read_text(encoding="utf-8"))
        return {name: (str(key), str(made)) for name, (key, made) in body.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def digest(*parts: object) -> str:
    """A digest of plain values."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()
