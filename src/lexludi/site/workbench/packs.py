"""What the browser fetches to rule on a case: Python itself, the platform, and the rules and words of each book."""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib.metadata import version
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import lexludi
from lexludi.files import BadInput, digest_of, keep, write_whole
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import Evidence
from lexludi.site.backlinks import scenario
from lexludi.site.folder import link, sweep
from lexludi.site.html import TEMPLATES
from lexludi.site.memo import Memo, digest
from lexludi.site.processes import MOST
from lexludi.words import STRINGS

FOLDER = "workbench"
"""Where the packs stand below the site, once for all languages."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
SNAPSHOT = Path(__file__).with_name("snapshot.mjs")
DESK = "lexludi.site.workbench.desk"
"""The module that answers in the browser."""
ASKED = ("gherkin-official", "jinja2", "markupsafe", "polib", "typing-extensions")
"""What it is made with of others."""
OPEN = ("lexludi/rulings", "lexludi/space", "lexludi/examples")
"""The packages a book's own code may import from."""


def runtime(root: Path) -> Path | None:
    """Where npm has put Pyodide for a project, if it has."""
    home = root / "node_modules" / "pyodide"
    return home if all((home / name).is_file() for name in RUNTIME) else None


def write_packs(project: Project, evidence: Mapping[str, Evidence], last: Path, fresh: Path) -> str:
    """Put the packs below a fresh site, with what is still good of the last.

    Tells how many megabytes the largest book takes, nothing where there is no Pyodide.
    """
    home, place = runtime(project.root), fresh / FOLDER
    if home is None:
        shutil.rmtree(place, ignore_errors=True)
        return ""
    memo = Memo(project.root / "build" / "memo" / f"{FOLDER}.json")
    for name in RUNTIME:
        link(home / name, place / name)
    books = [slug for slug, book in project.books.items() if book.rules]
    with ThreadPoolExecutor(MOST) as side_by_side:
        memories = list(side_by_side.map(lambda slug: _memory(project, home, slug, evidence[slug]), books))
    for memory in memories:
        link(memory, place / memory.name)
    for slug in books:
        texts = {f"{slug}.names.{code}.json": _names(project, evidence[slug], code) for code in LANGUAGES}
        texts[f"{slug}.cases.json"] = _cases(evidence[slug])
        texts[f"{slug}.looks.json"] = _looks(evidence[slug])
        for name, text in texts.items():
            _made(memo, name, digest(text), last / FOLDER, place, text.encode)
    sweep(place, {*RUNTIME, *(memory.name for memory in memories), *memo.names})
    lock = json.loads((home / "pyodide-lock.json").read_text(encoding="utf-8"))
    sizes: dict[str, dict[str, Any]] = {
        path.name: {"bytes": path.stat().st_size, "digest": digest_of(path)[:16]} for path in sorted(place.iterdir())
    }
    write_whole(place / "packs.json", json.dumps({"files": sizes, "lock": {"info": lock["info"], "packages": {}}}))
    memo.save()
    common = sum(sizes[name]["bytes"] for name in RUNTIME)
    own = (sizes[f"{slug}.memory.gz"]["bytes"] for slug in books)
    return f"{(common + max(own, default=0)) / 1e6:.0f}"


def _made(memo: Memo, name: str, key: str, last: Path, fresh: Path, make: Callable[[], bytes]) -> None:
    """One pack: the last one while it is made of the same, else a new one."""
    if memo.keeps(name, key, last / name):
        link(last / name, fresh / name)
    else:
        memo.make(name, key, fresh / name, make())


def prepare_pack(project: Project, slug: str, evidence: Evidence) -> None:
    """Make the memory of a book, so that a build finds it made."""
    if project.books[slug].rules and (home := runtime(project.root)):
        _memory(project, home, slug, evidence)


def _memory(project: Project, home: Path, slug: str, evidence: Evidence) -> Path:
    """The memory of Python with a book loaded, made anew where the platform or the book changed."""
    files, learned = sorted(dict(_book_files(project, slug)).items()), _learned(project, slug, evidence)
    memory = _kept(project) / f"{slug}.memory.gz"
    memo, key = Memo(memory.with_name(f"{slug}.json")), digest(_common(project.root, home), files, learned)
    if not memo.keeps(memory.name, key, memory):
        base = _base(project, home)
        with TemporaryDirectory() as scratch:
            rules, known, made = (Path(scratch) / name for name in ("rules.zip", "learned.json", memory.name))
            rules.write_bytes(_zip(files))
            known.write_text(learned, encoding="utf-8")
            _node(f"the rules of {slug}", project, home, base, slug, rules, known, made)
            memo.make(memory.name, key, memory, made.read_bytes())
        memo.save()
    return memory


def _base(project: Project, home: Path) -> Path:
    """The memory of Python with only the platform loaded; each book's memory is made from it."""
    base = _kept(project) / f"{_common(project.root, home)}.memory"
    base.parent.mkdir(parents=True, exist_ok=True)
    with base.with_name("lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one process makes it, the others wait for it
        if not base.is_file():
            with TemporaryDirectory() as scratch:
                made = Path(scratch) / base.name
                _node("the platform", project, home, made)
                write_whole(base, made.read_bytes())
            for old in set(base.parent.glob("*.memory")) - {base}:
                old.unlink(missing_ok=True)
    return base


def _kept(project: Project) -> Path:
    """Where memories are kept between builds."""
    return project.root / "build" / FOLDER


def _learned(project: Project, slug: str, evidence: Evidence) -> str:
    """What the memory of a book holds besides its rules: its words in every language, and a case that was ruled on."""
    steps = [[step.keyword, step.template, step.values] for step in evidence.records[0].steps]
    known = {language: words(project, slug, language) for language in LANGUAGES}
    return _json({"words": known, "case": [step for step in steps if step[0] != "then"]})


def _node(loaded: str, project: Project, home: Path, base: Path, *more: Path | str) -> None:
    """Let node run Pyodide and take its memory."""
    with TemporaryDirectory() as scratch:
        platform = Path(scratch) / "platform.zip"
        platform.write_bytes(_zip(_platform(project.root)))
        try:
            command = ["node", SNAPSHOT, home, platform, base, *more]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except FileNotFoundError as error:
            raise BadInput(
                "node: not found; install Node.js, or remove node_modules to build without workbench."
            ) from error
    if done.returncode:
        raise BadInput(f"node could not load {loaded} for the workbench: {done.stderr.strip()[-300:]}")


@cache
def _common(root: Path, home: Path) -> str:
    """A digest of the platform and of Python itself."""
    runtime = [digest_of(home / name) for name in (*RUNTIME, LIBRARY)]
    return digest(runtime, _platform(root), digest_of(SNAPSHOT))


@cache
def _platform(root: Path) -> list[tuple[str, bytes]]:
    """Every module the desk imports that is not Python's own, and the data that stands beside them."""
    return sorted(dict(_platform_files(root)).items())


def _platform_files(root: Path) -> Iterable[tuple[str, bytes]]:
    source, library = Path(lexludi.__file__).parents[1], Path(json.__file__).parents[1]
    for name, file in keep("desk", root, (), partial(_imported, source), repr((sys.prefix, list(map(version, ASKED))))):
        path = Path(file)
        own = not path.is_relative_to(library) or "site-packages" in path.parts
        if own and not name.startswith("lexludi.games."):
            module = name.replace(".", "/")
            if path.suffix != ".py":  # compiled for this machine; what is written in Python instead stands beside it
                yield f"{module.rpartition('/')[0]}/_native.py", (path.parent / "_native.py").read_bytes()
            elif path.name == "__init__.py":
                yield f"{module}/__init__.py", path.read_bytes()
            else:
                yield f"{module}.py", path.read_bytes()
    for package in OPEN:  # what a book's rules and sentences may import besides
        for path in sorted((source / package).rglob("*.py")):
            yield str(path.relative_to(source)), path.read_bytes()
    for path in sorted((source / "lexludi/asking/words").glob("*.toml")):
        yield f"lexludi/asking/words/{path.name}", path.read_bytes()
    for path in sorted(TEMPLATES.glob("parts/*.html")):
        yield f"lexludi/site/templates/parts/{path.name}", path.read_bytes()
    spec = find_spec("gherkin")
    assert spec and spec.origin
    yield "gherkin/gherkin-languages.json", _dialects(Path(spec.origin).parent / "gherkin-languages.json")


def _imported(source: Path) -> list[tuple[str, str]]:
    """Every module the desk imports, and its file."""
    listing = (
        f"import json, sys; before = set(sys.modules); import {DESK}; print(json.dumps([(name, module.__file__)"
        " for name, module in sys.modules.items() if name not in before and getattr(module, '__file__', None)]))"
    )
    command, alone = [sys.executable, "-c", listing], {"PYTHONPATH": str(source)}
    modules: list[tuple[str, str]] = json.loads(subprocess.check_output(command, text=True, env=alone))
    return modules


def _dialects(path: Path) -> bytes:
    """The dialects of the five languages alone."""
    dialects = json.loads(path.read_text(encoding="utf-8"))
    kept = {language.gherkin: dialects[language.gherkin] for language in LANGUAGES.values()}
    return json.dumps(kept, ensure_ascii=False).encode()


def _book_files(project: Project, slug: str) -> Iterable[tuple[str, bytes]]:
    games, root = project.loader.games, project.root
    for path in project.loader.files(slug):
        inside = path.is_relative_to(games)
        name = f"games/{path.relative_to(games)}" if inside else str(path.relative_to(root))
        yield name, path.read_bytes()
    for path in sorted((root / "docs" / slug).rglob("*")):
        if path.is_file():
            yield str(path.relative_to(root)), path.read_bytes()


def words(project: Project, slug: str, language: str) -> list[list[str]]:
    """What a language calls everything a ruling of a book can say; the text of the clauses is left to the pages."""
    clauses, sayings = project.books[slug].clauses, project.sayings(slug)
    return [
        [context, english, translated]
        for context, english, translated in project.catalog(language).entries()
        if context in STRINGS
        or context in sayings
        or context in ("step", "board:fault")
        or context.startswith(f"{slug}:")
        or (context.endswith("/title") and context.removesuffix("/title") in clauses)
    ]


def _cases(evidence: Evidence) -> str:
    """The examples of a book as plain data, by id, to be changed."""
    return _json(
        {
            record.id: [[step.keyword, step.template, step.values] for step in record.steps]
            for record in evidence.records
        }
    )


def _looks(evidence: Evidence) -> str:
    """Which examples there are, which come to dice, and which look at each cell, so that others need not be asked."""
    names = [record.id for record in evidence.records]
    cells: dict[str, list[str]] = {}
    for name in names:
        for place in sorted(evidence.reads.seen.get(name, ())):
            cells.setdefault("\t".join(place), []).append(name)
    return _json({"all": names, "dice": [record.id for record in evidence.records if record.odds], "cells": cells})


def _names(project: Project, evidence: Evidence, language: str) -> str:
    """What each example is called in a language, and where it is found from the workbench."""
    catalog = project.catalog(language)
    return _json(
        {
            record.id: [
                catalog.get(f"{record.clause}/example", record.name) or record.name,
                f"../{record.clause}/#{scenario(record.id)}",
            ]
            for record in evidence.records
        }
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _zip(files: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive that depends only on names and contents; uncompressed, for the next process reads it at once."""
    body = BytesIO()
    with zipfile.ZipFile(body, "w") as archive:
        for name, content in sorted(dict(files).items()):
            archive.writestr(zipfile.ZipInfo(name), content)
    return body.getvalue()
