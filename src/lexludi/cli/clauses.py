"""`lexludi show`, `export` and `number`: clauses with all that hangs on them."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import Any

from lexludi.clauses.chapter import NOTES
from lexludi.clauses.numbers import Numbers, give, read_numbers, write_numbers
from lexludi.clauses.quotes import find_all
from lexludi.cli.common import HOLDS, books, open_project, print_json
from lexludi.examples.marks import give_marks, last_marks
from lexludi.files import BadInput, write_whole
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.export import exported
from lexludi.proof.sound import check_project
from lexludi.words import say


def show(options: argparse.Namespace) -> int:
    """Print one clause, or all of a section."""
    project = open_project(options)
    among = {options.book: project.book(options.book)} if options.book else project.books
    found = find_all(among, options.clause)
    shown = [
        data
        for slug, clauses in groupby(found, lambda place: place[0])
        for data in exported(project, slug, [clause for _, clause in clauses])
    ]
    if options.json:
        print_json(shown[0] if len(shown) == 1 else shown)
        return HOLDS
    for place, data in enumerate(shown):
        print("\n" * bool(place), end="")
        _print(project, data, options.lang or "en")
    return HOLDS


def _print(project: Project, data: dict[str, Any], language: str) -> None:
    texts = {**data["texts"]["en"], **data["texts"][language]}
    print(f"{data['number']}  {texts['title']}   [{data['id']}]\n\n{texts['text']}")
    catalog = project.catalog(language)
    for kind in NOTES:
        if kind in texts:
            print(f"\n{say(catalog, f'note.{kind}')}{LANGUAGES[language].colon}{texts[kind]}")
    for example in data["examples"]:
        name = catalog.get(f"{example['clauses'][0]}/example", example["name"]) or example["name"]
        print(f"\n{'✓' if example['holds'] else '✗'} {name}   [{example['file']}:{example['line']}]", end="")
    for site in data["citations"]:
        print(f"\n{site['module']}.{site['name']}   [{site['file']}:{site['line']}]", end="")
    print()


def export(options: argparse.Namespace) -> int:
    """Every clause of the books."""
    project = open_project(options)
    check_project(project)
    data = [clause for slug in books(options, project) for clause in exported(project, slug)]
    if options.json:
        print_json(data)
        return HOLDS
    for each in data:
        holding = sum(example["holds"] for example in each["examples"])
        examples, citations = len(each["examples"]), len(each["citations"])
        print(f"{each['number']:10} {each['id']:40} {holding}/{examples} examples, {citations} citations")
    return HOLDS


def number(options: argparse.Namespace) -> int:
    """Give numbers to what has none; nothing that has one is touched."""
    project = open_project(options)
    total = 0
    for slug, book in project.books.items():
        folder, examples = project.root / "docs" / slug, project.examples[slug]
        if project.problems:
            raise BadInput(*project.problems)
        given = give(book.numbers.clauses, {clause: book.chapter_of[clause].number for clause in book.clauses})
        last = last_marks(examples, book.numbers.examples)
        for file in dict.fromkeys(example.file for example in examples if not example.mark):
            path = project.root / file
            own = [example for example in examples if example.file == file]
            text, last = give_marks(path.read_bytes().decode(), own, last)
            write_whole(path, text)
            count = len({example.head for example in own if not example.mark})
            print(f"{file}: {count} examples named")
            total += count
        for clause, given_number in given.items():
            print(f"{given_number} {clause}")
        total += len(given)
        numbers = Numbers({**book.numbers.clauses, **given}, last)
        if numbers != read_numbers(folder, project.root)[0]:
            write_numbers(folder, numbers)
    print(f"{total} given")
    return HOLDS
