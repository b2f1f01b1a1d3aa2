"""The execution core: runs one example against the rules. pytest-bdd, the command line and the site all use it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lexludi.board.frame import Frame
from lexludi.examples.feature import Example, Step
from lexludi.examples.phrases import AmbiguousStep, Case, Grammar, Match, UnknownStep
from lexludi.files import BadInput, Problem, nearest
from lexludi.rulings.ruling import Ruling, Verdict


@dataclass(frozen=True)
class StepResult:
    """What became of one step."""

    step: Step
    template: str
    values: dict[str, Any]
    expected: Any = None
    actual: Any = None
    holds: bool = True


@dataclass(frozen=True)
class Result:
    """What became of one example."""

    example: Example
    steps: tuple[StepResult, ...]
    ruling: Ruling | None
    frames: tuple[Frame, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether every statement of the example agrees with the ruling."""
        return all(step.holds for step in self.steps)

    @property
    def covered(self) -> set[str]:
        """The clauses the example is tagged with and whose code ran in it."""
        return {tag for tag in self.example.tags if self.ruling and self.ruling.cites(tag)}


@dataclass
class Run:
    """One example while it runs, step by step."""

    example: Example
    grammar: Grammar
    case: Case
    steps: list[StepResult] = field(default_factory=list)

    def take(self, step: Step) -> StepResult:
        """Run one step; a step that cannot be understood raises `BadInput` with its line."""
        match = self._understand(step)
        result = self._then(step, match) if step.keyword == "then" else self._act(step, match)
        self.steps.append(result)
        return result

    def result(self) -> Result:
        """Close the run; an example that asks nothing or states nothing proves nothing and is refused."""
        if self.case.ruling is None or not any(done.step.keyword == "then" for done in self.steps):
            self._fault(self.example.line, f"{self.example.name!r} needs one When and at least one Then.")
        return Result(self.example, tuple(self.steps), self.case.ruling, self.case.frames)

    def _understand(self, step: Step) -> Match:
        try:
            return self.grammar.match(step.keyword, step.text)
        except UnknownStep:
            hint = nearest(step.text, self.grammar.sentences())
            self._fault(step.line, f"no such sentence: {step.word} {step.text}.{hint}")
        except AmbiguousStep as error:
            self._fault(step.line, f"ambiguous: {step.text!r} is any of {error}.")
        except ValueError as error:
            self._fault(step.line, f"{step.word} {step.text}: {error}")

    def _act(self, step: Step, match: Match) -> StepResult:
        try:
            found = match.phrase.function(self.case, **match.values)
        except (ValueError, KeyError) as error:
            self._fault(step.line, f"{step.word} {step.text}: {error.args[0] if error.args else error}")
        except Exception as error:
            self._fault(step.line, f"the rules broke at {step.word} {step.text}: {type(error).__name__}: {error}")
        if step.keyword == "when":
            if self.case.ruling is not None:
                self._fault(step.line, "a second When; an example asks one question.")
            self.case.ruling = found
        return StepResult(step, match.phrase.template, match.values)

    def _then(self, step: Step, match: Match) -> StepResult:
        phrase, ruling = match.phrase, self.case.ruling
        if ruling is None:
            self._fault(step.line, "Then before When; ask first.")
        if self.case.clause is None and "this clause" in phrase.template:
            self._fault(step.line, "'this clause' needs a tag such as @acp.fire.table above the rule or scenario.")
        expected = match.values[phrase.expects] if phrase.expects else True
        if phrase.any_verdict or ruling.verdict is Verdict.DECIDED:
            known = {name: value for name, value in match.values.items() if name != phrase.expects}
            actual = phrase.function(self.case, **known)
        else:
            actual = f"{ruling.verdict.value}: {ruling.outcome}"
        actual = list(actual) if isinstance(actual, tuple) else actual
        return StepResult(step, phrase.template, match.values, expected, actual, actual == expected)

    def _fault(self, line: int, message: str) -> Any:
        raise BadInput(Problem(self.example.file, line, message))


def run(example: Example, grammar: Grammar, case: Case) -> Result:
    """Run a whole example."""
    state = Run(example, grammar, case)
    for step in example.steps:
        state.take(step)
    return state.result()
