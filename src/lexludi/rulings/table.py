"""A chart of a rulebook, read by the rules and rendered on the page from the same object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = int | str


@dataclass(frozen=True)
class Table:
    """A chart; its keys and words are glossary terms, its numbers stand as they are.

    Every row key, column key and text cell that is a term of the book's glossary is shown
    in the reader's language; anything else (a code, a range, a score) is shown as written.
    """

    clause: str
    """The clause the chart belongs to; also the chart's name."""
    corner: str
    """What the row headings are, as a glossary term."""
    columns: tuple[str, ...]
    rows: Mapping[str, tuple[Value, ...]]
    signed: frozenset[str] = frozenset()
    """Columns whose numbers are modifiers and carry their sign."""
    damaged: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Cells reconstructed from a damaged source, each with the clause whose note says how."""

    def __post_init__(self) -> None:
        for row, cells in self.rows.items():
            if len(cells) != len(self.columns):
                raise ValueError(f"{self.clause}: row {row!r} has {len(cells)} cells for {len(self.columns)} columns")

    def __getitem__(self, place: tuple[str, str]) -> Value:
        row, column = place
        return self.rows[row][self.columns.index(column)]
