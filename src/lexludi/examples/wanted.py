"""Words of the code that readers are shown, and that must therefore be terms of the glossary or be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lexludi.examples.citations import CITING, trees
from lexludi.examples.kinds import Several, Terms
from lexludi.examples.phrases import Phrases
from lexludi.files import Problem, read_text, shown
from lexludi.rulings.chart import Chart
from lexludi.rulings.headings import names
from lexludi.rulings.readings import Setting
from lexludi.words import STRINGS

WORD = re.compile("[a-z]{3}")
"""What tells a word from a code, a range or a score."""


@dataclass(frozen=True)
class Word:
    """A word, what it is, and where it stands."""

    key: str
    what: str
    use: str
    file: str
    line: int


def facts(paths: Iterable[Path], root: Path) -> Iterator[Word]:
    """The names of facts and dice, and words of scenes: `wounds` in `trace.cite("book.clause", wounds=2)`, `die` in `trace.roll("die", …)`, `gap` in `words.word("gap")`."""
    for path, tree in trees(paths, root):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in (*CITING, "refuse", "silent", "rival"):
                names = [each.arg for each in node.keywords if each.arg]
                yield from (Word(name, "fact", "fact", shown(path, root), node.lineno) for name in names)
            elif called == "word" and node.args and isinstance(node.args[0], ast.Constant):
                yield Word(str(node.args[0].value), "word of a scene", "fact", shown(path, root), node.lineno)
            elif called == "absent" and node.args and isinstance(node.args[0], ast.Constant):
                yield Word(str(node.args[0].value), "thing taken as not there", "fact", shown(path, root), node.lineno)
            elif called == "roll" and node.args and isinstance(node.args[0], ast.Constant):
                yield Word(str(node.args[0].value), "die", "fact", shown(path, root), node.lineno)


def faults(paths: Iterable[Path], root: Path) -> dict[str, str]:
    """The sentences of `Impossible("…")`, each with the first file it stands in."""
    found: dict[str, str] = {}
    named = (pair for path in paths for pair in trees([path], root, naming="Impossible"))
    for path, tree in named:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Impossible":
                for text in node.args[:1]:
                    if isinstance(text, ast.Constant) and isinstance(text.value, str):
                        found.setdefault(text.value, shown(path, root))
    return found


def code_words(
    tables: Iterable[Chart[Any]], settings: Iterable[Setting[Any]], phrases: Phrases
) -> Iterator[tuple[str, str, str]]:
    """The words of charts, sides of readings and members of enumerations: key, what it is, its use as a term."""
    for table in tables:
        cells = [cell for row in table.printed.values() for cell in row]
        for word in (table.corner, *table.columns, *table.rows, *cells):
            parts = word.split("+") if isinstance(word, str) and not word.startswith("+") else []
            parts = sorted(names(word)) or parts if isinstance(word, str) else []
            yield from ((part, f"word of the chart {table.clause}", "chart") for part in parts if WORD.search(part))
    for setting in settings:
        yield from ((side.value, "side of a reading", "side") for side in setting.sides)
    said = {*STRINGS, *(key for space in phrases.spaces for key in space.sentences)}
    for phrase in phrases:
        for kind in phrase.kinds.values():
            one = kind.one if isinstance(kind, Several) else kind
            if f"sentence.{one.says}" not in said:
                yield one.says, f"word for {type(one).__name__}", "prose"
            if isinstance(one, Terms):
                values = [str(member.value) for member in one.members]
                what = f"word of {one.members.__name__}"
                yield from ((value, what, "prose") for value in values if WORD.search(value))


def place(key: str, paths: Iterable[Path], root: Path) -> tuple[str, int]:
    """Where a word is written in quotes."""
    paths = list(paths)
    for path in paths:
        for number, line in enumerate(read_text(path, root).splitlines(), 1):
            if f'"{key}"' in line or f"'{key}'" in line:
                return shown(path, root), number
    return shown(paths[0], root) if paths else "", 0


def unknown_words(found: Iterable[Word], terms: Mapping[str, object], slug: str) -> list[Problem]:
    """A fault for each word that is not a term, at the first place it stands."""
    first = {word.key: word for word in reversed(list(found)) if word.key not in terms}
    return [
        Problem(
            word.file,
            word.line,
            f"{word.key!r}, a {word.what}, is shown to readers and is not a term of {slug}; "
            f'write [{word.key}] with en = "…" into a file of docs/{slug}/terms with use = "{word.use}".',
        )
        for word in first.values()
    ]
