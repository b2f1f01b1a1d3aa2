"""Changes to the rules that may go unnoticed, each with the reason, as a book lists them in `pins.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from lexludi.files import BadInput, Problem, line_of, read_toml, shown
from lexludi.project import Project
from lexludi.proof.pins import Pin
from lexludi.proof.trials import Notice

FILE = "pins.toml"


@dataclass(frozen=True)
class Found:
    """The changes of one book, told apart."""

    pins: tuple[Pin, ...]
    listed: dict[str, str]
    """The changes that may live, with the reason."""

    @property
    def survivors(self) -> list[Pin]:
        """What nobody notices and nobody has excused."""
        return [pin for pin in self.pins if not pin.noticed and pin.name not in self.listed]

    @property
    def stale(self) -> list[str]:
        """What is listed without need: noticed by now, or no change of these rules."""
        alive = {pin.name for pin in self.pins if not pin.noticed}
        return [name for name in self.listed if name not in alive]

    def share(self, *, cells: bool) -> tuple[int, int]:
        """How many changes of cells, or of code, are noticed, and how many there are."""
        own = [pin for pin in self.pins if (pin.kind == "cell") is cells]
        return sum(pin.noticed for pin in own), len(own)

    def recorded(self) -> int:
        """How many are noticed by the record alone."""
        return sum(pin.notice is Notice.RECORDED for pin in self.pins)


def found(project: Project, slug: str, pins: Iterable[Pin]) -> Found:
    """The findings of a book with what it says of them."""
    return Found(tuple(pins), listed(project, slug))


def listed(project: Project, slug: str) -> dict[str, str]:
    """The changes of a book that may live, each with the reason."""
    path, root = project.root / "features" / slug / FILE, project.root
    if not path.exists():
        return {}
    said: dict[str, str] = {}
    data = read_toml(path, root)
    groups = data.pop("may_live", [])
    if data or not isinstance(groups, list):
        raise _fault(path, root, next(iter(data), "may_live"), "only [[may_live]] may stand here.")
    for group in groups:
        if not isinstance(group, dict) or set(group) != {"why", "changes"}:
            raise _fault(path, root, "may_live", "each [[may_live]] has `why` and `changes`.")
        why, changes = group["why"], group["changes"]
        if not isinstance(why, str) or not why.strip():
            raise _fault(path, root, "why", "`why` is a sentence: the reason these changes may live.")
        if not isinstance(changes, list) or not all(isinstance(each, str) for each in changes):
            raise _fault(path, root, "changes", "`changes` is a list of changes as `lexludi pins` names them.")
        said |= dict.fromkeys(changes, why)
    return said


def _fault(path: Path, root: Path, key: str, message: str) -> BadInput:
    return BadInput(Problem(shown(path, root), line_of(key, path, root), message))
