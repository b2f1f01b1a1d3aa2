"""A case of one's own as an example, ready to be contributed."""

from __future__ import annotations

from lexludi.examples.answer import HERE, Answer
from lexludi.examples.translate import keywords
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project


def feature(project: Project, slug: str, answer: Answer, outcome: str, house: list[str]) -> str:
    """The case as an example of the clause that decided it, with what came of it; nothing where its dice are open."""
    if answer.result is None:
        return ""
    example, ruling = answer.run.example, answer.run.case.ruling
    code = BY_GHERKIN[example.language]
    grammar, words = project.grammar(slug, code), keywords(code)
    decided = ruling.by or next((line.clause for line in reversed(ruling.trace)), None)
    lines = [
        f"# language: {example.language}",
        f"{words['feature']}: {project.books[slug].title}",
        *(f"# {line}" for line in house),
        "",
        *([f"  @{decided}"] if decided else []),
        f"  {words['scenario']}: {outcome}",
    ]
    lines += [f"    {step.word} {step.text}" for step in example.steps]
    if not any(step.keyword == "then" for step in example.steps):
        stated = answer.told if ruling.decided else (*answer.told, HERE[ruling.verdict])
        told = [grammar.write(sentence.template, sentence.values) for sentence in stated]
        lines += [f"    {words['and'] if place else words['then']} {said}" for place, said in enumerate(told)]
    return "\n".join(lines) + "\n"
