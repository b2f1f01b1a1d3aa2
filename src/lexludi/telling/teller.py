"""From a ruling to the tree that every writer writes: which parts it has, and in what order they are told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, TypeVar

from lexludi.examples.feature import COLUMN
from lexludi.project import Project
from lexludi.rulings.number import number_of
from lexludi.rulings.ruling import Role, Verdict
from lexludi.telling.ruled import OPEN, OUTSIDE, Beside, Chance, Cited, Lost, Otherwise, Ruled, Told
from lexludi.telling.spans import (
    NOTHING,
    Odds,
    Outcome,
    Row,
    Span,
    Statement,
    Telling,
    Trace,
    capital,
    joined,
    line,
    text,
)
from lexludi.telling.wording import COLONS, Wording
from lexludi.telling.workings import Row as Working
from lexludi.telling.workings import lay_out

Made = TypeVar("Made")


class Teller:
    """Tells rulings on one book in one language."""

    def __init__(self, project: Project, book: str, language: str) -> None:
        self.wording = Wording(project, book, language)
        self._made: dict[Hashable, Any] = {}

    def tell(self, ruled: Ruled, beside: Beside | None = None) -> Telling:
        """All that is said of a ruling."""
        beside = beside or Beside()
        is_open = ruled.verdict == OPEN
        lines = beside.lines or (0,) * len(ruled.steps)
        steps = [both for both in zip(ruled.steps, lines, strict=True) if both[0].keyword == "then"]
        return Telling(
            name=self._name(ruled, dict(beside.row)),
            verdict=ruled.verdict,
            outcome=() if is_open else self.outcome(ruled.verdict, ruled.by, ruled.answer),
            why=tuple(filter(None, (self._why(ruled), self._as_played(ruled)))),
            readings=tuple(map(self.reading, ruled.otherwise)),
            absent=self.absent(ruled.absent),
            stated=tuple(self.statement(ruled, *step) for step in steps),
            more=tuple(map(self.sentence, beside.more)),
            trace=self._trace(ruled),
            odds=self.odds(ruled.odds),
            remarks=self._remarks(beside),
        )

    def sentence(self, told: Told) -> Span:
        """A statement in words; what hundreds of rulings say alike is made once."""
        return self._once(("said", told.template, repr(told.values)), lambda: self.wording.sentence(told))

    def outcome(self, verdict: str, by: str | None, told: Iterable[Told]) -> tuple[Span, ...]:
        """What comes of it, each statement by itself; with the clause that refuses it or leaves it open."""
        said = tuple(map(self.sentence, told))
        if not by:
            return said
        key, wording = "answer.against" if said else f"answer.{verdict}", self.wording
        return (wording.say(key, sentence=joined(said, " · "), title=wording.title(by), number=wording.clause(by)),)

    def reading(self, other: Otherwise) -> Span:
        """A reading the end hangs on, or a measure near its limit, and what the other side gives."""
        wording = self.wording
        sides = {name: wording.term(key) for name, key in (("played", other.played), ("side", other.side)) if key}
        if other.measure:
            sides["measure"] = wording.value(other.measure)
        key = "answer.close" if other.measure else "answer.reading"
        if other.verdict:
            ends = list(self.outcome(other.verdict, other.by, other.told))
        else:
            ends = [line(each.chance, " ", each.says) for each in self.odds(other.odds).rows]
        if not ends:
            return wording.say(f"{key}_lacks", **sides)
        return wording.say(key, **sides, outcome=wording.apart(ends))

    def absent(self, absent: Iterable[tuple[str, ...]]) -> Span:
        """What nobody mentioned, in one line."""
        found = [self._beside(term, "–".join(by)) for term, *by in absent]
        return self.wording.say("answer.absent", what=self.wording.apart(found)) if found else NOTHING

    def odds(self, chances: Iterable[Chance]) -> Odds:
        """The outcomes dice can bring."""
        found = [self._chance(each.chance, self._end(each)) for each in chances]
        title = self.wording.say("answer.odds")
        if len(found) == 1:
            return Odds(title, tuple(found), self.wording.say("answer.any_face"))
        return Odds(title, tuple(sorted(found, key=lambda each: -each.share)))

    def statement(self, ruled: Ruled, step: Told, number: int = 0) -> Statement:
        """What is stated of a ruling; where it is not so, its line, what was expected and what the rules give."""
        said = self.wording.stated(step)
        if step.chance:
            likely = self._chance(step.chance, said)
            said = self.wording.labelled(said, f"{likely.percent} ({likely.chance})")
            return Statement(said, True, chance=step.chance)
        untold = step.holds or step.expected is None
        return Statement(said, step.holds, NOTHING if untold else self.fault(ruled, step, number))

    def fault(self, ruled: Ruled, step: Told, number: int = 0) -> Span:
        """What a step states and what the rules gave instead."""
        given = self.wording.grammar.given
        both = {
            "expected": text(given(step.template, step.expected)),
            "actual": text(given(step.template, step.actual)),
        }
        if (
            isinstance(step.actual, bool)
            and ruled.verdict != OPEN
            and not self.wording.grammar.phrases[step.template].expects
        ):
            both["actual"] = self._ends(ruled.verdict, ruled.by, ruled.answer)
            both["expected"] = self.wording.stated(step)
        said = self.wording.say("example.expected", **both)
        return self.wording.labelled(self.wording.say("answer.line", line=str(number)), said) if number else said

    def _name(self, ruled: Ruled, row: Mapping[str, str]) -> Span:
        """The name of a case, that of an outline with what stands in its row."""
        wording = self.wording
        name = wording.written(f"{ruled.clauses[0]}/example", ruled.name) if ruled.clauses else text(ruled.name)
        said = COLUMN.sub(lambda found: row.get(found[1], found[0]), name.said)
        return replace(name, said=said)

    def _end(self, chance: Chance) -> Span:
        return self._ends(chance.verdict, chance.by, chance.told)

    def _ends(self, verdict: str, by: str | None, told: Iterable[Told]) -> Span:
        return self.wording.apart(list(self.outcome(verdict, by, told)))

    def _chance(self, chance: str, says: Span) -> Outcome:
        share = float(Fraction(chance))
        return Outcome(chance, f"{share * 100:.3g} %", share, says)

    def _beside(self, term: str, of: str) -> Span:
        """A thing, and whose it is."""
        named = self.wording.term(term)
        return self.wording.labelled(named, of) if of else named

    def _remarks(self, beside: Beside) -> tuple[Span, ...]:
        """What was given and made no difference."""
        say = self.wording.say
        idle = (say("answer.idle", sentence=self.sentence(each)) for each in beside.idle)
        return (*idle, *(say("answer.unused", what=self._beside(*each)) for each in beside.unused))

    def _why(self, ruled: Ruled) -> Span:
        """What the clause that decided says: its text, or its note on what is lost or left out."""
        if not ruled.by:
            return NOTHING
        clause, silent = self.wording.book.clauses[ruled.by], ruled.verdict == Verdict.SILENT
        if clause.untestable == "blank" and not silent:
            return self._from_outside(ruled)
        lost = "damage" if clause.untestable == "blank" else "reading"
        notes = [kind for kind in ("silent", lost) if kind in clause.notes and silent]
        first = self.wording.paragraph(clause.id, notes[0] if notes else "")
        return NOTHING if first.said.endswith(COLONS) else first

    def _as_played(self, ruled: Ruled) -> Span:
        """How this edition reads the clause that refuses, where no reading is named on which the ruling hangs."""
        if ruled.verdict != Verdict.REFUSED or not ruled.by or ruled.otherwise:
            return NOTHING
        noted = "reading" in self.wording.book.clauses[ruled.by].notes
        return self.wording.paragraph(ruled.by, "reading") if noted else NOTHING

    def _from_outside(self, ruled: Ruled) -> Span:
        """Why a clause refuses that is lost: what was looked up in its place and the source of it, then the facts."""
        last, wording = ruled.trace[-1], self.wording
        source, rest = (
            {name: last.facts[name] for name in last.facts if (name in OUTSIDE) is out} for out in (True, False)
        )
        said = wording.apart([wording.held(last), wording.facts(source)])
        return line(capital(said), " (", wording.facts(rest), ")")

    def _trace(self, ruled: Ruled) -> Trace:
        wording = self.wording
        workings = lay_out(ruled.trace, ruled.clauses, wording.words.decimal)
        below = {"answer.again": workings.again, "answer.folded": workings.folded}
        together = "answer.so_far" if ruled.verdict == OPEN else "answer.together"
        return Trace(
            wording.say("answer.any_die" if ruled.verdict == OPEN else "example.trace"),
            tuple(map(wording.term, workings.columns)),
            tuple(self._row(row, ruled.clauses, together) for row in workings.rows),
            tuple(
                wording.say(said, numbers=wording.listed([*map(wording.clause, clauses)]))
                for said, clauses in below.items()
                if clauses
            ),
        )

    def _row(self, row: Working, own: tuple[str, ...], together: str) -> Row:
        """A line of the trace in words."""
        cited, said = row.cited, self.wording
        if cited is None:
            total = said.say(together)
            named = said.labelled(total, row.of) if row.of else total
            return Row(NOTHING, named, NOTHING, NOTHING, NOTHING, row.numbers, False, row.sums)
        is_own = cited.clause in own
        return self._once((repr(row), is_own), lambda: self._cited(row, cited, is_own))

    def _cited(self, row: Working, cited: Cited, own: bool) -> Row:
        said = self.wording
        over = said.apart([self._lost(lost, cited) for lost in cited.over])
        return Row(
            said.clause(cited.clause),
            said.title(cited.clause),
            said.read(cited) if row.read else NOTHING,
            said.facts(cited.facts),
            said.say("answer.over", rivals=over) if over else NOTHING,
            row.numbers,
            own,
            row.sums,
        )

    def _lost(self, lost: Lost, cited: Cited) -> Span:
        """A candidate that was not chosen: what it is, and what it would have given."""
        said = self.wording
        name = line(said.clause(lost.clause), " ", said.title(lost.clause)) if lost.clause else NOTHING
        what, value = said.listed([name, said.facts(lost.facts)]), NOTHING
        if lost.value is not None:
            adds = cited.role == Role.ADDS and number_of(lost.value) is not None
            value = said.added(lost.value) if adds else said.given(lost.clause or cited.clause, lost.value)
        return line(what, " (", value, ")") if what and value else what or value

    def _once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        if (known := self._made.get(key)) is None:
            known = self._made[key] = make()
        found: Made = known
        return found
