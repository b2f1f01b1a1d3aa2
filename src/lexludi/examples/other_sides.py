"""What the other side of a reading gives: the question put once more, as a table that reads otherwise would."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lexludi.examples.answer import Answer, OtherSide, Prospect, Sentence, prospects, tell
from lexludi.examples.core import OpenDie, Run
from lexludi.examples.kinds import Sides
from lexludi.examples.phrases import Phrase
from lexludi.files import BadInput
from lexludi.rulings.faults import Impossible
from lexludi.rulings.readings import Setting
from lexludi.rulings.ruling import Ruling, Verdict


def other_sides(answer: Answer, phrases: Iterable[Phrase]) -> tuple[OtherSide, ...]:
    """For every reading on which the end of an answer hangs, what each other side gives."""
    run, found = answer.run, answer.prospects
    asked = [run.case.asked] if run.case.asked else []
    rulings = [*run.case.past, *asked, *(each.ruling for each in found)]
    looked_at = dict.fromkeys(pair for ruling in rulings for pair in ruling.readings)
    if not looked_at:
        return ()
    said, own = list(phrases), _End.of(run, found)
    others = ((setting, side, other) for setting, side in looked_at for other in setting.sides if other is not side)
    return tuple(
        OtherSide(side.value, other.value, end.verdict, end.by, end.told(said), _news(end, own))
        for setting, side, other in others
        if not own.same(end := _under(run, setting, other.value, said), said)
    )


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

    def same(self, other: _End, phrases: list[Phrase]) -> bool:
        """Whether nothing that is told comes out otherwise, whatever the traces say."""
        if self.ruling and other.ruling:
            ends = (self.verdict, self.by) == (other.verdict, other.by)
            return ends and (self.ruling.held == other.ruling.held or self.told(phrases) == other.told(phrases))
        return self.ruling is other.ruling is None and _chances(self) == _chances(other)


def _chances(end: _End) -> set[object]:
    return set(map(_chance, end.prospects))


def _chance(one: Prospect) -> tuple[object, ...]:
    return one.chance, one.ruling.verdict, one.ruling.by, one.told


def _news(end: _End, own: _End) -> tuple[Prospect, ...]:
    """The chances that are others under another side; what stays as likely is told once."""
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
