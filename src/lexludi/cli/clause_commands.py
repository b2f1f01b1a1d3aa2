"""`lexludi show`, `export` and `number`: clauses with their texts, examples and code."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from lexludi.clauses.numbers import Numbers, give, read_numbers, write_numbers
from lexludi.clauses.numbers import slug as slugged
from lexludi.clauses.quotes import find_all, meant_book
from lexludi.cli.common import HOLDS, books, console, open_project, print_json
from lexludi.examples.scenario_names import give_marks, last_marks
from lexludi.files import BadInput, nearest, write_whole
from lexludi.languages import LANGUAGES
from lexludi.marks import DIRECTIVE, REFERENCE, typeset
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.export import exported
from lexludi.proof.record import Record
from lexludi.proof.sound import check_project
from lexludi.rulings.chart import Chart
from lexludi.words import say


def show(options: argparse.Namespace) -> int:
    """Print one clause, or all of a section."""
    project = open_project(options, options.book or meant_book(options.clause))
    project.check_read()
    among = {options.book: project.book(options.book)} if options.book else project.books
    found = find_all(among, options.clause)
    slug, names = found[0][0], [clause for _, clause in found]
    _check_below(project, slug, names, options.clause.partition(":")[2])
    if options.json:
        shown = exported(project, slug, names)
        print_json(shown[0] if len(shown) == 1 else shown)
        return HOLDS
    records = refresh(project, slug).records
    for place, name in enumerate(names):
        print("\n" * bool(place), end="")
        _print(project, slug, name, records, options.lang or "en")
    return HOLDS


def _check_below(project: Project, slug: str, names: list[str], below: str) -> None:
    """An example or a cell that is quoted with its clause must be there."""
    if not below:
        return
    named = [example.id for example in project.examples[slug] if (example.clause or "") in names]
    cells = (cell for name in names if (table := project.tables(slug).get(name)) for cell in table.cells())
    named += [f"{cell.chart}:{slugged(cell.row)}:{slugged(cell.column)}" for cell in cells]
    if not any(f"{each}:".startswith(f"{name}:{below}:") for name in names for each in named):
        below_each = [each.partition(":")[2] for each in named]
        raise BadInput(f"No example and no cell {below} below {', '.join(names)}.{nearest(below, below_each)}")


def _print(project: Project, slug: str, name: str, records: Iterable[Record], language: str) -> None:
    book, catalog = project.books[slug], project.catalog(language)
    clause = book.clauses[name]

    def text(context: str) -> str:
        """A text as it is read: with the numbers of clauses, and marked where it is English for want of a translation."""
        own = clause.texts[context]
        found = own if language == "en" else catalog.get(context, own)
        numbered = REFERENCE.sub(
            lambda match: book.clauses[match[1]].number if match[1] in book.clauses else match[1], found or own
        )
        return typeset(numbered) if found else f"{typeset(numbered)} EN"

    print(f"{clause.number}  {text(f'{name}/title')}   [{name}]\n")
    for place, piece in enumerate(DIRECTIVE.split(text(name))):
        if place % 2:
            _print_chart(project, slug, project.tables(slug)[piece], language)
        elif piece.strip():
            print(piece.strip())
    for kind in clause.notes:
        print(f"\n{say(catalog, f'note.{kind}')}{LANGUAGES[language].colon}{text(f'{name}/{kind}')}")
    for record in (record for record in records if name in record.clauses):
        title = catalog.get(f"{record.clause}/example", record.name) or record.name
        print(f"\n{'✓' if record.holds else '✗'} {title}   [{record.file}:{record.line}]", end="")
    for site in project.citations.get(name, []):
        print(f"\n{site.module}.{site.name}   [{site.file}:{site.line}]", end="")
    print()


def _print_chart(project: Project, slug: str, table: Chart[Any], language: str) -> None:
    """A chart as it is printed, out of the table the rules read."""
    from rich import box
    from rich import table as layout

    from lexludi.site.charts import value_shown
    from lexludi.site.reader import Reader

    book, reader, words = project.books[slug], Reader(project, language), project.vocabulary(slug, language)
    shown = layout.Table(words.word(table.corner), box=box.SIMPLE_HEAD)
    for column in table.columns:
        shown.add_column(words.word(column), justify="right")
    for row, values in table.rows.items():
        cells = zip(table.columns, values, strict=True)
        told = [value_shown(reader, book, value, column in table.signed, named=value == row) for column, value in cells]
        shown.add_row(words.word(row), *(each.striptags() for each in told))
    console().print(shown)


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
    """Number the clauses and examples that have no number yet."""
    project = open_project(options)
    project.check_read()
    total = 0
    for slug, book in project.books.items():
        folder, examples = project.root / "docs" / slug, project.examples[slug]
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
