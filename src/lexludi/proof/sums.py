"""What can enter the sums of a book: every addend the rules gave when the examples ran."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from lexludi.clauses.book import Book
from lexludi.proof.record import Cited, Counted, Record
from lexludi.rulings.number import Number, number_of
from lexludi.rulings.ruling import Role


@dataclass(frozen=True)
class Addend:
    """What a clause adds to a sum."""

    clause: str
    numbers: tuple[Number, ...]
    """Every number it gave, the smallest first."""
    fact: str
    """The fact it looks at whose number it always gave, as a glossary term; empty where it gave one of its own."""
    taken: bool
    """Whether the number of that fact was taken away."""
    chart: str
    """The clause of the chart it was read from, if it was."""
    example: str
    """The first example that shows it."""


@dataclass(frozen=True)
class Sum:
    """A sum and all that can enter it, in the order of the book."""

    term: str
    """What is added up, as a glossary term; empty where rules add up one thing only."""
    clauses: tuple[str, ...]
    """The clauses that state it, if any do."""
    addends: tuple[Addend, ...]


@dataclass(frozen=True)
class _Added:
    """A number that entered a sum."""

    line: Cited
    number: Number
    example: str

    @property
    def chart(self) -> str:
        """The clause of the chart it was read from."""
        return self.line.cell[0] if self.line.cell else ""

    def equals(self, fact: str, factor: int) -> bool:
        """Whether it is so many times the number of a fact."""
        number = number_of(self.line.facts.get(fact))
        return number is not None and self.number == factor * number


_Sums = dict[tuple[str, ...], list[_Added]]
"""What entered the sums of one term, by the clauses that state each."""


def sums(book: Book, records: Iterable[Record]) -> list[Sum]:
    """The sums of a book, by the place of the clause that states them, each with what entered it."""
    found: dict[str, _Sums] = defaultdict(lambda: defaultdict(list))
    for record in records:
        for trace in (*record.past, record.trace):
            for place, line in enumerate(trace):
                for count in line.counts if line.role == Role.ADDS else ():
                    added = _Added(line, count.number, record.id)
                    found[count.term][_stating(trace[place:], count)].append(added)
    places = {clause: place for place, clause in enumerate(book.clauses)}
    told = [
        Sum(
            term,
            tuple(sorted(clauses, key=places.__getitem__)),
            tuple(sorted(_addends(added), key=lambda addend: places[addend.clause])),
        )
        for term, entered in found.items()
        for clauses, added in _united(entered, named=bool(term)).items()
    ]
    return sorted(told, key=lambda each: places[each.clauses[0] if each.clauses else each.addends[0].clause])


def _stating(trace: Sequence[Cited], count: Counted) -> tuple[str, ...]:
    """The clause that states a sum when all is in it, else what it came to on the way."""
    clauses: tuple[str, ...] = ()
    for line in trace:
        if any((other.term, other.of) == (count.term, count.of) for other in line.counts):
            if line.role == Role.TOTAL:
                return (line.clause,)
            clauses = (line.clause,) if line.role == Role.SUBTOTAL else clauses
    return clauses


def _united(sums: _Sums, *, named: bool) -> _Sums:
    """The sums of one term: what is added where none is stated belongs to them, and what is stated early to what is stated later."""
    stated = {clauses: added for clauses, added in sums.items() if clauses}
    known = set[str]().union(*map(_givers, stated.values()))
    loose = sums.get((), [])
    new = [each for each in loose if each.line.clause not in known]
    if new and named:
        return {tuple(clause for clauses in stated for clause in clauses): [*loose, *chain(*stated.values())]}
    for clauses, added in stated.items():
        own = _givers(added)
        stated[clauses] = [*added, *(each for each in loose if each.line.clause in own)]
    return _without_early(stated) | ({(): new} if new else {})


def _without_early(sums: _Sums) -> _Sums:
    """Sums without those into which nothing enters but what enters just one other, or the same."""
    left, kept = sorted(sums.items(), key=lambda each: len(_givers(each[1]))), _Sums()
    while left:
        clauses, added = left.pop(0)
        own = _givers(added)
        larger = [place for place, (_, other) in enumerate(left) if own <= _givers(other)]
        if larger and (len(larger) == 1 or all(own == _givers(left[place][1]) for place in larger)):
            others, more = left[larger[0]]
            left[larger[0]] = (*others, *clauses), [*more, *added]
        else:
            kept[clauses] = added
    return kept


def _givers(added: Iterable[_Added]) -> set[str]:
    return {each.line.clause for each in added}


def _addends(added: Iterable[_Added]) -> Iterator[Addend]:
    """An addend as it is shown: by the fact that always gave its number, if there is one."""
    alike: dict[tuple[str, str, tuple[str, ...]], list[_Added]] = defaultdict(list)
    for each in added:
        alike[each.line.clause, each.chart, tuple(each.line.facts)].append(each)
    told: dict[tuple[str, str, str, bool], list[_Added]] = defaultdict(list)
    for (clause, chart, facts), group in alike.items():
        told[clause, chart, *(("", False) if chart else _fact(facts, group))] += group
    for (clause, chart, fact, taken), group in told.items():
        numbers = tuple(sorted({each.number for each in group}))
        yield Addend(clause, numbers, fact, taken, chart, group[0].example)


def _fact(facts: Iterable[str], added: Sequence[_Added]) -> tuple[str, bool]:
    """The fact whose number was always given, or always taken away; none where only one number ever was."""
    if len({each.number for each in added}) > 1:
        for fact in facts:
            for factor in (1, -1):
                if all(each.equals(fact, factor) for each in added):
                    return fact, factor < 0
    return "", False
