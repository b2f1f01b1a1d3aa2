"""Examples written as Gherkin in any of the five languages."""

from __future__ import annotations

from gherkin.dialect import Dialect

from lexludi.catalog import Catalog
from lexludi.examples.core import Result
from lexludi.examples.grammar import Grammar
from lexludi.languages import LANGUAGES


def keywords(language: str) -> dict[str, str]:
    """The first Gherkin keyword of each kind in a language."""
    dialect = Dialect.for_name(LANGUAGES[language].gherkin)
    kinds = ("feature", "rule", "scenario", "given", "when", "then", "and")
    return {kind: _word(getattr(dialect, f"{kind}_keywords")) for kind in kinds}


def write_feature(title: str, results: list[Result], language: str, grammar: Grammar, catalog: Catalog) -> str:
    """A feature file in a language with the given examples, which runs to the same rulings."""
    words = keywords(language)
    lines = [f"# language: {LANGUAGES[language].gherkin}", f"{words['feature']}: {title}"]
    for place, result in enumerate(results, 1):
        example = result.example
        name = catalog.get(f"{example.clause}/example", example.name) or example.name
        lines += ["", "  " + " ".join(f"@{tag}" for tag in example.tags), f"  {words['scenario']}: {name} ({place})"]
        before = ""
        for step in result.steps:
            word = words["and"] if step.step.keyword == before else words[step.step.keyword]
            before = step.step.keyword
            lines.append(f"    {word} {grammar.write(step.template, step.values)}")
    return "\n".join(lines) + "\n"


def _word(found: list[str]) -> str:
    """The first of the words Gherkin allows that a sentence of its own can follow, so not `Et que`."""
    return next(keyword.strip() for keyword in found if not keyword.strip().endswith(("*", "que", "'")))
