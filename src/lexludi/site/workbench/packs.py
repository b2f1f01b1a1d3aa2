"""What the browser fetches to rule on a case: Python itself, the platform, and the rules and words of each book."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import lexludi
from lexludi.files import BadInput, write_whole
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.record import Record
from lexludi.site.html import TEMPLATES
from lexludi.site.memo import Memo, digest, digest_of, link
from lexludi.words import STRINGS

FOLDER = "workbench"
"""Where the packs stand below the site, once for all languages."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COMPILER = Path(__file__).with_name("compile.mjs")
DESK = "lexludi.site.workbench.desk"
"""The module that answers in the browser."""
OPEN = ("lexludi/rulings", "lexludi/board", "lexludi/examples")
"""The packages a book's own code may import from."""
LEFT_OUT = (
    "_pyrepl",
    "ctypes",
    "curses",
    "doctest",
    "email",
    "ensurepip",
    "http",
    "imaplib",
    "mailbox",
    "multiprocessing",
    "optparse",
    "pdb",
    "pickletools",
    "pydoc",
    "smtplib",
    "tarfile",
    "unittest",
    "venv",
    "wsgiref",
    "xml",
    "xmlrpc",
)
"""Parts of Python's library no ruling needs."""


def runtime(root: Path) -> Path | None:
    """Where npm has put Pyodide for a project, if it has."""
    home = root / "node_modules" / "pyodide"
    return home if all((home / name).is_file() for name in RUNTIME) else None


def write_packs(project: Project, records: Iterable[Record], last: Path, fresh: Path) -> str:
    """Put the packs below a fresh site, with what is still good of the last.

    Tells how many megabytes the largest book takes, nothing where there is no Pyodide.
    """
    home = runtime(project.root)
    if home is None:
        return ""
    memo = Memo(project.root / "build" / "memo" / f"{FOLDER}.json")
    for name in RUNTIME:
        link(home / name, fresh / FOLDER / name)
    _compiled(home, memo, last / FOLDER, fresh / FOLDER)
    for slug, book in project.books.items():
        if book.rules:
            files = list(_book_files(project, slug))
            _made(memo, f"{slug}.zip", digest(files), last / FOLDER, fresh / FOLDER, partial(_zip, files))
            texts = {f"{slug}.{language}.json": _words(project, slug, language) for language in LANGUAGES}
            texts[f"{slug}.cases.json"] = _cases(record for record in records if record.book == slug)
            for name, text in texts.items():
                _made(memo, name, digest(text), last / FOLDER, fresh / FOLDER, text.encode)
    made = sorted((fresh / FOLDER).iterdir())
    lock = json.loads((home / "pyodide-lock.json").read_text(encoding="utf-8"))
    sizes: dict[str, dict[str, Any]] = {
        path.name: {"bytes": path.stat().st_size, "digest": digest_of(path)[:16]} for path in made
    }
    write_whole(
        fresh / FOLDER / "packs.json", json.dumps({"files": sizes, "lock": {"info": lock["info"], "packages": {}}})
    )
    memo.save()
    common = sum(sizes[name]["bytes"] for name in (*RUNTIME, "library.zip", "platform.zip"))
    books = [sizes[f"{slug}.zip"]["bytes"] for slug, book in project.books.items() if book.rules]
    return f"{(common + max(books, default=0)) / 1e6:.0f}"


def _made(memo: Memo, name: str, key: str, last: Path, fresh: Path, make: Callable[[], bytes]) -> None:
    """One pack: the last one while it is made of the same, else a new one."""
    if memo.keeps(name, key, last / name):
        link(last / name, fresh / name)
    else:
        (fresh / name).write_bytes(make())
        memo.note(name, key, fresh / name)


def _compiled(home: Path, memo: Memo, last: Path, fresh: Path) -> None:
    """The library and the platform, compiled by the Python that runs them."""
    library, platform = home / "python_stdlib.zip", sorted(dict(_platform()).items())
    parts: dict[str, tuple[str, Callable[[], Iterable[tuple[str, bytes]]]]] = {
        "library.zip": (digest(digest_of(library), LEFT_OUT, digest_of(COMPILER)), partial(_library, library)),
        "platform.zip": (digest(digest_of(library), platform, digest_of(COMPILER)), lambda: platform),
    }
    wanted = {name: files for name, (key, files) in parts.items() if not memo.keeps(name, key, last / name)}
    with TemporaryDirectory() as scratch:
        archives = []
        for name, files in wanted.items():
            archives += [Path(scratch) / name, fresh / name]
            archives[-2].write_bytes(_zip(files()))
        if archives:
            _compile(home, archives)
    for name, (key, _) in parts.items():
        if name in wanted:
            memo.note(name, key, fresh / name)
        else:
            link(last / name, fresh / name)


def _compile(home: Path, archives: list[Path]) -> None:
    try:
        done = subprocess.run(
            ["node", str(COMPILER), str(home), *map(str, archives)], capture_output=True, text=True, check=False
        )
    except FileNotFoundError as error:
        raise BadInput(
            "node: not found; install Node.js, or remove node_modules to build without workbench."
        ) from error
    if done.returncode:
        raise BadInput(f"node could not compile the workbench: {done.stderr.strip().splitlines()[-1][:300]}")


def _library(archive: Path) -> Iterable[tuple[str, bytes]]:
    with zipfile.ZipFile(archive) as library:
        for name in library.namelist():
            if name.split("/")[0].removesuffix(".py") not in LEFT_OUT and not name.endswith("/"):
                yield name, library.read(name)


def _platform() -> Iterable[tuple[str, bytes]]:
    """Every module the desk imports that is not Python's own, and the data that stands beside them."""
    listing = (
        f"import json, sys; before = set(sys.modules); import {DESK}; print(json.dumps({{name: module.__file__"
        " for name, module in sys.modules.items() if name not in before and getattr(module, '__file__', None)}))"
    )
    source = Path(lexludi.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", listing], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(source)}
    )
    library = Path(json.__file__).parents[1]
    for name, file in json.loads(done.stdout).items():
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
        for path in sorted((source / package).glob("*.py")):
            yield f"{package}/{path.name}", path.read_bytes()
    for path in sorted(TEMPLATES.glob("parts/*.html")):
        yield f"lexludi/site/templates/parts/{path.name}", path.read_bytes()
    spec = find_spec("gherkin")
    assert spec and spec.origin
    yield "gherkin/gherkin-languages.json", _dialects(Path(spec.origin).parent / "gherkin-languages.json")


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


def _words(project: Project, slug: str, language: str) -> str:
    """What a language calls everything a ruling of a book can say; the text of the clauses is left to the pages."""
    clauses = project.books[slug].clauses
    entries = [
        [context, english, translated]
        for context, english, translated in project.catalog(language).entries()
        if context in STRINGS
        or context == "step"
        or context.startswith(f"{slug}:")
        or (context.endswith("/title") and context.removesuffix("/title") in clauses)
    ]
    return json.dumps(entries, ensure_ascii=False, separators=(",", ":"))


def _cases(records: Iterable[Record]) -> str:
    """The examples of a book as plain data, by id, to be changed."""
    cases = {record.id: [[step.keyword, step.template, step.values] for step in record.steps] for record in records}
    return json.dumps(cases, ensure_ascii=False, separators=(",", ":"))


def _zip(files: Iterable[tuple[str, bytes]]) -> bytes:
    """An archive that depends on names and contents alone."""
    body = BytesIO()
    with zipfile.ZipFile(body, "w") as archive:
        for name, content in sorted(dict(files).items()):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return body.getvalue()
