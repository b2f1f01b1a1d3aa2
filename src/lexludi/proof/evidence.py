"""The record a run of the examples leaves, one file a book; the site shows it and nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import lexludi
from lexludi.files import BadInput, Problem, write_whole
from lexludi.languages import BY_GHERKIN, LANGUAGES
from lexludi.project import Project
from lexludi.proof.cells import stated_cells
from lexludi.proof.record import Record

FOLDER = Path("build") / "evidence"
PLATFORM = (
    "files.py",
    "languages.py",
    "catalog.py",
    "loading.py",
    "project.py",
    "rulings",
    "board",
    "examples",
    "proof",
)
"""The parts of the platform whose code an example runs through."""


class StaleEvidence(BadInput):
    """The recorded run is of other rules or other examples than those in the tree."""


class Evidence:
    """What a book's examples showed when they last ran."""

    def __init__(self, fingerprint: str, records: Iterable[Record], stated: Iterable[tuple[str, str, str]]) -> None:
        self.fingerprint = fingerprint
        self.records = list(records)
        self.stated = frozenset(stated)
        """The chart cells whose value an example states: with another number in the cell it would fail."""


@cache
def platform() -> str:
    """A digest of the code that runs examples, wherever it is installed."""
    digest = hashlib.sha256()
    home = Path(lexludi.__file__).parent
    for name in PLATFORM:
        for path in sorted((home / name).rglob("*.py")) if (home / name).is_dir() else [home / name]:
            digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def fingerprint(project: Project, slug: str) -> str:
    """What a book's examples are run on now: platform, rules, sentences, examples, words and clauses."""
    digest = hashlib.sha256(platform().encode())
    languages = {BY_GHERKIN.get(example.language, "en") for example in project.examples[slug]} - {"en"}
    folders = [project.root / "locales" / LANGUAGES[code].locale / "LC_MESSAGES" for code in sorted(languages)]
    files = [
        *project.loader.files(slug),
        *sorted((project.root / "features" / slug).rglob("*.feature")),
        *(folder / f"{name}.po" for folder in folders for name in (f"{slug}-terms", f"{slug}-examples", "site")),
    ]
    for path in files:
        with suppress(FileNotFoundError):
            body = path.read_bytes()
            digest.update(path.relative_to(project.root).as_posix().encode() + b"\0" + body + b"\0")
    book = project.books[slug]
    terms = [(key, term.en, term.abbr) for key, term in book.terms.items()]
    numbers = [(clause.id, clause.number) for clause in book.clauses.values()]
    digest.update(repr((terms, numbers)).encode())
    return digest.hexdigest()


def run_book(project: Project, slug: str) -> Evidence:
    """Run every example of a book; what cannot be understood raises together, each with its line.

    Chances are counted for the first row of an outline, which stands for the others.
    """
    records: list[Record] = []
    problems: list[Problem | str] = []
    counted: set[tuple[str, str]] = set()
    for example in project.examples[slug]:
        scenario = (example.file, example.name)
        try:
            records.append(Record.of(project.answer(slug, example, odds=scenario not in counted), slug))
            counted.add(scenario)
        except BadInput as error:
            problems += [problem for problem in error.problems if problem not in problems]
    if problems:
        raise BadInput(*problems)
    return Evidence(fingerprint(project, slug), records, stated_cells(project, slug, records))


def write(project: Project, slug: str, evidence: Evidence) -> None:
    """Save the evidence of a book, whole or not at all."""
    body = {
        "examples": [record.data() for record in evidence.records],
        "stated": sorted(map(list, evidence.stated)),
    }
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    head = {"fingerprint": evidence.fingerprint, "content": hashlib.sha256(text.encode()).hexdigest()}
    write_whole(project.root / FOLDER / f"{slug}.json", json.dumps(head) + "\n" + text + "\n")


def load(project: Project, slug: str) -> Evidence:
    """The recorded examples; refuses a record that is missing, broken, edited or of another tree."""
    file = FOLDER / f"{slug}.json"
    try:
        first, text = (project.root / file).read_text(encoding="utf-8").split("\n", 1)
        head: dict[str, Any] = json.loads(first)
        if head["content"] != hashlib.sha256(text.rstrip("\n").encode()).hexdigest():
            raise StaleEvidence(Problem(str(file), 0, "not as it was recorded; run `lexludi build`."))
        if head["fingerprint"] != fingerprint(project, slug):
            raise StaleEvidence(Problem(str(file), 0, "the rules or examples changed since; run `lexludi build`."))
        body = json.loads(text)
        stated = [(chart, row, column) for chart, row, column in body["stated"]]
        return Evidence(head["fingerprint"], map(Record.read, body["examples"]), stated)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise StaleEvidence(Problem(str(file), 0, "no usable evidence; run `lexludi build`.")) from error


def refresh(project: Project, slug: str) -> Evidence:
    """Current evidence of a book: the recorded run if nothing changed, else a new one."""
    try:
        return load(project, slug)
    except StaleEvidence:
        evidence = run_book(project, slug)
        with suppress(OSError):  # a folder that cannot be written costs time, not truth
            write(project, slug, evidence)
        return evidence
