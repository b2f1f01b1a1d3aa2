"""Every change to the rules of a book that its examples ought to notice.

mutmut leaves decorated functions and code outside functions alone (every rule is decorated, charts and readings stand
outside), cosmic-ray starts a test run for each change, mutatest ended with Python 3.8; hence these few lines of `ast`.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType

from lexludi.proof.operators import changes, default_sides

Step = tuple[str, int | None]
"""A field of a node, and the place in it where it is a list."""
HIDDEN = {"decorator_list", "annotation", "returns", "type_params"}
"""Fields of a node that decide nothing."""


@dataclass(frozen=True)
class Mutant:
    """One change to the code of a rule."""

    file: Path
    line: int
    function: str
    """The outermost function it stands in; empty where the code runs when it is imported."""
    place: str
    """What it stands in by name: a function, or what is defined there."""
    kind: str
    said: str
    clause: str | None
    """The clause cited nearest to it."""
    lines: range
    """The lines of its statement: an example that runs none of them cannot notice."""
    path: tuple[Step, ...] = field(repr=False)
    new: ast.AST = field(repr=False, compare=False)

    def module(self) -> CodeType:
        """The whole module with the change."""
        return self._compiled(self._tree().body)

    def code(self) -> CodeType:
        """The changed function alone."""
        body = self._tree().body
        future = [each for each in body if isinstance(each, ast.ImportFrom) and each.module == "__future__"]
        whole = self._compiled([*future, body[self.path[0][1] or 0]])
        return next(code for code in _codes(whole) if code.co_qualname == self.function)

    def _tree(self) -> ast.Module:
        tree = _put(_tree(self.file), self.path, self.new)
        assert isinstance(tree, ast.Module)
        return tree

    def _compiled(self, body: list[ast.stmt]) -> CodeType:
        tree = ast.fix_missing_locations(ast.Module(body, []))
        return compile(tree, str(self.file), "exec", dont_inherit=True)


@dataclass(frozen=True)
class _Place:
    """Where in a module a node stands."""

    node: ast.AST
    path: tuple[Step, ...] = ()
    function: str = ""
    entered: bool = False
    """Whether the node is that function itself."""
    name: str = ""
    statement: ast.AST | None = None
    clause: str | None = None

    def child(self, step: Step, node: ast.AST, clauses: Collection[str]) -> _Place:
        """The place of a node right below."""
        function = "" if self.entered and step[0] == "args" else self.function  # defaults are read once, on import
        entered = not function and step[0] == "body" and isinstance(node, ast.FunctionDef)
        name = self.name
        if not self.function and (own := _name(node)):
            name = f"{self.node.name}.{own}" if isinstance(self.node, ast.ClassDef) else own
        statement = node if isinstance(node, ast.stmt | ast.match_case) else self.statement
        clause = next((text for text in _strings(node) if text in clauses), self.clause)
        return _Place(node, (*self.path, step), name if entered else function, entered, name, statement, clause)

    @property
    def line(self) -> int:
        """The line it begins in."""
        for node in (self.node, getattr(self.node, "target", None), getattr(self.node, "pattern", None)):
            if line := getattr(node, "lineno", 0):
                return int(line)
        return 0


def mutants(file: Path, clauses: Collection[str]) -> list[Mutant]:
    """Every change to one module of rules, in the order of its lines."""
    tree = _tree(file)
    enums = {each.name: _members(each) for each in tree.body if isinstance(each, ast.ClassDef)}
    found: dict[tuple[int, int, str], Mutant] = {}
    for place in _places(_Place(tree), clauses):
        for kind, new, said in (*changes(place.node), *default_sides(place.node, enums)):
            key = (place.line, getattr(place.node, "col_offset", 0), said)
            lines = _lines(place.statement)
            found.setdefault(
                key,
                Mutant(file, place.line, place.function, place.name, kind, said, place.clause, lines, place.path, new),
            )
    return sorted(found.values(), key=lambda mutant: mutant.line)


def _places(here: _Place, clauses: Collection[str]) -> Iterator[_Place]:
    yield here
    for step, child in _children(here.node):
        if step[0] not in HIDDEN and not isinstance(child, ast.JoinedStr | ast.Raise | ast.Assert):
            yield from _places(here.child(step, child, clauses), clauses)


def _children(node: ast.AST) -> Iterator[tuple[Step, ast.AST]]:
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield (name, None), value
        elif isinstance(value, list):
            yield from (((name, place), each) for place, each in enumerate(value) if isinstance(each, ast.AST))


def _strings(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for _, child in _children(node):
        yield from _strings(child)


def _lines(statement: ast.AST | None) -> range:
    """The lines of a statement, of one with a block those before the block."""
    first, last = getattr(statement, "lineno", 0), getattr(statement, "end_lineno", 0)
    if isinstance(statement, ast.match_case):
        first, last = statement.pattern.lineno, statement.pattern.end_lineno
    block = getattr(statement, "body", None)
    if isinstance(block, list) and not isinstance(statement, ast.match_case):
        last = max(first, block[0].lineno - 1)
    return range(first, (last or first) + 1)


def _name(node: ast.AST) -> str:
    """What a statement gives a name to."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def _members(node: ast.ClassDef) -> list[str]:
    targets = (each.targets[0] for each in node.body if isinstance(each, ast.Assign))
    return [target.id for target in targets if isinstance(target, ast.Name)]


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), str(file))


def _put(node: ast.AST, path: tuple[Step, ...], new: ast.AST) -> ast.AST:
    """The tree with one node replaced; all that is off the path is shared."""
    if not path:
        return new
    (name, place), rest = path[0], path[1:]
    changed, value = copy(node), getattr(node, name)
    if place is None:
        setattr(changed, name, _put(value, rest, new))
    else:
        setattr(changed, name, [*value[:place], _put(value[place], rest, new), *value[place + 1 :]])
    return changed


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)
