"""A ruling told as sentences: the book's own statements, filled with what the ruling holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import product
from typing import Any

from lexludi.examples.core import OpenDie, Result, Run, StepResult
from lexludi.examples.feature import Example, Step
from lexludi.examples.grammar import Grammar
from lexludi.examples.kinds import Kind, Terms
from lexludi.examples.open_dice import common, question, settled, stated
from lexludi.examples.phrases import Case, OtherOutcome, OtherQuestion, Phrase
from lexludi.files import BadInput
from lexludi.rulings.dice import NO_DICE, Dice
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.odds import ways
from lexludi.rulings.ruling import Ruling, Verdict


@dataclass(frozen=True)
class Sentence:
    """A statement that holds of a ruling."""

    template: str
    values: Mapping[str, Any]

    def __hash__(self) -> int:
        plain = (value for value in self.values.values() if isinstance(value, str | int | Fraction))
        return hash((self.template, sum(map(hash, plain))))  # the same in whatever order the values stand


ALLOWED, NOTHING = Sentence("it is allowed", {}), Sentence("nothing changes", {})
"""What is told where nothing more can be, and where the outcome is what was before."""
HERE = {
    Verdict.REFUSED: Sentence("it is not allowed, by this clause", {}),
    Verdict.SILENT: Sentence("the source does not say", {}),
}
"""What an example of the clause that decided states where nothing comes of it."""


@dataclass(frozen=True)
class Prospect:
    """One outcome the dice of a question can bring, and its chance."""

    chance: Fraction
    ruling: Ruling[Any]
    told: tuple[Sentence, ...]


@dataclass(frozen=True)
class OtherSide:
    """An end that hangs on a reading, or on a measure near its limit: the side that counts, and what another gives."""

    played: str
    side: str
    verdict: Verdict | None = None
    """None where dice are open, or where the case does not say what that side asks for."""
    by: str | None = None
    told: tuple[Sentence, ...] = ()
    prospects: tuple[Prospect, ...] = ()
    """Of open dice, the chances that are others than under the side that is played."""
    measure: Measure | None = None
    """The measure, where it is no reading."""


@dataclass(frozen=True)
class Answer:
    """The answer to a case: its result, the sentences that tell it, and the chances where dice decide."""

    run: Run
    result: Result | None
    """None where open dice decide, so that there are only chances."""
    told: tuple[Sentence, ...]
    """What comes of it, in the book's own sentences."""
    workings: tuple[Sentence, ...]
    """What else can be said of the ruling."""
    prospects: tuple[Prospect, ...]
    idle: tuple[Sentence, ...] = ()
    """What was given and made no difference."""
    uncounted: Impossible | None = None
    """Why the chances of a ruling that rests on dice cannot be told."""
    other_sides: tuple[OtherSide, ...] = ()
    """What other readings give, wherever the end hangs on one."""
    common: Ruling[Any] | None = None
    """Where open dice decide, what holds of the ruling whatever they show."""
    stated: tuple[StepResult, ...] = ()
    """Where open dice decide, what is stated, each with how likely it is to hold."""


def answer(run: Run, phrases: Iterable[Phrase], *, odds: bool = True) -> Answer:
    """The answer to the question of an example that has run, with the chances of its outcomes if they are wanted."""
    result, said = run.result(), list(phrases)
    found, uncounted = chances(run, said) if odds else ((), None)
    return Answer(run, result, tell(said, run.case), (), found, (), uncounted)


def open_answer(example: Example, grammar: Grammar, case: Case, phrases: Iterable[Phrase]) -> Answer:
    """The answer to a case without statements; open dice give chances."""
    said, state = list(phrases), Run(example, grammar, case)
    try:
        state.take_all()
    except OpenDie:
        if state.asked is None:
            raise
        try:
            found = prospects(state, said, known=case.dice)
        except Impossible as error:
            raise state.fault(error) from error
        idle = _idle(state, said, found)
        if len(found) == 1:
            return Answer(state, settled(state), found[0].told, (), found, idle)
        return Answer(state, None, (), (), found, idle, common=common(state), stated=stated(state))
    result, told = state.asked_result(), tell(said, case)
    workings = tuple(sentence for sentence in tell(said, case, results=False) if sentence not in told)
    found, uncounted = chances(state, said)
    return Answer(state, result, told, workings, found, _idle(state, said), uncounted)


def tell(phrases: Iterable[Phrase], case: Case, *, results: bool = True) -> tuple[Sentence, ...]:
    """The sentences worth telling of a ruling: its results, or all that changed; of a refusal, what is refused."""
    return _Teller(phrases, case).told(results=results)


class _Teller:
    """Tells the rulings on one case; whatever is the same for all of them is computed once."""

    def __init__(self, phrases: Iterable[Phrase], case: Case) -> None:
        self.case, said = case, list(phrases)
        self._every = [phrase for phrase in said if phrase.keyword == "then" and not phrase.any_verdict]
        self._results = [phrase for phrase in self._every if phrase.result]
        self._pieces = sorted(set(case.pieces()))
        self._before: dict[bool, tuple[object, set[Sentence]]] = {}
        self._declared = {each.declared.action: each.declared for each in said if each.declared}
        self._forms: dict[str, list[dict[str, Any]]] = {}
        """By statement what it can be about."""
        self._beside: set[tuple[type[Any], str]] = set()
        """The statements that are about another kind of outcome than one of this type."""

    def told(self, *, results: bool = True) -> tuple[Sentence, ...]:
        """What is news in the ruling the case holds now."""
        if not self.case.ruling.decided:
            return self._refused()
        found = tuple(self._statements(self.case, results))
        if (unchanged := self.case.unchanged()) is not None:
            known = self._known(unchanged, results)
            found = tuple(sentence for sentence in found if sentence not in known)
        found = tuple(one for one in found if self.case.worth_telling(one.template, one.values))
        if not found and results:
            return self.told(results=False) or (ALLOWED,)
        return found

    def _refused(self) -> tuple[Sentence, ...]:
        """The action that the ruling refuses, where it is declared."""
        attempted = self.case.attempted
        declared = self._declared.get(type(attempted)) if self.case.ruling.verdict is Verdict.REFUSED else None
        said = declared.refusal(attempted) if declared else None
        return (Sentence(said.template, said.values),) if said else ()

    def _known(self, unchanged: object, results: bool) -> set[Sentence]:
        """What could be said as well if nothing had changed."""
        if results not in self._before or self._before[results][0] != unchanged:
            before = copy(self.case)
            before.asked = Ruling(Verdict.DECIDED, (), unchanged)
            self._before[results] = unchanged, set(self._statements(before, results)) - {NOTHING}
        return self._before[results][1]

    def _statements(self, case: Case, results: bool) -> Iterator[Sentence]:
        kind = type(case.ruling.outcome)
        for phrase in self._results if results else self._every:
            if (kind, phrase.template) in self._beside:
                continue
            if (forms := self._forms.get(phrase.template)) is None:
                forms = self._forms[phrase.template] = _forms(phrase, self._pieces)
            try:
                yield from _statements(phrase, case, forms)
            except OtherOutcome:
                self._beside.add((kind, phrase.template))


def chances(run: Run, phrases: Iterable[Phrase]) -> tuple[tuple[Prospect, ...], Impossible | None]:
    """The chances of a ruling that rests on dice, or why there are none: other faces may ask for facts that are not given."""
    try:
        return prospects(run, phrases) if run.case.ruling.rolls else (), None
    except Impossible as error:
        return (), error


def prospects(run: Run, phrases: Iterable[Phrase], known: Dice = NO_DICE) -> tuple[Prospect, ...]:
    """The chances of every outcome of the question a run has asked, over all the dice it asks for but those known."""
    found: dict[object, Prospect] = {}
    teller = _Teller(phrases, copy(run.case))
    for chance, ruling in list(ways(question(run), known, parts=True)):  # nothing is told before all can be counted
        teller.case.asked = ruling
        told = teller.told()
        key = (ruling.verdict, ruling.by, told)
        before = found.get(key)
        found[key] = Prospect(chance + (before.chance if before else 0), ruling, told)
    return tuple(found.values())


def _idle(run: Run, phrases: list[Phrase], chances: tuple[Prospect, ...] = ()) -> tuple[Sentence, ...]:
    """The facts that can all be left out together: the ruling is the same, its trace included, though the case is another."""
    idle, first = [], _first(run) if chances else None
    for done in run.steps:
        if done.step.keyword == "given" and (other := _same_without(done.step, run, phrases, chances, first)):
            idle.append(Sentence(done.template, done.values))
            run = other
    return tuple(idle)


def _same_without(
    left_out: Step, run: Run, phrases: list[Phrase], chances: tuple[Prospect, ...], first: Ruling[Any] | None
) -> Run | None:
    """The run without a fact, if that makes no difference; tried with one ruling before the others."""
    steps = tuple(step for step in run.example.steps if step is not left_out and step.keyword != "then")
    case = type(run.case)()
    case.clause = run.case.clause
    other = Run(run.example._replace(steps=steps), run.grammar, case)
    try:
        other.take_all()
    except OpenDie:
        with suppress(Impossible):
            waits = run.case.asked is None and other.asked is not None and _first(other) == first
            return other if waits and prospects(other, phrases, known=case.dice) == chances else None
        return None
    except BadInput:
        return None
    same = (case.asked, case.past) == (run.case.asked, run.case.past)
    told = {**vars(case), "dice": vars(case.dice)} != {**vars(run.case), "dice": vars(run.case.dice)}
    return other if same and told else None


def _first(run: Run) -> Ruling[Any]:
    """The ruling that the lowest faces of open dice bring."""
    return next(ways(question(run), run.case.dice))[1]


def _forms(phrase: Phrase, pieces: list[str]) -> list[dict[str, Any]]:
    """What a statement can be about: every piece and every term it takes."""
    names = [name for name in phrase.kinds if name != phrase.expects]
    candidates = (_candidates(phrase, name, pieces) for name in names)
    return [dict(zip(names, values, strict=True)) for values in product(*candidates)]


def _statements(phrase: Phrase, case: Case, forms: list[dict[str, Any]]) -> Iterator[Sentence]:
    """A statement in all its forms that hold."""
    for known in forms:
        try:
            found = phrase.function(case, **known)
        except OtherOutcome:
            raise
        except (OtherQuestion, LookupError, ValueError):
            continue
        if phrase.expects and found not in (None, [], (), ""):
            yield Sentence(
                phrase.template, {**known, phrase.expects: list(found) if isinstance(found, tuple) else found}
            )
        elif phrase.expects is None and found is True:
            yield Sentence(phrase.template, known)


def _candidates(phrase: Phrase, name: str, pieces: list[str]) -> list[str] | list[Enum]:
    kind: Kind[Any] = phrase.kinds[name]
    if name in phrase.pieces:
        return pieces
    return list(kind.members) if isinstance(kind, Terms) else []
