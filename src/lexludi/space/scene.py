"""What can be shown beside an example: recorded in the evidence, drawn, and described in words."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, Self

from lexludi.rulings.plain import Json
from lexludi.space.saying import Words


class Scene(Protocol):
    """A kind of scene; a book names the kinds it shows."""

    kind: ClassVar[str]
    """What the evidence calls this kind of scene."""

    def record(self) -> Json:
        """The scene as plain data."""

    @classmethod
    def read(cls, data: Json) -> Self:
        """The scene that plain data records."""

    def draw(self, words: Words) -> str:
        """A finished figure with its description for those who cannot see it; every text in it is escaped."""

    def describe(self, words: Words) -> str:
        """The scene in words."""


class View(Scene, Protocol):
    """A scene of a space: at least one drawing of a position."""

    @property
    def position(self) -> Any:
        """The position of the first drawing, where pieces can be taken hold of."""
