"""Sentences and words of a language that cannot be told apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from lexludi.catalog import po_path, read_po
from lexludi.examples.grammar import AmbiguousStep, Grammar, Match, UnknownStep
from lexludi.files import BadInput, Problem, kept_problems, shown
from lexludi.languages import Language
from lexludi.marks import PLACEHOLDER
from lexludi.project import Project
from lexludi.proof.evidence import fingerprint
from lexludi.proof.sound import confused

PARTS = ("terms", "examples", "variant")
"""The files of a book's translations that have its words and sentences."""


def alike(project: Project, slug: str, language: Language) -> list[Problem]:
    """Step sentences that can be read as another one, and words of a chart that are the same; kept while nothing changes."""
    paths = [po_path(project.root, language.locale, name) for name in ("site", *(f"{slug}-{part}" for part in PARTS))]
    files = [path for path in paths if path.exists()]
    name = f"{slug}-{language.locale}-alike"
    words = [(path.name, project.sources.seen.get(path)) for path in files]
    find = partial(_alike, project, slug, language, files)
    return kept_problems(name, project.root, (), find, repr((words, fingerprint(project, slug))))


def _alike(project: Project, slug: str, language: Language, files: Iterable[Path]) -> Iterator[Problem]:
    faults = {**_sentences(project, slug, language), **_words(project, slug, language)}
    places = {}
    for path in files if faults else ():
        for entry in read_po(path, project.root):
            places[entry.msgid if entry.msgctxt.endswith("step") else entry.msgctxt] = (path, entry.linenum or 0)
    own = {phrase.template: (Path(phrase.place[0]), phrase.place[1]) for phrase in project.sentences(slug)}
    for key, fault in faults.items():
        path, line = places.get(key) or own.get(key) or (project.root / "docs" / slug / "terms", 0)
        yield Problem(shown(path, project.root), line, f"{key}: {fault}.")


def _sentences(project: Project, slug: str, language: Language) -> dict[str, str]:
    """By template, what goes wrong when the steps of the book's examples are written and read in the language."""
    grammar, faults = project.grammar(slug, language.code), {}
    for match in _samples(project, slug):
        template = match.phrase.template
        if not "".join(PLACEHOLDER.split(grammar.template(match.phrase))[::2]).strip():
            faults[template] = "it has no words of its own"
        text = grammar.write(template, match.values)
        if template not in faults and (fault := _misread(grammar, match, text)):
            faults[template] = fault
    return faults


def _samples(project: Project, slug: str) -> Iterable[Match]:
    """Every different step of a book's English examples."""
    grammar, found = project.grammar(slug, "en"), {}
    for example in project.examples[slug]:
        for step in example.steps if example.language == "en" else ():
            try:
                found[step.keyword, step.text] = grammar.match(step.keyword, step.text)
            except (UnknownStep, AmbiguousStep, BadInput, ValueError):
                continue  # a fault of the example, which is told where examples run
    return found.values()


def _misread(grammar: Grammar, match: Match, text: str) -> str:
    try:
        again = grammar.match(match.phrase.keyword, text)
    except AmbiguousStep as error:
        return f"“{text}” can be read as more than one sentence: {error}"
    except UnknownStep:
        return f"“{text}” cannot be read back"
    if again.values != match.values:
        return f"“{text}” is read back with other words, for two words are alike"
    return ""


def _words(project: Project, slug: str, language: Language) -> dict[str, str]:
    """Terms whose words are the same in the language but not in English, each with the term it collides with."""
    own, english = project.vocabulary(slug, language.code), project.vocabulary(slug, "en")
    faults = {
        f"{slug}:{key}": f"{form!r} is also the word for {other!r} in a sentence"
        for key, other, form in confused(project, slug, language.code)
    }
    for table in project.tables(slug).values():
        cells = {part for row in table.rows.values() for cell in row for part in str(cell).split("+")}
        for side in (table.columns, table.rows, sorted(cells)):
            seen: dict[str, str] = {}
            for key in side:
                other = seen.setdefault(own.word(key).casefold(), key)
                if english.word(other) != english.word(key):
                    faults[f"{slug}:{key}"] = f"{own.word(key)!r} is also the word for {other!r} in {table.clause}"
    return faults
