"""The execution core: runs one example against the rules. pytest-bdd, the command line and the site all use it."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from lexludi.board.scene import Scene
from lexludi.examples.feature import Example, Step
from lexludi.examples.grammar import AmbiguousStep, Grammar, Match, UnknownStep
from lexludi.examples.phrases import Case, NotSo, OtherQuestion
from lexludi.files import BadInput, Problem, nearest, nearest_id
from lexludi.rulings.dice import MissingDie, WrongFace
from lexludi.rulings.ruling import Ruling

GAMES, SENTENCES = "lexludi.games", "lexludi_sentences"
"""The packages below which the rules and the sentences of books are imported."""


@dataclass(frozen=True)
class StepResult:
    """What became of one step."""

    step: Step
    template: str
    values: Mapping[str, Any]
    expected: Any = None
    actual: Any = None
    holds: bool = True


@dataclass(frozen=True)
class Result:
    """What became of one example."""

    example: Example
    steps: tuple[StepResult, ...]
    ruling: Ruling[Any]
    past: tuple[Ruling[Any], ...] = ()
    scene: Scene | None = None

    @property
    def holds(self) -> bool:
        """Whether every statement of the example agrees with the ruling."""
        return all(step.holds for step in self.steps)

    @property
    def covered(self) -> set[str]:
        """The clauses the example is tagged with and whose code ran in it, in the question or before it."""
        return {tag for tag in self.example.tags if any(ruling.cites(tag) for ruling in (*self.past, self.ruling))}


@dataclass
class Run:
    """One example while it runs, step by step."""

    example: Example
    grammar: Grammar
    case: Case
    steps: list[StepResult] = field(default_factory=list)
    asked: Match | None = None

    @property
    def question(self) -> Match:
        """The sentence that asked the rules."""
        if self.asked is None:
            self._fault(self.example.line, f"{self.example.name!r} asks nothing; it needs one When.")
        return self.asked

    def take(self, step: Step) -> StepResult:
        """Run one step; a step that cannot be understood raises `BadInput` with its line."""
        return self._take(step, self.understand(step))

    def _take(self, step: Step, match: Match) -> StepResult:
        result = self._then(step, match) if step.keyword == "then" else self._act(step, match)
        self.steps.append(result)
        return result

    def take_all(self) -> None:
        """Run every step; all sentences are read before the first is acted on, so that every fault is told."""
        faults: list[Problem | str] = []
        matches: list[Match] = []
        for step in self.example.steps:
            try:
                matches.append(self.understand(step))
            except BadInput as error:
                faults += error.problems
        if faults:
            raise BadInput(*faults)
        for step, match in zip(self.example.steps, matches, strict=True):
            self._take(step, match)

    def result(self) -> Result:
        """Close the run; an example that asks nothing or states nothing proves nothing and is refused."""
        if self.case.asked is None or not any(done.step.keyword == "then" for done in self.steps):
            self._fault(self.example.line, f"{self.example.name!r} needs one When and at least one Then.")
        return self.asked_result()

    def asked_result(self) -> Result:
        """Close the run of a question that need state nothing."""
        case = self.case
        if case.asked is None:
            self._fault(self.example.line, f"{self.example.name!r} asks nothing; it needs one When.")
        return Result(self.example, tuple(self.steps), case.asked, tuple(case.past), case.scene)

    def understand(self, step: Step) -> Match:
        """The sentence a step is."""
        try:
            return self.grammar.match(step.keyword, step.text)
        except UnknownStep as error:
            self._fault(step.line, f"no such sentence: {step.word} {step.text}. {error}".rstrip())
        except AmbiguousStep as error:
            self._fault(step.line, f"ambiguous: {step.text!r} is any of {error}.")
        except ValueError as error:
            self._fault(step.line, f"{step.word} {step.text}: {error}")

    def _act(self, step: Step, match: Match) -> StepResult:
        self._not_twice(step, match)
        if step.keyword == "when":
            if self.asked is not None:
                self._fault(step.line, "a second When; an example asks one question.")
            self.asked = match
        found = self._call(step, match, match.values)
        if step.keyword == "when":
            if not isinstance(found, Ruling):
                said = (
                    f"the sentence {match.phrase.template!r} returns no ruling; end its function with `return rule(…)`."
                )
                raise BadInput(Problem(*match.phrase.place, said))
            self.case.asked = found
        for ruling in (*self.case.past, *([found] if isinstance(found, Ruling) else ())):
            self._known_clauses(step, ruling)
        return StepResult(step, match.phrase.template, match.values)

    def _then(self, step: Step, match: Match) -> StepResult:
        phrase, ruling = match.phrase, self.case.asked
        if ruling is None:
            self._fault(step.line, "Then before When; ask first.")
        if self.case.clause is None and "this clause" in phrase.template:
            self._fault(step.line, "'this clause' needs a tag such as @acp.fire.table above the rule or scenario.")
        expected = match.values[phrase.expects] if phrase.expects else True
        if phrase.any_verdict or ruling.decided:
            known = {name: value for name, value in match.values.items() if name != phrase.expects}
            actual = self._call(step, match, known)
        else:
            actual = f"{ruling.verdict.value}: {ruling.by}"
        actual = list(actual) if isinstance(actual, tuple) else actual
        return StepResult(step, phrase.template, match.values, expected, actual, same(actual, expected))

    def _call(self, step: Step, match: Match, values: Mapping[str, Any]) -> Any:
        """Call a sentence's function; whatever goes wrong is told as a fault of the step or of the code."""
        where = f"{step.word} {step.text}"
        self._known_pieces(step, match)
        try:
            return match.phrase.function(self.case, **values)
        except MissingDie as missing:
            raise OpenDie(missing, Problem(self.example.file, step.line, f"{where}: {self._die(missing)}")) from missing
        except WrongFace as wrong:
            faces = f"{wrong.die.faces[0]} to {wrong.die.faces[-1]}"
            self._fault(step.line, f"{where}: the die shows {faces}, not {wrong.face}.")
        except OtherQuestion:
            self._fault(step.line, f"{where}: this cannot be said of what was asked.")
        except NotSo as past:
            number = self.grammar.vocabulary.numbers.get(past.ruling.by or "", past.ruling.by)
            said = "it is not allowed, by" if past.ruling.verdict == "refused" else "the source does not say:"
            self._fault(step.line, f"{where}: that cannot have happened; {said} {number}.")
        except ValueError as error:
            if _own(error):
                self._fault(step.line, f"{where}: {error}")
            raise BadInput(broken_code(error, f"{self.example.file}:{step.line}")) from error
        except BadInput:
            raise
        except (Exception, SystemExit) as error:
            raise BadInput(broken_code(error, f"{self.example.file}:{step.line}")) from error

    def _not_twice(self, step: Step, match: Match) -> None:
        """The same thing said twice of the same pieces: which of the two should hold?"""
        phrase = match.phrase
        if phrase.again or step.keyword == "when":
            return
        for done in self.steps:
            if done.template == phrase.template and all(
                done.values[name] == match.values[name] for name in phrase.about
            ):
                self._fault(step.line, f"{step.word} {step.text}: said twice; line {done.step.line} says it already.")

    def _known_pieces(self, step: Step, match: Match) -> None:
        """Every piece a sentence speaks of must be there, whatever is said of it."""
        if not match.phrase.pieces:
            return
        known = set(self.case.pieces())
        for name in match.phrase.pieces:
            value = match.values[name]
            for label in value if isinstance(value, list) else [value]:
                if label not in known:
                    listed = ", ".join(sorted(known)) or "none yet"
                    self._fault(
                        step.line,
                        f"{step.word} {step.text}: nothing here is called {label}.{nearest(label, known)} There are: {listed}.",
                    )

    def _known_clauses(self, step: Step, ruling: Ruling[Any]) -> None:
        """Every clause a ruling rests on must be there; an id put together while the rules run is known only now."""
        known = self.grammar.vocabulary.numbers
        for line in ruling.trace:
            if line.clause not in known:
                said = f"the rules cite {line.clause} here, which is no clause.{nearest_id(line.clause, known)}"
                self._fault(step.line, f"{step.word} {step.text}: {said}")

    def _die(self, missing: MissingDie) -> str:
        words = self.grammar.vocabulary
        of = f" ({missing.die.of})" if missing.die.of else ""
        return f"a die is not given: {words.full_word(missing.die.name)}{of}, {missing.die.faces[0]} to {missing.die.faces[-1]}."

    def _fault(self, line: int, message: str) -> NoReturn:
        raise BadInput(Problem(self.example.file, line, message))


class OpenDie(BadInput):
    """A die was asked for that the case does not supply: a fault in an example, odds in an open question."""

    def __init__(self, missing: MissingDie, problem: Problem) -> None:
        self.missing = missing
        super().__init__(problem)


def run(example: Example, grammar: Grammar, case: Case) -> Run:
    """Run a whole example."""
    state = Run(example, grammar, case)
    state.take_all()
    return state


def broken_code(error: BaseException, at: str) -> Problem:
    """A fault of the rules or sentences themselves, at the last place of a book's code it went through."""
    place, line = at, 0
    for frame, number in traceback.walk_tb(error.__traceback__):
        if frame.f_globals.get("__name__", "").startswith((f"{GAMES}.", f"{SENTENCES}.")):
            place, line = frame.f_code.co_filename, number
    detail = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return Problem(place, line, f"this code broke ({detail}); mend it.", f"It ran in {at}.")


def _own(error: ValueError) -> bool:
    """Whether a complaint was raised on purpose, by our own code, and not by Python about a mistake in it."""
    frames = traceback.extract_tb(error.__traceback__)
    return bool(frames) and (frames[-1].line or "").lstrip().startswith("raise")


def same(actual: Any, expected: Any) -> bool:
    """Equality that no value of a book can overrule."""
    return type(actual) is type(expected) and bool(expected == actual)
