"""The files of a project: faults with their place, whole writes, and what was read and kept."""

from __future__ import annotations

import gc
import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache
from math import inf
from pathlib import Path
from typing import Any


@dataclass(frozen=True, order=True)
class Problem:
    """One fault: where it is and what is wrong."""

    file: str
    line: int
    message: str
    during: str = field(default="", compare=False)
    """What was going on; the same fault met twice is one fault."""
    clause: str = field(default="", compare=False)
    """The clause that forbids what was said, where one does; the message ends in its number."""
    cause: str = field(default="", compare=False)
    """What it has in common with other faults of the same mistake: a place of code, or the words of a step."""

    @property
    def said(self) -> str:
        """What is wrong, without the place."""
        return f"{self.message} {self.during}".rstrip()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.said}" if self.line else f"{self.file}: {self.said}"


class BadInput(Exception):
    """Unusable input with every problem found, so that all can be mended at once."""

    def __init__(self, *problems: Problem | str) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))

    def seen_from(self, root: Path) -> None:
        """Name files as they are called inside a project's folder."""
        self.problems = tuple(
            replace(each, file=shown(Path(each.file), root), cause=each.cause.replace(f"{root}{os.sep}", ""))
            if isinstance(each, Problem)
            else each
            for each in self.problems
        )
        self.args = ("\n".join(map(str, self.problems)),)

    def comes_of(self, cause: str) -> None:
        """Say what the problems come of, where they do not say it themselves."""
        self.problems = tuple(
            replace(each, cause=cause) if isinstance(each, Problem) and not each.cause else each
            for each in self.problems
        )


def once(problems: Iterable[Problem | str], many: float = inf) -> list[Problem | str]:
    """Collapse problems with the same cause.

    Of those in one place the first is reported; from `many` places on, the first with a count of the others.
    """
    found: dict[object, list[Problem | str]] = {}
    for each in dict.fromkeys(problems):
        found.setdefault((isinstance(each, Problem) and each.cause) or each, []).append(each)
    return [each for alike in found.values() for each in _told(alike, many)]


def _told(alike: list[Problem | str], many: float) -> list[Problem | str]:
    first, *others = alike
    if not isinstance(first, Problem) or not others:
        return alike
    if all((each.file, each.line) == (first.file, first.line) for each in others if isinstance(each, Problem)):
        return [first]
    if len(alike) < many:
        return alike
    return [replace(first, during=f"(And in {len(others)} more places; all have {first.cause} in common.)")]


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint naming the closest known word, or nothing."""
    close = get_close_matches(word, list(known), n=1, cutoff=0.5)
    return f" Did you mean {close[0]}?" if close else ""


def nearest_id(word: str, known: Iterable[str]) -> str:
    """A hint naming the closest known id: its last part must be close, the rest decides among those that are."""
    ids = list(known)
    last = set(get_close_matches(word.rpartition(".")[2], {each.rpartition(".")[2] for each in ids}, n=9, cutoff=0.6))
    return nearest(word, [each for each in ids if each.rpartition(".")[2] in last])


def shown(path: Path, root: Path) -> str:
    """A path as it is shown to people: relative to the project where possible."""
    return str(path.relative_to(root)) if path.is_relative_to(root) else str(path)


def read_text(path: Path, root: Path) -> str:
    """A file's text, or a clear error where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark before the first letter
    except UnicodeDecodeError as error:
        raise BadInput(
            Problem(shown(path, root), 0, f"not UTF-8 text (byte {error.start}); save it as UTF-8.")
        ) from error
    except OSError as error:
        raise BadInput(Problem(shown(path, root), 0, f"cannot be read: {error.strerror}.")) from error


def read_toml(path: Path, root: Path) -> dict[str, Any]:
    """A TOML file, or a clear error where it is none."""
    try:
        return tomllib.loads(read_text(path, root))
    except tomllib.TOMLDecodeError as error:
        said, _, line = str(error).partition(" (at line ")
        raise BadInput(
            Problem(shown(path, root), int(line.partition(",")[0] or 0), f"not valid TOML: {said}.")
        ) from error
    except RecursionError as error:
        raise BadInput(Problem(shown(path, root), 0, "not valid TOML: nested too deep.")) from error


def line_of(key: str, path: Path, root: Path) -> int:
    """The line of a TOML file in which a key or a table is written, 0 if it cannot be told."""
    written = re.compile(rf"""\s*\[*["']?{re.escape(key)}["']?\s*[]=]""")
    lines = read_text(path, root).splitlines()
    return next((number for number, line in enumerate(lines, 1) if written.match(line)), 0)


def line_with(written: str, path: Path, root: Path) -> int:
    """The first line of a file in which something is written, 0 if there is none."""
    lines = read_text(path, root).splitlines()
    return next((number for number, line in enumerate(lines, 1) if written in line), 0)


def files_below(folder: Path) -> list[Path]:
    """Every file below a folder, in order, also where a link leads to another folder, but not back to one around it."""
    found = []
    for top, inside, names in os.walk(folder, followlinks=True):
        inside[:] = [name for name in inside if not _leads_back(os.path.join(top, name))]
        found += [os.path.join(top, name) for name in names]
    return [Path(file) for file in sorted(found, key=lambda file: file.split(os.sep)) if os.path.isfile(file)]


def _leads_back(folder: str) -> bool:
    around = Path(os.path.realpath(os.path.dirname(folder)))
    return os.path.islink(folder) and around.is_relative_to(os.path.realpath(folder))


_known: dict[tuple[int, ...], str] = {}


def digest_of(path: Path) -> str:
    """The digest of a file, or an empty text without a file; hard links are read once."""
    try:
        with open(path, "rb", buffering=0) as file:  # thousands are asked for, and a buffer is made for nothing
            found = os.fstat(file.fileno())
            body = found.st_dev, found.st_ino, found.st_size, found.st_ctime_ns
            if body not in _known:
                _known[body] = hashlib.sha256(file.read()).hexdigest()
            return _known[body]
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError, PermissionError):
        return ""


def write_whole(path: Path, body: str | bytes) -> None:
    """Write a file whole or not at all, so that nothing is lost when the machine stops."""
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        scratch.write_bytes(body.encode() if isinstance(body, str) else body)
        scratch.replace(path)
    except OSError as error:
        scratch.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


@cache
def _code() -> str:
    """A digest of the platform's own code: what another version has read is read again."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        if path.relative_to(Path(__file__).parent).parts[0] != "games":
            digest.update(path.read_bytes())
    return digest.hexdigest()


def keep(name: str, root: Path, files: Iterable[Path], read: Callable[[], Any], rests_on: str = "") -> Any:
    """The plain data `read` gives, from `build/kept/<name>.json` while code, files and what else it rests on are the same."""
    paths = sorted(files)

    def state() -> str:
        digests = [(path.relative_to(root).as_posix(), digest_of(path)) for path in paths]
        return hashlib.sha256(repr((_code(), rests_on, digests)).encode()).hexdigest()

    before = state()
    if (found := last_kept(name, root)) and found[0] == before:
        return found[1]
    data = read()
    text = json.dumps(data, ensure_ascii=False)
    if state() == before:  # what was saved meanwhile may have been read half before and half after
        with suppress(OSError):  # a folder that cannot be written costs time, nothing else
            write_whole(_kept(name, root), f"{_code()} {before} {hashlib.sha256(text.encode()).hexdigest()}\n{text}")
    return data


@contextmanager
def undisturbed() -> Iterator[None]:
    """Pause the garbage collector."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


def kept_problems(
    name: str, root: Path, files: Iterable[Path], find: Callable[[], Iterable[Problem]], rests_on: str
) -> list[Problem]:
    """The faults `find` gives, kept as `keep` keeps anything."""

    def plain() -> list[tuple[str, int, str]]:
        return [(each.file, each.line, each.message) for each in find()]

    return [Problem(*each) for each in keep(name, root, files, plain, rests_on)]


def last_kept(name: str, root: Path) -> tuple[str, Any] | None:
    """The data last kept under a name after the digest of what it rests on, or None if it is missing or broken."""
    try:
        first, text = _kept(name, root).read_text(encoding="utf-8").split("\n", 1)
        code, state, content = first.split()
        whole = (code, content) == (_code(), hashlib.sha256(text.encode()).hexdigest())
        return (state, json.loads(text)) if whole else None
    except (OSError, ValueError):
        return None


def _kept(name: str, root: Path) -> Path:
    return root / "build" / "kept" / f"{name}.json"
