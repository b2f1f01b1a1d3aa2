"""pytest-bdd bound to the execution core: every step of every feature file is handed to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from lexludi.examples.core import Result, Run
from lexludi.examples.feature import MARK, Example, Step
from lexludi.files import shown
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project


class Sentence(parsers.StepParser):
    """Matches every step; the core knows which sentence it is."""

    def __init__(self) -> None:
        super().__init__("{sentence}")

    def is_matching(self, name: str) -> bool:
        """Always: unknown and ambiguous sentences are errors of the core."""
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The whole sentence."""
        return {"sentence": name}


class Binding:
    """What pytest-bdd has run, by example."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.results: dict[str, Result] = {}
        self._examples: dict[tuple[str, str], list[Example]] = {}
        for examples in project.examples.values():
            for example in examples:
                self._examples.setdefault((example.file, example.name), []).append(example)

    def start(self, file: str, name: str, sentences: list[str]) -> Run:
        """Begin the scenario pytest-bdd is about to run; a row of an outline is told by its sentences."""
        rows = self._examples[shown(Path(file), self.project.root), name]
        wanted = [" ".join(sentence.split()) for sentence in sentences]
        example = next(row for row in rows if wanted == [" ".join(step.text.split()) for step in row.steps])
        book = Path(example.file).parent.name
        grammar = self.project.grammar(book, BY_GHERKIN[example.language])
        return Run(example, grammar, self.project.case(book, example.clause))


def pytest_bdd_apply_tag(tag: str, function: object) -> bool | None:
    """A scenario's permanent name is no mark of pytest; a clause is."""
    return True if MARK.fullmatch(f"@{tag}") else None


RUN: pytest.StashKey[Run] = pytest.StashKey()


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Begin an example."""
    binding = request.getfixturevalue("binding")
    sentences = [step.name for step in scenario.steps]
    request.node.stash[RUN] = binding.start(feature.filename, scenario.name, sentences)


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Keep the result of an example that ran to its end."""
    run = request.node.stash[RUN]
    if len(run.steps) == len(run.example.steps):
        request.getfixturevalue("binding").results[run.example.id] = run.result()


@pytest.fixture
def run(request: pytest.FixtureRequest) -> Run:
    """The example being run."""
    found: Run = request.node.stash[RUN]
    return found


@given(Sentence())
def _given(run: Run, sentence: str) -> None:
    run.take(Step("given", "Given", sentence, run.example.line))


@when(Sentence())
def _when(run: Run, sentence: str) -> None:
    run.take(Step("when", "When", sentence, run.example.line))


@then(Sentence())
def _then(run: Run, sentence: str) -> None:
    done = run.take(Step("then", "Then", sentence, run.example.line))
    assert done.holds, f"{sentence}: expected {done.expected}, the rules give {done.actual}"
