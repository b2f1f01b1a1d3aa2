"""The rulings of record: what the rules gave for every example, committed beside the feature files and compared by every run."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from lexludi.examples.grammar import Grammar
from lexludi.files import Problem, read_text, shown, write_whole
from lexludi.project import Project
from lexludi.proof.record import Chance, Cited, Otherwise, Record, Told
from lexludi.rulings.measures import Measure
from lexludi.rulings.plain import Json, plain
from lexludi.rulings.ruling import Role, Verdict

FOLDER = "record"
HEAD = "# What the rules give for each example. Written by `lexludi record`, compared by every run; do not edit.\n"
PART = re.compile(r" · | \| ")
NAMES = {"": "outcome", "by": "trace", "before": "what went before", "odds": "odds", "reading": "other readings"}
NEW, GONE = "not on record yet", "on record, but there is no such example"
REST = "facts it looked at, or an outcome no sentence tells"
ENDS = {Verdict.REFUSED: "not allowed", Verdict.SILENT: "the source does not say"}


@dataclass(frozen=True)
class Entry:
    """The ruling of one example: what is told of it, the clauses it rests on, what went before, the odds."""

    id: str
    rest: str
    """A digest of what the lines do not say: facts, chart cells, dice, and what no sentence tells of the outcome."""
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n  ".join((f"{self.id} ~{self.rest}", *self.lines))

    @property
    def parts(self) -> dict[str, list[str]]:
        """What the lines say, by what they are about."""
        found = {"": PART.split(self.lines[0])} if self.lines else {}
        for line in self.lines[1:]:
            name, _, text = line.partition(" ")
            found[name] = PART.split(text)
        return found


@dataclass(frozen=True)
class Change:
    """A ruling that is not as recorded."""

    page: Path
    """Where it is recorded."""
    id: str
    file: str
    line: int
    """The place of the example, or of the entry where there is no such example."""
    what: str


class Ledger:
    """Writes the rulings of one book as entries, in English."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._words = grammar.vocabulary

    def entry(self, record: Record) -> Entry:
        """The ruling of an example."""
        lines = [self._end(record.verdict, record.by, record.answer)]
        if record.trace:
            lines.append(f"by {self._trace(record.trace)}")
        if any(record.past):
            lines.append(f"before {' | '.join(map(self._trace, record.past))}")
        if record.odds:
            lines.append(f"odds {' · '.join(map(self._chance, record.odds))}")
        if record.otherwise:
            lines.append(f"reading {' | '.join(map(self._other, record.otherwise))}")
        looked = [_rest(line) for trace in (*record.past, record.trace) for line in trace]
        rest = json.dumps(filled([record.outcome, looked, list(record.dice)]), sort_keys=True, ensure_ascii=False)
        return Entry(
            record.id, hashlib.sha256(rest.encode()).hexdigest()[:6], tuple(" ".join(x.split()) for x in lines)
        )

    def _end(self, verdict: str, by: str | None, told: Iterable[Told]) -> str:
        said = [self._grammar.tell(each.template, self._grammar.load(each.template, each.values)) for each in told]
        if by:
            said.append(f"{ENDS[Verdict(verdict)]}, {self._number(by)}")
        return " · ".join(said) or verdict

    def _chance(self, chance: Chance) -> str:
        return f"{chance.chance} {self._end(chance.verdict, chance.by, chance.told).replace(' · ', ', ')}"

    def _other(self, other: Otherwise) -> str:
        """What another side of a reading gives."""
        chances = ", ".join(map(self._chance, other.odds))
        end = self._end(other.verdict, other.by, other.told) if other.verdict else chances or "not told enough"
        side = self._words.tell({"kind": Measure.__name__, "value": other.measure}) if other.measure else ""
        return f"{side or self._words.full_word(other.side)}: {end}"

    def _trace(self, trace: Iterable[Cited]) -> str:
        return " · ".join(f"{self._number(line.clause)} {self._line(line)}".rstrip() for line in trace) or "–"

    def _line(self, line: Cited) -> str:
        """What a citation gave, and what it measured; the number of a measure is not said twice."""
        measures = measures_in(line.facts)
        again = line.role == Role.CITED and any(each["value"]["number"] == line.value for each in measures)
        return ", ".join(filter(None, ("" if again else self._value(line), *map(self._words.tell, measures))))

    def _value(self, line: Cited) -> str:
        if line.value is None:
            return ""
        said = self._words.tell(line.value)
        if line.role in (Role.SUBTOTAL, Role.TOTAL):
            return f"={said}"
        return f"+{said}" if line.role == Role.ADDS and not said.startswith("−") else said

    def _number(self, clause: str) -> str:
        return self._words.numbers.get(clause, clause)


def _rest(line: Cited) -> list[Json]:
    """What the entry does not say of a line of the trace: facts, cell, and sums and candidates where it has any."""
    sums: list[Json] = [[count.term, count.of, plain(count.number)] for count in line.counts]
    lost: list[Json] = [[each.value, dict(each.facts)] for each in line.over]
    more: list[Json] = [sums, lost] if sums or lost else []
    return [dict(line.facts), list(line.cell[1:]) if line.cell else None, *more]


def measures_in(facts: Mapping[str, Json]) -> list[dict[str, Any]]:
    """The measures among the facts of a citation."""
    return [fact for fact in facts.values() if isinstance(fact, dict) and fact.get("kind") == Measure.__name__]


def filled(data: Json) -> Json:
    """Plain data without its empty parts, so that a field more that holds nothing changes nothing."""
    if isinstance(data, list):
        return [filled(item) for item in data]
    if isinstance(data, dict):
        full = {key: filled(value) for key, value in data.items()}
        return {key: item for key, item in full.items() if item or (item == 0 and item is not False)}
    return data


def entries(project: Project, slug: str, records: Iterable[Record]) -> dict[Path, dict[str, Entry]]:
    """The rulings of a book by the file they are recorded in and by example."""
    ledger = Ledger(project.grammar(slug, "en"))
    found: dict[Path, dict[str, Entry]] = {}
    for record in records:
        page = found.setdefault(_folder(project, slug) / f"{Path(record.file).stem}.txt", {})
        page[record.id] = ledger.entry(record)
    return found


def recorded(path: Path, root: Path) -> dict[str, tuple[int, Entry]]:
    """The rulings a file holds, each with its line; none where there is no file."""
    return parse_record(read_text(path, root)) if path.exists() else {}


def parse_record(text: str) -> dict[str, tuple[int, Entry]]:
    """The rulings a text holds, each with its line."""
    found: dict[str, tuple[int, Entry]] = {}
    head, line, body = "", 0, list[str]()
    for number, written in enumerate([*text.splitlines(), "#"], 1):
        if written.startswith("  "):
            body.append(written.strip())
        elif written.strip():
            if head:
                name, _, rest = head.partition(" ~")
                found[name] = line, Entry(name, rest, tuple(body))
            head, line, body = "" if written.startswith("#") else written.strip(), number, []
    return found


def changes(project: Project, slug: str, records: Iterable[Record]) -> Iterator[Change]:
    """What differs between the rulings of some examples and those on record."""
    now, places = entries(project, slug, records), {record.id: (record.file, record.line) for record in records}
    for path in sorted({*now, *_folder(project, slug).glob("*.txt")}):
        page, before = now.get(path, {}), recorded(path, project.root)
        for name, entry in page.items():
            if name not in before:
                yield Change(path, name, *places[name], NEW)
            elif entry != before[name][1]:
                yield Change(path, name, *places[name], ", ".join(compare(before[name][1], entry)) or REST)
        file = shown(path, project.root)
        for name, (line, _) in before.items():
            if name not in page:
                yield Change(path, name, file, line, GONE)
        same = {name: entry for name, (_, entry) in before.items()} == page
        if same and read_text(path, project.root).splitlines() != _written(page).splitlines():
            yield Change(path, "all", file, 0, "recorded in another order, or with something more")


def compare(before: Entry, after: Entry) -> list[str]:
    """What changed in what the lines of a ruling say, part by part."""
    found: dict[str, list[str]] = {}
    for title, old, new in differences(before, after):
        found.setdefault(title, []).append(f"{old or 'nothing'} → {new or 'nothing'}")
    return [f"{title}: {'; '.join(changed)}" for title, changed in found.items()]


def differences(before: Entry, after: Entry) -> Iterator[tuple[str, str, str]]:
    """Each stretch of a ruling that is another: the part it stands in, what was there and what is."""
    old, new = before.parts, after.parts
    for name, title in NAMES.items():
        first, second = old.get(name, []), new.get(name, [])
        for kind, start, end, begin, stop in SequenceMatcher(None, first, second, autojunk=False).get_opcodes():
            if kind != "equal":
                yield title, " · ".join(first[start:end]), " · ".join(second[begin:stop])


def differing(project: Project, slug: str, records: Sequence[Record]) -> list[Problem]:
    """Each ruling that is not as recorded though its example holds, and each recorded too much or not at all."""
    if records and not _folder(project, slug).is_dir():
        said = f"{slug} has no rulings of record yet."
        return [Problem(shown(_folder(project, slug), project.root), 0, said)]
    failing = {record.id for record in records if not record.holds}
    return [
        Problem(change.file, change.line, f"not the ruling of record: {change.id}: {change.what}")
        for change in changes(project, slug, records)
        if change.id not in failing
    ]


def renew(project: Project, slug: str, records: Sequence[Record]) -> list[Change]:
    """Record the rulings of a book as they are now; gives what changed."""
    changed, now = list(changes(project, slug, records)), entries(project, slug, records)
    for path in {*now, *_folder(project, slug).glob("*.txt")}:
        if path not in now:
            path.unlink()
        elif not path.exists() or read_text(path, project.root) != _written(now[path]):
            write_whole(path, _written(now[path]))
    return changed


def _written(page: Mapping[str, Entry]) -> str:
    """A file of rulings as it is written."""
    return HEAD + "".join(f"\n{entry}\n" for entry in page.values())


def _folder(project: Project, slug: str) -> Path:
    return project.root / "features" / slug / FOLDER
