"""The repository a project lies in: its commits one after another, and what files held in them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from lexludi.files import BadInput

NOTHING = "0" * 40
"""What git calls a file that is not there."""


@dataclass(frozen=True)
class Edit:
    """A file in one commit: what it held before and after, as git names contents."""

    path: str
    before: str
    after: str


@dataclass(frozen=True)
class Commit:
    """One step of a project's history."""

    id: str
    date: str
    said: str
    first: bool
    """Whether nothing is known of what was before: the beginning, or as far back as a shallow clone goes."""
    edits: tuple[Edit, ...]


def git(root: Path, *arguments: str) -> str:
    """What git answers below a root, or a clear error."""
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BadInput("git is not installed; versions are read from its repository.") from error
    if done.returncode:
        said = done.stderr.strip().removeprefix("fatal: ") or f"no version {arguments[-1].removesuffix(':./')}"
        if said.startswith("not a git repository"):
            raise BadInput(f"{root}: no git repository, so there is no version before; begin one with `git init`.")
        raise BadInput(f"{root}: {said}; name a version that git knows, such as HEAD or v1.0.")
    return done.stdout


def is_shallow(root: Path) -> bool:
    """Whether the repository leaves out what was before some commit."""
    return git(root, "rev-parse", "--is-shallow-repository").strip() == "true"


def commits(root: Path, *paths: str) -> list[Commit]:
    """The commits that touched some files, the oldest first; a branch that was merged counts as the one step it made."""
    shape = ("--format=%x00%H%x00%cs%x00%P%x00%s", "--raw", "--no-abbrev", "--no-renames", "--relative", "--reverse")
    walk = ("-c", "core.quotePath=off", "log", "--first-parent", "--diff-merges=first-parent", *shape)
    fields = git(root, *walk, "--", *paths).split("\0")[1:]
    return [
        _commit(name, date, parents, *rest.split("\n"))
        for name, date, parents, rest in zip(*(fields[place::4] for place in range(4)), strict=True)
    ]


def _commit(name: str, date: str, parents: str, said: str, *lines: str) -> Commit:
    edits = []
    for line in filter(None, lines):
        about, path = line.split("\t", 1)
        _, _, before, after, _ = about.split(" ")
        edits.append(Edit(path, before, after))
    return Commit(name, date, said, not parents, tuple(edits))


def contents(root: Path, names: Iterable[str]) -> dict[str, str]:
    """The contents of files by git object name; missing objects are not fetched."""
    wanted = list(dict.fromkeys(names))
    if not wanted:
        return {}
    done = subprocess.run(
        ["git", "-C", str(root), "cat-file", "--batch"],
        input="".join(f"{name}\n" for name in wanted).encode(),
        env={**os.environ, "GIT_NO_LAZY_FETCH": "1"},
        capture_output=True,
        check=False,
    )
    found, rest = {}, done.stdout
    for name in wanted:
        head, _, rest = rest.partition(b"\n")
        if head.endswith(b"missing"):
            continue
        size = int(head.split()[-1])
        found[name] = rest[:size].decode("utf-8", "replace")
        rest = rest[size + 1 :]
    return found
