"""What a book excuses, in groups with the reason: a folder beside its examples, a file for each module."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lexludi.files import BadInput, Problem, line_of, read_toml, shown
from lexludi.project import Project


@dataclass(frozen=True)
class Reason:
    """One group of a file: why, and what it excuses by the name of each list."""

    file: Path
    why: str
    lists: Mapping[str, tuple[str, ...]]


def reasons(project: Project, slug: str, folder: str, key: str, lists: Mapping[str, str]) -> Iterator[Reason]:
    """Every group `[[key]]` in the files of a folder; each has `why` and these lists, here with what is in them."""
    for path in sorted((project.root / "features" / slug / folder).glob("*.toml")):
        data = read_toml(path, project.root)
        groups = data.pop(key, [])
        if data or not isinstance(groups, list):
            raise _fault(path, project.root, next(iter(data), key), f"only [[{key}]] may stand here.")
        for group in groups:
            yield _reason(group, path, project.root, key, lists)


def _reason(group: object, path: Path, root: Path, key: str, lists: Mapping[str, str]) -> Reason:
    if not isinstance(group, dict) or set(group) != {"why", *lists}:
        *names, last = (f"`{name}`" for name in ("why", *lists))
        raise _fault(path, root, key, f"each [[{key}]] has {', '.join(names)} and {last}.")
    why = group["why"]
    if not isinstance(why, str) or not why.strip():
        raise _fault(path, root, "why", "`why` is a sentence: the reason for what is listed.")
    for name, what in lists.items():
        if not isinstance(group[name], list) or not all(isinstance(each, str) for each in group[name]):
            raise _fault(path, root, name, f"`{name}` is a list of {what}.")
    return Reason(path, why, {name: tuple(group[name]) for name in lists})


def _fault(path: Path, root: Path, key: str, message: str) -> BadInput:
    return BadInput(Problem(shown(path, root), line_of(key, path, root), message))
