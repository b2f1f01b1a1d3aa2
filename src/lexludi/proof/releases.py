"""The releases of a project: the sections of its changelog, and the commit each of them ends with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lexludi.files import read_text
from lexludi.proof.repository import Commit

FILE = "CHANGELOG.md"
HEAD = re.compile(r"^## +(?:\[?v?(\d[^\s\]]*)\]?.*?(\d{4}-\d\d-\d\d)\W*|.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """What the changelog says of a release; one without name and date is not released yet."""

    name: str
    date: str
    text: str


def sections(root: Path) -> list[Section]:
    """The releases of a project, the newest first, before them what is not released yet."""
    path = root / FILE
    found = _parsed(read_text(path, root)) if path.is_file() else []
    return found if found and not found[0].date else [Section("", "", ""), *found]


def _parsed(text: str) -> list[Section]:
    heads = list(HEAD.finditer(text))
    ends = [*(head.start() for head in heads), len(text)][1:]
    return [
        Section(head[1] or "", head[2] or "", text[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
        if head[2] or head is heads[0]
    ]


def ends(released: Iterable[Section], commits: Sequence[Commit], held: Mapping[str, str]) -> dict[str, int]:
    """The last commit of each release: of its date or before, and not after the one that wrote its section.

    So a release is what stood there when its section was written on the day; one written down later is what stood
    there at the end of its day. A release from before the first commit that is known has none.
    """
    names = [{each.name for each in _parsed(_changelog(commit, held))} for commit in commits]
    found: dict[str, int] = {}
    for section in (each for each in released if each.date):
        written = next((place for place, known in enumerate(names) if section.name in known), len(commits))
        own = [place for place, commit in enumerate(commits) if commit.date <= section.date and place <= written]
        found |= {section.name: own[-1]} if own else {}
    return found


def _changelog(commit: Commit, held: Mapping[str, str]) -> str:
    return "".join(held.get(edit.after, "") for edit in commit.edits if edit.path == FILE)
