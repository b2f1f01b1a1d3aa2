"""A case as a player writes it: `Feature:` and `Scenario:` may be left out, and so may the language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from gherkin.dialect import Dialect

from lexludi.catalog import Catalog
from lexludi.examples.feature import NO_CATALOG, Example, read_examples
from lexludi.files import BadInput, Problem
from lexludi.languages import BY_GHERKIN, LANGUAGES
from lexludi.words import say

SPACES = re.compile(r"[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]")
"""What keyboards and texts that were copied have for a space."""


def read_case(
    text: str, file: str, catalog: Callable[[str], Catalog] = lambda _: NO_CATALOG, otherwise: str = "en"
) -> list[Example]:
    """The cases of a text; missing Gherkin headings are added without changing line numbers.

    A text without keywords of any language is read in the given one.

    A line without a keyword, which Gherkin would drop, is kept as a step, so that it is reported.
    """
    lines = SPACES.sub(" ", text).split("\n")
    place = next((place for place, line in enumerate(lines) if _is_language(line)), None)
    name = lines[place].split(":", 1)[1].strip() if place is not None else _spoken(lines, otherwise)
    dialect = Dialect.for_name(name)
    if dialect is None or name not in BY_GHERKIN:
        said = say(
            catalog(BY_GHERKIN[_spoken(lines, otherwise)]),
            "fault.language",
            language=name,
            languages=", ".join(BY_GHERKIN),
        )
        raise BadInput(Problem(file, (place or 0) + 1, said))
    kept = ["" if _is_language(line) else line for line in lines]
    head = [f"# language: {name}"]
    if not _begins(kept, dialect.feature_keywords):
        head.append(f"{dialect.feature_keywords[0]}: {file}")
        scenarios = [*dialect.scenario_keywords, *dialect.scenario_outline_keywords]
        own = next((place for place, line in enumerate(kept) if _begins([line], scenarios)), len(kept))
        if own == len(kept) or any(line.strip() and not line.lstrip().startswith(("@", "#")) for line in kept[:own]):
            tags = [line.strip() for line in kept[:own] if line.strip().startswith("@")]
            kept = ["" if place < own and line.strip().startswith("@") else line for place, line in enumerate(kept)]
            head += [*tags, f"{dialect.scenario_keywords[0]}: {file}"]
    written = [*head, *_steps(kept, dialect, in_scenario=len(head) > 2)]
    return _shifted("\n".join(written), file, len(head), catalog(BY_GHERKIN[name]))


def _steps(lines: list[str], dialect: Dialect, *, in_scenario: bool) -> Iterator[str]:
    """The lines, those of scenarios that begin with no keyword marked as steps."""
    scenario = [*dialect.scenario_keywords, *dialect.scenario_outline_keywords, *dialect.background_keywords]
    heads = [*scenario, *dialect.feature_keywords, *dialect.rule_keywords, *dialect.examples_keywords]
    words = [*dialect.given_keywords, *dialect.when_keywords, *dialect.then_keywords]
    known = ("@", "#", "|", '"""', "```", *words, *dialect.and_keywords, *dialect.but_keywords)
    for line in (_capital(line, known) for line in lines):
        if _begins([line], heads):
            in_scenario = _begins([line], scenario)
        strange = in_scenario and line.strip() and not _begins([line], heads) and not line.lstrip().startswith(known)
        yield f"* {line.strip()}" if strange else line


def _capital(line: str, keywords: tuple[str, ...]) -> str:
    """A line whose keyword is written as the language has it, though it was typed in small letters or stands alone."""
    said = line.strip()
    said += " " * (f"{said} ".casefold() in map(str.casefold, keywords))
    small = (word for word in keywords if said and said[: len(word)].casefold() == word.casefold())
    word = max(small, key=len, default="")
    return line if line.lstrip().startswith(word) else word + said[len(word) :]


def _is_language(line: str) -> bool:
    return line.replace(" ", "").startswith("#language:")


def _begins(lines: list[str], keywords: list[str]) -> bool:
    return any(line.strip().startswith(f"{keyword}:") for line in lines for keyword in keywords)


def _spoken(lines: list[str], otherwise: str) -> str:
    """The language whose keywords begin the most lines, or another where none does."""

    def count(name: str) -> int:
        dialect = Dialect.for_name(name)
        if dialect is None:
            return 0
        words = [
            word
            for word in (*dialect.given_keywords, *dialect.when_keywords, *dialect.then_keywords)
            if word.strip() != "*"
        ]
        return sum(f"{line.strip()} ".casefold().startswith(tuple(map(str.casefold, words))) for line in lines)

    return max((LANGUAGES[code].gherkin for code in (otherwise, *LANGUAGES)), key=count)


def _shifted(text: str, file: str, by: int, catalog: Catalog) -> list[Example]:
    """The examples of a text below some added lines, numbered as if those were not there."""
    try:
        examples = read_examples(text, file, catalog)
    except BadInput as error:
        moved = (replace(fault, line=max(1, fault.line - by)) for fault in error.problems if isinstance(fault, Problem))
        raise BadInput(*moved) from error
    return [
        example._replace(
            line=max(1, example.line - by),
            head=max(1, example.head - by),
            steps=tuple(step._replace(line=max(1, step.line - by)) for step in example.steps),
        )
        for example in examples
    ]
