"""The command line: build, serve, ask, show, number, coverage, export, i18n."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from lexludi.clauses.numbers import Numbers, give, write_numbers
from lexludi.clauses.quotes import find
from lexludi.examples.core import Result
from lexludi.examples.feature import read_examples
from lexludi.examples.marks import give_marks, last_marks
from lexludi.files import BadInput, Problem, read_text, write_whole
from lexludi.i18n.check import check
from lexludi.i18n.merge import extract, merge
from lexludi.i18n.messages import all_messages
from lexludi.i18n.status import not_current, status
from lexludi.languages import BY_GHERKIN, LANGUAGES, TRANSLATIONS
from lexludi.project import Project, find_root, plain
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import record, refresh
from lexludi.rulings.ruling import Verdict
from lexludi.words import STRINGS

HOLDS, FAILS, BAD_INPUT = 0, 1, 2


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 all well, 1 something does not hold, 2 bad input."""
    options = _parser().parse_args(arguments)
    try:
        return options.run(options)
    except BadInput as error:
        for problem in error.problems:
            print(f"lexludi: {problem}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return HOLDS
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lexludi",
        description="Executable rulebooks: text, examples and rules of five wargames in five languages.",
        epilog="Exit code: 0 all well, 1 something does not hold, 2 bad input.",
    )
    parser.add_argument("--root", type=Path, help="the project folder (default: here or above)")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str, parent: Any = commands) -> Any:
        added = parent.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        added.set_defaults(run=run)
        return added

    added = command("build", _build, "run the examples and build the site in five languages into build/site")
    added.add_argument("--clean", action="store_true", help="throw the last build away first")
    added = command("serve", _serve, "build, then serve the site on localhost and rebuild on change")
    added.add_argument("--port", type=int, default=8000, help="port (default: 8000)")
    added = command("ask", _ask, "run Gherkin text in any of the five languages and print each ruling")
    added.add_argument("file", help="a feature file, or - for standard input")
    added.add_argument("--book", help="the book to ask (default: the one its tags or folder name)")
    _language(added)
    _json(added)
    added = command("show", _show, "print one clause: text, notes, examples, code")
    added.add_argument("clause", help="a number such as 2§20 or 'acp 2§20', or an id such as acp.fire.mod.moved")
    added.add_argument("--book", help="the book the number is of")
    _language(added)
    _json(added)
    command("number", _number, "give a permanent number to each clause and each example that has none")
    added = command("coverage", _coverage, "what is proved and translated, and what is missing")
    added.add_argument("book", nargs="*", help="books (default: all)")
    _json(added)
    added = command("export", _export, "every clause with texts, examples, verdicts and citations")
    added.add_argument("book", nargs="*", help="books (default: all)")
    _json(added)
    i18n = commands.add_parser("i18n", help="the translators' files", description="The translators' files.")
    kinds = i18n.add_subparsers(required=True, metavar="ACTION")
    command("extract", _extract, "write the templates locales/templates/*.pot", kinds)
    command("merge", _merge, "bring locales/*/LC_MESSAGES/*.po up to date; changed English turns fuzzy", kinds)
    added = command("status", _status, "how much is translated, fuzzy and missing", kinds)
    added.add_argument("--list", action="store_true", help="name each message that is not current, with its place")
    added.add_argument("--lang", choices=[language.code for language in TRANSLATIONS], help="one language only")
    _json(added)
    command("check", _check, "find lost placeholders, changed numbers, broken references and stray terms", kinds)
    return parser


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the answer")


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _project(options: argparse.Namespace) -> Project:
    return Project(options.root or find_root(Path.cwd()))


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def _build(options: argparse.Namespace) -> int:
    from lexludi.site.build import SITE, build

    root = _project(options).root
    records = build(root, clean=options.clean)
    failing = [each for each in records if not each["holds"]]
    for each in failing:
        print(f"lexludi: {each['file']}:{each['line']}: does not hold: {each['name']}", file=sys.stderr)
    print(f"{root / SITE}: {len(records)} examples, {len(failing)} do not hold")
    return FAILS if failing else HOLDS


def _serve(options: argparse.Namespace) -> int:
    from lexludi.site.serve import serve

    return serve(_project(options).root, options.port)


def _ask(options: argparse.Namespace) -> int:
    project = _project(options)
    if options.file == "-":
        name, text = "standard input", sys.stdin.buffer.read().decode("utf-8", errors="replace")
    else:
        name, text = options.file, read_text(Path(options.file), Path.cwd())
    examples = read_examples(text, name)
    if not examples:
        raise BadInput(Problem(name, 1, "no scenario here; write `Scenario: …` with Given, When and Then."))
    results = []
    for example in examples:
        book = options.book or (example.clause or "").split(".")[0] or _folder(name, project)
        if not book:
            raise BadInput(
                Problem(
                    name,
                    example.line,
                    f"which book? Tag the scenario or pass --book, one of {', '.join(project.books)}.",
                )
            )
        try:
            tags = tuple(find({book: project.book(book)}, tag)[1] for tag in example.tags)
        except BadInput as error:
            raise BadInput(Problem(name, example.line, str(error))) from error
        results.append((book, project.run(book, replace(example, tags=tags))))
    if options.json:
        _print_json([record(result, book) for book, result in results])
    else:
        for book, result in results:
            _print_ruling(project, book, result, options.lang or BY_GHERKIN[result.example.language])
    return HOLDS if all(result.holds for _, result in results) else FAILS


def _folder(name: str, project: Project) -> str:
    return next((part for part in Path(name).parts if part in project.books), "")


def _print_ruling(project: Project, book: str, result: Result, language: str) -> None:
    grammar, catalog = project.grammar(book, language), project.catalog(language)
    clauses = project.books[book].clauses
    print(f"{'✓' if result.holds else '✗'} {result.example.name}")
    for step in result.steps:
        if step.step.keyword == "then":
            text = grammar.write(step.template, step.values)
            detail = "" if step.holds else f"  ({plain(step.expected)} ≠ {grammar.show(step.actual)})"
            print(f"  {'✓' if step.holds else '✗'} {text}{detail}")
    if result.ruling.verdict is not Verdict.DECIDED:
        key = f"verdict.{result.ruling.verdict.value}"
        sentence = catalog.get(key, STRINGS[key]) or STRINGS[key]
        print(f"  {sentence.replace('{clause}', clauses[result.ruling.outcome].number)}")
    for cited in result.ruling.trace:
        title = catalog.get(f"{cited.clause}/title", clauses[cited.clause].title) or clauses[cited.clause].title
        clause = clauses[cited.clause]
        value = clause.as_written(cited.value) if type(cited.value) is int else grammar.show(cited.value or "")
        facts = ", ".join(f"{grammar.vocabulary.word(key)} {grammar.show(fact)}" for key, fact in cited.facts.items())
        print(f"    {clause.number:10} {value:>6}  {title}{f' ({facts})' if facts else ''}   [{clause.id}]")


def _clause_data(project: Project, book: str, clause_id: str, records: list[dict[str, Any]]) -> dict[str, Any]:
    """Everything known of a clause, in every language."""
    clause = project.books[book].clauses[clause_id]
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
        "book": book,
        "number": clause.number,
        "chapter": project.books[book].chapter_of[clause_id].slug,
        "untestable": clause.untestable,
        "texts": texts,
        "examples": [each for each in records if clause_id in each["clauses"]],
        "citations": [plain(site) for site in project.citations.get(clause_id, [])],
    }


def _show(options: argparse.Namespace) -> int:
    project = _project(options)
    books = {options.book: project.book(options.book)} if options.book else project.books
    book, clause_id = find(books, options.clause)
    data = _clause_data(project, book, clause_id, refresh(project))
    if options.json:
        _print_json(data)
        return HOLDS
    language = options.lang or "en"
    texts = {**data["texts"]["en"], **data["texts"][language]}
    print(f"{data['number']}  {texts['title']}   [{clause_id}]\n\n{texts['text']}")
    for kind in ("reading", "damage", "outside", "silent"):
        if kind in texts:
            print(f"\n{kind}: {texts[kind]}")
    catalog = project.catalog(language)
    for each in data["examples"]:
        name = catalog.get(f"{each['clauses'][0]}/example", each["name"]) or each["name"]
        print(f"\n{'✓' if each['holds'] else '✗'} {name}   [{each['file']}:{each['line']}]", end="")
    for site in data["citations"]:
        print(f"\n{site['module']}.{site['name']}   [{site['file']}:{site['line']}]", end="")
    print()
    return HOLDS


def _number(options: argparse.Namespace) -> int:
    project = _project(options)
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
        for clause, number in given.items():
            print(f"{number} {clause}")
        total += len(given)
        numbers = Numbers({**book.numbers.clauses, **given}, last)
        if numbers != book.numbers:
            write_numbers(folder, numbers)
    print(f"{total} given")
    return HOLDS


def _books(options: argparse.Namespace, project: Project) -> list[str]:
    return [project.book(slug).slug for slug in options.book] or list(project.books)


def _coverage(options: argparse.Namespace) -> int:
    project = _project(options)
    project.check()
    records = refresh(project)
    figures = {slug: coverage(project, slug, records) for slug in _books(options, project)}
    if options.json:
        _print_json(
            {slug: {**plain(each), "holes": list(each.holes), "reasons": each.holes} for slug, each in figures.items()}
        )
    else:
        print(
            f"{'':8}{'clauses':>9}{'testable':>9}{'covered':>9}{'examples':>9}{'holding':>9}  "
            + " ".join(f"{code:>5}" for code in LANGUAGES)
        )
        for slug, each in figures.items():
            numbers = (each.clauses, each.testable, each.covered, each.examples, each.passing)
            print(
                f"{slug:8}"
                + "".join(f"{n:9}" for n in numbers)
                + "  "
                + " ".join(f"{n:5}" for n in each.languages.values())
            )
            for clause, reason in list(each.holes.items())[:8]:
                print(f"    hole: {project.books[slug].clauses[clause].number} {clause} ({reason})")
            if len(each.holes) > 8:
                print(f"    … and {len(each.holes) - 8} more holes; --json lists them all")
    return HOLDS if all(each.passing == each.examples for each in figures.values()) else FAILS


def _export(options: argparse.Namespace) -> int:
    project = _project(options)
    project.check()
    records = refresh(project)
    slugs = _books(options, project)
    data = [_clause_data(project, slug, clause, records) for slug in slugs for clause in project.books[slug].clauses]
    if options.json:
        _print_json(data)
    else:
        for each in data:
            holding = sum(example["holds"] for example in each["examples"])
            print(
                f"{each['number']:10} {each['id']:40} {holding}/{len(each['examples'])} examples, {len(each['citations'])} citations"
            )
    return HOLDS


def _extract(options: argparse.Namespace) -> int:
    project = _project(options)
    _report(extract(project.root, all_messages(project)), project.root)
    return HOLDS


def _merge(options: argparse.Namespace) -> int:
    project = _project(options)
    messages = all_messages(project)
    _report([*extract(project.root, messages), *merge(project.root, messages)], project.root)
    return HOLDS


def _report(changed: list[Path], root: Path) -> None:
    for path in changed:
        print(path.relative_to(root))
    print(f"{len(changed)} files changed")


def _status(options: argparse.Namespace) -> int:
    project = _project(options)
    messages = all_messages(project)
    languages = [language for language in TRANSLATIONS if options.lang in (None, language.code)]
    if options.list:
        stale = not_current(project, messages, languages)
        if options.json:
            _print_json([plain(problem) for problem in stale])
        else:
            print("\n".join(map(str, stale)) or "everything is current")
        return HOLDS
    rows = status(project, messages, languages)
    if options.json:
        _print_json(rows)
    else:
        print(f"{'':18}" + "".join(f"{language.code:>22}" for language in languages))
        for domain, columns in rows.items():
            cells = (f"{each['current']} + {each['fuzzy']} fuzzy / {each['messages']}" for each in columns.values())
            print(f"{domain:18}" + "".join(f"{cell:>22}" for cell in cells))
    return HOLDS


def _check(options: argparse.Namespace) -> int:
    project = _project(options)
    project.check()
    messages = all_messages(project)
    problems, stale = check(project, messages), not_current(project, messages, TRANSLATIONS)
    for problem in (*problems, *stale):
        print(problem)
    print(f"{len(problems) or 'no'} faults{f', {len(stale)} not current' if stale else ''}", file=sys.stderr)
    return FAILS if problems else HOLDS


if __name__ == "__main__":
    sys.exit(main())
