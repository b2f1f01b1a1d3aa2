"""The record a run of the examples leaves, one file a book; the site shows it and nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import lexludi
from lexludi.examples.feature import Example
from lexludi.files import BadInput, Problem, once, write_whole
from lexludi.languages import BY_GHERKIN, LANGUAGES
from lexludi.project import Project
from lexludi.proof.cells import is_stated, readers
from lexludi.proof.ledger import FOLDER as RECORD
from lexludi.proof.reads import Reads, printed, without_values
from lexludi.proof.record import Record, shallow
from lexludi.rulings.chart import CellPlace, looking

Answer = TypeVar("Answer")
MANY = 8
"""From how many faults of one cause on it is not the examples that are to be mended."""
FOLDER = Path("build") / "evidence"
NOT_RUN = (RECORD, "pins", "ordinary")
"""What stands beside the examples of a book and is not run."""
PLATFORM = (
    "files.py",
    "languages.py",
    "catalog.py",
    "marks.py",
    "typed.py",
    "loading.py",
    "project.py",
    "rulings",
    "space",
    "examples",
    "proof",
)
"""The parts of the platform whose code an example runs through."""


class StaleEvidence(BadInput):
    """The recorded run is of other rules or other examples than those in the tree."""


class Evidence:
    """What a book's examples showed when they last ran."""

    def __init__(self, fingerprint: str, records: Iterable[Record], stated: Iterable[CellPlace], reads: Reads) -> None:
        self.fingerprint = fingerprint
        self.records = list(records)
        self.stated = frozenset(stated)
        """The chart cells whose value an example states: with another number in the cell it would fail."""
        self.reads = reads


@cache
def platform() -> str:
    """A digest of the code that runs examples, wherever it is installed."""
    digest = hashlib.sha256()
    home = Path(lexludi.__file__).parent
    for name in PLATFORM:
        for path in sorted((home / name).rglob("*.py")) if (home / name).is_dir() else [home / name]:
            digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def fingerprint(project: Project, slug: str, *, values: bool = True) -> str:
    """What a book's examples are run on now: platform, rules, sentences, examples, words and clauses.

    Without `values` what the charts print is left out.
    """
    charts = [] if values else [table.clause for table in project.tables(slug).values()]
    digest = hashlib.sha256(platform().encode())
    for path, found in run_on(project, slug).items():
        if charts and path.suffix == ".py":
            found = _but_for_values(path, found, charts)
        digest.update(f"{path.relative_to(project.root).as_posix()}\0{found}\0".encode())
    book = project.books[slug]
    terms = [(key, term.en, term.abbr, term.also) for key, term in book.terms.items()]
    numbers = [(clause.id, clause.number) for clause in book.clauses.values()]
    digest.update(repr((terms, numbers)).encode())
    return digest.hexdigest()


def run_on(project: Project, slug: str) -> dict[Path, str]:
    """The files a book's examples may depend on, with their digests; of its text only the glossary counts."""
    written = {BY_GHERKIN.get(example.language, "en") for example in project.examples[slug]} | {"en"}
    locales = {LANGUAGES[code].locale for code in written}

    def matters(place: Path) -> bool:
        if place.suffix == ".po":
            return place.parts[1] in locales and place.stem != slug
        ours = place.parts[0] == "docs" or (place.parts[0] == "features" and place.parts[2] in NOT_RUN)
        return not ours and not place.name.startswith(".") and not place.name.endswith("~")

    return {path: found for path, found in project.sources.of(slug).items() if matters(path.relative_to(project.root))}


def _but_for_values(path: Path, found: str, charts: list[str]) -> str:
    """A digest of a module without what its charts print, if it still is what it was when its digest was found."""
    with suppress(OSError):
        body = path.read_bytes()
        if hashlib.sha256(body).hexdigest() == found:
            return hashlib.sha256(without_values(body, charts)).hexdigest()
    return found


def run_book(project: Project, slug: str, last: Evidence | None = None) -> Evidence:
    """Run every example of a book; raises one `BadInput` with every fault.

    Chances are counted for the first row of an outline, which stands for the others. Of the last
    run, what looked at no changed cell is taken over, where nothing else changed.
    """
    run = _Run(project, slug, last)
    records = run.records()
    stated = run.stated(records)
    reads = Reads(run.code, printed(run.tables.values()), run.seen)
    return Evidence(fingerprint(project, slug), records, stated, reads)


class _Run:
    """A run of a book's examples, and what it looks at."""

    def __init__(self, project: Project, slug: str, last: Evidence | None) -> None:
        self.project, self.slug = project, slug
        self.tables = {table.clause: table for table in project.tables(slug).values()}
        self.code = fingerprint(project, slug, values=False)
        self.seen: dict[str, frozenset[CellPlace]] = {}
        changed = last.reads.changed(self.tables.values(), self.code) if last else None
        self._last = last if changed is not None else None
        self._changed = changed or frozenset()

    def records(self) -> list[Record]:
        """The examples, run where they have to be."""
        kept = {record.id: record for record in self._last.records} if self._last else {}
        records: list[Record] = []
        problems: list[Problem | str] = []
        counted: set[tuple[str, str]] = set()
        for example in self.project.examples[self.slug]:
            scenario = (example.file, example.name)
            run = partial(self._answer, example, odds=scenario not in counted)
            try:
                records.append(self._asked(example.id, kept.get(example.id), run))
                counted.add(scenario)
            except BadInput as error:
                problems += error.problems
        if problems:
            raise BadInput(*once(problems, MANY))
        return records

    def stated(self, records: list[Record]) -> list[CellPlace]:
        """The cells of charts whose every change some example notices."""
        now, before = readers(records), readers(self._last.records) if self._last else {}
        examples = {example.id: example for example in self.project.examples[self.slug]}
        stated = []
        for place in printed(self.tables.values()):
            asked = now.get(place, [])
            known = place in self._last.stated if self._last and before.get(place, []) == asked else None
            shown = [examples[name] for name in asked]
            judge = partial(is_stated, self.project, self.slug, self.tables[place[0]], place, shown)
            holds: bool = self._asked("\t".join(place), known, judge)
            if holds:
                stated.append(place)
        return stated

    def _answer(self, example: Example, *, odds: bool) -> Record:
        at, steps = f"{example.file}:{example.line}", f"features/{self.slug}"
        with self.project.blaming(at, steps):
            record = Record.of(self.project.answer(self.slug, example, odds=odds), self.slug)
            json.dumps(record.scene)  # a book's own scene may hold what cannot be kept
        kinds = {scene.kind for scene in self.project.phrases(self.slug).scenes}
        if record.scene and record.scene["kind"] not in kinds:
            said = f"a scene of the kind {record.scene['kind']!r} is shown; write `Phrases(…, scenes=(…,))` with its class."
            raise BadInput(Problem(steps, 0, said, f"It ran in {at}."))
        return record

    def _asked(self, name: str, known: Answer | None, ask: Callable[[], Answer]) -> Answer:
        """The answer to a question: the one known if it looked at nothing that changed, else a new one."""
        if known is not None and self._last and self._last.reads.same(name, self._changed):
            self.seen[name] = self._last.reads.seen[name]
            return known
        with looking() as seen:
            answer = ask()
        self.seen[name] = frozenset(seen)
        return answer


def write(project: Project, slug: str, evidence: Evidence) -> None:
    """Save the evidence of a book, whole or not at all."""
    body = {
        "examples": evidence.records,
        "stated": sorted(map(list, evidence.stated)),
    }
    text = "\n".join(map(_json, (body, evidence.reads.data())))
    head = {"fingerprint": evidence.fingerprint, "content": hashlib.sha256(text.encode()).hexdigest()}
    write_whole(project.root / FOLDER / f"{slug}.json", f"{_json(head)}\n{text}\n")


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=shallow)


def load(project: Project, slug: str) -> Evidence:
    """The recorded examples; refuses a record that is missing, broken, edited or of another tree."""
    evidence = last_run(project, slug)
    if evidence.fingerprint != fingerprint(project, slug):
        said = "the rules or examples changed since; run `lexludi build`."
        raise StaleEvidence(Problem(str(FOLDER / f"{slug}.json"), 0, said))
    return evidence


def last_run(project: Project, slug: str) -> Evidence:
    """The recorded examples, of whatever tree; refuses a record that is missing, broken or edited."""
    file = FOLDER / f"{slug}.json"
    try:
        first, text = (project.root / file).read_text(encoding="utf-8").split("\n", 1)
        head: dict[str, Any] = json.loads(first)
        if head["content"] != hashlib.sha256(text.rstrip("\n").encode()).hexdigest():
            raise StaleEvidence(Problem(str(file), 0, "not as it was recorded; run `lexludi build`."))
        body, reads = map(json.loads, text.rstrip("\n").split("\n"))
        stated = [(chart, row, column) for chart, row, column in body["stated"]]
        return Evidence(head["fingerprint"], map(Record.read, body["examples"]), stated, Reads.read(reads))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise StaleEvidence(Problem(str(file), 0, "no usable evidence; run `lexludi build`.")) from error


def is_current(project: Project, slug: str) -> bool:
    """Whether the recorded run of a book is one of this tree, as its first line says."""
    try:
        with (project.root / FOLDER / f"{slug}.json").open(encoding="utf-8") as file:
            return bool(json.loads(file.readline())["fingerprint"] == fingerprint(project, slug))
    except (OSError, ValueError, KeyError, TypeError):
        return False


def refresh(project: Project, slug: str) -> Evidence:
    """Current evidence of a book: the recorded run if nothing changed, else a new one."""
    last = None
    with suppress(StaleEvidence):
        last = last_run(project, slug)
    if last and last.fingerprint == fingerprint(project, slug):
        return last
    evidence = run_book(project, slug, last)
    if project.sources.unchanged(slug):  # what was saved meanwhile may have been read half before and half after
        with suppress(OSError):  # a folder that cannot be written costs time, not truth
            write(project, slug, evidence)
    return evidence
