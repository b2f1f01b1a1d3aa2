"""What a change touched since a version: definitions of the rules, rows of charts, examples."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from lexludi.examples.feature import Example
from lexludi.project import Project
from lexludi.proof.reach import Line
from lexludi.proof.repository import git

HUNK = re.compile(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@")


def changed_lines(project: Project, slug: str, revision: str) -> set[Line]:
    """The lines of a book's rules and examples, by file, that are not as they were in a version."""
    root = project.root
    folders = [str(path) for path in (project.loader.games / slug, root / "features" / slug) if path.exists()]
    names = "core.quotePath=off"
    told = git(root, "-c", names, "diff", "-U0", "--no-ext-diff", "--no-color", "--relative", revision, "--", *folders)
    found, file = set(), ""
    for line in told.splitlines():
        if line.startswith("+++ "):
            file = str(root / line.removeprefix("+++ b/").rstrip("\t"))
        elif hunk := HUNK.match(line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            around = range(first, first + count) if count else range(first, first + 2)  # what was cut out stood between
            found |= {(file, number) for number in around}
    new = git(root, "-c", names, "ls-files", "--others", "--exclude-standard", "--", *folders).splitlines()
    return found | {(str(root / name), number) for name in new for number in _lines(root / name)}


def definitions(changed: set[Line]) -> set[Line]:
    """All lines of each function and definition of which a line has changed."""
    found = set()
    for file in {file for file, _ in changed if file.endswith(".py") and Path(file).exists()}:
        for lines in _spans(ast.parse(Path(file).read_bytes()).body):
            own = {(file, number) for number in lines}
            if own & changed:
                found |= own
    return found


def examples(project: Project, slug: str, changed: set[Line]) -> list[int]:
    """The places of the examples of a book of which a line has changed."""
    return [
        place
        for place, each in enumerate(project.examples[slug])
        if any((str(project.root / each.file), number) in changed for number in range(each.head, _last(each) + 1))
    ]


def _last(example: Example) -> int:
    return max((step.line for step in example.steps), default=example.line)


def _spans(body: Iterable[ast.stmt]) -> Iterator[range]:
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _spans(statement.body)
        else:
            heads = [each.lineno for each in getattr(statement, "decorator_list", [])]
            yield range(min([statement.lineno, *heads]), (statement.end_lineno or statement.lineno) + 1)


def _lines(path: Path) -> range:
    return range(1, path.read_bytes().count(b"\n") + 2)
