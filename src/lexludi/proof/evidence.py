"""The record a run of the examples leaves; the site shows it and nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lexludi.examples.core import Result
from lexludi.files import BadInput, write_whole
from lexludi.project import Project, plain

FILE = Path("build") / "evidence.json"
SOURCES = ("features/**/*.feature", "features/**/*.py", "src/lexludi/**/*.py")


class StaleEvidence(BadInput):
    """The recorded run is of other rules or other examples than those in the tree."""


def fingerprint(root: Path) -> str:
    """What the examples and the code that runs them are now."""
    digest = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def record(result: Result, book: str) -> dict[str, Any]:
    """One example's part of the evidence."""
    example = result.example
    steps = []
    for done in result.steps:
        line = {"keyword": done.step.keyword, "template": done.template, "values": plain(done.values)}
        if done.step.keyword == "then":
            line |= {"expected": plain(done.expected), "actual": plain(done.actual), "holds": done.holds}
        steps.append(line)
    ruling = result.ruling
    return {
        "id": example.id,
        "book": book,
        "clauses": list(example.tags),
        "covered": sorted(result.covered),
        "name": example.name,
        "language": example.language,
        "file": example.file,
        "line": example.line,
        "holds": result.holds,
        "steps": steps,
        "verdict": ruling.verdict.value,
        "outcome": plain(ruling.outcome),
        "trace": [plain(citation) for citation in ruling.trace],
        "board": [frame.record() for frame in result.frames],
    }


def run_all(project: Project) -> list[dict[str, Any]]:
    """Run every example of every book; sentences no book knows raise together, with their lines."""
    records, problems = [], []
    for book, examples in project.examples.items():
        for example in examples:
            try:
                records.append(record(project.run(book, example), book))
            except BadInput as error:
                problems += error.problems
    if problems:
        raise BadInput(*problems)
    return records


def write(root: Path, records: Iterable[dict[str, Any]]) -> None:
    """Save the evidence of a run, whole or not at all."""
    body = {"fingerprint": fingerprint(root), "examples": list(records)}
    write_whole(root / FILE, json.dumps(body, ensure_ascii=False, separators=(",", ":")))


def load(root: Path) -> list[dict[str, Any]]:
    """The recorded examples; refuses a record that is missing, broken or of another tree."""
    try:
        body = json.loads((root / FILE).read_text(encoding="utf-8"))
        examples, recorded = body["examples"], body["fingerprint"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise StaleEvidence(f"{FILE}: no usable evidence; run `lexludi build` or `make test`.") from error
    if recorded != fingerprint(root):
        raise StaleEvidence(f"{FILE}: the rules or examples changed since it was recorded; run `lexludi build`.")
    return examples


def refresh(project: Project) -> list[dict[str, Any]]:
    """Current evidence: the recorded run if nothing changed, else a new one."""
    try:
        return load(project.root)
    except StaleEvidence:
        write(project.root, run_all(project))
        return load(project.root)
