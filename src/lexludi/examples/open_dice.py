"""A question whose dice nobody has rolled: put again for every face, and what holds for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from fractions import Fraction
from itertools import takewhile
from typing import Any

from lexludi.examples.core import Result, Run, StepResult
from lexludi.examples.feature import Step
from lexludi.files import BadInput, Problem
from lexludi.rulings.dice import Dice, MissingDie, Roll, Script
from lexludi.rulings.faults import Impossible
from lexludi.rulings.odds import ways
from lexludi.rulings.ruling import ASKING, Asked, Citation, Fact, Ruling, Verdict

LOOKED_AT = 2_000
"""The most ways dice may fall that are compared to tell what holds for all of them."""


def question(run: Run) -> Callable[[Dice], Ruling[Any]]:
    """What a run has asked, to be asked again with other dice; nothing the case has been told is read again."""

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


def settled(run: Run) -> Result:
    """The result of a question whose answer is the same whatever its open dice show."""
    rulings = [ruling for _, ruling in ways(question(run), run.case.dice)]
    if all(ruling.held == rulings[0].held for ruling in rulings):
        case = copy(run.case)
        case.dice = Script([roll.face for roll in rulings[0].rolls])
        run.question.phrase.function(case, **run.question.values)
        run.case.scene = case.scene
    asked = next(step for step in run.example.steps if step.keyword == "when")
    run.steps.append(StepResult(asked, run.question.phrase.template, run.question.values))
    run.steps += stated(run)
    run.case.asked = _in_common(rulings)
    return run.asked_result()


def stated(run: Run) -> tuple[StepResult, ...]:
    """What a case states whose dice are open, each statement with its chance; one no die changes holds or does not."""
    steps = [step for step in run.example.steps if step.keyword == "then"]
    try:
        found = list(ways(question(run), run.case.dice)) if steps else []
    except Impossible as error:
        raise run.fault(error) from error
    return tuple(_judged(run, step, found) for step in steps)


def _judged(run: Run, step: Step, found: Sequence[tuple[Fraction, Ruling[Any]]]) -> StepResult:
    """A statement on every way open dice can fall; where it cannot be said of one, it does not hold there."""
    chance, results, faults = Fraction(0), list[StepResult](), list[BadInput]()
    for share, ruling in found:
        try:
            results.append(run.judged(step, ruling))
            chance += share * results[-1].holds
        except BadInput as error:
            faults.append(error)
    if not results:
        raise faults[0]
    first = results[0]
    if any(each.actual != first.actual for each in results):  # no one face tells what is so instead
        first = first._replace(expected=None, actual=None)
    return first._replace(holds=chance > 0, chance=chance)


def common(run: Run) -> Ruling[Any] | None:
    """What holds of a question whatever its open dice show, unless they can fall in too many ways to look at all."""
    try:
        rulings = [ruling for _, ruling in ways(question(run), run.case.dice, most=LOOKED_AT)]
    except Impossible:
        return None
    first = rulings[0]
    shared = sum(1 for _ in takewhile(_one_clause, zip(*(ruling.trace for ruling in rulings), strict=False)))
    rows = [lines for lines in zip(*(ruling.trace[:shared] for ruling in rulings), strict=True) if _alike(lines)]
    trace = tuple(lines[0]._replace(facts=_agreed([line.facts for line in lines])) for lines in rows)
    return Ruling(Verdict.DECIDED, trace, None, None, _rolled_alike(rulings), first.readings)


def _one_clause(lines: Sequence[Citation]) -> bool:
    return len({line.clause for line in lines}) == 1


def _rolled_alike(rulings: Sequence[Ruling[Any]]) -> tuple[Roll, ...]:
    """The dice that are not open."""
    return tuple(roll for roll in rulings[0].rolls if all(roll in other.rolls for other in rulings))


def _in_common(rulings: Sequence[Ruling[Any]]) -> Ruling[Any]:
    """One ruling for several that end alike: without the dice they differ in, and whatever hangs on these."""
    first = rulings[0]
    same_steps = len({tuple(line.clause for line in ruling.trace) for ruling in rulings}) == 1
    traces = [ruling.trace if same_steps else ruling.trace[-1:] if ruling.by else () for ruling in rulings]
    rows = [(_alike(lines), lines) for lines in zip(*traces, strict=True)]
    unsure = {count for alike, lines in rows if not alike for line in lines for count, _ in line.counts}
    sure = [lines for alike, lines in rows if alike and not unsure.intersection(count for count, _ in lines[0].counts)]
    trace = tuple(lines[0]._replace(facts=_agreed([line.facts for line in lines])) for lines in sure)
    return first._replace(trace=trace, rolls=_rolled_alike(rulings))


def _alike(lines: Sequence[Citation]) -> bool:
    """Whether citations give the same, whatever facts they looked at."""
    return all(line._replace(facts=lines[0].facts) == lines[0] for line in lines)


def _agreed(facts: Sequence[Mapping[str, Fact]]) -> dict[str, Fact]:
    return {name: fact for name, fact in facts[0].items() if all(other.get(name) == fact for other in facts)}
