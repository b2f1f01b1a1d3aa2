"""One constant, one clause: a name the rules cite a number by belongs to the clause that gives the number."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lexludi.examples.blame import GAMES
from lexludi.examples.citations import CITING, clause_of, constants_of, trees
from lexludi.files import Problem, kept_problems, shown
from lexludi.project import Project

Meant = dict[str, list[ast.expr]]
"""What the variables of a function are set to."""


@dataclass(frozen=True)
class _Use:
    """One place in the code where a constant stands."""

    clauses: frozenset[str]
    """The clauses that are cited there with its number; none where it is only read."""
    around: frozenset[str]
    """The clauses its function names, or its module where the function names none."""
    file: str
    line: int


def shared_constants(project: Project) -> list[Problem]:
    """Each constant that is the number of one clause and is cited by another too, or read where its clause is not named."""
    problems = []
    for slug in project.books:
        folder = project.loader.games / slug
        find = partial(_shared, folder, project.root)
        problems += kept_problems(f"{slug}-constants", project.root, folder.rglob("*.py"), find, "")
    return problems


def _shared(folder: Path, root: Path) -> Iterator[Problem]:
    for name, uses in _uses(folder, root).items():
        cited = [use for use in uses if use.clauses]
        if not cited:
            continue
        owner, where = min(cited[0].clauses), f"{cited[0].file}:{cited[0].line}"
        owners = frozenset(clause for use in cited for clause in use.clauses)
        for use in uses:
            for other in sorted(use.clauses - {owner}):
                said = f"{name} is the number of {owner} ({where}); give {other} a constant of its own."
                yield Problem(use.file, use.line, said)
            if not use.clauses and not use.around & owners:
                said = (
                    f"{name} is the number of {owner} ({where}), which is not named here; give what is meant here "
                    "a constant of its own, or ask a function that stands with the clause."
                )
                yield Problem(use.file, use.line, said)


def _uses(folder: Path, root: Path) -> dict[str, list[_Use]]:
    """Where each constant of a book's rules stands, by its name with its module."""
    modules = {_module(path, folder): (path, tree) for path, tree in trees(folder.rglob("*.py"), root)}
    known = {f"{module}.{name}" for module, (_, tree) in modules.items() for name in _constants(tree)}
    found: dict[str, list[_Use]] = defaultdict(list)
    for module, (path, tree) in modules.items():
        names, everywhere = _names(module, tree, known, f"{GAMES}.{folder.name}"), _clauses(tree, folder.name)
        for part in _parts(tree):
            around, cited = _clauses(part, folder.name) or everywhere, _cited(part, names, folder.name)
            for node in (node for node in ast.walk(part) if isinstance(node, ast.expr)):
                if name := names.get(_called(node)):
                    use = _Use(frozenset(cited.get(node, ())), around, shown(path, root), node.lineno)
                    found[name].append(use)
    return found


def _module(path: Path, folder: Path) -> str:
    return ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")


def _constants(tree: ast.Module) -> list[str]:
    """The names a module gives to what can be a number."""
    return [name for top in tree.body for name, value in constants_of(top) if _can_be_number(value)]


def _can_be_number(value: ast.expr | None) -> bool:
    match value:
        case ast.Call(args=parts, keywords=[]):  # such as Fraction(1, 2)
            return all(isinstance(part, ast.Constant | ast.UnaryOp) for part in parts)
    return isinstance(value, ast.Constant | ast.UnaryOp | ast.BinOp)


def _names(module: str, tree: ast.Module, known: set[str], package: str) -> dict[str, str]:
    """What the constants of the book are called in a module."""
    names = {name: f"{module}.{name}" for name in _constants(tree)}
    for node in (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)):
        above = [package, *module.split(".")][: -node.level] if node.level else []
        source = ".".join([*above, *filter(None, [node.module])]).removeprefix(package)
        for each in node.names:
            full, called = f"{source}.{each.name}".strip("."), each.asname or each.name
            names |= {called: full} if full in known else {}
            inside = (other for other in known if other.rpartition(".")[0] == full)
            names |= {f"{called}.{other.rpartition('.')[2]}": other for other in inside}
    return names


def _called(node: ast.expr) -> str:
    """A name that is read, as it is written, with the module it is looked up in."""
    match node:
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return f"{module}.{name}"
        case ast.Name(id=name, ctx=ast.Load()):
            return name
    return ""


def _parts(tree: ast.Module) -> Iterator[ast.AST]:
    """The functions and methods of a module, and what stands outside them."""
    for top in tree.body:
        yield from top.body if isinstance(top, ast.ClassDef) else (top,)


def _cited(part: ast.AST, names: dict[str, str], slug: str) -> dict[ast.AST, set[str]]:
    """The places in which a constant is the number of a clause, each with the clauses."""
    meant: Meant = defaultdict(list)
    for node in ast.walk(part):
        if isinstance(node, ast.Assign) and node is not part:
            for name, value in constants_of(node):
                meant[name] += [value] if value else []
    found: dict[ast.AST, set[str]] = defaultdict(set)
    for clause, number in (pair for node in ast.walk(part) for pair in _pairs(node)):
        if named := _clauses(clause, slug):
            for place in _numbers(number, meant):
                if _called(place) in names:
                    found[place] |= named
    return found


def _pairs(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What may be a clause and what may be its number: in a citation, or in a list of clauses and their numbers."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name), args=[clause, number, *_]) if name in CITING:
            yield clause, number
        case ast.Dict(keys=keys, values=values):
            yield from ((key, value) for key, value in zip(keys, values, strict=True) if key)


def _numbers(node: ast.expr, meant: Meant) -> Iterator[ast.expr]:
    """The names an expression takes its number from."""
    match node:
        case ast.Name(id=name) if name in meant:
            for value in meant[name]:
                yield from _numbers(value, {})
        case ast.Name() | ast.Attribute():
            yield node
        case ast.UnaryOp(operand=inner):
            yield from _numbers(inner, meant)
        case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
            yield from (*_numbers(one, meant), *_numbers(other, meant))


def _clauses(part: ast.AST, slug: str) -> frozenset[str]:
    return frozenset(clause for node in ast.walk(part) if (clause := clause_of(node, slug)))
