"""Sides of a reading that no example plays to another end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lexludi.examples.feature import Example
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.rulings.plain import Json, plain
from lexludi.rulings.ruling import Verdict


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
