"""pytest-bdd bound to the execution core: every step of every feature file is handed to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from lexludi.clauses.problems import shown
from lexludi.examples.core import Result, Run
from lexludi.examples.feature import Example, Step
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

    def start(self, file: str, name: str) -> Run:
        """Begin the scenario pytest-bdd is about to run."""
        example = self._examples[shown(Path(file), self.project.root), name][0]
        book = Path(example.file).parts[1]
        grammar = self.project.grammar(book, BY_GHERKIN[example.language])
        return Run(example, grammar, self.project.case(book, example.clause))

    def finish(self, run: Run) -> Result:
        """Close it; a row of an outline is told by the sentences that were run."""
        said = [done.step.text for done in run.steps]
        rows = self._examples[run.example.file, run.example.name]
        run.example = next(row for row in rows if [step.text for step in row.steps] == said and row.id not in self.results)
        self.results[run.example.id] = run.result()
        return self.results[run.example.id]


@pytest.fixture
def run(request: pytest.FixtureRequest, binding: Binding) -> Any:
    """The example being run; the scenario fails where a statement does not hold."""
    scenario = request.function.__scenario__
    state = binding.start(scenario.feature.filename, scenario.name)
    yield state
    if len(state.steps) == len(state.example.steps) and all(done.holds for done in state.steps):
        binding.finish(state)


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
