"""A house rule as a small file: other texts, other cells, other readings, in every language it is told in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lexludi.files import BadInput, Problem, nearest, nearest_id, read_text, read_toml, shown
from lexludi.languages import LANGUAGES
from lexludi.project import Project

Said = dict[str, str]
"""A text by language, in English at least."""
KEYS = ("title", "about", "readings", "clauses", "cells", "names")


@dataclass(frozen=True)
class Variant:
    """What a table plays otherwise than a book says."""

    path: Path
    book: str
    title: Said
    about: Said
    sides: tuple[str, ...]
    """The sides of readings it plays."""
    clauses: dict[str, Said]
    """The clauses it changes, with their texts."""
    cells: tuple[tuple[str, str, str, int | str], ...]
    """Chart, row, column and what stands there."""
    names: dict[str, Said]
    """The names of its own examples, by the English one."""

    @property
    def name(self) -> str:
        """What it goes by."""
        return self.path.stem

    @property
    def feature(self) -> Path:
        """Its own examples."""
        return self.path.with_suffix(".feature")


def read_variant(project: Project, path: Path) -> Variant:
    """Read `variants/<book>/<name>.toml`; every fault is told with its line."""
    if not path.exists():
        known = sorted(shown(each, project.root) for each in (project.root / "variants").glob("*/*.toml"))
        raise BadInput(
            Problem(shown(path, project.root), 0, f"no such variant. Variants: {', '.join(known) or 'none'}.")
        )
    return _Reader(project, path.resolve()).variant()


class _Reader:
    def __init__(self, project: Project, path: Path) -> None:
        self.project, self.path = project, path
        self.data = read_toml(path, project.root)
        self.problems: list[Problem | str] = []
        self.slug = path.parent.name
        if self.slug not in project.books:
            said = f"stands in the folder of no book; put it into variants/<book>/.{nearest(self.slug, project.books)}"
            raise BadInput(Problem(shown(path, project.root), 0, said))

    def variant(self) -> Variant:
        for key in set(self.data) - set(KEYS):
            self.fault(key, f"no such key.{nearest(key, KEYS)} Keys: {', '.join(KEYS)}.")
        found = Variant(
            self.path,
            self.slug,
            self.said("title", self.data.get("title")),
            self.said("about", self.data.get("about")),
            tuple(self.sides()),
            {clause: self.said(clause, said) for clause, said in self.table("clauses").items() if self.clause(clause)},
            tuple(self.cells()),
            {name: self.said(name, {"en": name, **said}) for name, said in self.table("names").items()},
        )
        if self.problems:
            raise BadInput(*sorted(self.problems, key=str))
        return found

    def fault(self, key: str, message: str) -> None:
        lines = read_text(self.path, self.project.root).splitlines()
        line = next((number for number, line in enumerate(lines, 1) if key in line), 0)
        self.problems.append(Problem(shown(self.path, self.project.root), line, f"{key}: {message}"))

    def table(self, key: str) -> dict[str, Any]:
        found = self.data.get(key, {})
        if isinstance(found, dict) and all(isinstance(each, dict) for each in found.values()):
            return found
        self.fault(key, "write it as tables.")
        return {}

    def said(self, key: str, found: object) -> Said:
        """A text by language."""
        if not isinstance(found, dict) or not isinstance(found.get("en"), str):
            self.fault(key, 'needs a text, in English at least: { en = "…", ko = "…" }.')
            return {"en": ""}
        for language in set(found) - set(LANGUAGES):
            self.fault(key, f"no language {language}. Languages: {', '.join(LANGUAGES)}.")
        return {str(language): str(text).strip() for language, text in found.items()}

    def clause(self, name: str) -> bool:
        known = self.project.books[self.slug].clauses
        if name not in known:
            self.fault(name, f"no clause of {self.slug}.{nearest_id(name, known)}")
        return name in known

    def sides(self) -> Iterable[str]:
        known = [side.value for setting in self.project.settings(self.slug) for side in setting.sides]
        for side in self.data.get("readings", []):
            if side in known:
                yield side
            else:
                self.fault("readings", f"no side of a reading is called {side}.{nearest(str(side), known)}")

    def cells(self) -> Iterable[tuple[str, str, str, int | str]]:
        tables = self.project.tables(self.slug)
        for chart, rows in self.table("cells").items():
            if chart not in tables:
                self.fault(chart, f"no chart of {self.slug}.{nearest_id(chart, tables)}")
                continue
            table = tables[chart]
            for row, columns in rows.items():
                if row not in table.rows or not isinstance(columns, dict):
                    self.fault(chart, f"has no row {row}.{nearest(row, table.rows)} Rows: {', '.join(table.rows)}.")
                    continue
                for column, value in columns.items():
                    if column not in table.columns:
                        self.fault(chart, f"has no column {column}. Columns: {', '.join(table.columns)}.")
                    elif not isinstance(value, int | str) or isinstance(value, bool):
                        self.fault(chart, f"{row}, {column}: a cell holds a number or a word.")
                    else:
                        yield chart, row, column, value
