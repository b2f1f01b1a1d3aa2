"""Changes to the rules that may go unnoticed, each with the reason, as a book lists them in `pins/<module>.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lexludi.files import BadInput, Problem, line_with, shown
from lexludi.project import Project
from lexludi.proof.pins import Pin
from lexludi.proof.reasons import reasons
from lexludi.proof.trials import Notice

FOLDER = "pins"


@dataclass(frozen=True)
class Found:
    """The changes of one book, told apart."""

    pins: tuple[Pin, ...]
    listed: dict[str, str]
    """The changes that may live, with the reason."""
    whole: bool = True
    """Whether every change of the book was judged."""

    @property
    def survivors(self) -> list[Pin]:
        """Changes that no example notices and no list excuses."""
        return [pin for pin in self.pins if not pin.noticed and pin.name not in self.listed]

    @property
    def stale(self) -> list[str]:
        """What is listed without need: noticed by now, or no change of these rules."""
        alive = {pin.name for pin in self.pins if not pin.noticed}
        judged = {pin.name for pin in self.pins}
        return [name for name in self.listed if name not in alive and (self.whole or name in judged)]

    def share(self, *, cells: bool) -> tuple[int, int]:
        """How many changes of cells, or of code, are noticed, and how many there are."""
        own = [pin for pin in self.pins if (pin.kind == "cell") is cells]
        return sum(pin.noticed for pin in own), len(own)

    def recorded(self) -> int:
        """How many are noticed by the record alone."""
        return sum(pin.notice is Notice.RECORDED for pin in self.pins)


def found(project: Project, slug: str, pins: Iterable[Pin], *, whole: bool = True) -> Found:
    """The findings of a book, or of some of its changes, with what it says of them."""
    return Found(tuple(pins), listed(project, slug), whole)


def listed(project: Project, slug: str) -> dict[str, str]:
    """The changes of a book that may live, each with the reason; each stands in the file of its module."""
    said: dict[str, str] = {}
    for reason in reasons(project, slug, FOLDER, "may_live", {"changes": "changes as `lexludi pins` names them"}):
        for change in reason.lists["changes"]:
            if (place := place_of(change)) != f"{FOLDER}/{reason.file.name}":
                file = shown(reason.file, project.root)
                line = line_with(change.split(":")[0], reason.file, project.root)
                raise BadInput(Problem(file, line, f"{change!r} is a change of another module; put it into {place}."))
            said[change] = reason.why
    return said


def place_of(change: str) -> str:
    """The file beside the examples in which a change would be listed."""
    return f"{FOLDER}/{change.partition('.py ')[0]}.toml"
