"""What depends on a reading: sides that no example plays to another end, and examples that end otherwise under one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import lru_cache, partial
from typing import Any

from lexludi.examples.answer import tell
from lexludi.examples.core import run
from lexludi.examples.feature import Example
from lexludi.files import BadInput, keep
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.proof.record import Told, told_of
from lexludi.rulings.plain import Json, plain
from lexludi.rulings.readings import choose, watched
from lexludi.rulings.ruling import Verdict


@dataclass(frozen=True)
class Turned:
    """An example that ends otherwise when a side other than this edition's is played."""

    id: str
    clause: str
    name: str
    verdict: str
    """How it ends then; empty where the case does not say what that side asks for."""
    by: str | None = None
    told: tuple[Told, ...] = ()


@lru_cache(16)
def turned(project: Project, slug: str) -> dict[str, list[Turned]]:
    """For each side that this edition does not play, the examples that end otherwise under it."""
    files = [*project.loader.files(slug), *(project.root / "features" / slug).glob("*.feature")]
    found = keep(f"{slug}-turned", project.root, files, partial(_turned, project, slug))
    return {side: list(map(_read, rows)) for side, rows in found.items()}


def _read(row: dict[str, Any]) -> Turned:
    return Turned(**{**row, "told": tuple(Told(**told) for told in row["told"])})


def _turned(project: Project, slug: str) -> dict[str, list[dict[str, Any]]]:
    """A side is tried in the examples whose rules looked at its setting; to the others it makes no difference."""
    if not project.settings(slug):
        return {}
    ends = [(example, *_end_and_settings(project, slug, example)) for example in project.examples[slug]]
    found = {
        side.value: [
            _under(project, slug, example, side.value, end) for example, end, seen in ends if setting.path in seen
        ]
        for setting in project.settings(slug)
        for side in setting.sides[1:]
    }
    return {side: [asdict(each) for each in rows if each] for side, rows in found.items()}


def _end_and_settings(
    project: Project, slug: str, example: Example
) -> tuple[tuple[Verdict, Json], set[tuple[str, ...]]]:
    """How an example ends, and the settings its rules looked at until then."""
    case, seen = project.case(slug, example.clause), set[tuple[str, ...]]()
    case.readings = watched(case.readings, seen)
    run(example, project.grammar(slug, BY_GHERKIN[example.language]), case)
    return (case.ruling.verdict, plain(case.ruling.held)), seen


def _under(project: Project, slug: str, example: Example, side: str, end: tuple[Verdict, Json]) -> Turned | None:
    """What becomes of an example under a side, if it ends otherwise; what it says of readings itself still counts."""
    case = project.case(slug, example.clause)
    case.readings = choose(case.readings, side)
    who = (example.id, example.clause or "", example.name)
    try:
        run(example, project.grammar(slug, BY_GHERKIN[example.language]), case)
    except BadInput:
        return Turned(*who, "")
    ruling = case.ruling
    if (ruling.verdict, plain(ruling.held)) == end:
        return None
    return Turned(*who, ruling.verdict, ruling.by, tuple(map(told_of, tell(project.sentences(slug), case))))


def idle_sides(project: Project, slug: str) -> list[str]:
    """The sides, the default ones aside, without an example that ends otherwise when the side is not chosen in it."""
    played = {side for example in project.examples[slug] for side in _decisive(project, slug, example)}
    return [side.value for setting in project.settings(slug) for side in setting.sides[1:] if side.value not in played]


def _decisive(project: Project, slug: str, example: Example) -> Iterator[str]:
    """The sides an example chooses on which its end depends."""
    result = project.run(slug, example)
    for done in result.steps:
        if "reading" in done.values:
            without = replace(example, steps=tuple(step for step in example.steps if step != done.step))
            if _end(project, slug, without) != (result.ruling.verdict, plain(result.ruling.held)):
                yield done.values["reading"]


def _end(project: Project, slug: str, example: Example) -> tuple[Verdict, Json] | None:
    """How an example ends; None where it can no longer be told at all."""
    try:
        ruling = project.run(slug, example).ruling
    except BadInput:
        return None
    return ruling.verdict, plain(ruling.held)
