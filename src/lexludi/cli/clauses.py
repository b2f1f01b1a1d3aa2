"""`lexludi show`, `export` and `number`: clauses with all that hangs on them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from lexludi.clauses.numbers import Numbers, give, read_numbers, write_numbers
from lexludi.clauses.quotes import find_all, meant_book
from lexludi.cli.common import HOLDS, books, open_project, print_json
from lexludi.examples.marks import give_marks, last_marks
from lexludi.files import BadInput, write_whole
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.export import exported
from lexludi.proof.record import Record
from lexludi.proof.sound import check_project
from lexludi.words import say


def show(options: argparse.Namespace) -> int:
    """Print one clause, or all of a section."""
    project = open_project(options, options.book or meant_book(options.clause))
    among = {options.book: project.book(options.book)} if options.book else project.books
    found = find_all(among, options.clause)
    slug, names = found[0][0], [clause for _, clause in found]
    if options.json:
        shown = exported(project, slug, names)
        print_json(shown[0] if len(shown) == 1 else shown)
        return HOLDS
    records = refresh(project, slug).records
    for place, name in enumerate(names):
        print("\n" * bool(place), end="")
        _print(project, slug, name, records, options.lang or "en")
    return HOLDS


def _print(project: Project, slug: str, name: str, records: Iterable[Record], language: str) -> None:
    clause, catalog = project.books[slug].clauses[name], project.catalog(language)
    texts = {context: catalog.get(context, text) or text for context, text in clause.texts.items()}
    print(f"{clause.number}  {texts[f'{name}/title']}   [{name}]\n\n{texts[name]}")
    for kind in clause.notes:
        print(f"\n{say(catalog, f'note.{kind}')}{LANGUAGES[language].colon}{texts[f'{name}/{kind}']}")
    for record in (record for record in records if name in record.clauses):
        title = catalog.get(f"{record.clause}/example", record.name) or record.name
        print(f"\n{'✓' if record.holds else '✗'} {title}   [{record.file}:{record.line}]", end="")
    for site in project.citations.get(name, []):
        print(f"\n{site.module}.{site.name}   [{site.file}:{site.line}]", end="")
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
