"""A decision of the rules and the clauses it rests on, in the order they were applied."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from fractions import Fraction
from functools import partial, update_wrapper
from types import MappingProxyType
from typing import Any, Concatenate, Generic, NamedTuple, NoReturn, ParamSpec, TypeVar, overload

from lexludi.rulings.chart import Cell
from lexludi.rulings.dice import NO_DICE, Dice, Die, Roll
from lexludi.rulings.measures import Measure
from lexludi.rulings.number import Number, exact, is_number
from lexludi.rulings.readings import THIS_EDITION, Chosen, Setting, Side

Given = ParamSpec("Given")
Outcome = TypeVar("Outcome")
Held = TypeVar("Held", covariant=True)
Value = TypeVar("Value")
Printed = TypeVar("Printed")
Counts = TypeVar("Counts", bound=Number)

Single = str | int | Fraction | Enum | Measure | None
Fact = Single | tuple[Single, ...]
"""What a clause looked at: a label, a number, a measure, a term (as a member of an enumeration), or several of them."""


class Verdict(StrEnum):
    """How a ruling ends."""

    DECIDED = "decided"
    REFUSED = "refused"
    SILENT = "silent"


class Role(StrEnum):
    """What a citation is to the sums of its ruling."""

    CITED = "cited"
    """It was applied; its value, if it has one, was looked up or is a fact."""
    ADDS = "adds"
    """Its numbers are among those that make up a sum."""
    SUBTOTAL = "subtotal"
    """Its number is what has been added so far; more is to come."""
    TOTAL = "total"
    """Its number is what has been added since the last total."""


class Count(NamedTuple):
    """What is added up: a thing, as a glossary term, and whose it is, by label; neither need be said."""

    term: str = ""
    of: str = ""


THE_SUM = Count()
"""What is added up where there is only one sum."""


@dataclass(frozen=True)
class Rival:
    """A candidate the rule did not choose: what it would have given, and what it is."""

    value: Single
    clause: str = ""
    """The clause it stands in, where that is not the one that chooses."""
    facts: Mapping[str, Fact] = field(default_factory=dict)


def rival(value: Single, clause: str = "", /, **facts: Fact) -> Rival:
    """A candidate that lost, for `Trace.over`."""
    return Rival(value, clause, facts)


class Citation(NamedTuple):
    """One clause applied: what it gave, the facts it looked at, the chart cell it read."""

    clause: str
    value: Any = None
    facts: Mapping[str, Fact] = MappingProxyType({})
    cell: Cell[Any] | None = None
    role: Role = Role.CITED
    counts: tuple[tuple[Count, Number], ...] = ()
    """What it adds to which sum, or the sums it states."""
    over: tuple[Rival, ...] = ()
    """The candidates that lost, where the clause chooses one of several."""


class Absent(NamedTuple):
    """Something nobody mentioned, so that it is taken as not there: what, as a glossary term, and by whom it would be."""

    term: str
    by: tuple[str, ...] = ()


_ALONE = Citation("")[4:]
"""The rest of a citation that adds nothing and chooses nothing."""
_made = tuple.__new__


class Undecided(Exception):
    """The outcome of a ruling was asked for that has none."""


class Ruling(NamedTuple, Generic[Held]):
    """The answer to a question put to the rules, with its trace."""

    verdict: Verdict
    trace: tuple[Citation, ...]
    held: Held | None = None
    by: str | None = None
    """For a refusal or a silence of the source, the clause that says so."""
    rolls: tuple[Roll, ...] = ()
    """The dice that were asked for, in order."""
    readings: tuple[tuple[Setting[Any], StrEnum], ...] = ()
    """The settings the rules looked at, each with the side that was played."""
    absent: tuple[Absent, ...] = ()
    """What nobody mentioned and the decision takes as not there."""

    @property
    def outcome(self) -> Held:
        """What was decided."""
        if self.verdict is not Verdict.DECIDED:
            raise Undecided(f"{self.verdict} by {self.by}")
        return self.held  # type: ignore[return-value]  # an outcome may itself be None

    @property
    def decided(self) -> bool:
        """Whether the rules decide the question and allow it."""
        return self.verdict is Verdict.DECIDED

    def cites(self, clause: str) -> bool:
        """Whether the clause was applied."""
        return any(line.clause == clause for line in self.trace)

    def contribution(self, clause: str) -> Any:
        """What the clause gave: its total, the sum of its numbers, or its last value; None if it did not apply."""
        lines = [line for line in self.trace if line.clause == clause]
        stated = [line for line in lines if line.role in (Role.SUBTOTAL, Role.TOTAL)]
        values = [line.value for line in stated[-1:] or lines]
        if values and all(is_number(value) for value in values):
            return exact(sum(values))
        return values[-1] if values else None


class _Stop(Exception):
    def __init__(self, verdict: Verdict, clause: str) -> None:
        self.verdict = verdict
        self.clause = clause


class Trace:
    """Collects the citations of one decision while the rules run, and hands them their dice and readings."""

    def __init__(self, dice: Dice = NO_DICE, chosen: Chosen = THIS_EDITION) -> None:
        self._lines: list[Citation] = []
        self._rolls: list[Roll] = []
        self._dice = dice
        self._chosen = chosen
        self._played: dict[Setting[Any], StrEnum] = {}
        self._absent: dict[Absent, None] = {}

    @overload
    def cite(self, clause: str, value: Cell[Printed], /, **facts: Fact) -> Printed: ...
    @overload
    def cite(self, clause: str, value: Value, /, **facts: Fact) -> Value: ...
    @overload
    def cite(self, clause: str, /, **facts: Fact) -> None: ...
    def cite(self, clause: str, value: Any = None, /, **facts: Fact) -> Any:
        """Record that a clause was applied; returns what it gave. A cell of a chart gives the value it holds."""
        cell, given = (value, value.value) if isinstance(value, Cell) else (None, value)
        if type(given) is Fraction:
            given = exact(given)
        self._lines.append(_made(Citation, (clause, given, facts, cell, *_ALONE)))
        return given

    def add(
        self,
        clause: str,
        value: Counts | Cell[Counts],
        to: Count = THE_SUM,
        /,
        *also: tuple[Count, Number],
        **facts: Fact,
    ) -> Counts:
        """As `cite`, for a number that counts towards a sum, and for what it adds to other sums."""
        cell, given = (value, value.value) if isinstance(value, Cell) else (None, value)
        counts = tuple((count, exact(number)) for count, number in ((to, given), *also))
        self._lines.append(Citation(clause, counts[0][1], facts, cell, Role.ADDS, counts))
        return given

    def subtotal(self, clause: str, value: Counts, of: Count = THE_SUM, /, **facts: Fact) -> Counts:
        """As `cite`, for what has been added so far."""
        self._lines.append(Citation(clause, exact(value), facts, None, Role.SUBTOTAL, ((of, exact(value)),)))
        return value

    def total(self, clause: str, value: Counts, of: Count = THE_SUM, /, **facts: Fact) -> Counts:
        """As `cite`, for all that was added; what follows is another sum."""
        self._lines.append(Citation(clause, exact(value), facts, None, Role.TOTAL, ((of, exact(value)),)))
        return value

    def over(self, rivals: Iterable[Rival]) -> None:
        """Name the candidates that lost to what was cited last."""
        if lost := tuple(rivals):
            self._lines[-1] = self._lines[-1]._replace(over=lost)

    def refuse(self, clause: str, cell: Cell[Any] | None = None, /, **facts: Fact) -> NoReturn:
        """End the decision: the clause forbids it."""
        self._lines.append(Citation(clause, None, facts, cell))
        raise _Stop(Verdict.REFUSED, clause)

    def silent(self, clause: str, cell: Cell[Any] | None = None, /, **facts: Fact) -> NoReturn:
        """End the decision: the source does not say, and this is the clause that leaves it open."""
        self._lines.append(Citation(clause, None, facts, cell))
        raise _Stop(Verdict.SILENT, clause)

    def roll(self, name: str, faces: tuple[int, ...], of: str = "") -> int:
        """Ask for a die by what it decides and, if it is rolled for one piece, that piece's label."""
        die = Die(name, tuple(faces), of)
        if not die.faces:
            raise TypeError(f"the die {name!r} has no faces")
        face = self._dice.face(die, tuple(self._rolls))
        self._rolls.append(Roll(die, face))
        return face

    def part(self, decide: Callable[[Trace], Value], key: Callable[[Value], Hashable]) -> Value:
        """Let dice settle a part of the decision by themselves: for chances, faces with the same `key` are one way.

        Everything later may hang on what the part gives only by its key; so dice that do not touch are multiplied.
        """
        self._dice.enter(self._rolls, partial(self._end, decide, key))
        return decide(self)

    def _end(self, decide: Callable[[Trace], Value], key: Callable[[Value], Hashable], dice: Dice) -> Hashable:
        """The value of a part under other dice, without any effect on this trace."""
        trace = Trace(dice, self._chosen)
        trace._rolls = list(self._rolls)
        try:
            return key(decide(trace))
        except _Stop as stop:
            return stop.verdict, stop.clause

    def reading(self, setting: Setting[Side]) -> Side:
        """The side of a setting that is played here: what the table chose, else that of this edition."""
        side = self._chosen.side(setting)
        self._played[setting] = side
        return side

    def absent(self, term: str, *by: str) -> None:
        """Say that something nobody mentioned is taken as not there, so that the opponent can object."""
        self._absent[Absent(term, by)] = None

    def take(self, rule: Rule[Given, Outcome], *args: Given.args, **kwargs: Given.kwargs) -> Outcome:
        """Take another rule's decision into this one: its value, trace, dice and refusal."""
        return rule.body(self, *args, **kwargs)

    def would(self, rule: Rule[Given, Outcome], *args: Given.args, **kwargs: Given.kwargs) -> Ruling[Outcome]:
        """Ask another rule without taking its trace; only readings and absent things are noted."""
        ruling = rule.played(NO_DICE, self._chosen)(*args, **kwargs)
        self._played.update(ruling.readings)
        self._absent.update(dict.fromkeys(ruling.absent))
        return ruling

    def adopt(self, ruling: Ruling[Outcome]) -> Outcome:
        """Take a ruling made before into this decision: its value, trace, dice and refusal."""
        self._lines += ruling.trace
        self._rolls += ruling.rolls
        self._played.update(ruling.readings)
        self._absent.update(dict.fromkeys(ruling.absent))
        if not ruling.decided:
            raise _Stop(ruling.verdict, ruling.by or "")
        return ruling.outcome


ASKING = Dice()
"""Sentinel in place of dice: the rule is not run but handed back, to be run with many dice."""


class Asked(Exception):
    """A rule together with what it was asked, waiting for its dice."""

    def __init__(self, question: Callable[[Dice], Ruling[Any]]) -> None:
        self.question = question
        super().__init__()


class Rule(Generic[Given, Outcome]):
    """A question the rules can decide; calling it gives a ruling."""

    def __init__(self, body: Callable[Concatenate[Trace, Given], Outcome]) -> None:
        self.body = body
        update_wrapper(self, body)

    def __call__(self, *args: Given.args, **kwargs: Given.kwargs) -> Ruling[Outcome]:
        """The ruling of this edition, where no die is needed."""
        return self._decide(NO_DICE, THIS_EDITION, *args, **kwargs)

    def rolling(self, dice: Dice) -> Callable[Given, Ruling[Outcome]]:
        """The rule of this edition with the dice it may ask for."""
        return self.played(dice, THIS_EDITION)

    def played(self, dice: Dice, chosen: Chosen) -> Callable[Given, Ruling[Outcome]]:
        """The rule with the dice it may ask for, under the readings a table chose."""
        return partial(self._decide, dice, chosen)

    def _decide(self, dice: Dice, chosen: Chosen, /, *args: Given.args, **kwargs: Given.kwargs) -> Ruling[Outcome]:
        if dice is ASKING:
            raise self._asked(chosen, *args, **kwargs)
        trace = Trace(dice, chosen)
        verdict, held, by = Verdict.DECIDED, None, None
        try:
            held = self.body(trace, *args, **kwargs)
        except _Stop as stop:
            verdict, by = stop.verdict, stop.clause
        rolls, readings, absent = tuple(trace._rolls), tuple(trace._played.items()), tuple(trace._absent)
        return Ruling(verdict, tuple(trace._lines), held, by, rolls, readings, absent)

    def _asked(self, chosen: Chosen, *args: Given.args, **kwargs: Given.kwargs) -> Asked:
        return Asked(lambda other: self._decide(other, chosen, *args, **kwargs))


def decides(body: Callable[Concatenate[Trace, Given], Outcome]) -> Rule[Given, Outcome]:
    """Turn a function that fills a trace and returns an outcome into a rule."""
    return Rule(body)
