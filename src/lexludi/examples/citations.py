"""Where the rules cite clauses, read off their source; whether a citation counts is decided by running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lexludi.files import BadInput, Problem, read_text, shown


@dataclass(frozen=True)
class Site:
    """One place in the code that names a clause."""

    clause: str
    module: str
    name: str
    """The function, class or constant it stands in; empty at the top of the module."""
    file: str
    line: int


def scan(folder: Path, sources: Path, root: Path) -> Iterator[Site]:
    """Every string of the book's rules that is a clause id, with the definition it stands in."""
    pattern = re.compile(rf"{folder.name}(\.[a-z0-9][a-z0-9_-]*)+")
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(sources).with_suffix("").parts)
        try:
            tree = ast.parse(read_text(path, root))
        except SyntaxError as error:
            raise BadInput(Problem(shown(path, root), error.lineno or 0, f"not Python: {error.msg}.")) from error
        for top in tree.body:
            for node in ast.walk(top):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
                    yield Site(node.value, module.removesuffix(".__init__"), _name(top), shown(path, root), node.lineno)


def _name(top: ast.stmt) -> str:
    if isinstance(top, ast.Assign) and isinstance(top.targets[0], ast.Name):
        return top.targets[0].id
    if isinstance(top, ast.AnnAssign) and isinstance(top.target, ast.Name):
        return top.target.id
    return getattr(top, "name", "")
