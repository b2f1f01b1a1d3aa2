"""The official run: pytest-bdd over every feature file, and the proof that it left none out."""

from __future__ import annotations

import pytest
from pytest_bdd import scenarios

from bdd import Binding
from lexludi.examples.core import Result
from lexludi.project import Project
from support import ROOT

scenarios(*sorted(str(path) for path in (ROOT / "features").glob("*/*.feature")))


@pytest.mark.last
def test_pytest_bdd_and_core_agree_on_every_example(binding: Binding, project: Project) -> None:
    ran = {key: _told(result) for key, result in binding.results.items()}
    core = {
        example.id: _told(project.run(book, example)) for book in project.books for example in project.examples[book]
    }
    assert ran.keys() == core.keys()
    assert [key for key in core if ran[key] != core[key]] == []


def _told(result: Result) -> object:
    steps = [(step.template, step.values, step.actual, step.holds) for step in result.steps]
    return steps, result.ruling, result.past
