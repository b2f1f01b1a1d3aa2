"""What pins the rules of a book: each cell and each condition changed in turn, and the example that notices."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Protocol

from lexludi.examples.feature import Example
from lexludi.files import shown, write_whole
from lexludi.languages import BY_GHERKIN
from lexludi.project import Project
from lexludi.proof.evidence import platform, run_on
from lexludi.proof.mutants import mutants
from lexludi.proof.operators import other_values
from lexludi.proof.reach import Line
from lexludi.proof.touched import definitions, examples
from lexludi.proof.trials import Notice, Trials, Verdict
from lexludi.rulings.chart import CellPlace

FOLDER = Path("build") / "pins"
CHARTS = "charts"
"""The part of a book that is its charts; every other part is a module of its rules."""


@dataclass(frozen=True)
class Pin:
    """One change to a rule and who notices it."""

    file: str
    line: int
    place: str
    """The function or definition that is changed, or the chart."""
    kind: str
    said: str
    clause: str | None
    notice: Notice = Notice.NOBODY
    by: str | None = None
    """The example that notices."""
    rests_on: str = ""
    """A digest of the examples on which the finding rests."""

    @property
    def name(self) -> str:
        """What the change is called in the list of those that may live; the same while lines move."""
        return f"{Path(self.file).name} {self.place}: {self.said}"

    @property
    def noticed(self) -> bool:
        """Whether an example or the record notices."""
        return self.notice is not Notice.NOBODY


@dataclass(frozen=True)
class Pinned:
    """How well a clause is pinned: changes to its rules, those noticed, and the examples that notice."""

    changes: int
    noticed: int
    by: tuple[str, ...]


@dataclass(frozen=True)
class _Attempt:
    """A change not judged yet."""

    pin: Pin
    asked: list[int]
    """The examples that might notice."""
    judge: Callable[[], Verdict]


class Wanted(Protocol):
    """Whether a change of some lines of a file, or of a cell, is to be judged."""

    def __call__(self, file: str, numbers: Iterable[int], cell: CellPlace | None = None, /) -> bool: ...


def parts(project: Project, slug: str) -> list[str]:
    """The parts of a book that are judged apart: its charts, and each module of its rules."""
    folder = project.loader.games / slug
    files = [file for file in project.loader.files(slug) if file.is_relative_to(folder)]
    return [CHARTS, *(file.relative_to(folder).as_posix() for file in files)] if project.examples[slug] else []


def kept(project: Project, slug: str, folder: Path | None = None) -> dict[str, list[Pin]]:
    """The parts whose findings are on disk and stand: neither rules nor examples have changed since."""
    now = [_rules(project, slug), _digest(project.examples[slug])]
    read = {part: _read(_file(folder or project.root / FOLDER, slug, part)) for part in parts(project, slug)}
    return {part: pins for part, (state, pins) in read.items() if state == now}


def join(project: Project, slug: str, folder: Path) -> None:
    """Take over the findings that another machine has kept in a folder, as far as they stand here."""
    for part in kept(project, slug, folder):
        there = _file(folder, slug, part).read_text(encoding="utf-8")
        write_whole(_file(project.root / FOLDER, slug, part), there)


def shard(project: Project, slugs: Iterable[str], place: int, of: int) -> set[tuple[str, str]]:
    """One of several shares of the parts of books, each of about as much code."""
    sizes = [(_size(project, slug, part), slug, part) for slug in slugs for part in parts(project, slug)]
    dealt: list[list[tuple[int, str, str]]] = [[] for _ in range(of)]
    for each in sorted(sizes, reverse=True):
        min(dealt, key=lambda hand: sum(size for size, _, _ in hand)).append(each)
    return {(slug, part) for _, slug, part in dealt[place - 1]}


def _size(project: Project, slug: str, part: str) -> int:
    folder = project.loader.games / slug
    files = sorted((folder / CHARTS).rglob("*.py")) if part == CHARTS else [folder / part]
    return sum(file.stat().st_size for file in files if file.exists())


def pinned(project: Project, slug: str) -> dict[str, Pinned]:
    """How each clause of a book is pinned; empty unless known for the whole book as it is."""
    found = kept(project, slug)
    if len(found) < len(parts(project, slug)):
        return {}
    own: dict[str, list[Pin]] = {clause: [] for clause in project.books[slug].clauses}
    for pin in (pin for pins in found.values() for pin in pins if pin.clause in own):
        own[pin.clause or ""].append(pin)
    return {
        clause: Pinned(len(pins), sum(pin.noticed for pin in pins), tuple(sorted({pin.by for pin in pins if pin.by})))
        for clause, pins in own.items()
        if pins
    }


def judge(trials: Trials, project: Project, part: str) -> list[Pin]:
    """Judge one part of a book and keep the findings; unchanged parts are taken from disk."""
    now = [_rules(project, trials.slug), _digest(trials.examples)]
    place = _file(project.root / FOLDER, trials.slug, part)
    state, before = _read(place)
    known = defaultdict[object, deque[Pin]](deque)
    for pin in before if state[:1] == now[:1] else ():
        known[pin.line, pin.place, pin.said].append(pin)
    found = []
    for attempt in _attempts(trials, project, part):
        alike = known[attempt.pin.line, attempt.pin.place, attempt.pin.said]  # a line may hold the same change twice
        last = alike.popleft() if alike else None
        found.append(last if last and last == _rested(last, trials, attempt) else _judged(trials, attempt))
    body = json.dumps([now, [asdict(pin) for pin in found]], ensure_ascii=False, indent=0)
    if project.sources.unchanged(
        trials.slug
    ):  # what was saved meanwhile may have been judged half before and half after
        with suppress(OSError):  # a folder that cannot be written costs time, nothing else
            write_whole(place, f"{hashlib.sha256(body.encode()).hexdigest()}\n{body}")
    return found


def judge_touched(trials: Trials, project: Project, changed: set[Line]) -> list[Callable[[], Pin]]:
    """What judges each change that has to do with lines that are not as they were.

    These are the changes in a function or definition of which a line differs, in a row of a chart that
    differs, and those which an example that differs may notice.
    """
    lines, cells = definitions(changed), set[CellPlace]()
    for place in examples(project, trials.slug, changed):
        lines |= trials.reaches[place].lines
        cells |= trials.reaches[place].cells

    def is_touched(file: str, numbers: Iterable[int], cell: CellPlace | None = None) -> bool:
        rows = changed if cell else lines
        return cell in cells or any((file, number) in rows for number in numbers)

    found = [each for part in parts(project, trials.slug) for each in _attempts(trials, project, part, is_touched)]
    return [partial(_judged, trials, attempt) for attempt in found]


def _judged(trials: Trials, attempt: _Attempt) -> Pin:
    verdict, clauses = attempt.judge(), Counter(trials.examples[place].clause for place in attempt.asked)
    clause = attempt.pin.clause or next(iter(clauses.most_common(1)), (None,))[0]
    return _rested(replace(attempt.pin, clause=clause, notice=verdict.notice, by=verdict.by), trials, attempt)


def _rested(pin: Pin, trials: Trials, attempt: _Attempt) -> Pin:
    """The finding with what it rests on: the example that states the change, or all that might have."""
    asked = [trials.examples[place] for place in attempt.asked]
    mattering = [each for each in asked if each.id == pin.by] if pin.notice is Notice.STATED else asked
    return replace(pin, rests_on=_digest(mattering))


def _attempts(trials: Trials, project: Project, part: str, wanted: Wanted = lambda *_: True) -> Iterator[_Attempt]:
    return _charts(trials, project, wanted) if part == CHARTS else _code(trials, project, part, wanted)


def _code(trials: Trials, project: Project, part: str, wanted: Wanted) -> Iterator[_Attempt]:
    file = trials.folder / part
    charts = part.removesuffix(".py").split("/")[0] == CHARTS
    for mutant in mutants(file, project.books[trials.slug].clauses):
        if not mutant.function and charts:  # what stands in the charts is changed cell by cell
            continue
        if wanted(str(file), mutant.lines):
            name = shown(file, project.root)
            pin = Pin(name, mutant.line, mutant.place, mutant.kind, mutant.said, mutant.clause)
            yield _Attempt(pin, trials.through(mutant), partial(trials.code, mutant))


def _charts(trials: Trials, project: Project, wanted: Wanted) -> Iterator[_Attempt]:
    book = project.books[trials.slug]
    for table in trials.project.tables(trials.slug).values():
        if book.chapter_of[table.clause].slug not in book.rules:
            continue
        for cell in table.cells():
            file, line = _place(project, trials.slug, table.clause, cell.row)
            if not wanted(str(project.root / file), [line], (cell.chart, cell.row, cell.column)):
                continue
            for value in other_values(table, cell):
                said = f"{cell.row}, {cell.column}: {cell.value} → {value}"
                pin = Pin(file, line, table.clause, "cell", said, table.clause)
                yield _Attempt(pin, trials.reading(cell), partial(trials.cell, table, cell, value))


def _place(project: Project, slug: str, chart: str, row: str) -> tuple[str, int]:
    """File and line in which a row of a chart is written, as well as can be told."""
    for path in project.loader.files(slug):
        lines = path.read_text(encoding="utf-8").splitlines()
        heads = [number for number, line in enumerate(lines, 1) if f'"{chart}"' in line]
        if heads and path.is_relative_to(project.loader.games / slug) and "charts" in (path.stem, path.parent.name):
            rows = (number for number in range(heads[0], len(lines) + 1) if f'"{row}"' in lines[number - 1])
            return shown(path, project.root), next(rows, heads[0])
    return f"{slug}/charts", 0


def _rules(project: Project, slug: str) -> str:
    """A digest of all a verdict rests on but the examples: platform, rules, sentences and words."""
    digest = hashlib.sha256(platform().encode())
    for path, found in run_on(project, slug).items():
        if path.suffix not in (".feature", ".po"):
            digest.update(f"{path.relative_to(project.root).as_posix()}\0{found}\0".encode())
    for language in sorted({BY_GHERKIN.get(example.language, "en") for example in project.examples[slug]}):
        words = project.vocabulary(slug, language)
        digest.update(repr((sorted(words.words.items()), sorted(words.templates.items()), words.numbers)).encode())
    return digest.hexdigest()


def _digest(examples: Iterable[Example]) -> str:
    said = [(each.id, each.tags, each.language, [step.text for step in each.steps]) for each in examples]
    return hashlib.sha256(repr(said).encode()).hexdigest()


def _file(folder: Path, slug: str, part: str) -> Path:
    return folder / slug / f"{part.removesuffix('.py')}.json"


def _read(file: Path) -> tuple[list[str], list[Pin]]:
    try:
        content, body = file.read_text(encoding="utf-8").split("\n", 1)
        if content != hashlib.sha256(body.encode()).hexdigest():
            return [], []
        state, pins = json.loads(body)
        return state, [Pin(**{**pin, "notice": Notice(pin["notice"])}) for pin in pins]
    except (OSError, ValueError, TypeError, KeyError):
        return [], []
