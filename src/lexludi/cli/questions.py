"""`lexludi ask` and `odds`: a case put to the rules, and the chances of what can come of it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from lexludi.clauses.quotes import find
from lexludi.cli.common import FAILS, HOLDS, open_project, print_json
from lexludi.examples.answer import Answer, Sentence
from lexludi.examples.feature import Example, read_examples
from lexludi.files import BadInput, Problem, read_text
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.proof.record import Record
from lexludi.rulings.plain import plain
from lexludi.rulings.ruling import Verdict
from lexludi.words import STRINGS

LONGEST = 2_000_000
"""The most bytes of a case that are read."""


def ask(options: argparse.Namespace) -> int:
    """Put each case of a text to the rules and print its ruling."""
    project = open_project(options)
    answers = [(book, project.answer(book, example)) for book, example in _cases(options, project)]
    if options.json:
        print_json([Record.of(answer, book).data() for book, answer in answers])
    else:
        for book, answer in answers:
            _print_ruling(project, book, answer, options.lang or BY_GHERKIN[answer.result.example.language])
    return HOLDS if all(answer.result.holds for _, answer in answers) else FAILS


def odds(options: argparse.Namespace) -> int:
    """Print the chances of every outcome of each case."""
    project = open_project(options)
    rows = []
    for book, example in _cases(options, project):
        answer = project.answer(book, example)
        rows.append(Record.of(answer, book).data())
        if not options.json:
            _print_odds(project, book, answer, options.lang or BY_GHERKIN[example.language])
    if options.json:
        print_json([{"id": row["id"], "name": row["name"], "odds": row["odds"]} for row in rows])
    return HOLDS


def _cases(options: argparse.Namespace, project: Project) -> list[tuple[str, Example]]:
    """The cases of the file named, or the example whose id is given."""
    kept = [
        (slug, example) for slug in project.books for example in project.examples[slug] if example.id == options.file
    ]
    if kept:
        return kept
    name, text = _text(options.file)
    examples = read_examples(text, name)
    if not examples:
        raise BadInput(Problem(name, 1, "no scenario here; write `Scenario: …` with Given, When and Then."))
    return [_tagged(_book(options, project, name, example), project, example) for example in examples]


def _text(file: str) -> tuple[str, str]:
    if file != "-":
        return file, read_text(Path(file), Path.cwd()).removeprefix("\ufeff")
    if sys.stdin is None or sys.stdin.closed:
        raise BadInput("standard input is closed; name a file.")
    body = sys.stdin.buffer.read(LONGEST + 1)
    if len(body) > LONGEST:
        raise BadInput(f"standard input: a case has at most {LONGEST} bytes.")
    return "standard input", body.decode("utf-8-sig", errors="replace")


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


def _print_ruling(project: Project, book: str, answer: Answer, language: str) -> None:
    grammar, catalog, result = project.grammar(book, language), project.catalog(language), answer.result
    words, clauses = grammar.vocabulary, project.books[book].clauses
    print(f"{'✓' if result.holds else '✗'} {result.example.name}")
    for step in result.steps:
        if step.step.keyword == "then":
            text = grammar.write(step.template, step.values)
            detail = "" if step.holds else f"  ({words.tell(plain(step.expected))} ≠ {words.tell(plain(step.actual))})"
            print(f"  {'✓' if step.holds else '✗'} {text}{detail}")
    _print_told(project, book, answer.told, language)
    if result.ruling.verdict is not Verdict.DECIDED:
        key = f"verdict.{result.ruling.verdict.value}"
        sentence = catalog.get(key, STRINGS[key]) or STRINGS[key]
        print(f"  {sentence.replace('{clause}', clauses[result.ruling.by or ''].number)}")
    for cited in result.ruling.trace:
        clause = clauses[cited.clause]
        title = catalog.get(f"{cited.clause}/title", clause.title) or clause.title
        value = clause.as_written(cited.value) if type(cited.value) is int else words.tell(plain(cited.value or ""))
        facts = ", ".join(f"{words.full_word(key)} {words.tell(plain(fact))}" for key, fact in cited.facts.items())
        print(f"    {clause.number:10} {value:>6}  {title}{f' ({facts})' if facts else ''}   [{clause.id}]")


def _print_told(project: Project, book: str, told: tuple[Sentence, ...], language: str) -> None:
    grammar = project.grammar(book, language)
    for sentence in told:
        print(f"  → {grammar.write(sentence.template, sentence.values)}")


def _print_odds(project: Project, book: str, answer: Answer, language: str) -> None:
    grammar, clauses = project.grammar(book, language), project.books[book].clauses
    print(answer.result.example.name)
    for prospect in sorted(answer.prospects, key=lambda prospect: -prospect.chance):
        told = "; ".join(grammar.write(sentence.template, sentence.values) for sentence in prospect.told)
        if prospect.ruling.by:
            told = f"{prospect.ruling.verdict.value} {clauses[prospect.ruling.by].number}"
        print(f"  {prospect.chance!s:>9} {_percent(prospect.chance):>6} %  {told}")
    if not answer.prospects:
        print("  no die is rolled")


def _percent(chance: Fraction) -> str:
    return f"{float(chance) * 100:.3g}"
