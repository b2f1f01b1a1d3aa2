"""What is wrong with a case, as it is told beside the sentence it is about."""

from __future__ import annotations

from typing import Any

from lexludi.catalog import Catalog
from lexludi.examples.feature import Example
from lexludi.files import BadInput, Problem
from lexludi.words import say

OFFERED = {"fault.near": "sentence", "fault.list": "command"}
"""What the page offers as buttons, with the place in which it stands."""


def faults(error: BadInput, example: Example | None, catalog: Catalog) -> list[dict[str, Any]]:
    """Every fault with its line, without the sentence above it and without what the page offers itself."""
    said = {step.line: f"{step.word} {step.text}: " for step in example.steps} if example else {}
    heads = [say(catalog, key, **{place: "\0"}).partition("\0")[0] for key, place in OFFERED.items()]
    found = []
    for problem in error.problems:
        line, says = (problem.line, problem.message) if isinstance(problem, Problem) else (0, problem)
        says = says.removeprefix(said.get(line, ""))
        for head in heads:
            says = says.partition(f" {head}")[0]
        found.append({"line": line, "says": says})
    return found
