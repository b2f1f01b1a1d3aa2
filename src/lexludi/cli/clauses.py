"""`lexludi show`, `export` and `number`: clauses with all that hangs on them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from lexludi.clauses.chapter import NOTES
from lexludi.clauses.numbers import Numbers, give, write_numbers
from lexludi.clauses.quotes import find_all
from lexludi.cli.common import HOLDS, books, open_project, print_json
from lexludi.examples.marks import give_marks, last_marks
from lexludi.files import BadInput, write_whole
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.record import Record
from lexludi.proof.sound import check_project
from lexludi.rulings.plain import plain


def show(options: argparse.Namespace) -> int:
    """Print one clause, or all of a section."""
    project = open_project(options)
    among = {options.book: project.book(options.book)} if options.book else project.books
    found = find_all(among, options.clause)
    evidence = refresh(project, found[0][0]).records
    shown = []
    for slug, clause_id in found:
        records = [record for record in evidence if clause_id in record.clauses]
        shown.append((_data(project, slug, clause_id, records), records))
    if options.json:
        print_json(shown[0][0] if len(shown) == 1 else [data for data, _ in shown])
        return HOLDS
    for place, (data, records) in enumerate(shown):
        print("\n" * bool(place), end="")
        _print(project, data, records, options.lang or "en")
    return HOLDS


def _print(project: Project, data: dict[str, Any], records: Iterable[Record], language: str) -> None:
    texts = {**data["texts"]["en"], **data["texts"][language]}
    print(f"{data['number']}  {texts['title']}   [{data['id']}]\n\n{texts['text']}")
    for kind in NOTES:
        if kind in texts:
            print(f"\n{kind}: {texts[kind]}")
    catalog = project.catalog(language)
    for record in records:
        name = catalog.get(f"{record.clause}/example", record.name) or record.name
        print(f"\n{'✓' if record.holds else '✗'} {name}   [{record.file}:{record.line}]", end="")
    for site in data["citations"]:
        print(f"\n{site['module']}.{site['name']}   [{site['file']}:{site['line']}]", end="")
    print()


def export(options: argparse.Namespace) -> int:
    """Every clause of the books."""
    project = open_project(options)
    check_project(project)
    data = []
    for slug in books(options, project):
        records = refresh(project, slug).records
        for clause_id in project.books[slug].clauses:
            own = [record for record in records if clause_id in record.clauses]
            data.append(_data(project, slug, clause_id, own))
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
        if numbers != book.numbers:
            write_numbers(folder, numbers)
    print(f"{total} given")
    return HOLDS


def _data(project: Project, slug: str, clause_id: str, records: Iterable[Record]) -> dict[str, Any]:
    """Everything known of a clause, in every language."""
    clause = project.books[slug].clauses[clause_id]
    texts: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        catalog = project.catalog(language)
        texts[language] = {}
        for context, text in clause.texts.items():
            part = context.removeprefix(clause_id).lstrip("/") or "text"
            found = text if language == "en" else catalog.get(context, text)
            if found:
                texts[language][part] = found
    return {
        "id": clause_id,
        "book": slug,
        "number": clause.number,
        "chapter": project.books[slug].chapter_of[clause_id].slug,
        "untestable": clause.untestable,
        "texts": texts,
        "examples": [record.data() for record in records],
        "citations": [plain(site) for site in project.citations.get(clause_id, [])],
    }
