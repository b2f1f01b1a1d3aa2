"""Words of rulings that would reach a reader untranslated: members of no glossary, and terms held as mere text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lexludi.project import Project
from lexludi.rulings.plain import Json, plain


def strange_words(project: Project, slug: str) -> list[str]:
    """Each word of a trace or an outcome of the book's examples that is not told as its glossary has it."""
    terms, found = project.books[slug].terms, set()
    for example in project.examples[slug]:
        run = project.ran(slug, example)
        labels = set(run.case.pieces())
        for ruling in (*run.case.past, run.case.ruling):
            for line in ruling.trace:
                found |= {f"{line.clause}: the fact {key} is not a term" for key in line.facts if key not in terms}
                counted = {count.term for count, _ in line.counts if count.term}
                found |= {
                    f"{line.clause}: {word} is counted and is not a term" for word in counted if word not in terms
                }
                lost = [[plain(rival.value), plain(rival.facts)] for rival in line.over]
                for word, term in _words([plain(line.value), plain(line.facts), *lost]):
                    if term and word not in terms and not _code(word):
                        found.add(f"{line.clause}: {word} is not a term")
                    elif not term and word in terms and word not in labels:
                        found.add(f"{line.clause}: {word} is a term, but stands there as mere text")
            for word, term in _words(plain(ruling.held)):
                if term and word not in {*terms, *project.names(slug)} and not _code(word):
                    found.add(f"{example.clause}: the outcome holds {word}, which is not a term")
    return sorted(found)


def _code(word: str) -> bool:
    """Whether a word is shown as it is in every language, such as `NE` or the number of a rule."""
    return not re.search("[a-z]{3}", word)


def _words(data: Json) -> Iterator[tuple[str, bool]]:
    """Every text within plain data, and whether it is given as a term."""
    if isinstance(data, str):
        yield data, False
    elif isinstance(data, list):
        for item in data:
            yield from _words(item)
    elif isinstance(data, dict) and "term" in data:
        yield str(data["term"]), True
    elif isinstance(data, dict):
        for item in data.values():
            yield from _words(item)
