"""`lexludi ask` and `odds`: a case put to the rules, and the chances of what can come of it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from lexludi.clauses.quotes import find
from lexludi.cli.common import FAILS, HOLDS, open_project, print_json
from lexludi.cli.ruling import Teller
from lexludi.examples.answer import Answer
from lexludi.examples.feature import Example
from lexludi.examples.question import read_case
from lexludi.examples.sentences import listed
from lexludi.examples.translate import keywords
from lexludi.files import BadInput, Problem
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.proof.record import Record, chances
from lexludi.words import STRINGS

LONGEST = 2_000_000
"""The most bytes of a case that are read."""


def ask(options: argparse.Namespace) -> int:
    """Put each case of a text to the rules and print its ruling."""
    project = open_project(options)
    answers = [(book, project.ask(book, example)) for book, example in _cases(options, project)]
    if options.json:
        print_json([_data(answer, book) for book, answer in answers])
    else:
        for place, (book, answer) in enumerate(answers):
            print("\n" * bool(place), end="")
            Teller(project, book, options.lang or BY_GHERKIN[answer.run.example.language]).tell(answer)
    return HOLDS if all(answer.result is None or answer.result.holds for _, answer in answers) else FAILS


def odds(options: argparse.Namespace) -> int:
    """Print the chances of every outcome of each case."""
    project = open_project(options)
    answers = [(book, project.ask(book, example)) for book, example in _cases(options, project)]
    if options.json:
        print_json([{key: _data(answer, book)[key] for key in ("id", "name", "odds")} for book, answer in answers])
        return HOLDS
    for book, answer in answers:
        Teller(project, book, options.lang or BY_GHERKIN[answer.run.example.language]).odds(answer)
    return HOLDS


def sentences(options: argparse.Namespace) -> int:
    """Print every sentence of a book."""
    project, language = open_project(options), options.lang or "en"
    found = listed(project.grammar(project.book(options.book).slug, language))
    if options.json:
        print_json([asdict(sentence) for sentence in found])
        return HOLDS
    words, catalog, before = keywords(language), project.catalog(language), ""
    for sentence in found:
        if sentence.keyword != before:
            print(f"{words[sentence.keyword]}")
            before = sentence.keyword
        print(f"  {sentence.template}")
        for place in sentence.places:
            kind = STRINGS.get(place.kind, "")
            takes = ", ".join(place.words) or catalog.get(place.kind, kind) or kind
            several = STRINGS["sentence.several"]
            more = f" ({catalog.get('sentence.several', several) or several})" if place.several else ""
            print(f"      {{{place.name}}}: {takes}{more}")
    return HOLDS


def _data(answer: Answer, book: str) -> dict[str, Any]:
    """An answer for programs; one whose dice are open has chances alone."""
    if answer.result is not None:
        return Record.of(answer, book).data()
    example = answer.run.example
    return {"id": example.id, "name": example.name, "odds": [chance.data() for chance in chances(answer)]}


def _cases(options: argparse.Namespace, project: Project) -> list[tuple[str, Example]]:
    """The cases of the file named, or the example whose id is given."""
    kept = [
        (slug, example) for slug in project.books for example in project.examples[slug] if example.id == options.file
    ]
    if kept:
        return kept
    name, text = _text(options.file)
    examples = read_case(text, name)
    if not examples:
        raise BadInput(Problem(name, 1, "no scenario here; write `Scenario: …` with Given, When and Then."))
    return [_tagged(_book(options, project, name, example), project, example) for example in examples]


def _text(file: str) -> tuple[str, str]:
    """What a case is called and its text; no more of it is read than a case can have."""
    if file == "-" and (sys.stdin is None or sys.stdin.closed):
        raise BadInput("standard input is closed; name a file.")
    try:
        with sys.stdin.buffer if file == "-" else Path(file).open("rb") as stream:
            body = stream.read(LONGEST + 1)
    except OSError as error:
        raise BadInput(Problem(file, 0, f"cannot be read: {error.strerror}.")) from error
    name = "standard input" if file == "-" else file
    if len(body) > LONGEST:
        raise BadInput(Problem(name, 0, f"a case has at most {LONGEST} bytes."))
    return name, body.decode("utf-8-sig", errors="replace")


def _book(options: argparse.Namespace, project: Project, name: str, example: Example) -> str:
    folder = next((part for part in Path(name).parts if part in project.books), "")
    book = options.book or (example.clause or "").split(".")[0] or folder
    if not book:
        known = ", ".join(project.books)
        raise BadInput(Problem(name, example.line, f"which book? Tag the scenario or pass --book, one of {known}."))
    return project.book(str(book)).slug


def _tagged(book: str, project: Project, example: Example) -> tuple[str, Example]:
    """The example with the clauses its tags name, by id or by number."""
    try:
        tags = tuple(find({book: project.books[book]}, tag)[1] for tag in example.tags)
    except BadInput as error:
        raise BadInput(Problem(example.file, example.line, str(error))) from error
    return book, replace(example, tags=tags)
