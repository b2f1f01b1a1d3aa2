"""A case as a player writes it: `Feature:` and `Scenario:` may be left out, and so may the language."""

from __future__ import annotations

from dataclasses import replace

from gherkin.dialect import Dialect

from lexludi.examples.feature import Example, read_examples
from lexludi.files import BadInput, Problem
from lexludi.languages import BY_GHERKIN, LANGUAGES


def read_case(text: str, file: str) -> list[Example]:
    """The cases of a text; what is left out of the frame Gherkin wants is put around it, and lines keep their numbers."""
    lines = text.split("\n")
    stated = next((line.split(":", 1)[1].strip() for line in lines if _is_language(line)), None)
    name = stated or _spoken(lines)
    dialect = Dialect.for_name(name)
    if dialect is None or name not in BY_GHERKIN:
        return read_examples(text, file)
    body = [line for line in lines if not _is_language(line)]
    if _begins(body, dialect.feature_keywords):
        return read_examples(text, file) if stated else _shifted(f"# language: {name}\n{text}", file, 1)
    head = [f"# language: {name}", f"{dialect.feature_keywords[0]}: {file}"]
    kept = ["" if _is_language(line) else line for line in lines]
    if not _begins(kept, [*dialect.scenario_keywords, *dialect.scenario_outline_keywords]):
        first = next((place for place, line in enumerate(kept) if line.strip() and line.strip()[0] not in "@#"), 0)
        kept.insert(first, f"{dialect.scenario_keywords[0]}: {file}")
        return _shifted("\n".join([*head, *kept]), file, len(head) + 1)
    return _shifted("\n".join([*head, *kept]), file, len(head))


def _is_language(line: str) -> bool:
    return line.replace(" ", "").startswith("#language:")


def _begins(lines: list[str], keywords: list[str]) -> bool:
    return any(line.strip().startswith(f"{keyword}:") for line in lines for keyword in keywords)


def _spoken(lines: list[str]) -> str:
    """The language whose keywords begin the most lines."""

    def count(name: str) -> int:
        dialect = Dialect.for_name(name)
        if dialect is None:
            return 0
        words = [
            word
            for word in (*dialect.given_keywords, *dialect.when_keywords, *dialect.then_keywords)
            if word.strip() != "*"
        ]
        return sum(line.strip().startswith(tuple(words)) for line in lines)

    return max((language.gherkin for language in LANGUAGES.values()), key=count)


def _shifted(text: str, file: str, by: int) -> list[Example]:
    """The examples of a text with so many lines put before it; examples and faults keep the numbers without them."""
    try:
        examples = read_examples(text, file)
    except BadInput as error:
        moved = (replace(fault, line=max(1, fault.line - by)) for fault in error.problems if isinstance(fault, Problem))
        raise BadInput(*moved) from error
    return [
        replace(
            example,
            line=max(1, example.line - by),
            steps=tuple(replace(step, line=max(1, step.line - by)) for step in example.steps),
        )
        for example in examples
    ]
