"""What must be sound before anything is run or shown: text, tags, citations, charts, numbers and words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from lexludi.asking.said import FOLDER as SAID
from lexludi.asking.said import read_said
from lexludi.clauses.asked import read_asked
from lexludi.clauses.book import Book
from lexludi.clauses.numbers import FILE as NUMBERS
from lexludi.clauses.sequence_of_play import FILE as SEQUENCE
from lexludi.examples.blame import GAMES, SENTENCES
from lexludi.examples.citations import imported, scan
from lexludi.examples.feature import Example
from lexludi.examples.kinds import Several, Sides, Terms
from lexludi.examples.scenario_names import last_marks
from lexludi.examples.wanted import Word, code_words, facts, place, unknown_words
from lexludi.files import BadInput, Problem, keep, kept_problems, line_of, nearest, nearest_id, read_text, shown
from lexludi.languages import LANGUAGES
from lexludi.loading import BESIDE
from lexludi.marks import CONTROL, DIRECTIVE, named
from lexludi.project import Project
from lexludi.proof.constants import shared_constants
from lexludi.proof.evidence import NOT_RUN
from lexludi.proof.names import astray
from lexludi.typed import even

MAX_STEPS = 7
ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})")
"""A character that is written by its code."""


def check_project(project: Project) -> None:
    """Raise `BadInput` with every fault of text, tags, citations and charts."""
    found: list[Problem | str] = []
    texts, code = (_places, _strays, _letters, _asked, _numbers, _marks), (_imports, shared_constants, _tables, _said)
    for part in (*texts, *code, astray, _citations, _examples, _words):
        try:
            found += part(project)
        except BadInput as error:
            found += error.problems
    problems = sorted({*project.problems, *found}, key=_place)
    if problems:
        raise BadInput(*problems)


def _place(problem: Problem | str) -> tuple[str, int, str]:
    return (problem.file, problem.line, problem.message) if isinstance(problem, Problem) else ("", 0, problem)


def _imports(project: Project) -> list[Problem]:
    """What a book's code gives rests on the files of that book alone."""
    problems = []
    for slug in project.books:
        paths, find = project.loader.files(slug), partial(_strangers, project, slug)
        problems += kept_problems(f"{slug}-imports", project.root, paths, find, "")
    return problems


def _strangers(project: Project, slug: str) -> Iterator[Problem]:
    for package, folder in ((GAMES, project.loader.games), (SENTENCES, project.root / "features")):
        for path in project.loader.files(slug):
            if path.is_relative_to(folder):
                inside = ".".join((package, *path.relative_to(folder).parent.parts))
                for name, line in imported(path, inside, project.root):
                    whose = name.removeprefix(f"{GAMES}.").removeprefix(f"{SENTENCES}.")
                    if whose != name and whose.split(".")[0] != slug:
                        said = f"imports {name}, which is not of {slug}; a book stands on its own folders alone, so put what it needs there."
                        yield Problem(shown(path, project.root), line, said)


def _citations(project: Project) -> list[Problem]:
    known = {clause.id: clause for book in project.books.values() for clause in book.clauses.values()}
    root = project.root
    sentences = (site for book in project.books for site in scan(root / "features" / book, root, root))
    problems = []
    for site in (*chain.from_iterable(project.citations.values()), *sentences):
        clause = known.get(site.clause)
        if clause is None:
            said = f"cites {site.clause}, which is not a clause.{nearest_id(site.clause, known)}"
            problems.append(Problem(site.file, site.line, said))
        elif clause.untestable == "note":
            said = f"{site.clause} is marked {{note}}, it decides nothing; but {site.file}:{site.line} cites it."
            problems.append(Problem(clause.file, clause.line, said))
    return problems


def _examples(project: Project) -> list[Problem]:
    problems: dict[tuple[str, str], Problem] = {}
    """By file and message, for what is wrong with a rule or an outline is wrong with each of its examples."""
    for slug, examples in project.examples.items():
        clauses = project.books[slug].clauses
        names: dict[str, tuple[str, str]] = {}
        for example in examples:

            def fault(message: str, line: int = example.line, file: str = example.file) -> None:
                problems.setdefault((file, message), Problem(file, line, message))

            if not example.tags:
                fault(f"{example.name!r} has no tag; tag its rule with the clause it shows, such as @{slug}.….")
            for tag in example.tags:
                if tag not in clauses:
                    fault(f"tag @{tag} is not a clause of {slug}.{nearest_id(tag, clauses)}")
                elif clauses[tag].untestable == "note":
                    fault(f"{tag} is marked {{note}}, it decides nothing and has no example.")
            title = clauses[example.clause].title if example.clause in clauses else None
            if title and example.language == "en" and example.rule != title:
                fault(f"the rule of {example.clause} is called {title!r} in the text, {example.rule!r} here.")
            if len(example.steps) > MAX_STEPS:
                fault(f"{example.name!r} has {len(example.steps)} steps; at most {MAX_STEPS} can be read at a table.")
            if "<" in example.name:
                fault("a placeholder in the name of an outline; a name is translated once for all rows.")
            place = names.setdefault(" ".join(example.name.split()).casefold(), (example.file, example.rule))
            if place != (example.file, example.rule):
                fault(f"the name {example.name!r} is taken in {place[0]}; names are unique in a book.")
    return list(problems.values())


def _numbers(project: Project) -> list[Problem]:
    return [
        Problem(clause.file, clause.line, f"{clause.id} has no number; run `lexludi number`.")
        for book in project.books.values()
        for clause in book.clauses.values()
        if clause.id not in book.numbers.clauses and clause.id.startswith(f"{book.slug}.")
    ]


def _marks(project: Project) -> list[Problem]:
    """Every scenario has a number of its own below its clause, one that is written down as given."""
    problems = []
    for slug, examples in project.examples.items():
        recorded = project.books[slug].numbers.examples
        owners: dict[tuple[str | None, str], Example] = {}
        for example in examples:
            owner = owners.setdefault((example.clause, example.mark), example)
            if not example.mark:
                said = f"{example.name!r} has no permanent name; run `lexludi number`."
            elif (owner.file, owner.head) != (example.file, example.head):
                said = (
                    f"@{example.mark} of {example.clause} stands already at {owner.file}:{owner.head}; "
                    "remove the younger tag and run `lexludi number`."
                )
            else:
                continue
            problems.append(Problem(example.file, example.head, said))
        for clause, last in last_marks(examples, {}).items():
            # Of a clause without a number, and of one that is none, that is told instead.
            if clause in project.books[slug].numbers.clauses and last > recorded.get(clause, 0):
                owner = owners[clause, f"x{last}"]
                said = f"@x{last} of {clause} is not written down as given; run `lexludi number`."
                problems.append(Problem(owner.file, owner.head, said))
    return problems


def _words(project: Project) -> list[Problem]:
    """Every word of the code that readers are shown is a term."""
    problems = []
    for slug, book in project.books.items():
        paths = project.loader.files(slug)
        seen = keep(f"{slug}-facts", project.root, paths, partial(_facts, paths, project.root))
        words = code_words(project.tables(slug).values(), project.settings(slug), project.phrases(slug))
        strange = dict.fromkeys(word for word in words if word[0] not in book.terms)
        found = [Word(*word, *place(word[0], paths, project.root)) for word in strange]
        problems += unknown_words([*(Word(**fact) for fact in seen), *found], book.terms, slug)
        problems += _alike(project, book)
    return problems


def _alike(project: Project, book: Book) -> Iterator[Problem]:
    for key, owner, form in confused(project, book.slug, "en"):
        said = f"[{key}] and [{owner}] can both be meant by {form!r} in a sentence; give each a word of its own."
        file = project.root / book.terms[key].file
        yield Problem(book.terms[key].file, line_of(key, file, project.root), said)


def confused(project: Project, slug: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Terms that can stand in the same place of a sentence as an earlier one and have a word in common with it: both, and the word."""
    words = project.vocabulary(slug, language)
    every = [kind for phrase in project.sentences(slug) for kind in phrase.kinds.values()]
    kinds = [kind.one if isinstance(kind, Several) else kind for kind in every]
    for listed in dict.fromkeys(tuple(kind.keys(words)) for kind in kinds if isinstance(kind, Terms | Sides)):
        owners: dict[str, str] = {}
        for key in listed:
            for form in {even(form).casefold() for form in (*words.words.get(key, ()), key)}:
                if (owner := owners.setdefault(form, key)) != key and key in project.books[slug].terms:
                    yield key, owner, form


def _facts(paths: list[Path], root: Path) -> list[dict[str, Any]]:
    return [asdict(fact) for fact in facts(paths, root)]


def _places(project: Project) -> list[Problem]:
    """A feature file stands where it is run: directly in the folder of a book."""
    folder = project.root / "features"
    said = f"never run: examples stand in features/<book>/<name>.feature; books: {', '.join(project.books)}."
    return [
        Problem(shown(path, project.root), 0, said)
        for path in sorted(folder.rglob("*"))
        if path.suffix.lower() == ".feature"
        and (path.suffix != ".feature" or path.parent.parent != folder or path.parent.name not in project.books)
    ]


def _strays(project: Project) -> Iterator[Problem]:
    """Nothing that looks like a file of a book lies where it is never read."""
    for slug in project.books:
        folder = project.root / "docs" / slug
        known = {folder / name for name in ("book.toml", SEQUENCE, NUMBERS)}
        for path in sorted(folder.rglob("*.*")):
            read = path in known or path.is_relative_to(folder / "asked")
            read = read or (path.parent == folder / SAID and path.stem in LANGUAGES)
            if path.suffix == (".toml" if path.parent == folder / "terms" else ".md"):
                read = read or path.parent in (folder, folder / "terms")
            if path.suffix in (".md", ".toml", ".txt") and not read:
                said = f"never read: docs/{slug}/ has book.toml, chapters, {SEQUENCE}, {NUMBERS}, terms/*.toml, asked/*/*.toml and {SAID}/<language>.toml."
                yield Problem(shown(path, project.root), 0, said)
        for name in NOT_RUN:
            if (path := project.root / "features" / slug / f"{name}.toml").exists():
                said = (
                    f"never read: what may be left as it is stands by module in features/{slug}/{name}/<module>.toml."
                )
                yield Problem(shown(path, project.root), 0, said)
        for path in project.loader.files(slug):
            if any(path.with_suffix("").glob("*.py")):
                yield Problem(shown(path, project.root), 1, BESIDE.format(path.stem))
    for path in sorted(project.loader.games.glob("*/*.py")):
        if path.parent.name not in project.books:
            said = f"never loaded: there is no book {path.parent.name}.{nearest(path.parent.name, project.books)}"
            yield Problem(shown(path.parent, project.root), 0, said)


def _letters(project: Project) -> list[Problem]:
    """Find invisible characters in the texts of books."""
    problems = []
    for path in (path for slug in project.books for path in sorted((project.root / "docs" / slug).rglob("*.*"))):
        text = read_text(path, project.root) if path.suffix in (".md", ".toml") else ""
        if path.suffix == ".toml":
            text = ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)
        if strange := CONTROL.search(text):
            more = len(CONTROL.findall(text)) - 1
            said = f"there is an invisible character here, {named(strange[0])}; remove it{f', and {more} more below' if more else ''}."
            problems.append(Problem(shown(path, project.root), text.count("\n", 0, strange.start()) + 1, said))
    return problems


def _asked(project: Project) -> list[Problem]:
    """Check that search lines belong to existing clauses and languages."""
    problems = []
    for slug, book in project.books.items():
        folder = project.root / "docs" / slug / "asked"
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            if path.suffix != ".toml" or path.parent.parent != folder or path.parent.name not in LANGUAGES:
                said = f"never read: what players ask for stands in asked/<language>/<chapter>.toml; languages: {', '.join(LANGUAGES)}."
                problems.append(Problem(shown(path, project.root), 0, said))
        for language in LANGUAGES:
            problems += read_asked(book, language, project.root)[1]
    return problems


def _said(project: Project) -> Iterator[Problem | str]:
    """What players say for a sentence is told of sentences that are there, with their places."""
    for slug in project.books:
        for file in sorted((project.root / "docs" / slug / SAID).glob("*.toml")):
            try:
                read_said(file, project.grammar(slug, "en").phrases, project.root)
            except BadInput as error:
                yield from error.problems


def _tables(project: Project) -> list[Problem]:
    problems = []
    for slug, book in project.books.items():
        tables = project.tables(slug)
        for clause in book.clauses.values():
            for name in DIRECTIVE.findall(clause.text):
                if name not in tables:
                    hint = nearest(name, tables)
                    problems.append(Problem(clause.file, clause.line, f"{slug} has no table {name}.{hint}"))
        shown_tables = {name for clause in book.clauses.values() for name in DIRECTIVE.findall(clause.text)}
        for name, table in tables.items():
            files = sorted(project.loader.files(slug), key=lambda path: "charts" not in path.as_posix())
            where = place(name, files, project.root)
            # What is written in braces is told by itself.
            if name in book.clauses and name not in shown_tables and "{{" not in book.clauses[name].text:
                said = f"the table {name} is shown on no page; write `{{{{ table {name} }}}}` on a line of its clause."
                problems.append(Problem(book.clauses[name].file, book.clauses[name].line, said))
            for cell, clause_id in table.damaged.items():
                if clause_id in book.clauses and "damage" not in book.clauses[clause_id].notes:
                    said = f"the chart {name} calls its cell {cell} damaged; {clause_id} needs a note `!!! damage` that says how it was restored."
                    problems.append(Problem(*where, said))
            for cited in {table.clause, *table.damaged.values()} - set(book.clauses) - set(project.citations):
                problems.append(Problem(*where, f"the table {name} cites {cited}, which is not a clause."))
    return problems
