"""A ruling on the terminal: what comes of it first, then how it was reached, in columns that add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lexludi.telling.spans import Odds, Row, Span, Statement, Telling, Trace
from lexludi.telling.to_text import statement_text

if TYPE_CHECKING:
    from rich.console import Console


class Terminal:
    """Prints tellings."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def write(self, telling: Telling) -> None:
        """The whole telling."""
        self._name(telling.name)
        for said in telling.outcome:
            self.console.print(f"  [bold cyan]{escape(said.said)}[/]")
        for said in filter(None, (*telling.why, *telling.readings, telling.absent)):
            self.console.print(Padding(Text(said.said), (0, 0, 0, 2)))
        for statement in telling.stated:
            self._statement(statement)
        for said in telling.more:
            self.console.print(f"  [dim]{escape(said.said)}[/]")
        self._trace(telling.trace)
        self._odds(telling.odds)
        for said in telling.remarks:
            self.console.print(f"  [yellow]{escape(said.said)}[/]")

    def write_odds(self, telling: Telling, none: Span) -> None:
        """The chances alone, or that there are none."""
        self._name(telling.name)
        self._chances(telling.odds)
        if not telling.odds.rows:
            self.console.print(f"  {escape(none.said)}")

    def _name(self, name: Span) -> None:
        if name:
            self.console.print(f"[bold]{escape(name.said)}[/]")

    def _statement(self, statement: Statement) -> None:
        said = escape(statement_text(statement))
        for mark, colour in (("✓", "green"), ("✗", "red")):
            if said.startswith(mark):
                said = f"[{colour}]{mark}[/]{said[1:]}"
        self.console.print(f"  {said}")

    def _trace(self, trace: Trace) -> None:
        if trace.rows:
            table = Table(
                box=None,
                show_header=any(trace.columns),
                padding=(0, 1),
                pad_edge=False,
                header_style="dim",
            )
            table.add_column(style="dim", no_wrap=True)
            table.add_column(overflow="fold")
            for column in trace.columns:
                table.add_column(column.said, justify="right", no_wrap=True)
            for row in trace.rows:
                numbers = (Text(each, style="bold" if row.sums else "") for each in row.numbers)
                table.add_row(row.clause.said, _row(row), *numbers)
            self.console.print(f"\n  [underline]{escape(trace.title.said)}[/]")
            self.console.print(table)
        for said in trace.below:
            self.console.print(f"  [dim]{escape(said.said)}[/]")

    def _odds(self, odds: Odds) -> None:
        """The chances beside a ruling; where there is but one outcome, only that no die can change it."""
        if odds.alike:
            self.console.print(f"\n  {escape(odds.alike.said)}")
        else:
            self._chances(odds)

    def _chances(self, odds: Odds) -> None:
        if not odds.rows:
            return
        self.console.print(f"\n  [underline]{escape(odds.title.said)}[/]")
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(overflow="fold")
        for each in odds.rows:
            table.add_row(each.chance, each.percent, Text(each.says.said))
        self.console.print(table)


def _row(row: Row) -> Text:
    """A line of the trace in words: what is not its title stands back."""
    together = not row.clause
    text = Text(row.title.said, style="bold" if row.own or together else "")
    if row.read:
        text.append(f" → {row.read.said}")
    for said in filter(None, (row.facts, row.over)):
        text.append(f"  {said.said}", style="dim")
    return text
