"""Kinds of values and scenes that do not do what they must: told with the place of the method that does not."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import Any

from lexludi.examples.kinds import Kind, Several
from lexludi.examples.vocabulary import Vocabulary
from lexludi.files import BadInput, Problem
from lexludi.rulings.plain import plain
from lexludi.space.scene import Scene, Words

KIND = ("says", "pattern", "read", "write", "load", "choices")
SCENE = ("kind", "record", "read", "draw", "describe")
"""What a kind of values and a kind of scenes must have."""


def check_kinds(kinds: object, scenes: object) -> None:
    """Everything a kind of values or of scenes must have is there."""
    if not isinstance(kinds, Mapping):
        raise TypeError(f"kinds is {kinds!r}; write kinds={{Type: Kind()}}")
    if not isinstance(scenes, tuple):
        raise TypeError(f"scenes is {scenes!r}; write scenes=(Scene,)")
    for kind in kinds.values():
        if isinstance(kind, type):
            raise TypeError(f"{kind.__name__} is a class; write {kind.__name__}()")
    for one, parts in (*((kind, KIND) for kind in kinds.values()), *((scene, SCENE) for scene in scenes)):
        if lacking := [part for part in parts if not hasattr(one, part)]:
            name = one.__name__ if isinstance(one, type) else type(one).__name__
            raise TypeError(f"{name} lacks {', '.join(lacking)}; it needs {', '.join(parts)}")
    for scene in scenes:
        if not inspect.ismethod(scene.read):
            raise TypeError(f"{scene.__name__}.read makes a scene of its record; write `@classmethod` above it")
    names = [scene.kind for scene in scenes]
    if twice := [name for name in names if names.count(name) > 1]:
        raise TypeError(f"two scenes are of the kind {twice[0]!r}; give each a kind of its own")


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
    code = getattr(type(kind), method).__code__
    said = f"{type(kind).__name__}.{method} gives {found!r:.60}, not {wanted}; mend it."
    return BadInput(Problem(code.co_filename, code.co_firstlineno, said, cause=f"{method} of {type(kind).__name__}"))
