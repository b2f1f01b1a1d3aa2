"""`lexludi ask` and `odds`: a case put to the rules, and the chances of what can come of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from lexludi.catalog import Catalog
from lexludi.clauses.quotes import find, meant_book
from lexludi.cli.common import BAD_INPUT, FAILS, HOLDS, open_project, print_json, tell
from lexludi.cli.ruling import Teller
from lexludi.cli.understood import Unknown, chosen, unknown
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


@dataclass(frozen=True)
class Put:
    """A case that was put to the rules: its answer, or what is wrong with it."""

    book: str
    name: str
    answer: Answer | None = None
    faults: tuple[Problem | str, ...] = ()
    unknown: tuple[Unknown, ...] = ()

    def wrong(self) -> dict[str, Any]:
        """What is wrong with it, for programs."""
        faults = [
            {"file": each.file, "line": each.line, "says": each.said} if isinstance(each, Problem) else {"says": each}
            for each in self.faults
        ]
        return {"name": self.name, "faults": faults, "unknown": [line.data() for line in self.unknown]}


def ask(options: argparse.Namespace) -> int:
    """Put each case of a text to the rules and print its ruling; a faulty case does not stop the others."""
    project = open_project(options, _named(options))
    cases = _cases(options, project)
    if options.json:
        print_json(
            [
                _data(case.answer, case.book)
                | {"remarks": _teller(options, project, case.book, case.answer).remarks(case.answer)}
                if case.answer
                else case.wrong()
                for case in cases
            ]
        )
    else:
        for place, (book, answer) in enumerate((case.book, case.answer) for case in cases if case.answer):
            print("\n" * bool(place), end="")
            _teller(options, project, book, answer).tell(answer)
    return _end(cases)


def odds(options: argparse.Namespace) -> int:
    """Print the chances of every outcome of each case."""
    project = open_project(options, _named(options))
    cases = [_counted(case) for case in _cases(options, project)]
    if options.json:
        keys = ("id", "name", "odds")
        print_json(
            [
                {key: _data(case.answer, case.book)[key] for key in keys} if case.answer else case.wrong()
                for case in cases
            ]
        )
    else:
        for case in cases:
            if case.answer:
                _teller(options, project, case.book, case.answer).odds(case.answer)
    return BAD_INPUT if _told(cases) else HOLDS


def _counted(case: Put) -> Put:
    """The case, or why its chances cannot be counted."""
    if case.answer and case.answer.uncounted:
        return replace(case, answer=None, faults=tuple(case.answer.run.fault(case.answer.uncounted).problems))
    return case


def _end(cases: Iterable[Put]) -> int:
    """How the command ends: faults first, then what does not hold."""
    if _told(cases):
        return BAD_INPUT
    results = [case.answer.result for case in cases if case.answer]
    return HOLDS if all(result is None or result.holds for result in results) else FAILS


def _told(cases: Iterable[Put]) -> bool:
    """Print each fault once; returns whether there were any."""
    faults = once([fault for case in cases for fault in case.faults])
    sys.stdout.flush()
    tell(*faults)
    return bool(faults)


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
    """An answer for programs; with open dice it has only chances."""
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


def _cases(options: argparse.Namespace, project: Project) -> list[Put]:
    """The cases of the file named, or the example whose id is given, each with its answer or its faults."""
    known = {example.id: (slug, example) for slug in project.books for example in project.examples[slug]}
    clause, colon, mark = options.file.partition(":")
    retired = {old: new for book in project.books.values() for old, new in book.retired.items()}
    name = f"{retired.get(clause, clause)}{colon}{mark}"
    if name in known:
        slug, example = known[name]
        if _book(options, project, example.file, example) == slug:
            return [Put(slug, example.name, project.ask(slug, example, options.lang or ""))]
    if colon and meant_book(options.file) in project.books:
        project.check_read()
    name, text = _text(options.file, project.catalog(options.lang or "en"), known)
    examples = read_case(text, name, lambda code: project.catalog(options.lang or code), options.lang or "en")
    if not any(example.steps for example in examples):
        words = keywords(options.lang or "en")
        said = say(project.catalog(options.lang or "en"), "fault.empty", given=words["given"], when=words["when"])
        raise BadInput(Problem(name, 1, said))
    return [_put(options, project, name, example) for example in examples]


def _put(options: argparse.Namespace, project: Project, name: str, example: Example) -> Put:
    """A case with its answer; in a terminal the user is asked what unknown lines mean."""
    book, lines, faults = "", tuple[Unknown, ...](), list[Problem | str]()
    try:
        book = _book(options, project, name, example)
        tagged, faults = _tagged(options, project, book, example)
        lines = unknown(project, book, tagged)
        if lines and options.file != "-" and not options.json and sys.stdin.isatty() and sys.stdout.isatty():
            tagged = chosen(project, tagged, lines)
        answer = project.ask(book, tagged, options.lang or "")
    except BadInput as error:
        return Put(book, example.name, faults=(*faults, *error.problems), unknown=lines)
    return Put(book, example.name, faults=tuple(faults)) if faults else Put(book, example.name, answer)


def _text(file: str, catalog: Catalog, examples: Collection[str]) -> tuple[str, str]:
    """The name of a case and its text, of which only so much is read as a case can have."""
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
) -> tuple[Example, list[Problem | str]]:
    """The example with the clauses its tags name, by id or by number, and a fault for each tag that names none."""
    words = project.vocabulary(book, options.lang or BY_GHERKIN[example.language])
    faults = list[Problem | str]()
    tags = []
    for tag in example.tags:
        try:
            tags.append(find({book: project.books[book]}, tag)[1])
        except BadInput:
            tags.append(tag)
            said = words.sentences(words.say("fault.no_clause", clause=tag), words.near(tag, words.numbers))
            faults.append(Problem(example.file, example.head, said))
    return example._replace(tags=tuple(tags)), faults
