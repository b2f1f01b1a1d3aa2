"""Kinds of values and scenes that do not do what they must: told with the place of the method that does not."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import Any

from lexludi.examples.blame import of_book
from lexludi.examples.kinds import Kind, Several
from lexludi.examples.positions import Placing, Positions
from lexludi.examples.vocabulary import Vocabulary
from lexludi.files import BadInput, Problem
from lexludi.rulings.plain import plain
from lexludi.space.saying import Words
from lexludi.space.scene import Scene

KIND = ("says", "pattern", "read", "write", "load", "choices")
SCENE = ("kind", "record", "read", "draw", "describe")
SPACE = ("scene", "sample")
"""What a kind of values, a kind of scenes and a space must have; the methods of a space are known by its base."""
BY_SPACE = {"read": "understand", "write": "tell", "load": "read"}
"""The methods of a space that stand behind those of the kind of its positions."""


def check_kinds(kinds: object, placing: Placing[Any] | None = None) -> None:
    """Everything a kind of values must have is there, and everything its space must have, where it has one."""
    if not isinstance(kinds, Mapping):
        raise TypeError(f"kinds is {kinds!r}; write kinds={{Type: Kind()}}")
    for kind in kinds.values():
        if isinstance(kind, type):
            raise TypeError(f"{kind.__name__} is a class; write {kind.__name__}()")
        _check_parts(kind, KIND)
    for told in (placing, *kinds.values()):
        if isinstance(told, Placing | Positions):
            _check_parts(told.space, SPACE)
            check_scenes((told.space.scene,))


def check_scenes(scenes: object) -> None:
    """Everything a kind of scenes must have is there."""
    if not isinstance(scenes, tuple):
        raise TypeError(f"scenes is {scenes!r}; write scenes=(Scene,)")
    for scene in scenes:
        _check_parts(scene, SCENE)
        if not inspect.ismethod(scene.read):
            raise TypeError(f"{scene.__name__}.read makes a scene of its record; write `@classmethod` above it")
    names = [scene.kind for scene in scenes]
    if twice := [name for name in names if names.count(name) > 1]:
        raise TypeError(f"two scenes are of the kind {twice[0]!r}; give each a kind of its own")


def _check_parts(one: object, parts: tuple[str, ...]) -> None:
    if lacking := [part for part in parts if not hasattr(one, part)]:
        name = one.__name__ if isinstance(one, type) else type(one).__name__
        raise TypeError(f"{name} lacks {', '.join(lacking)}; it needs {', '.join(parts)}")


def pattern(kind: Kind[Any], words: Vocabulary) -> str:
    """What a value looks like in a sentence."""
    found: object = kind.pattern(words)
    if not isinstance(found, str):
        raise _misfit(kind, "pattern", found, "a regular expression")
    return found


def check_pattern(kind: Kind[Any], words: Vocabulary) -> None:
    """See that a pattern is one."""
    try:
        re.compile(found := pattern(kind, words))
    except re.error as error:
        raise _misfit(kind, "pattern", found, f"a regular expression ({error})") from error


def choices(kind: Kind[Any], words: Vocabulary) -> list[str]:
    """The words that may stand in a place, if they can be listed."""
    found: object = kind.choices(words)
    if not isinstance(found, list):
        raise _misfit(kind, "choices", found, "a list of words, which is empty where none can be listed")
    return found


def of_a_book(kind: Kind[Any]) -> bool:
    """Whether a book has added a kind, or the space whose positions it is of."""
    one = kind.one if isinstance(kind, Several) else kind
    return of_book(type(one.space if isinstance(one, Positions) else one).__module__)


def check_inverse(kind: Kind[Any], value: Any, words: Vocabulary) -> None:
    """See that a value that was read is written and kept so that it can be read again."""
    if isinstance(kind, Several):
        for item in value:
            check_inverse(kind.one, item, words)
        return
    written: object = kind.write(value, words)
    if not isinstance(written, str):
        raise _misfit(kind, "write", written, "a text")
    if not re.fullmatch(kind.pattern(words), written, re.IGNORECASE) or kind.read(written, words) != value:
        raise _misfit(kind, "write", written, f"what is read as {value!r} again")
    if (kept := kind.load(plain(value))) != value:
        raise _misfit(kind, "load", kept, f"the value {value!r} that was kept")


def drawn(scene: Scene, words: Words) -> str:
    """A scene as it is drawn."""
    found: object = scene.draw(words)
    if not isinstance(found, str) or "\n" in found:
        raise _misfit(scene, "draw", found, "finished HTML on one line")
    return found


def _misfit(kind: Kind[Any] | Scene, method: str, found: object, wanted: str) -> BadInput:
    owner, called = (kind.space, BY_SPACE[method]) if isinstance(kind, Positions) else (kind, method)
    code, name = getattr(type(owner), called).__code__, type(owner).__name__
    said = f"{name}.{called} gives {found!r:.60}, not {wanted}; mend it."
    return BadInput(Problem(code.co_filename, code.co_firstlineno, said, cause=f"{called} of {name}"))
