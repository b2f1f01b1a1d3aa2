"""A ruling told as sentences: the book's own statements, filled with what the ruling holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from lexludi.examples.phrases import Case, OtherOutcome, OtherQuestion, Phrase
from lexludi.files import BadInput, Problem
from lexludi.rulings.dice import NO_DICE, Dice, MissingDie, Script
from lexludi.rulings.faults import Impossible
from lexludi.rulings.measures import Measure
from lexludi.rulings.odds import ways
from lexludi.rulings.ruling import ASKING, Asked, Citation, Fact, Ruling, Verdict


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
        if state.asked is None or any(step.keyword == "then" for step in example.steps):
            raise
        try:
            found = prospects(state, said, known=case.dice)
        except Impossible as error:
            raise state.fault(error) from error
        idle, settled = _idle(state, said, found), _settled(state) if len(found) == 1 else None
        return Answer(state, settled, found[0].told if settled else (), (), found, idle)
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
    for chance, ruling in list(ways(_question(run), known, parts=True)):  # nothing is told before all can be counted
        teller.case.asked = ruling
        told = teller.told()
        key = (ruling.verdict, ruling.by, told)
        before = found.get(key)
        found[key] = Prospect(chance + (before.chance if before else 0), ruling, told)
    return tuple(found.values())


def _settled(run: Run) -> Result:
    """The result of a question whose open dice make no difference."""
    rulings = [ruling for _, ruling in ways(_question(run), run.case.dice)]
    if all(ruling.held == rulings[0].held for ruling in rulings):
        case = copy(run.case)
        case.dice = Script([roll.face for roll in rulings[0].rolls])
        run.question.phrase.function(case, **run.question.values)
        run.case.scene = case.scene
    asked = next(step for step in run.example.steps if step.keyword == "when")
    run.steps.append(StepResult(asked, run.question.phrase.template, run.question.values))
    run.case.asked = _in_common(rulings)
    return run.asked_result()


def _in_common(rulings: Sequence[Ruling[Any]]) -> Ruling[Any]:
    """The common part of rulings with equal outcome, without the dice in which they differ."""
    first = rulings[0]
    rolls = tuple(roll for roll in first.rolls if all(roll in other.rolls for other in rulings))
    same_steps = len({tuple(line.clause for line in ruling.trace) for ruling in rulings}) == 1
    traces = [ruling.trace if same_steps else ruling.trace[-1:] if ruling.by else () for ruling in rulings]
    rows = [(_alike(lines), lines) for lines in zip(*traces, strict=True)]
    unsure = {count for alike, lines in rows if not alike for line in lines for count, _ in line.counts}
    sure = [lines for alike, lines in rows if alike and not unsure.intersection(count for count, _ in lines[0].counts)]
    trace = tuple(lines[0]._replace(facts=_agreed([line.facts for line in lines])) for lines in sure)
    return first._replace(trace=trace, rolls=rolls)


def _alike(lines: Sequence[Citation]) -> bool:
    """Whether citations give the same value, facts aside."""
    return all(line._replace(facts=lines[0].facts) == lines[0] for line in lines)


def _agreed(facts: Sequence[Mapping[str, Fact]]) -> dict[str, Fact]:
    return {name: fact for name, fact in facts[0].items() if all(other.get(name) == fact for other in facts)}


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
    return next(ways(_question(run), run.case.dice))[1]


def _question(run: Run) -> Callable[[Dice], Ruling[Any]]:
    """The question of a run, ready to be asked again with other dice without rereading the case."""

    def ask(dice: Dice) -> Ruling[Any]:
        case = copy(run.case)
        case.dice, case.asked = dice, None
        ruling: Ruling[Any] = run.question.phrase.function(case, **run.question.values)
        return ruling

    try:
        ask(ASKING)
    except Asked as asked:
        # Asking the rule itself is quicker; it is the same question where it gives the ruling that was given.
        if run.case.asked is None or asked.question(run.case.dice) == run.case.asked:
            return asked.question
    except MissingDie as missing:
        phrase = run.question.phrase
        said = f"the sentence {phrase.template!r} hands on no die, but its rule asks for {missing.die.name!r}; "
        raise BadInput(Problem(*phrase.place, f"{said}write `rule.rolling(case.dice)(…)`.")) from missing
    return ask


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
