"""A trace laid out to be read: what was looked up apart from what is added, and columns that add up."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field

from lexludi.proof.record import Cited, Counted
from lexludi.rulings.number import Number, signed_number, write_number
from lexludi.rulings.plain import Json
from lexludi.rulings.ruling import Role


@dataclass(frozen=True)
class Row:
    """One line: the citation, none for a sum no clause states, and what stands in each column."""

    cited: Cited | None
    numbers: tuple[str, ...]
    of: str = ""
    """Whose sum it is, where there are several."""

    @property
    def sums(self) -> bool:
        """Whether its numbers are sums of those above."""
        return self.cited is None or self.cited.role in (Role.SUBTOTAL, Role.TOTAL)

    @property
    def read(self) -> bool:
        """Whether its value was looked up or is a fact, so that it stands in no column."""
        return self.cited is not None and self.cited.role == Role.CITED and self.cited.value is not None


@dataclass(frozen=True)
class Workings:
    """The lines that mattered, in the order of play, the clauses that gave nothing, and those that came again."""

    columns: tuple[str, ...]
    """What each column counts, as a glossary term; empty where there is only one thing to count."""
    rows: tuple[Row, ...]
    folded: tuple[str, ...]
    again: tuple[str, ...]
    """Clauses that later steps rest on just as an earlier one did."""


@dataclass
class _Sum:
    """One sum while it grows."""

    number: Number = 0
    open: int = 0
    """Additions since it was last stated."""
    stated: bool = False
    """Whether it has been stated as a subtotal."""

    def take(self, role: str, number: Number) -> None:
        """Add a number, or see it stated."""
        if role == Role.ADDS:
            self.number += number
            self.open += number != 0
        else:
            self.open, self.stated = 0, role == Role.SUBTOTAL
            self.number = number if self.stated else 0

    @property
    def wanting(self) -> bool:
        """Whether a reader would still have to add up."""
        return self.open > 1 or (self.stated and self.open > 0)


@dataclass
class _Account:
    """The sums of one piece, or of none."""

    last: int = 0
    """The line that counts last."""
    sums: dict[str, _Sum] = field(default_factory=dict)


def lay_out(trace: Iterable[Cited], own: Container[str], decimal: str = ".") -> Workings:
    """The workings of a trace, with the decimal mark of a language; clauses it is about are shown even if they give nothing."""
    lines = tuple(trace)
    columns = tuple(dict.fromkeys(count.term for line in lines for count in line.counts if count.number))
    accounts = _accounts(lines)
    rows, folded, again = [], dict[str, None](), dict[str, None]()
    shown: list[tuple[str, Json]] = []
    for place, line in enumerate(lines):
        if _gave_nothing(line) and line.clause not in own:
            folded[line.clause] = None
        elif line is not lines[-1] and _repeats(line, shown) and line.clause not in own:
            again[line.clause] = None
        else:
            shown.append((line.clause, line.value))
            rows.append(Row(line, _numbers(columns, line.counts, line.role, decimal)))
        for of, account in accounts.items():
            wanting = [Counted(term, of, one.number) for term, one in account.sums.items() if one.wanting]
            if account.last == place and wanting:
                rows.append(Row(None, _numbers(columns, wanting, Role.TOTAL, decimal), of if len(accounts) > 1 else ""))
    return Workings(columns, tuple(rows), tuple(folded), tuple(again))


def _accounts(lines: tuple[Cited, ...]) -> dict[str, _Account]:
    accounts: dict[str, _Account] = {}
    for place, line in enumerate(lines):
        for count in line.counts:
            account = accounts.setdefault(count.of, _Account())
            account.last = place
            account.sums.setdefault(count.term, _Sum()).take(line.role, count.number)
    return accounts


def _gave_nothing(line: Cited) -> bool:
    """Whether it neither gave a number nor settled a dispute; a 0 that won is no nothing."""
    if line.over:
        return False
    if line.role == Role.ADDS:
        return not any(count.number for count in line.counts)
    return line.role == Role.CITED and line.value == 0


def _repeats(line: Cited, shown: list[tuple[str, Json]]) -> bool:
    """Whether a line only repeats what an earlier line cites; never call on the last line, which decides the ruling."""
    return line.role == Role.CITED and not line.over and not line.cell and (line.clause, line.value) in shown


def _numbers(columns: tuple[str, ...], counts: Iterable[Counted], role: str, decimal: str) -> tuple[str, ...]:
    numbers = {count.term: count.number for count in counts}
    return tuple(_shown(numbers[column], role, decimal) if column in numbers else "" for column in columns)


def _shown(number: Number, role: str, decimal: str) -> str:
    return signed_number(number, decimal) if role == Role.ADDS else f"= {write_number(number, decimal)}"
