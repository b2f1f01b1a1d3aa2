"""Where the rules cite clauses, found in their source; only citations that run count as coverage."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from lexludi.files import BadInput, Problem, read_text, shown
from lexludi.rulings.number import Number, exact

CITING = ("cite", "add", "subtotal", "total")
"""What a trace calls a citation that gives something."""
ELSEWHERE = "ELSEWHERE"
"""The constant in which the module of a chapter says which of its clauses other modules decide."""


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
    for path, tree in trees(folder.rglob("*.py"), root, naming=f"{folder.name}."):
        module = ".".join(path.relative_to(sources).with_suffix("").parts)
        pieces = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for top in (top for top in tree.body if _name(top) != ELSEWHERE):
            for node in ast.walk(top):
                if isinstance(node, ast.expr) and node not in pieces and (clause := clause_of(node, folder.name)):
                    yield Site(clause, module.removesuffix(".__init__"), _name(top), shown(path, root), node.lineno)


def given_numbers(folder: Path, root: Path) -> set[tuple[str, Number]]:
    """The numbers the rules themselves put to a clause: in a citation, or in a list of clauses and their numbers."""
    modules = [tree for _, tree in trees(folder.rglob("*.py"), root)]
    constants = dict(pair for tree in modules for top in tree.body for pair in constants_of(top))
    found: set[tuple[str, Number]] = set()
    for node in (node for tree in modules for node in ast.walk(tree)):
        pairs: list[tuple[ast.expr | None, ast.expr]] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CITING:
            pairs = [(node.args[0], node.args[1])] if len(node.args) > 1 else []
        elif isinstance(node, ast.Dict):
            pairs = list(zip(node.keys, node.values, strict=True))
        for clause, value in pairs:
            if name := clause_of(clause, folder.name):
                found |= {(name, number) for number in _numbers(value, constants)}
    return found


def trees(paths: Iterable[Path], root: Path, naming: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """Files of Python in which something is named, as syntax trees, or a clear error where one is none."""
    for path in sorted(paths):
        text = read_text(path, root)
        if naming not in text:
            continue
        try:
            yield path, ast.parse(text)
        except SyntaxError as error:
            raise BadInput(Problem(shown(path, root), error.lineno or 0, f"not Python: {error.msg}.")) from error


def imported(path: Path, package: str, root: Path) -> Iterator[tuple[str, int]]:
    """The names a file of a package imports, in full and each with its line."""
    for _, tree in trees([path], root, naming="import"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                yield from ((each.name, node.lineno) for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                above = package.split(".")[: 1 - node.level or None] if node.level else []
                module = ".".join([*above, *filter(None, [node.module])])
                yield from ((f"{module}.{each.name}", node.lineno) for each in node.names)


def clause_of(node: ast.AST | None, slug: str) -> str | None:
    """The clause id a node is, if it is one."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return None
    return node.value if re.fullmatch(rf"{slug}(\.[a-z0-9][a-z0-9_-]*)+", node.value) else None


def constants_of(top: ast.stmt) -> Iterator[tuple[str, ast.expr | None]]:
    """The names a statement gives to expressions, one by one or several at once."""
    if isinstance(top, ast.Assign) and isinstance(top.targets[0], ast.Tuple) and isinstance(top.value, ast.Tuple):
        for target, value in zip(top.targets[0].elts, top.value.elts, strict=False):
            if isinstance(target, ast.Name):
                yield target.id, value
    elif isinstance(top, ast.Assign | ast.AnnAssign):
        yield _name(top), top.value


def _numbers(node: ast.expr | None, constants: Mapping[str, ast.expr | None]) -> set[Number]:
    """The numbers an expression may be, as far as they stand in the code."""
    if isinstance(node, ast.Constant):
        return {node.value} if type(node.value) is int else set()
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return {-number for number in _numbers(node.operand, constants)}
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fraction":
        parts = [part for argument in node.args for part in _numbers(argument, constants)]
        return {exact(Fraction(*parts))} if len(parts) == len(node.args) == 2 else set()
    if isinstance(node, ast.IfExp):
        return _numbers(node.body, constants) | _numbers(node.orelse, constants)
    return _numbers(constants.get(node.id), {}) if isinstance(node, ast.Name) else set()


def _name(top: ast.stmt) -> str:
    if isinstance(top, ast.Assign) and isinstance(top.targets[0], ast.Name):
        return top.targets[0].id
    if isinstance(top, ast.AnnAssign) and isinstance(top.target, ast.Name):
        return top.target.id
    return getattr(top, "name", "")
