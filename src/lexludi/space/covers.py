"""The picture on the cover of a book: the name of a space of the platform, then one line of what it draws there."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from lexludi import space
from lexludi.space.saying import Words


def draw(cover: str, words: Words) -> str:
    """The picture; raises ValueError where it cannot be drawn."""
    found: str = _module(cover).draw(cover.partition(" ")[2], words)
    return found


def sentences(cover: str) -> Mapping[str, str]:
    """Everything said by the space a cover is of, in English, by key."""
    found: Mapping[str, str] = _module(cover).sentences
    return found


def check(cover: str) -> None:
    """Raise ValueError where a cover cannot be drawn."""
    draw(cover, Words(sentences=sentences(cover)))


def spaces() -> list[str]:
    """The names of the spaces of the platform: each is a package with a module `cover`."""
    return [module.name for module in iter_modules(space.__path__) if module.ispkg]


def _module(cover: str) -> ModuleType:
    """What draws the covers of the space a text begins with."""
    name = cover.partition(" ")[0]
    if name not in spaces():
        raise ValueError(f"it begins with the name of a space, one of {', '.join(spaces())}.")
    return import_module(f"{space.__name__}.{name}.cover")
