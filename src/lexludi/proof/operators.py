"""The small changes a reader of rules might make by mistake: what a node of the code may become."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple, TypeVar

from lexludi.rulings.chart import Cell, Chart
from lexludi.rulings.number import Number, is_number

Node = TypeVar("Node", bound=ast.AST)

FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
CITES, ENDS = {"cite", "add", "total"}, {"refuse", "silent"}


class Change(NamedTuple):
    """A node put in the place of another, and what that is called."""

    kind: str
    new: ast.AST
    said: str


def changes(node: ast.AST) -> Iterator[Change]:
    """Every change of one node of a rule."""
    match node:
        case ast.Constant(value=bool(value)):
            yield _to("constant", node, ast.Constant(not value))
        case ast.Constant(value=int(value)):
            yield _to("constant", node, ast.Constant(value + 1))
            yield _to("constant", node, ast.Constant(value - 1))
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BoolOp(op=op, values=values):
            yield _to("condition", node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _to("condition", node, copy(operand))
        case ast.If() | ast.IfExp():
            yield from _branches(node)
        case ast.match_case():
            yield Change("branch", _with(node, guard=_fixed(node.pattern, False)), f"never case {_text(node.pattern)}")
        case ast.comprehension():
            yield from _filters(node)
        case ast.Call(func=ast.Name(id="any" | "all")):
            yield _to("condition", node, ast.UnaryOp(ast.Not(), node))
        case ast.Call(func=ast.Attribute(value=trace, attr=name), args=[_, *more]) if "trace" in _text(trace):
            if name in CITES:
                given = copy(more[0]) if more else ast.Constant(None)
                if isinstance(given, ast.Call) and isinstance(given.func, ast.Attribute) and given.func.attr == "at":
                    given = ast.Attribute(given, "value", ast.Load())
                yield Change("citation", at(node, given), f"without {_text(node)}")
            elif name in ENDS:
                yield Change("refusal", at(node, ast.Constant(None)), f"without {_text(node)}")


def default_sides(node: ast.AST, enums: dict[str, list[str]]) -> Iterator[Change]:
    """The other sides of a reading as its default."""
    match node:
        case ast.Call(func=ast.Name(id="setting"), args=[ast.Attribute(value=ast.Name(id=enum), attr=side), *clauses]):
            for other in enums.get(enum, []):
                if other != side:
                    first = ast.Attribute(ast.Name(enum, ast.Load()), other, ast.Load())
                    new = at(node, ast.Call(node.func, [first, *clauses], node.keywords))
                    yield Change("reading", new, f"the default {enum}.{side} → {enum}.{other}")


def other_values(table: Chart[Any], cell: Cell[Any]) -> Iterator[Number | str]:
    """What a cell might hold by mistake: a number one off, in a text each of its numbers, for a word two of its column."""
    value = cell.value
    if is_number(value):
        yield from (value + 1, value - 1)
        return
    numbers = list(re.finditer(r"[+\-−]?\d+", value))
    for match in numbers:
        for other in (int(match[0].replace("−", "-")) + 1, int(match[0].replace("−", "-")) - 1):
            sign = "+" if match[0].startswith("+") and other >= 0 else ""
            yield f"{value[: match.start()]}{sign}{other}{value[match.end() :]}"
    if value.endswith("/-"):
        yield f"{value[:-1]}9"
    if not numbers:
        column = [row[table.columns.index(cell.column)] for row in table.rows.values()]
        words = sorted({each for each in column if each != value}, key=str)
        yield from words[:2] or [f"{value}*"]


def at(old: ast.AST, new: Node) -> Node:
    """A new node in the place of an old one."""
    return ast.fix_missing_locations(ast.copy_location(new, old))


def _comparisons(node: ast.Compare) -> Iterator[Change]:
    for place, sign in enumerate(node.ops):
        for other in FLIPS[type(sign)]:
            signs = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield _to("comparison", node, ast.Compare(node.left, signs, node.comparators))


def _branches(node: ast.If | ast.IfExp) -> Iterator[Change]:
    said = _text(node.test)
    if not _flips(node.test):
        yield Change("condition", _with(node, test=_negated(node.test)), f"if {said} → if not ({said})")
    yield Change("branch", _with(node, test=_fixed(node.test, False)), f"never: if {said}")
    if node.orelse:
        yield Change("branch", _with(node, test=_fixed(node.test, True)), f"always: if {said}")


def _filters(node: ast.comprehension) -> Iterator[Change]:
    for place, test in enumerate(node.ifs):
        said, before, after = _text(test), node.ifs[:place], node.ifs[place + 1 :]
        yield Change("branch", _with(node, ifs=[*before, *after]), f"always: for … if {said}")
        if not _flips(test):
            changed = _with(node, ifs=[*before, _negated(test), *after])
            yield Change("condition", changed, f"for … if {said} → for … if not ({said})")


def _flips(test: ast.expr) -> bool:
    """Whether a flip of its one comparison negates it already."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1


def _negated(test: ast.expr) -> ast.expr:
    return at(test, ast.UnaryOp(ast.Not(), test))


def _fixed(test: ast.expr | ast.pattern, value: bool) -> ast.expr:
    """A test that comes out the same always; names it binds are bound still."""
    if isinstance(test, ast.expr) and any(isinstance(each, ast.NamedExpr) for each in ast.walk(test)):
        return at(test, ast.BoolOp(ast.Or() if value else ast.And(), [test, ast.Constant(value)]))
    return at(test, ast.Constant(value))


def _with(node: Node, **fields: object) -> Node:
    new = copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def _to(kind: str, old: ast.AST, new: ast.AST) -> Change:
    return Change(kind, at(old, new), f"{_text(old)} → {_text(new)}")


def _text(node: ast.AST) -> str:
    return ast.unparse(node)
