"""Actions declared once: the fields, the dice, and the sentences that ask an action, tell it as past and refuse it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import partial
from types import UnionType
from typing import TYPE_CHECKING, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from lexludi.examples.kinds import Kinds, Piece
from lexludi.marks import PLACEHOLDER
from lexludi.rulings.dice import Dice, Lowest, Roll, UnusedDie
from lexludi.rulings.ruling import Ruling, Verdict
from lexludi.rulings.turns import Done, Game

if TYPE_CHECKING:
    from lexludi.examples.phrases import Case

Action = TypeVar("Action")
Values = Mapping[str, Any]
Forms = str | tuple[str, ...]
"""A sentence, or several ways to say the same kind of thing."""
Sentence = tuple[str, str, Callable[..., Any], Mapping[str, Any]]
"""What a book binds: keyword, template, function, options."""
EMPTY = ("", (), None)
"""What no place of a sentence can be filled with."""


@dataclass(frozen=True)
class Said:
    """A sentence with its values."""

    template: str
    values: Values


@dataclass(frozen=True)
class Rolled:
    """A die of an action: its name in the rules, and the field that names the piece it is rolled for."""

    die: str
    of: str = ""
    kind: Any = int
    """What its placeholder holds: `int`, a kind of faces of the book, or a list of either for several dice."""


@dataclass(frozen=True)
class Declared(Generic[Action]):
    """One kind of action with all its sentences.

    The placeholders of a sentence are fields of the action and its dice. A field that a sentence leaves out has its default.
    """

    action: type[Action]
    asked: tuple[str, ...]
    past: tuple[str, ...]
    refused: tuple[str, ...]
    dice: Mapping[str, Rolled]
    held: Mapping[str, Any]
    """What each placeholder holds, by the type that annotates it in a sentence."""
    defaults: Values
    at: tuple[str, int]
    """File and line of the declaration."""

    @property
    def forms(self) -> tuple[str, ...]:
        """Every sentence."""
        return (*self.asked, *self.past, *self.refused)

    def sentences(self, game: Game[Any, Any]) -> Iterator[Sentence]:
        """Every sentence with its keyword, its function and its options."""
        ask, tell = partial(self.ask, game), partial(self.tell, game)
        for template in self.asked:
            yield "when", template, ask, {"past": self.past_of(template), "rolled": self.rolled_of(template)}
        yield from (("given", template, tell, {"again": True}) for template in self.past)
        yield from (("then", template, self.refuses, {"any_verdict": True}) for template in self.refused)

    def fields_of(self, template: str) -> set[str]:
        """The fields a sentence tells."""
        return _places(template) - self.dice.keys()

    def past_of(self, asked: str) -> str:
        """The sentence that tells in the past what another asks, or an empty text."""
        return next((each for each in self.past if _places(each) == _places(asked)), "")

    def rolled_of(self, asked: str) -> str:
        """The question with more dice, or an empty text."""
        alike = (each for each in self.asked if self.fields_of(each) == self.fields_of(asked))
        return next((each for each in alike if _places(each) > _places(asked)), "")

    def made(self, values: Values) -> Action:
        """The action a sentence speaks of."""
        return self.action(**{name: _as_field(value) for name, value in values.items() if name not in self.dice})

    def question(self, done: Done[Action]) -> Said | None:
        """The first sentence that asks an action with all its fields and dice, or None."""
        return self._said(self.asked, done)

    def told(self, done: Done[Action]) -> Said | None:
        """The sentence that tells an action as past with its dice."""
        return self._said(self.past, done)

    def refusal(self, action: Action) -> Said | None:
        """The sentence that refuses an action."""
        return self._said(self.refused, Done(action))

    def ask(self, game: Game[Any, Any], case: Case, /, **values: Any) -> Ruling[Any]:
        """Put the action of a question to the game."""
        case.attempted = action = self.made(values)
        self._put(case.dice, action, values)
        return case.act(game, action, case.dice)

    def tell(self, game: Game[Any, Any], case: Case, /, **values: Any) -> None:
        """Go on from an action told as past, which the rules must allow, with the dice they ask for."""
        action, dice = self.made(values), Dice()
        self._put(dice, action, values)
        ruling = case.act(game, action, dice)
        after = case.happened(ruling, self.refusal(action))
        for name, of in dice.unused(ruling.rolls):
            raise UnusedDie(name, of)
        case.state = after

    def refuses(self, case: Case, /, **values: Any) -> bool:
        """Whether the rules refuse the action that is asked about, and it is the one a sentence speaks of."""
        attempted = case.attempt(self.action)
        same = all(getattr(attempted, name) == _as_field(value) for name, value in values.items())
        return same and case.ruling.verdict is Verdict.REFUSED

    def with_dice(self, game: Game[Any, Any], case: Case, values: Values) -> Said | None:
        """The question with every die it needs, unknown dice showing their lowest face; None without dice."""
        action, known = self.made(values), Dice()
        self._put(known, action, values)
        rolls = case.act(game, action, Lowest(known)).rolls
        return self.question(Done(action, rolls)) if rolls else None

    def _put(self, dice: Dice, action: Action, values: Values) -> None:
        for name, rolled in self.dice.items():
            faces = values.get(name, [])
            for face in faces if isinstance(faces, list) else [faces]:
                dice.put(rolled.die, face, self._piece(rolled, action))

    def _piece(self, rolled: Rolled, action: Action) -> str:
        return getattr(action, rolled.of) if rolled.of else ""

    def _said(self, forms: tuple[str, ...], done: Done[Action]) -> Said | None:
        for template in forms:
            values, faces = self._values(template, done.action), self._faces(template, done)
            if values is not None and faces is not None:
                return Said(template, {**values, **faces})
        return None

    def _values(self, template: str, action: Action) -> dict[str, Any] | None:
        """The values for the placeholders of a sentence; None if it does not say the whole action."""
        found, told = {}, self.fields_of(template)
        for item in fields(self.action):  # type: ignore[arg-type]  # it was seen to be a dataclass
            value = getattr(action, item.name)
            if item.name not in told and value != self.defaults[item.name]:
                return None
            if item.name in told:
                if value in EMPTY:
                    return None
                found[item.name] = list(value) if get_origin(self.held[item.name]) is list else value
        return found

    def _faces(self, template: str, done: Done[Action]) -> dict[str, Any] | None:
        """The values for the placeholders of the dice; None if a rolled die has no placeholder."""
        left: list[Roll] = list(done.rolls)
        found: dict[str, Any] = {}
        for name in (name for name in self.dice if name in _places(template)):
            rolled, several = self.dice[name], get_origin(self.held[name]) is list
            key = rolled.die, self._piece(rolled, done.action)
            its = [roll for roll in left if (roll.die.name, roll.die.of) == key][: None if several else 1]
            if not its:
                return None
            faces = [roll.face for roll in its]
            found[name] = faces if several else faces[0]
            for roll in its:
                left.remove(roll)
        return None if left else found


def declare(
    action: type[Action],
    asked: Forms,
    past: Forms,
    refused: Forms,
    dice: Mapping[str, Rolled],
    kinds: Kinds,
    at: tuple[str, int],
) -> Declared[Action]:
    """An action with its sentences, not yet checked."""
    hints = get_type_hints(action)
    listed: Any = fields(action)  # type: ignore[arg-type]  # it was seen to be a dataclass
    held = {item.name: _held(hints[item.name], kinds) for item in listed}
    held |= {name: rolled.kind for name, rolled in dice.items()}
    made = {item.name: item.default_factory() for item in listed if item.default_factory is not MISSING}
    defaults = made | {item.name: item.default for item in listed if item.default is not MISSING}
    return Declared(action, _several(asked), _several(past), _several(refused), dice, held, defaults, at)


def faults(declared: Declared[Any]) -> Iterator[str]:
    """Yield what is wrong with a declaration, for its author."""
    names = [item.name for item in fields(declared.action)]
    yield from _dice_faults(declared, names)
    said = _union(declared.forms)
    for name in names:
        if name not in said and name not in declared.defaults:
            yield f"the field {name!r} stands in no sentence; put {{{name}}} into them, or give it a default."
    yield from _form_faults(declared, names)
    for template in declared.asked:
        places, without = _places(template), declared.fields_of(template)
        if places != without and without not in map(_places, declared.asked):
            yield f"{template!r} asks with dice alone; add the same question without them, so that its chances can be asked."
        if places not in map(_places, declared.past) and not declared.rolled_of(template):
            yield f"no sentence tells as past what {template!r} asks; add one with the same placeholders."
        if not any(_places(each) <= without for each in declared.refused):
            yield f"no sentence refuses what {template!r} asks; add one with the same placeholders."


def _dice_faults(declared: Declared[Any], names: list[str]) -> Iterator[str]:
    """Yield what is wrong with the dice of a declaration."""
    for name, rolled in declared.dice.items():
        if name in names:
            yield f"{name!r} is a field and a die; call one of them otherwise."
        if name not in _union(declared.asked) & _union(declared.past):
            yield f"the die {name!r} must stand in a sentence that asks and in one that tells it as past; put {{{name}}} into them."
        if rolled.of and declared.held.get(rolled.of) is not Piece:
            yield f"the die {name!r} is rolled for {rolled.of!r}, which is no field that names a piece."


def _form_faults(declared: Declared[Any], names: list[str]) -> Iterator[str]:
    """Yield what is wrong with the sentences of a declaration, each taken by itself."""
    for template in declared.forms:
        for name in PLACEHOLDER.findall(template):
            if name not in names and name not in declared.dice:
                yield f"{{{name}}} of {template!r} is no field of it and no die; the fields are: {', '.join(names)}."
        for name in names:
            if name not in _places(template) and name not in declared.defaults:
                yield f"{template!r} leaves out the field {name!r}, which has no default; put {{{name}}} into it."
    for template in declared.refused:
        if rolled_in := sorted(_places(template) & declared.dice.keys()):
            yield f"{template!r} refuses and tells the die {rolled_in[0]!r}; leave that out."


def _several(forms: Forms) -> tuple[str, ...]:
    return (forms,) if isinstance(forms, str) else forms


def _as_field(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _places(template: str) -> set[str]:
    return set(PLACEHOLDER.findall(template))


def _union(forms: tuple[str, ...]) -> set[str]:
    return {name for template in forms for name in _places(template)}


def _held(annotation: Any, kinds: Kinds) -> Any:
    """What a field holds as it stands in a sentence: a text is the name of a piece, a tuple is a list."""
    if annotation is str:
        return Piece
    if annotation in kinds:
        return annotation
    inner = get_args(annotation)
    if get_origin(annotation) is tuple and inner[1:] == (...,):
        return list[_held(inner[0], kinds)]  # type: ignore[misc]  # made while it runs
    if (
        get_origin(annotation) in (Union, UnionType)
        and len(rest := [each for each in inner if each is not type(None)]) == 1
    ):
        return _held(rest[0], kinds)
    return annotation
