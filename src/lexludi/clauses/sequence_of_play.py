"""The sequence of play of a book, `sequence.toml`: what follows what, each step with the clause that rules it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lexludi.files import Problem, line_of, nearest, read_toml, shown

FILE = "sequence.toml"
KEYS = ("name", "term", "clause", "repeat", "step")


@dataclass(frozen=True)
class Step:
    """One step; it is called by its name, else by its term, else by the title of its clause."""

    clause: str = ""
    name: str = ""
    term: str = ""
    repeat: str = ""
    """How often it is gone through, where that is more than once."""
    steps: tuple[Step, ...] = ()

    def __iter__(self) -> Iterator[Step]:
        """This step and all inside it."""
        yield self
        for step in self.steps:
            yield from step


def read_sequence(folder: Path, root: Path) -> tuple[tuple[Step, ...], list[Problem]]:
    """Read the sequence of play; a book without the file has none."""
    path = folder / FILE
    if not path.exists():
        return (), []
    problems: list[Problem] = []
    table, file = read_toml(path, root), shown(path, root)

    def fault(message: str, key: str) -> None:
        problems.append(Problem(file, line_of(key, path, root), message))

    for key in set(table) - {"step"}:
        fault(f"`{key}` is not known here; a sequence is made of [[step]].", key)
    return tuple(_steps(table.get("step", []), fault)), problems


def _steps(found: Any, fault: Callable[[str, str], None]) -> Iterator[Step]:
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        fault("`step` is not a list of steps; write [[step]], and [[step.step]] inside one.", "step")
        return
    for each in found:
        texts = {key: value for key, value in each.items() if key != "step"}
        unknown = [key for key in texts if key not in KEYS]
        if unknown:
            said = f"a step has no `{unknown[0]}`.{nearest(unknown[0], KEYS)} It has {', '.join(KEYS)}."
            fault(said, unknown[0])
        elif odd := [key for key, value in texts.items() if not isinstance(value, str) or not value.strip()]:
            fault(f"{odd[0]} = {texts[odd[0]]!r}: what a step has is text in quotes.", odd[0])
        elif not texts.keys() & {"name", "term", "clause"}:
            fault("a step without `clause`, `term` or `name` has nothing to be called by.", next(iter(texts), "step"))
        else:
            yield Step(**texts, steps=tuple(_steps(each.get("step", []), fault)))
