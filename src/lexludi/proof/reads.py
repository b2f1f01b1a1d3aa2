"""What a run looked at in the charts of its book, so that a changed number runs again only what looked at it."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lexludi.rulings.chart import CellPlace, Chart


@dataclass(frozen=True)
class Reads:
    """The cells each question looked at, right or wrong, in its answer or in its odds."""

    code: str
    """A digest of all the answers depend on but for the values of cells."""
    values: Mapping[CellPlace, str]
    seen: Mapping[str, frozenset[CellPlace]]
    """By example, and by cell for the question whether it is stated."""

    def same(self, name: str, changed: Collection[CellPlace]) -> bool:
        """Whether a question looked at none of the changed cells, so that its answer is what it was."""
        return name in self.seen and self.seen[name].isdisjoint(changed)

    def changed(self, tables: Iterable[Chart[Any]], code: str) -> frozenset[CellPlace] | None:
        """The cells that changed; None if anything else changed too."""
        charts = list(tables)
        now = printed(charts)
        changed = frozenset(place for place, value in now.items() if self.values.get(place) != value)
        strays = {place for chart in charts for place in chart.strays}
        return changed if code == self.code and now.keys() == self.values.keys() and not changed & strays else None

    def data(self) -> dict[str, Any]:
        """As plain data; a cell that was looked at is told by its place in the list of all."""
        places = {place: number for number, place in enumerate(self.values)}
        seen = {name: sorted(map(places.__getitem__, cells)) for name, cells in self.seen.items()}
        return {"code": self.code, "cells": [[*place, value] for place, value in self.values.items()], "seen": seen}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Reads:
        """From plain data."""
        values = {(chart, row, column): value for chart, row, column, value in data["cells"]}
        places = list(values)
        seen = {name: frozenset(map(places.__getitem__, cells)) for name, cells in data["seen"].items()}
        return cls(data["code"], values, seen)


def printed(tables: Iterable[Chart[Any]]) -> dict[CellPlace, str]:
    """What the cells of charts hold."""
    return {
        (table.clause, row, column): repr(value)
        for table in tables
        for row, values in table.printed.items()
        for column, value in zip(table.columns, values, strict=True)
    }


def without_values(source: bytes, charts: Collection[str]) -> bytes:
    """The source of a module without the printed cells of these charts."""
    if b"Chart(" not in source:
        return source
    tree = ast.parse(source)
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call) and ast.unparse(each.func) == "Chart"]
    named = [{part.arg: part.value for part in call.keywords} for call in calls]
    count = Counter(_text(parts.get("clause")) for parts in named)
    for parts in named:
        name, rows = _text(parts.get("clause")), parts.get("rows")
        if name in charts and count[name] == 1 and isinstance(rows, ast.Dict):
            for row in rows.values:
                if isinstance(row, ast.Tuple):
                    row.elts = [ast.Constant(...) if _is_value(cell) else cell for cell in row.elts]
    return ast.dump(tree).encode()


def _text(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _is_value(node: ast.expr) -> bool:
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "Fraction":
        return all(map(_is_value, inner.args))
    return isinstance(inner, ast.Constant)
