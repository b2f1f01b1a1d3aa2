"""`lexludi ask` and `odds`: a case put to the rules, and the chances of what can come of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection
from dataclasses import asdict
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from lexludi.catalog import Catalog
from lexludi.clauses.quotes import find, meant_book
from lexludi.cli.common import FAILS, HOLDS, open_project, print_json
from lexludi.cli.ruling import Teller
from lexludi.examples.answer import Answer
from lexludi.examples.feature import Example
from lexludi.examples.question import read_case
from lexludi.examples.sentences import BOARD, listed
from lexludi.examples.translate import keywords
from lexludi.files import BadInput, Problem, once
from lexludi.languages import BY_GHERKIN, LANGUAGES
from lexludi.project import Project
from lexludi.proof.record import Record, absent, chances, otherwise
from lexludi.words import say

LONGEST = 2_000_000
"""The most bytes of a case that are read."""


def ask(options: argparse.Namespace) -> int:
    """Put each case of a text to the rules and print its ruling."""
    project = open_project(options, _named(options))
    answers = _answers(options, project)
    if options.json:
        print_json(
            [
                _data(answer, book) | {"remarks": _teller(options, project, book, answer).remarks(answer)}
                for book, answer in answers
            ]
        )
    else:
        for place, (book, answer) in enumerate(answers):
            print("\n" * bool(place), end="")
            _teller(options, project, book, answer).tell(answer)
    return HOLDS if all(answer.result is None or answer.result.holds for _, answer in answers) else FAILS


def odds(options: argparse.Namespace) -> int:
    """Print the chances of every outcome of each case."""
    project = open_project(options, _named(options))
    answers = _answers(options, project)
    faults = [answer.run.fault(answer.uncounted) for _, answer in answers if answer.uncounted]
    if faults:
        raise BadInput(*(problem for fault in faults for problem in fault.problems))
    if options.json:
        print_json([{key: _data(answer, book)[key] for key in ("id", "name", "odds")} for book, answer in answers])
        return HOLDS
    for book, answer in answers:
        _teller(options, project, book, answer).odds(answer)
    return HOLDS


def sentences(options: argparse.Namespace) -> int:
    """Print every sentence of a book."""
    project, language = open_project(options, options.book), options.lang or "en"
    with project.blaming():
        found = listed(project.grammar(project.book(options.book).slug, language))
    if options.json:
        print_json([asdict(sentence) for sentence in found])
        return HOLDS
    words, catalog, before = keywords(language), project.catalog(language), ""
    for sentence in found:
        if sentence.keyword != before:
            print(say(catalog, "sentences.board") if sentence.keyword == BOARD else words[sentence.keyword])
            before = sentence.keyword
        print(f"  {sentence.template}")
        for place in sentence.places:
            takes = LANGUAGES[language].comma.join(place.words) or place.takes
            more = f" ({say(catalog, 'sentence.several')})" if place.several else ""
            print(f"      {{{place.name}}}: {takes}{more}")
    return HOLDS


def _data(answer: Answer, book: str) -> dict[str, Any]:
    """An answer for programs; one whose dice are open has chances alone."""
    if answer.result is not None:
        return Record.of(answer, book).data()
    example = answer.run.example
    return {
        "id": example.id,
        "name": example.name,
        "odds": [chance.data() for chance in chances(answer.prospects)],
        "otherwise": [each.data() for each in otherwise(answer)],
        "absent": absent(each.ruling for each in answer.prospects),
    }


def _teller(options: argparse.Namespace, project: Project, book: str, answer: Answer) -> Teller:
    return Teller(project, book, options.lang or BY_GHERKIN[answer.run.example.language])


def _named(options: argparse.Namespace) -> str:
    """The book named, or that of the example whose id is given."""
    return options.book or (meant_book(options.file) if ":" in options.file else "")


def _answers(options: argparse.Namespace, project: Project) -> list[tuple[str, Answer]]:
    """The answers to the cases of the file named, or to the example whose id is given; every fault is told at once."""
    known = {example.id: (slug, example) for slug in project.books for example in project.examples[slug]}
    clause, colon, mark = options.file.partition(":")
    retired = {old: new for book in project.books.values() for old, new in book.retired.items()}
    name = f"{retired.get(clause, clause)}{colon}{mark}"
    if name in known:
        slug, example = known[name]
        if _book(options, project, example.file, example) == slug:
            return [(slug, project.ask(slug, example, options.lang or ""))]
    if colon and meant_book(options.file) in project.books:
        project.check_read()
    name, text = _text(options.file, project.catalog(options.lang or "en"), known)
    examples = read_case(text, name, lambda code: project.catalog(options.lang or code), options.lang or "en")
    if not any(example.steps for example in examples):
        words = keywords(options.lang or "en")
        said = say(project.catalog(options.lang or "en"), "fault.empty", given=words["given"], when=words["when"])
        raise BadInput(Problem(name, 1, said))
    found: list[tuple[str, Answer]] = []
    faults: list[Problem | str] = []
    for example in examples:
        try:
            book = _book(options, project, name, example)
            tagged, unknown = _tagged(options, project, book, example)
            faults += unknown
            found.append((book, project.ask(book, tagged, options.lang or "")))
        except BadInput as error:
            faults += error.problems
    if faults:
        raise BadInput(*once(faults))
    return found


def _text(file: str, catalog: Catalog, examples: Collection[str]) -> tuple[str, str]:
    """What a case is called and its text; no more of it is read than a case can have."""
    if file == "-" and (sys.stdin is None or sys.stdin.closed):
        raise BadInput(say(catalog, "fault.closed"))
    try:
        with sys.stdin.buffer if file == "-" else Path(file).open("rb") as stream:
            body = stream.read(LONGEST + 1)
    except OSError as error:
        near = "".join(say(catalog, "fault.close", word=word) for word in get_close_matches(file, examples, n=1))
        said = say(catalog, "fault.unread", reason=error.strerror or "")
        raise BadInput(Problem(file, 0, f"{said} {near}".rstrip())) from error
    name = say(catalog, "fault.input") if file == "-" else file
    if len(body) > LONGEST:
        raise BadInput(Problem(name, 0, say(catalog, "fault.too_long", count=str(LONGEST))))
    try:
        return name, body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise BadInput(Problem(name, line, say(catalog, "fault.encoding"))) from error


def _book(options: argparse.Namespace, project: Project, name: str, example: Example) -> str:
    folder = next((part for part in Path(name).parts if part in project.books), "")
    book: str = options.book or (example.clause or "").split(".")[0] or folder
    if book in project.books:
        return book
    language, key = options.lang or BY_GHERKIN[example.language], "fault.book" if options.book else "fault.no_book"
    known = LANGUAGES[language].comma.join(project.books)
    said = say(project.catalog(language), key, book=book, books=known)
    raise BadInput(Problem(name, example.line, said))


def _tagged(
    options: argparse.Namespace, project: Project, book: str, example: Example
) -> tuple[Example, list[Problem]]:
    """The example with the clauses its tags name, by id or by number, and a fault for each tag that names none."""
    words, faults = project.vocabulary(book, options.lang or BY_GHERKIN[example.language]), []
    tags = []
    for tag in example.tags:
        try:
            tags.append(find({book: project.books[book]}, tag)[1])
        except BadInput:
            tags.append(tag)
            said = words.sentences(words.say("fault.no_clause", clause=tag), words.near(tag, words.numbers))
            faults.append(Problem(example.file, example.head, said))
    return example._replace(tags=tuple(tags)), faults
