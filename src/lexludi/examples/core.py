"""The execution core: runs one example against the rules. pytest-bdd, the command line and the site all use it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, NamedTuple, NoReturn

from lexludi.examples.blame import broken_code, of_book, went_through
from lexludi.examples.complaints import of_face, of_missing, of_past, of_unused
from lexludi.examples.feature import Example, Step
from lexludi.examples.grammar import AmbiguousStep, Grammar, Match, UnknownStep
from lexludi.examples.kinds import Clauses, Name, Several, Sides
from lexludi.examples.miscited import miscited
from lexludi.examples.phrases import Case, NotSo, OtherQuestion, Phrase
from lexludi.examples.vocabulary import Vocabulary
from lexludi.files import BadInput, Problem
from lexludi.rulings.dice import MissingDie, UnusedDie, WrongFace
from lexludi.rulings.faults import Impossible
from lexludi.rulings.number import same
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.space.scene import Scene
from lexludi.typed import brief

SHORT = re.compile(r"\b(?:\w{1,2}|\d+)\b")
"""What differs from step to step: numbers, and words as short as the names of pieces."""


@dataclass(frozen=True)
class Undecided:
    """What a ruling gives instead of a value where it decides nothing."""

    verdict: Verdict
    by: str | None

    def __str__(self) -> str:
        return f"{self.verdict.value}: {self.by}"


class StepResult(NamedTuple):
    """What became of one step."""

    step: Step
    template: str
    values: Mapping[str, Any]
    expected: Any = None
    actual: Any = None
    holds: bool = True
    chance: Fraction = Fraction(1)
    """How likely open dice are to make a statement hold."""


class Result(NamedTuple):
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
    spoilt: list[Step] = field(default_factory=list)
    """The steps with a fault; what they would have said is missing from the case."""
    named: set[str] = field(default_factory=set)
    """The pieces that sentences have spoken of."""

    @property
    def question(self) -> Match:
        """The sentence that asked the rules."""
        if self.asked is None:
            raise BadInput(self._asks_nothing())
        return self.asked

    @property
    def words(self) -> Vocabulary:
        """The words of the example's language."""
        return self.grammar.vocabulary

    def take(self, step: Step) -> StepResult:
        """Run one step; a step that cannot be understood raises `BadInput` with its line."""
        return self._take(step, self.understand(step))

    def _take(self, step: Step, match: Match) -> StepResult:
        self._not_twice(step, match)
        result = self._then(step, match) if step.keyword == "then" else self._act(step, match)
        self.steps.append(result)
        return result

    def take_all(self) -> None:
        """Run every step; after a fault the rest is read too, to report every fault but none that only follows from another."""
        faults: list[BadInput] = []
        read = [(step, self._understood(step)) for step in self.example.steps]
        taken = _in_order(read)
        for step, match in taken:
            try:
                if isinstance(match, BadInput):
                    raise match
                if step.keyword == "given" or not self.spoilt:
                    self._take(step, match)
                else:
                    self._known_pieces(step, match)
            except Follows:
                self.spoilt.append(step)
            except BadInput as error:
                error.comes_of(self._cause(step, error))
                faults.append(error)
                self.spoilt.append(step)
        if self.asked is None and not any(step.keyword == "when" for step in self.example.steps):
            faults.insert(0, BadInput(self._asks_nothing()))
        if len(faults) == 1:
            raise faults[0]
        if faults:
            raise BadInput(*(problem for fault in faults for problem in fault.problems))
        if taken != read:
            self.steps.sort(key=lambda done: self.example.steps.index(done.step))

    def _cause(self, step: Step, error: BadInput) -> str:
        """What a fault may have in common with those of other examples: the code it went through, the sentence, or its words."""
        if place := went_through(error.__context__):
            return "{}:{}".format(*place)
        if isinstance(error.__context__, UnknownStep | AmbiguousStep | ValueError):
            return repr(SHORT.sub("…", step.text))
        phrase = self.understand(step).phrase
        return "{}:{}".format(*phrase.place) if of_book(phrase.function.__module__) else repr(phrase.template)

    def _understood(self, step: Step) -> Match | BadInput:
        """The sentence a step is, or its fault, kept until its turn."""
        try:
            return self.understand(step)
        except BadInput as error:
            return error

    def result(self) -> Result:
        """Close the run; an example without a question or without a statement is refused."""
        if self.case.asked is None or not any(done.step.keyword == "then" for done in reversed(self.steps)):
            self._fault(self.example.line, self.words.say("fault.no_then", name=self.example.name))
        return self.asked_result()

    def asked_result(self) -> Result:
        """Close the run of a question that need state nothing."""
        case = self.case
        if case.asked is None:
            raise BadInput(self._asks_nothing())
        return Result(self.example, tuple(self.steps), case.asked, tuple(case.past), case.scene)

    def fault(self, error: Impossible) -> BadInput:
        """A fault at the line of the question, found while its open dice are tried."""
        step = next(step for step in self.example.steps if step.keyword == "when")
        return BadInput(self._problem(step.line, self._about(step, self.words.fault(error)), error.by))

    def understand(self, step: Step) -> Match:
        """The sentence a step is."""
        try:
            match = self.grammar.match(step.keyword, step.text, self.named)
            self.named |= match.named
            return match
        except UnknownStep as error:
            if step.word == "*":
                listed = self.words.listed(self.grammar.keywords[word] for word in ("given", "when", "then", "and"))
                said = self.words.say("fault.line", line=brief(step.text), words=listed)
                self._fault(step.line, self.words.sentences(said, str(error)))
            said = self.words.say("fault.sentence", step=step.quoted)
            self._fault(step.line, self.words.sentences(said, str(error)))
        except AmbiguousStep as error:
            self._fault(step.line, self.words.say("fault.ambiguous", step=brief(step.text), sentences=str(error)))
        except WrongFace as wrong:
            self._fault(step.line, self._about(step, of_face(wrong, self.words)), wrong.by)
        except Impossible as error:
            self._fault(step.line, self._about(step, self.words.fault(error)), error.by)
        except ValueError as error:
            self._fault(step.line, self._about(step, str(error)))

    def judged(self, step: Step, ruling: Ruling[Any]) -> StepResult:
        """What becomes of a statement where the question gets this ruling."""
        case = copy(self.case)
        case.asked = ruling
        return replace(self, case=case, spoilt=[])._then(step, self.understand(step))

    def _act(self, step: Step, match: Match) -> StepResult:
        if step.keyword == "given" and self.asked is not None:
            self._fault(step.line, self._about(step, self.words.say("fault.late")))
        if step.keyword == "when":
            if self.asked is not None:
                self._fault(step.line, self.words.say("fault.second_when"))
            self.asked = match
        before, shown = len(self.case.past), self.case.scene
        found = self._call(step, match, match.values)
        if step.keyword == "when":
            if not isinstance(found, Ruling):
                said = (
                    f"the sentence {match.phrase.template!r} returns no ruling; end its function with `return rule(…)`."
                )
                raise BadInput(Problem(*match.phrase.place, said))
            if found.decided and match.phrase.outcome and not isinstance(found.outcome, match.phrase.outcome):
                wanted = " or ".join(each.__name__ for each in match.phrase.outcome)
                given = "nothing" if found.outcome is None else f"a {type(found.outcome).__name__}"
                raise self._other(match, f"the rule it asks gives {given}, not a {wanted}")
            self.case.asked = found
        rulings = self.case.past[before:]
        if isinstance(found, Ruling):
            rulings.append(found)
        elif found is not None:
            raise self._other(match, "its function puts what is said into the case and returns nothing")
        if self.case.scene is not shown and not hasattr(self.case.scene, "record"):
            raise self._other(match, f"its function puts {self.case.scene!r} into case.scene, which is no scene")
        for ruling in rulings:
            if said := miscited(ruling, self.words):
                raise self._miscited(match, said)
        return StepResult(step, match.phrase.template, match.values)

    def _then(self, step: Step, match: Match) -> StepResult:
        phrase, ruling = match.phrase, self.case.asked
        if ruling is None:
            if not any(other.keyword == "when" for other in self.example.steps):
                raise Follows
            self._fault(step.line, self.words.say("fault.then_first"))
        if self.case.clause is None and "this clause" in phrase.template:
            self._fault(step.line, self.words.say("fault.no_tag", clause=next(iter(self.words.numbers), "…")))
        expected = match.values[phrase.expects] if phrase.expects else True
        if phrase.any_verdict or ruling.decided:
            known = {name: value for name, value in match.values.items() if name != phrase.expects}
            actual = self._call(step, match, known)
        else:
            self._known_pieces(step, match)
            actual = Undecided(ruling.verdict, ruling.by)
        if isinstance(actual, Ruling):
            raise self._other(match, "its function gives a ruling, not what the ruling holds")
        actual = list(actual) if isinstance(actual, tuple) else actual
        holds = same(actual, expected) or (_in_any_order(phrase) and same(_sorted(actual), _sorted(expected)))
        if not holds and type(actual) is not type(expected) and str(actual) == str(expected):
            said = f"its function gives {actual!r}, where it states {expected!r}"
            raise self._other(match, said)
        return StepResult(step, phrase.template, match.values, expected, actual, holds)

    def _other(self, match: Match, said: str) -> BadInput:
        """What a sentence's function gives is not what it says it gives."""
        file, line = match.phrase.place
        at = f"It ran in {self.example.file}:{self.example.line}."
        problem = Problem(file, line, f"the sentence {match.phrase.template!r}: {said}; mend what it returns.", at)
        return BadInput(problem)

    def _call(self, step: Step, match: Match, values: Mapping[str, Any]) -> Any:
        """Call a sentence's function; exceptions become faults of the step or of the code."""
        self._known_pieces(step, match)
        try:
            return match.phrase.function(self.case, **values)
        except MissingDie as missing:
            problem = Problem(self.example.file, step.line, self._about(step, of_missing(missing, self.words)))
            raise OpenDie(missing, problem) from missing
        except UnusedDie as unused:
            self._fault(step.line, self._about(step, of_unused(unused, self.words)))
        except WrongFace as wrong:
            self._fault(step.line, self._about(step, of_face(wrong, self.words)), wrong.by)
        except OtherQuestion:
            self._fault(step.line, self._about(step, self.words.say("fault.other_question")))
        except NotSo as past:
            self._fault(step.line, self._about(step, of_past(past, self.grammar)), past.ruling.by or "")
        except Impossible as error:
            if self.spoilt and not error.values:
                raise Follows from error
            self._fault(step.line, self._about(step, self.words.fault(error)), error.by)
        except BadInput:
            raise
        except (Exception, SystemExit) as error:
            if self.spoilt:
                raise Follows from error
            raise BadInput(broken_code(error, f"{self.example.file}:{step.line}")) from error

    def _not_twice(self, step: Step, match: Match) -> None:
        """The same thing said twice of the same pieces: which of the two should hold? A statement said twice proves no more."""
        phrase = match.phrase
        about = phrase.kinds if step.keyword == "then" else phrase.about
        if phrase.again or step.keyword == "when":
            return
        for done in self.steps:
            alike = done.template == phrase.template and all(done.values[name] == match.values[name] for name in about)
            alike = alike and self._same_setting(phrase, done.values, match.values)
            if alike or (phrase.board and self.grammar.phrases[done.template].board):
                said = self.words.say("fault.twice", line=str(done.step.line), step=brief(done.step.text))
                self._fault(step.line, self._about(step, said))

    def _same_setting(self, phrase: Phrase, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
        """Whether two sentences choose sides of the same setting; true if they choose none."""
        chosen = [{one[name], other[name]} for name, kind in phrase.kinds.items() if isinstance(kind, Sides)]
        return all(any(both <= set(sides) for sides in self.words.sides) for both in chosen)

    def _known_pieces(self, step: Step, match: Match) -> None:
        """Check that every piece a sentence names is there."""
        if not match.phrase.pieces:
            return
        known = set(self.case.pieces())
        for name in match.phrase.pieces:
            value = match.values[name]
            for label in value if isinstance(value, list) else [value]:
                if label not in known:
                    if any(
                        re.search(rf"(?<![A-Za-z0-9_]){re.escape(label)}(?![A-Za-z0-9_])", other.text)
                        for other in self.spoilt
                    ):
                        raise Follows
                    said = self.words.say("fault.piece", name=brief(label))
                    said = self.words.sentences(said, self.words.near(label, known), self._there(known))
                    self._fault(step.line, self._about(step, said))

    def _there(self, known: set[str]) -> str:
        if known:
            return self.words.say("fault.pieces", names=self.words.listed(sorted(known)))
        return self.words.say("fault.no_pieces", sentence=self.grammar.opening())

    def _miscited(self, match: Match, said: str) -> BadInput:
        """What is wrong with a citation, at the sentence that asks the rule."""
        file, number = match.phrase.place
        at = f"It ran in {self.example.file}:{self.example.line}."
        return BadInput(
            Problem(file, number, f"the rule this sentence asks {said}", at, cause=f"citations behind {file}:{number}")
        )

    def _asks_nothing(self) -> Problem:
        return self._problem(self.example.line, self.words.say("fault.no_when"))

    def _about(self, step: Step, why: str) -> str:
        """What is wrong with a step, behind the step itself."""
        return f"{step.quoted}{self.words.spoken.colon}{why}"

    def _problem(self, line: int, message: str, by: str = "") -> Problem:
        """What is wrong in a line, with the number of the clause that forbids it."""
        if number := self.words.numbers.get(by):
            message = self.words.say("fault.by", fault=message, number=number)
        return Problem(self.example.file, line, message, clause=by if number else "")

    def _fault(self, line: int, message: str, by: str = "") -> NoReturn:
        raise BadInput(self._problem(line, message, by))


Read = tuple[Step, Match | BadInput]
"""A step with the sentence it is, or with what is wrong with it."""


class Follows(Exception):
    """A fault that comes of another one, which has been told."""


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


def _in_order(read: list[Read]) -> list[Read]:
    """The steps in the order they are run: facts of the whole case first."""
    told = next((place for place, (step, _) in enumerate(read) if step.keyword != "given"), len(read))
    return sorted(read[:told], key=_for_the_whole, reverse=True) + read[told:]


def _for_the_whole(read: Read) -> bool:
    return isinstance(read[1], Match) and read[1].phrase.first


def _in_any_order(phrase: Phrase) -> bool:
    """Whether a sentence states a list of pieces or places, whose order does not matter."""
    kind = phrase.kinds.get(phrase.expects or "")
    return isinstance(kind, Several) and isinstance(kind.one, Name) and not isinstance(kind.one, Clauses)


def _sorted(found: Any) -> Any:
    return sorted(found) if isinstance(found, list) else found
