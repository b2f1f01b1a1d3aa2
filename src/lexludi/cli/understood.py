"""Lines of a case that are no sentences of its book: what they may mean, and which meaning the user chooses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lexludi.asking.proposals import Proposal
from lexludi.cli.common import console, printable
from lexludi.examples.feature import Example, Step
from lexludi.examples.grammar import AmbiguousStep, UnknownStep
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.words import say


@dataclass(frozen=True)
class Unknown:
    """A line that is no sentence of the book, and the sentences it may be."""

    step: Step
    proposals: tuple[Proposal, ...]

    def data(self) -> dict[str, Any]:
        """For programs."""
        found = [{"keyword": each.keyword, "sentence": each.text, "open": list(each.open)} for each in self.proposals]
        return {"line": self.step.line, "said": self.step.text, "understood": found}


def unknown(project: Project, book: str, example: Example) -> tuple[Unknown, ...]:
    """The lines of a case that are no sentences."""
    language = BY_GHERKIN[example.language]
    grammar, steps, pieces = project.grammar(book, language), list[Step](), set[str]()
    for step in example.steps:
        try:
            pieces |= grammar.match(step.keyword, step.text).named
        except UnknownStep:
            steps.append(step)
        except (AmbiguousStep, ValueError):
            continue
    find = project.proposals(book, language).of
    return tuple(
        Unknown(step, tuple(find(step.text, pieces, step.keyword if step.word != "*" else ""))) for step in steps
    )


def chosen(project: Project, example: Example, lines: Iterable[Unknown]) -> Example:
    """The case with the sentences chosen in the terminal; other lines stay as they are."""
    steps = {step: step for step in example.steps}
    for each in lines:
        if each.proposals and (taken := _take(project, BY_GHERKIN[example.language], each)):
            steps[each.step] = each.step._replace(keyword=taken.keyword, text=taken.text)
    return example._replace(steps=tuple(steps.values()))


def _take(project: Project, language: str, line: Unknown) -> Proposal | None:
    catalog, out = project.catalog(language), console()
    out.print(say(catalog, "ask.understood", line=printable(line.step.text)), markup=False)
    for place, each in enumerate(line.proposals, 1):
        out.print(f"  {place}  {printable(each.shown)}", markup=False)
    try:
        answer = input(f"{say(catalog, 'ask.take')} ").strip() or "1"
    except EOFError:
        return None
    return line.proposals[int(answer) - 1] if answer in map(str, range(1, len(line.proposals) + 1)) else None
