"""Step sentences: one template each, with named placeholders typed by the function it calls."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, is_dataclass
from functools import cached_property, partial
from types import UnionType
from typing import Any, ParamSpec, TypeVar, Union, cast, get_args, get_origin, get_type_hints, overload

from lexludi.examples.actions import Declared, Forms, Rolled, Said, declare, faults
from lexludi.examples.kinds import STANDARD, Kind, Kinds, NoKind, Piece, kind_of
from lexludi.examples.misfits import check_kinds, check_scenes
from lexludi.examples.positions import Placing, Positions
from lexludi.examples.vocabulary import Vocabulary
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.dice import Dice
from lexludi.rulings.measures import Measure
from lexludi.rulings.plain import Json
from lexludi.rulings.readings import THIS_EDITION, Chosen
from lexludi.rulings.ruling import Rule, Ruling
from lexludi.rulings.turns import Done, Game
from lexludi.space.protocol import Space
from lexludi.space.scene import Scene

Function = TypeVar("Function", bound=Callable[..., Any])
Given = ParamSpec("Given")
Outcome = TypeVar("Outcome")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")


class OtherQuestion(Exception):
    """A statement about another kind of question than the one that was asked."""


class OtherOutcome(OtherQuestion):
    """As `OtherQuestion`, for every piece or word the statement could be about."""


class NotSo(Exception):
    """An action told as past that the rules do not allow; `refused` is the sentence that refuses it, where there is one."""

    def __init__(self, ruling: Ruling[Any], refused: Said | None = None) -> None:
        self.ruling, self.refused = ruling, refused
        super().__init__(f"{ruling.verdict} by {ruling.by}")


@dataclass
class Case:
    """What the steps of one example have told so far; a book adds its own fields."""

    clause: str | None = None
    """The clause the example is about."""
    readings: Chosen = THIS_EDITION
    """The sides that the table chose."""
    dice: Dice = field(default_factory=Dice)
    scene: Scene | None = None
    """What is shown beside the example, where it has something to show."""
    past: list[Ruling[Any]] = field(default_factory=list)
    """The rulings of the actions told before the question."""
    asked: Ruling[Any] | None = None
    state: Any = None
    """Where the turn stands, in a book that has one."""
    attempted: object = None
    """The action that is asked about, where it is declared."""

    @property
    def ruling(self) -> Ruling[Any]:
        """The answer to the question."""
        if self.asked is None:
            raise OtherQuestion
        return self.asked

    @overload
    def outcome(self, first: type[A], /) -> A: ...
    @overload
    def outcome(self, first: type[A], second: type[B], /) -> A | B: ...
    @overload
    def outcome(self, first: type[A], second: type[B], third: type[C], /) -> A | B | C: ...
    @overload
    def outcome(self, first: type[A], second: type[B], third: type[C], fourth: type[D], /) -> A | B | C | D: ...
    def outcome(self, *kinds: type[Any]) -> Any:
        """The outcome, if it is of one of these types; otherwise the sentence does not apply."""
        found = self.ruling.outcome
        if not isinstance(found, kinds):
            raise OtherOutcome
        return found

    def decide(self, rule: Rule[Given, Outcome], /, *args: Given.args, **kwargs: Given.kwargs) -> Ruling[Outcome]:
        """Put a question to a rule, with the dice and the readings of this case."""
        return rule.played(self.dice, self.readings)(*args, **kwargs)

    def act(self, game: Game[Any, Any], action: Any, dice: Dice) -> Ruling[Any]:
        """Put an action, asked or told as past, to the game; a book may prepare the case before and draw it after."""
        return game.under(self.readings).act(self.state, action, dice)

    def mismeasure(self, measure: Measure) -> bool:
        """Let a ruler have shown the other side of a limit; False where nothing is measured on a table."""
        return False

    def attempt(self, kind: type[A]) -> A:
        """The action asked about, if it is of this type; otherwise the sentence does not apply."""
        if not isinstance(self.attempted, kind):
            raise OtherQuestion
        return self.attempted

    def happened(self, ruling: Ruling[Outcome], refused: Said | None = None) -> Outcome:
        """Continue after a past action, which must be legal; its ruling is kept."""
        if not ruling.decided:
            raise NotSo(ruling, refused)
        self.past.append(ruling)
        return ruling.outcome

    def pieces(self) -> Iterable[str]:
        """The names of the pieces spoken of so far."""
        return ()

    def unchanged(self) -> object:
        """The outcome if nothing had changed; only what differs from it is told."""
        return self.state

    def worth_telling(self, template: str, values: Mapping[str, Any]) -> bool:
        """Whether an answer tells a new statement; a book leaves out those that repeat another."""
        return True


@dataclass(frozen=True)
class Phrase:
    """One step sentence and the function behind it.

    A `then` sentence states what is expected: the placeholder that is no parameter of the
    function is compared with what the function finds in the ruling.
    """

    keyword: str
    template: str
    function: Callable[..., Any]
    kinds: Mapping[str, Kind[Any]]
    pieces: frozenset[str]
    """The placeholders that must name a piece spoken of before."""
    about: frozenset[str]
    """The placeholders that name one piece, old or new: whom the sentence is about."""
    expects: str | None = None
    any_verdict: bool = False
    result: bool = False
    """Whether it says what comes of it all, so that an answer begins with it."""
    again: bool = False
    """Whether it may be said twice of the same pieces, each time adding something."""
    first: bool = False
    """Whether it holds for the whole case, so that it counts from the start wherever it is said."""
    places: tuple[str, ...] = ()
    """The placeholders whose pieces it puts somewhere."""
    past: str = ""
    """For an action of a turn: the sentence that tells it as past, so that play goes on from it."""
    rolled: str = ""
    """For an action that comes to dice: the sentence that asks for it with their faces."""
    outcome: tuple[type, ...] = ()
    """For a question, what its function says the outcome is; nothing where that cannot be told."""
    declared: Declared[Any] | None = None
    """The action it is declared with."""

    @property
    def shape(self) -> tuple[str, str]:
        """What tells it from other sentences: its words, and what can stand between them."""
        kinds = {name: repr(kind) if kind.says == "word" else kind.says for name, kind in self.kinds.items()}
        return self.keyword, PLACEHOLDER.sub(lambda place: f"{{{kinds[place[1]]}}}", self.template).casefold()

    @cached_property
    def board(self) -> bool:
        """Whether it tells the board; a case has one."""
        return any(kind.says == "position" for kind in self.kinds.values())

    @property
    def place(self) -> tuple[str, int]:
        """File and line of the function, or of the declaration."""
        if self.declared:
            return self.declared.at
        return self.function.__code__.co_filename, self.function.__code__.co_firstlineno


@dataclass(frozen=True)
class Turns:
    """How the turn of a book is played on from a case, in the book's own sentences."""

    game: Callable[[Any], tuple[Game[Any, Any], Any]]
    """The turn of a case and the state it is in."""
    said: Callable[[Any, Any], tuple[str, Mapping[str, Any]] | None]
    """The question that puts an action of a case, with its values; None where there is none."""


@dataclass
class Phrases:
    """The step sentences of one book."""

    case: type[Case] = Case
    kinds: Kinds = field(default_factory=dict)
    """Kinds of values the book adds to the standard ones, by the type that annotates them."""
    scenes: tuple[type[Scene], ...] = ()
    """Kinds of scenes its examples show, those of its spaces among them."""
    phrases: list[Phrase] = field(default_factory=list)
    turns: Turns | None = None
    """The turn of a book that has one."""
    game: Game[Any, Any] | None = None
    """The game whose actions are declared here."""
    placing: Placing[Any] | None = None
    """How the book tells where pieces stand piece by piece, if it does."""
    actions: dict[type[Any], Declared[Any]] = field(default_factory=dict)
    """The actions declared, by their types."""

    def __post_init__(self) -> None:
        if not issubclass(self.case, Case):
            raise TypeError(f"{self.case.__name__} is no case; write `class {self.case.__name__}(Case)`")
        if "__annotations__" in vars(self.case) and "__dataclass_fields__" not in vars(self.case):
            raise TypeError(f"{self.case.__name__} is no dataclass; write `@dataclass` above it")
        check_kinds(self.kinds, self.placing)
        check_scenes(self.scenes)
        self.scenes = tuple(dict.fromkeys((*self.scenes, *(space.scene for space in self.spaces))))
        if self.game:
            if not self.game.kinds:
                raise TypeError("the game is not made of kinds of actions; make it with Game.of(…)")
            if self.case().state is None:
                raise TypeError(f"{self.case.__name__} has no state; give it the field `state` with how a turn begins")
            self.turns = Turns(self._turn, self._question)

    def _turn(self, case: Case) -> tuple[Game[Any, Any], Any]:
        return cast(Game[Any, Any], self.game).under(case.readings), case.state

    def _question(self, case: Case, action: Any) -> tuple[str, Mapping[str, Any]] | None:
        said = self.actions[type(action)].question(Done(action))
        return (said.template, said.values) if said else None

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self.phrases)

    @property
    def spaces(self) -> list[Space[Any]]:
        """The spaces its sentences tell of."""
        told = [kind.space for kind in self.kinds.values() if isinstance(kind, Positions)]
        return [*told, self.placing.space] if self.placing and self.placing.space not in told else told

    @property
    def tellers(self) -> dict[str, Callable[[Json, Vocabulary], str]]:
        """How values of the book's own types are told, by the name of the type."""
        return {kind.__name__: partial(_told, how) for kind, how in self.kinds.items() if isinstance(kind, type)}

    def given(
        self, template: str, *, again: bool = False, first: bool = False, places: tuple[str, ...] = ()
    ) -> Callable[[Function], Function]:
        """Bind a sentence that describes the situation.

        `again` lets it be said twice of the same pieces, `first` lets it be said after what it bears on, `places` names
        the placeholders whose pieces it puts somewhere.
        """
        return self._bind("given", template, again=again, first=first, places=places)

    def when(self, template: str, *, past: str = "", rolled: str = "") -> Callable[[Function], Function]:
        """Bind the sentence that asks the rules; its function returns the ruling.

        `past` is the sentence that tells the same action as done, `rolled` the one that asks it with its dice.
        """
        return self._bind("when", template, past=past, rolled=rolled)

    def then(self, template: str, *, any_verdict: bool = False, result: bool = False) -> Callable[[Function], Function]:
        """Bind a sentence that states what the ruling must hold; `result` marks what an answer begins with."""
        return self._bind("then", template, any_verdict=any_verdict, result=result)

    def action(
        self, action: type[Any], *, asked: Forms, past: Forms, refused: Forms, dice: Mapping[str, Rolled] | None = None
    ) -> None:
        """Declare an action of the game: the sentences that ask it, tell it as past and refuse it, and its dice.

        Their placeholders are fields of the action and names of its dice.
        """
        frame, game, name = sys._getframe(1), self.game, getattr(action, "__name__", repr(action))
        at = frame.f_code.co_filename, frame.f_lineno
        if not is_dataclass(action):
            raise BadPhrase(at, f"the action {name} is no dataclass; write `@dataclass(frozen=True)` above it.")
        if game is None or action not in [kind.action for kind in game.kinds]:
            said = "add an ActionKind for it to the game" if game else "write Phrases(…, game=…) with the game it is of"
            raise BadPhrase(at, f"the action {name} is judged by no rule; {said}.")
        if action in self.actions:
            raise BadPhrase(at, f"the action {name} is declared twice; give {name} all its sentences in one place.")
        kinds = {**STANDARD, **self.kinds}
        declared = self.actions[action] = declare(action, asked, past, refused, dice or {}, kinds, at)
        for fault in faults(declared):
            raise BadPhrase(at, f"the action {name}: {fault}")
        for keyword, template, function, options in declared.sentences(game):
            typed = {place: declared.held[place] for place in PLACEHOLDER.findall(template)}
            self._add(_typed(keyword, template, function, typed, kinds, at, declared=declared, **options))

    def _add(self, phrase: Phrase) -> None:
        if phrase.pieces and self.case.pieces is Case.pieces:
            said = f"{self.case.__name__} names no pieces; give it `def pieces(self)` with the names spoken of."
            raise BadPhrase(phrase.place, f"the sentence {phrase.template!r}: {said}")
        self.phrases.append(phrase)

    def _bind(self, keyword: str, template: str, **more: Any) -> Callable[[Function], Function]:
        if not isinstance(template, str):
            raise BadPhrase(template, f'a function without its sentence; write `@phrases.{keyword}("…")` above it.')

        def bind(function: Function) -> Function:
            self._add(_phrase(keyword, template, function, {**STANDARD, **self.kinds}, **more))
            return function

        return bind


class BadPhrase(TypeError):
    """A sentence whose function or declaration does not fit it; carries the place of that."""

    def __init__(self, at: Callable[..., Any] | tuple[str, int], message: str) -> None:
        self.file, self.line = at if isinstance(at, tuple) else (at.__code__.co_filename, at.__code__.co_firstlineno)
        super().__init__(message)


def _told(kind: Kind[Any], data: Json, words: Vocabulary) -> str:
    return kind.write(kind.load(data), words)


def _phrase(keyword: str, template: str, function: Callable[..., Any], kinds: Kinds, **more: Any) -> Phrase:
    def fault(message: str) -> BadPhrase:
        return BadPhrase(function, f"the sentence {template!r}: {message}")

    hints = get_type_hints(function)
    parameters = list(inspect.signature(function).parameters)[1:]
    names = PLACEHOLDER.findall(template)
    for name in parameters:
        if name not in names:
            raise fault(f"{function.__name__} takes {name!r}, which is not a placeholder of it.")
        if name not in hints:
            raise fault(f"the parameter {name!r} of {function.__name__} needs a type, such as {name}: int.")
    for name in more.get("places", ()):
        if name not in names:
            raise fault(f"it places {name!r}, which is not a placeholder of it.")
    left = [name for name in names if name not in parameters]
    if left[1:] or (left and keyword != "then"):
        raise fault(f"the placeholder {left[-1]!r} is not a parameter of {function.__name__}.")
    if keyword != "given" and hints.get("return", type(None)) is type(None):
        what = "the ruling" if keyword == "when" else "the value it looks up"
        raise fault(f"{function.__name__} needs a return type: it returns {what}.")
    typed = {name: hints[name] for name in parameters} | {name: hints["return"] for name in left}
    outcome = _classes(hints["return"]) if keyword == "when" else ()
    expects = left[0] if left else None
    return _typed(keyword, template, function, typed, kinds, function, expects=expects, outcome=outcome, **more)


def _typed(
    keyword: str,
    template: str,
    function: Callable[..., Any],
    typed: Mapping[str, Any],
    kinds: Kinds,
    at: Callable[..., Any] | tuple[str, int],
    *,
    expects: str | None = None,
    **more: Any,
) -> Phrase:
    """A sentence whose placeholders hold what is annotated by these types."""

    def fault(message: str) -> BadPhrase:
        return BadPhrase(at, f"the sentence {template!r}: {message}")

    if not "".join(PLACEHOLDER.split(template)[::2]).strip():
        raise fault("it has no words of its own.")
    if len(PLACEHOLDER.findall(template)) != len(typed):
        raise fault("a placeholder stands in it twice.")
    try:
        known = {name: kind_of(kind, kinds) for name, kind in typed.items()}
    except NoKind as error:
        raise fault(f"{error}.") from error
    taken = {name: held for name, held in typed.items() if name != expects}
    pieces = frozenset(name for name, held in taken.items() if held is Piece or held == list[Piece])
    about = frozenset(name for name, held in taken.items() if held in (str, Piece))
    return Phrase(keyword, template, function, known, pieces, about, expects, **more)


def _classes(ruling: Any) -> tuple[type, ...]:
    """What the outcome of an annotated ruling is an instance of, if that is classes alone."""
    held = get_args(ruling)[0] if get_origin(ruling) is Ruling else None
    parts = get_args(held) if get_origin(held) in (Union, UnionType) else (held,)
    return parts if all(isinstance(part, type) for part in parts) else ()
