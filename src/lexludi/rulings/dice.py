"""Dice as requests: a rule asks for a die by name, the case supplies the face."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple


class Die(NamedTuple):
    """A die a rule asks for."""

    name: str
    """What it decides, as a glossary term."""
    faces: tuple[int, ...]
    of: str = ""
    """The label of the piece it is rolled for, if it is one piece's die."""


class Roll(NamedTuple):
    """A die and the face it showed."""

    die: Die
    face: int


class MissingDie(Exception):
    """A rule asked for a die the case does not supply."""

    def __init__(self, die: Die) -> None:
        self.die = die
        super().__init__(f"{die.name} {die.of}".strip())


class WrongFace(ValueError):
    """A die was said to show a face it does not have; `by` is the clause that says which it has, where one does."""

    def __init__(self, die: Die, face: int, by: str = "") -> None:
        self.die, self.face, self.by = die, face, by
        super().__init__(f"{die.name} {die.of}".strip() + f" shows {die.faces[0]} to {die.faces[-1]}, not {face}")


class UnusedDie(Exception):
    """A die was told for an action that asks for no such die."""

    def __init__(self, name: str, of: str) -> None:
        self.name, self.of = name, of
        super().__init__(f"{name} {of}".strip())


Way = tuple[Fraction, tuple[int, ...]]
"""How likely some dice are to give what these faces give."""


class OpenPart(Exception):
    """A part of a decision is open that its own dice settle: the ways it can end, each with faces that bring it."""

    def __init__(self, ways: tuple[Way, ...]) -> None:
        self.ways = ways
        super().__init__()


class Dice:
    """The faces a case supplies, by name and piece, each in the order they are rolled."""

    def __init__(self, faces: Mapping[tuple[str, str], Sequence[int]] | None = None) -> None:
        self._faces = {key: list(shown) for key, shown in (faces or {}).items()}

    @classmethod
    def showing(cls, rolls: Iterable[Roll]) -> Dice:
        """The dice that show again what was rolled."""
        dice = Dice()
        for roll in rolls:
            dice.put(roll.die.name, roll.face, roll.die.of)
        return dice

    def put(self, name: str, face: int, of: str = "") -> None:
        """Supply a face; a second one for the same die is its second roll."""
        if not isinstance(face, int):
            raise TypeError(f"a die shows a whole number, not {face!r}; write put(name, face)")
        self._faces.setdefault((name, of), []).append(face)

    def has(self, name: str, of: str = "") -> bool:
        """Whether a face is supplied for a die."""
        return (name, of) in self._faces

    def face(self, die: Die, before: Sequence[Roll]) -> int:
        """The face of a die that is asked for after these rolls."""
        number = sum((roll.die.name, roll.die.of) == (die.name, die.of) for roll in before)
        shown = self._faces.get((die.name, die.of), ())
        if number >= len(shown):
            raise MissingDie(die)
        if shown[number] not in die.faces:
            raise WrongFace(die, shown[number])
        return shown[number]

    def enter(self, before: Sequence[Roll], end: Callable[[Dice], Hashable]) -> None:
        """Begin a part of a decision that its own dice settle; `end` tells what the part gives with other dice."""

    def unused(self, rolls: Sequence[Roll]) -> list[tuple[str, str]]:
        """The dice supplied that no rule asked for, by name and piece."""
        asked = _asked(rolls)
        return [key for key, shown in self._faces.items() if asked.count(key) < len(shown)]

    def used(self, rolls: Sequence[Roll]) -> int:
        """How many of these rolls show faces supplied here."""
        asked = _asked(rolls)
        return sum(min(asked.count(key), len(shown)) for key, shown in self._faces.items())


def _asked(rolls: Sequence[Roll]) -> list[tuple[str, str]]:
    return [(roll.die.name, roll.die.of) for roll in rolls]


NO_DICE = Dice()


class Lowest(Dice):
    """Dice that show their lowest face unless another is known, to find out which ones are asked for."""

    def __init__(self, known: Dice = NO_DICE) -> None:
        super().__init__()
        self._known = known

    def face(self, die: Die, before: Sequence[Roll]) -> int:
        """The face that is known, or else the first."""
        try:
            return self._known.face(die, before)
        except MissingDie:
            return die.faces[0]


class Script(Dice):
    """Faces in the order dice are asked for, whatever faces a case supplies, except for the dice already known."""

    def __init__(self, faces: Sequence[int], known: Dice = NO_DICE, *, parts: bool = False) -> None:
        super().__init__()
        self._script = faces
        self._known = known
        self._parts = parts
        """Whether a part of a decision is chosen as a whole, by what it gives."""

    def put(self, name: str, face: int, of: str = "") -> None:
        """Nothing: the script decides."""

    def face(self, die: Die, before: Sequence[Roll]) -> int:
        """The face that is known, or else the next of the script."""
        try:
            return self._known.face(die, before)
        except MissingDie:
            place = self._place(before)
            if place >= len(self._script):
                raise
            return self._script[place]

    def enter(self, before: Sequence[Roll], end: Callable[[Dice], Hashable]) -> None:
        """A part the script does not reach is open, unless all its dice are known."""
        if not self._parts or self._place(before) < len(self._script):
            return
        found: dict[Hashable, Way] = {}
        for chance, faces, given in self._ends(end):
            first = found.get(given, (Fraction(0), faces))
            found[given] = first[0] + chance, first[1]
        ways = tuple(found.values())
        if any(faces for _, faces in ways):
            raise OpenPart(ways)

    def _ends(self, end: Callable[[Dice], Hashable]) -> Iterator[tuple[Fraction, tuple[int, ...], Hashable]]:
        left: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
        while left:
            chance, faces = left.pop()
            try:
                yield chance, faces, end(Script((*self._script, *faces), self._known, parts=True))
            except MissingDie as missing:
                each = chance / len(missing.die.faces)
                left += ((each, (*faces, face)) for face in reversed(missing.die.faces))
            except OpenPart as part:
                left += ((chance * share, (*faces, *own)) for share, own in reversed(part.ways))

    def _place(self, before: Sequence[Roll]) -> int:
        return len(before) - self._known.used(before)
