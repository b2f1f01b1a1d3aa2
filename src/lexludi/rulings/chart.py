"""A chart of a rulebook, read by the rules and rendered on the page from the same object."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from lexludi.rulings.headings import holds, names
from lexludi.rulings.number import Number, is_number

Printed = TypeVar("Printed", covariant=True)
Other = TypeVar("Other")

CellPlace = tuple[str, str, str]
"""A cell: its chart, row and column."""

_looks: list[set[CellPlace]] = []


@contextmanager
def looking() -> Iterator[set[CellPlace]]:
    """Every cell that is looked at meanwhile."""
    seen: set[CellPlace] = set()
    _looks.append(seen)
    try:
        yield seen
    finally:
        _looks.pop()


class NoSuchCell(KeyError):
    """A row or column that a chart does not have."""

    def __init__(self, chart: str, row: str, column: str) -> None:
        self.chart, self.row, self.column = chart, row, column
        super().__init__(f"{chart}: no cell in row {row!r}, column {column!r}")


class Cell(NamedTuple, Generic[Printed]):
    """One place of a chart and what is printed there."""

    chart: str
    """The clause the chart belongs to."""
    row: str
    column: str
    value: Printed

    def giving(self, value: Other) -> Cell[Other]:
        """The same place, with what is made of its value."""
        return Cell(self.chart, self.row, self.column, value)


@dataclass(frozen=True)
class Chart(Generic[Printed]):
    """A chart; its keys and words are glossary terms, its numbers stand as they are.

    Every row key, column key and text cell that is a term of the book's glossary is shown
    in the reader's language; anything else (a code, a range, a score) is shown as written.
    """

    clause: str
    """The clause the chart belongs to; also the chart's name."""
    corner: str
    """What the row headings are, as a glossary term."""
    columns: tuple[str, ...]
    rows: Mapping[str, tuple[Printed, ...]]
    signed: frozenset[str] = frozenset()
    """Columns whose numbers are modifiers and carry their sign."""
    damaged: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Cells reconstructed from a damaged source, each with the clause whose note says how."""
    printed: Mapping[str, tuple[Printed, ...]] = field(init=False, repr=False, compare=False)
    """The rows for whoever shows the chart; to take a value from `rows` is to look at the cells."""
    strays: set[CellPlace] = field(default_factory=set, init=False, repr=False, compare=False)
    """The cells looked at while nobody was `looking`, such as those a module reads when it is imported."""
    _cells: dict[tuple[str, str], Cell[Printed]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.rows, Mapping):
            raise TypeError(f"{self.clause}: the rows are no dictionary; write rows={{heading: (cell, …), …}}")
        object.__setattr__(self, "printed", self.rows)
        object.__setattr__(self, "rows", _Rows(self))
        if strange := [each for each in (*self.columns, *self.printed) if not isinstance(each, str)]:
            raise ValueError(f"{self.clause}: the heading {strange[0]!r} is no text; write {str(strange[0])!r}")
        for row, cells in self.printed.items():
            if not isinstance(cells, tuple):
                raise ValueError(f"{self.clause}: row {row!r} is {cells!r}, not a tuple of cells; write ({cells!r},)")
            if len(cells) != len(self.columns):
                raise ValueError(
                    f"{self.clause}: row {row!r} has {len(cells)} cells for {len(self.columns)} columns; give each column one"
                )
            if odd := [cell for cell in cells if not is_number(cell) and not isinstance(cell, str)]:
                raise ValueError(
                    f"{self.clause}: row {row!r} holds {odd[0]!r}; a cell is a whole number, a Fraction or a text"
                )
        if len(set(self.columns)) < len(self.columns):
            raise ValueError(f"{self.clause}: two columns have the same heading; give each its own")
        if not isinstance(self.signed, frozenset) or self.signed - set(self.columns):
            raise ValueError(f"{self.clause}: signed is {self.signed!r}; write frozenset({{…}}) of columns")
        if lost := [place for place in self.damaged if place[0] not in self.rows or place[1] not in self.columns]:
            raise ValueError(f"{self.clause}: damaged names {lost[0]!r}, which is no cell; write (row, column)")

    __iter__ = None
    """A chart is no collection; `(HITS)` for `(HITS,)` is told as what it is."""

    def __getitem__(self, place: tuple[str, str]) -> Printed:
        return self.at(*place).value

    def at(self, row: str, column: str) -> Cell[Printed]:
        """A cell, to be read and cited."""
        cell = self._cells.get((row, column)) or self._cell(row, column)
        (_looks[-1] if _looks else self.strays).add(cell[:3])
        return cell

    def cells(self) -> Iterable[Cell[Printed]]:
        """Every cell, row by row."""
        return (self.at(row, column) for row in self.rows for column in self.columns)

    @contextmanager
    def changed(self, row: str, column: str, value: Number | str) -> Iterator[None]:
        """The chart with another value in one cell, for as long as it takes to see who notices."""
        kept = self.printed
        self.put(row, column, value)
        try:
            yield
        finally:
            self._print(kept)

    def put(self, row: str, column: str, value: Number | str) -> None:
        """Print another value in a cell, as a house rule does."""
        place, cells = self.columns.index(column), self.printed[row]
        self._print({**self.printed, row: (*cells[:place], value, *cells[place + 1 :])})

    def row_for(self, number: Number | None = None, /, **named: Number) -> str:
        """The first row whose heading holds a number (`3`, `5…7`, `8+`, `≤4`, `<1/3`) or named ones (`0 < R <= 2M`)."""
        return self._band(self.rows, number, named)

    def column_for(self, number: Number | None = None, /, **named: Number) -> str:
        """The first column whose heading holds a number, or named ones."""
        return self._band(self.columns, number, named)

    def _cell(self, row: str, column: str) -> Cell[Printed]:
        if row not in self.printed or column not in self.columns:
            raise NoSuchCell(self.clause, row, column)
        value = self.printed[row][self.columns.index(column)]
        return self._cells.setdefault((row, column), Cell(self.clause, str(row), str(column), value))

    def _print(self, rows: Mapping[str, tuple[Printed | Number | str, ...]]) -> None:
        object.__setattr__(self, "printed", rows)
        self._cells.clear()

    def _band(self, headings: Iterable[str], number: Number | None, named: Mapping[str, Number]) -> str:
        listed = list(headings)
        asked = frozenset(name for heading in listed for name in names(heading))
        if strange := asked ^ named.keys():
            raise TypeError(f"{self.clause}: the headings compare {', '.join(sorted(asked))}, not {sorted(strange)[0]}")
        found = next((heading for heading in listed if holds(heading, number, **named)), None)
        if found is None:
            told = [str(number)] if number is not None else [f"{name} = {value}" for name, value in named.items()]
            raise NoSuchCell(self.clause, ", ".join(told), "")
        return found


class _Rows(Mapping[str, tuple[Printed, ...]]):
    """The rows of a chart as rules see them: its headings are free, its values are looked at."""

    def __init__(self, table: Chart[Printed]) -> None:
        self._table = table

    def __getitem__(self, row: str) -> tuple[Printed, ...]:
        found = self._table.printed[row]
        for column in self._table.columns:
            self._table.at(row, column)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._table.printed)

    def __len__(self) -> int:
        return len(self._table.printed)

    def __contains__(self, row: object) -> bool:
        return row in self._table.printed

    def __repr__(self) -> str:
        return repr(dict(self))
