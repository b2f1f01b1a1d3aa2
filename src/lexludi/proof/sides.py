"""What depends on a reading: sides that no example plays to another end, and examples that end otherwise under one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from typing import Any

from lexludi.examples.answer import tell
from lexludi.examples.core import run
from lexludi.examples.feature import Example
from lexludi.files import BadInput, keep, last_kept
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.proof.evidence import fingerprint
from lexludi.proof.reads import Reads, printed
from lexludi.proof.record import Told, told_of
from lexludi.rulings.chart import looking
from lexludi.rulings.plain import Json, plain
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
    find = partial(_turned, project, slug)
    found = keep(f"{slug}-turned", project.root, (), find, fingerprint(project, slug))["examples"]
    sides = [side.value for setting in project.settings(slug) for side in setting.sides[1:]]
    return {side: [_read(rows[side]) for rows in found.values() if side in rows] for side in sides}


def _read(row: dict[str, Any]) -> Turned:
    return Turned(**{**row, "told": tuple(Told(**told) for told in row["told"])})


def _turned(project: Project, slug: str) -> dict[str, Any]:
    """For each example the outcomes under other sides and the cells they read; unchanged ones are taken over."""
    tables, code = list(project.tables(slug).values()), fingerprint(project, slug, values=False)
    last = last_kept(f"{slug}-turned", project.root)
    reads = Reads.read(last[1]["reads"]) if last else None
    changed = reads.changed(tables, code) if reads else None
    found, seen = {}, {}
    for example in project.examples[slug] if project.settings(slug) else ():
        if last and reads and changed is not None and reads.same(example.id, changed):
            found[example.id], seen[example.id] = last[1]["examples"][example.id], reads.seen[example.id]
            continue
        with looking() as cells:
            found[example.id] = _ends(project, slug, example)
        seen[example.id] = frozenset(cells)
    return {"examples": found, "reads": Reads(code, printed(tables), seen).data()}


def _ends(project: Project, slug: str, example: Example) -> dict[str, dict[str, Any]]:
    """What becomes of an example under each side that changes its end.

    A side is tried where the rules looked at its setting; elsewhere it makes no difference.
    """
    end, looked_at = _end_and_settings(project, slug, example)
    settings = [setting for setting in project.settings(slug) if setting.name in looked_at]
    sides = [side.value for setting in settings for side in setting.sides[1:]]
    under = {side: _under(project, slug, example, side, end) for side in sides}
    return {side: asdict(each) for side, each in under.items() if each}


def _end_and_settings(project: Project, slug: str, example: Example) -> tuple[tuple[Verdict, Json], set[str]]:
    """How an example ends, and the names of the settings its rules looked at until then."""
    case = project.case(slug, example.clause)
    run(example, project.grammar(slug, BY_GHERKIN[example.language]), case)
    names = {setting.name for ruling in (*case.past, case.ruling) for setting, _ in ruling.readings}
    return (case.ruling.verdict, plain(case.ruling.held)), names


def _under(project: Project, slug: str, example: Example, side: str, end: tuple[Verdict, Json]) -> Turned | None:
    """What becomes of an example under a side, if it ends otherwise; what it says of readings itself still counts."""
    case = project.case(slug, example.clause)
    case.readings = case.readings.choosing(side)
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
            without = example._replace(steps=tuple(step for step in example.steps if step != done.step))
            if _end(project, slug, without) != (result.ruling.verdict, plain(result.ruling.held)):
                yield done.values["reading"]


def _end(project: Project, slug: str, example: Example) -> tuple[Verdict, Json] | None:
    """The outcome of an example; None if its case has become impossible."""
    try:
        ruling = project.run(slug, example).ruling
    except BadInput:
        return None
    return ruling.verdict, plain(ruling.held)
