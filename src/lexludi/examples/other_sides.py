"""What the other side gives of a reading, or of a measure near its limit: the question put once more, as others would."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lexludi.examples.answer import Answer, OtherSide, Prospect, Sentence, prospects, tell
from lexludi.examples.core import OpenDie, Run
from lexludi.examples.feature import Step
from lexludi.examples.kinds import Sides
from lexludi.examples.phrases import Case, Phrase
from lexludi.files import BadInput
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.readings import Setting
from lexludi.rulings.ruling import Ruling, Verdict

if TYPE_CHECKING:
    from typing_extensions import TypeIs


def other_sides(answer: Answer, phrases: Iterable[Phrase]) -> tuple[OtherSide, ...]:
    """For every reading on which the end of an answer hangs, and every measure nearer to its limit than a ruler can tell,
    what each other side gives."""
    run, found = answer.run, answer.prospects
    asked = [run.case.asked] if run.case.asked else []
    rulings = [*run.case.past, *asked, *(each.ruling for each in found)]
    looked_at = dict.fromkeys(pair for ruling in rulings for pair in ruling.readings)
    close = dict.fromkeys(measure for ruling in rulings for measure in _close(ruling))
    if not looked_at and not close:
        return ()
    said, own = list(phrases), _End.of(run, found)
    others = ((setting, side, other) for setting, side in looked_at for other in setting.sides if other is not side)
    read = (
        OtherSide(side.value, other.value, end.verdict, end.by, end.told(said), _news(end, own))
        for setting, side, other in others
        if not own.same(end := _under(run, setting, other.value, said))
    )
    measured = (
        OtherSide("", "", other_end.verdict, other_end.by, other_end.told(said), _news(other_end, own), measure)
        for measure in close
        if (other_end := _mismeasured(run, measure, said)) and not own.same(other_end)
    )
    return (*read, *measured)


def _close(ruling: Ruling[Any]) -> Iterator[Measure]:
    """The measures a ruling looked at that were nearer to their limits than a ruler can tell."""
    for line in ruling.trace:
        for fact in line.facts.values():
            yield from (each for each in (fact if isinstance(fact, tuple) else (fact,)) if _is_close(each))


def _is_close(fact: object) -> TypeIs[Measure]:
    return isinstance(fact, Measure) and fact.close


@dataclass(frozen=True)
class _End:
    """How a run ends: with a ruling, with chances, or not at all."""

    run: Run
    ruling: Ruling[Any] | None = None
    prospects: tuple[Prospect, ...] = ()

    @classmethod
    def of(cls, run: Run, found: tuple[Prospect, ...]) -> _End:
        return cls(run, run.case.asked) if run.case.asked else cls(run, None, found)

    @property
    def verdict(self) -> Verdict | None:
        return self.ruling.verdict if self.ruling else None

    @property
    def by(self) -> str | None:
        return self.ruling.by if self.ruling else None

    def told(self, phrases: list[Phrase]) -> tuple[Sentence, ...]:
        return tell(phrases, self.run.case) if self.ruling else ()

    def same(self, other: _End) -> bool:
        """Whether two answers have the same outcomes, traces aside."""
        if self.ruling and other.ruling:
            held = self.ruling.held == other.ruling.held
            return held and (self.verdict, self.by) == (other.verdict, other.by)
        return self.ruling is other.ruling is None and _chances(self) == _chances(other)


def _chances(end: _End) -> set[object]:
    return set(map(_chance, end.prospects))


def _chance(one: Prospect) -> tuple[object, ...]:
    return one.chance, one.ruling.verdict, one.ruling.by, one.told


def _news(end: _End, own: _End) -> tuple[Prospect, ...]:
    """The outcomes whose chances differ under another side."""
    known = _chances(own)
    return tuple(each for each in end.prospects if _chance(each) not in known)


def _under(run: Run, setting: Setting[Any], side: str, phrases: list[Phrase]) -> _End:
    """The end of a run when a side is played that it does not play."""
    sides = {each.value for each in setting.sides}
    chosen = [
        done.step for done in run.steps if sides & set(_sides_in(run.grammar.phrases[done.template], done.values))
    ]
    steps = tuple(step for step in run.example.steps if step.keyword != "then" and step not in chosen)
    case = type(run.case)()
    case.clause, case.readings = run.case.clause, case.readings.choosing(side)
    return _ended(run, case, steps, phrases)


def _mismeasured(run: Run, measure: Measure, phrases: list[Phrase]) -> _End | None:
    """The end of a run when a ruler had shown the other side of a limit; None where nothing is measured on a table."""
    case = type(run.case)()
    case.clause = run.case.clause
    steps = tuple(step for step in run.example.steps if step.keyword != "then")
    return _ended(run, case, steps, phrases) if case.mismeasure(measure) else None


def _ended(run: Run, case: Case, steps: tuple[Step, ...], phrases: list[Phrase]) -> _End:
    """The end of a run with other steps, or in another case."""
    other = Run(run.example._replace(steps=steps), run.grammar, case)
    try:
        other.take_all()
    except OpenDie:
        try:
            return _End(other, None, prospects(other, phrases, known=case.dice))
        except Impossible:
            return _End(other)
    except BadInput:
        return _End(other)
    return _End(other, case.asked)


def _sides_in(phrase: Phrase, values: Mapping[str, Any]) -> Iterator[str]:
    return (str(values[name]) for name, kind in phrase.kinds.items() if isinstance(kind, Sides))
