"""A variant laid over a book: a copy of its files with the house rule in them, a project like any other."""

from __future__ import annotations

import ast
import fcntl
import hashlib
import json
import re
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

import polib

from lexludi.catalog import po_path
from lexludi.clauses.numbers import Numbers, write_numbers
from lexludi.examples.feature import Example
from lexludi.examples.scenario_names import give_marks, last_marks
from lexludi.files import BadInput, digest_of, write_whole
from lexludi.languages import TRANSLATIONS
from lexludi.marks import DIRECTIVE
from lexludi.project import Project
from lexludi.proof.evidence import NOT_RUN, platform, refresh
from lexludi.proof.ledger import renew
from lexludi.proof.names import VARIANT
from lexludi.proof.variant import Variant, read_variant

FOLDER = Path("build") / "variants"
HOUSE = "house"
"""The kind of note that marks a changed clause."""


def with_variant(project: Project, path: Path) -> Project:
    """The project of one book with a house rule laid over it, made again if anything changed."""
    variant = read_variant(project, path)
    home = project.root / FOLDER / f"{variant.book}-{variant.name}"
    state, made = _state(project, variant), home / "made"
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one command makes it, the others wait for it
        if not made.exists() or made.read_text(encoding="utf-8") != state:
            made.unlink(missing_ok=True)
            _make(project, variant, home)
            if project.sources.unchanged(variant.book):  # what was saved meanwhile may be there in part
                write_whole(made, state)
    return Project(home)


def _state(project: Project, variant: Variant) -> str:
    digest = hashlib.sha256(platform().encode())
    files = [(variant.path, ""), (variant.feature, ""), *_files(project, variant.book)]
    digest.update(repr([(name, digest_of(path)) for path, name in files]).encode())
    return digest.hexdigest()


def _files(project: Project, slug: str) -> list[tuple[Path, str]]:
    """Every file of a book that is copied, with its name in the copy; derived files are left out."""
    found = [(project.root / "mkdocs.yml", "mkdocs.yml")]
    for folder, name in (
        (project.root / "docs" / slug, f"docs/{slug}"),
        (project.root / "features" / slug, f"features/{slug}"),
        (project.loader.games / slug, f"games/{slug}"),
    ):
        for path in sorted(folder.rglob("*")):
            own = path.relative_to(folder)
            if path.is_file() and not {*NOT_RUN, "__pycache__"} & set(own.parts):
                found.append((path, f"{name}/{own.as_posix()}"))
    for path in sorted((project.root / "locales").glob("*/LC_MESSAGES/*.po")):
        if path.stem == "site" or path.stem.split("-")[0] == slug:
            found.append((path, path.relative_to(project.root).as_posix()))
    return found


def _make(project: Project, variant: Variant, home: Path) -> None:
    for part in ("docs", "features", "games", "locales"):
        shutil.rmtree(home / part, ignore_errors=True)
    for path, name in _files(project, variant.book):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, home / name)
    _lay_cells(home, variant)
    _lay_readings(project, home, variant)
    _lay_texts(project, home, variant)
    _leave_out(home, variant.book)
    _lay_examples(home, variant)
    copy = Project(home)
    renew(copy, variant.book, refresh(copy, variant.book).records)


def _lay_cells(home: Path, variant: Variant) -> None:
    """Put the cells into the charts, below what the book has there."""
    if variant.cells:
        folder = home / "games" / variant.book
        path = next(filter(Path.exists, (folder / "charts" / "__init__.py", folder / "charts.py")))
        puts = "".join(
            f"CHARTS[{chart!r}].put({row!r}, {column!r}, {value!r})\n" for chart, row, column, value in variant.cells
        )
        path.write_text(f"{path.read_text(encoding='utf-8')}\n{puts}", encoding="utf-8")


def _lay_readings(project: Project, home: Path, variant: Variant) -> None:
    """Make the sides it plays the default ones."""
    defaults = {
        f"{type(setting.default).__name__}.{setting.default.name}": f"{type(side).__name__}.{side.name}"
        for setting in project.settings(variant.book)
        for side in setting.sides
        if side.value in variant.sides
    }
    for path in sorted((home / "games" / variant.book).rglob("*.py")) if defaults else ():
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines(keepends=True)
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(func=ast.Name(id="setting"), args=[ast.Attribute() as first, *_]):
                    line, old = first.lineno - 1, ast.unparse(first)
                    lines[line] = lines[line].replace(old, defaults.get(old, old), 1)
        path.write_text("".join(lines), encoding="utf-8")


def _lay_texts(project: Project, home: Path, variant: Variant) -> None:
    """Put the texts of the changed clauses into the copy, each with a note of what the book says, in every language."""
    book, slug = project.books[variant.book], variant.book
    for name in dict.fromkeys(book.clauses[clause].file for clause in variant.clauses):
        lines = (home / name).read_text(encoding="utf-8").splitlines()
        own = [book.clauses[clause] for clause in variant.clauses if book.clauses[clause].file == name]
        for clause in sorted(own, key=lambda clause: -clause.line):
            end = next(
                (at for at in range(clause.line, len(lines)) if lines[at].startswith(("r[", "#", "!!!"))), len(lines)
            )
            note = [f"    {line}".rstrip() for line in _prose(clause.text).splitlines()]
            lines[clause.line : end] = [variant.clauses[clause.id]["en"], "", f"!!! {HOUSE}", *note, ""]
        (home / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    card = home / "docs" / slug / "book.toml"
    text = _with_key(card.read_text(encoding="utf-8"), "title", f"{book.title} · {variant.title['en']}")
    card.write_text(_with_key(text, "about", f"{variant.about['en']}\n\n{book.about}"), encoding="utf-8")
    changed = Project(home).books[slug]
    for language in TRANSLATIONS:
        catalog, code = project.catalog(language.code), language.code
        title, about = catalog.get(f"{slug}/title", book.title), catalog.get(f"{slug}/about", book.about)
        said = {
            (f"{slug}/title", changed.title): _joined(" · ", title, variant.title.get(code)),
            (f"{slug}/about", changed.about): _joined("\n\n", variant.about.get(code), about),
        }
        for name, texts in variant.clauses.items():
            before = catalog.get(name, book.clauses[name].text) or ""
            said[name, changed.clauses[name].text] = texts.get(code, "")
            said[f"{name}/{HOUSE}", changed.clauses[name].notes[HOUSE]] = _prose(before)
        said |= {(_context(variant, name), name): texts.get(code, "") for name, texts in variant.names.items()}
        _write_po(po_path(home, language.locale, f"{slug}-variant"), said)


def _write_po(path: Path, said: Mapping[tuple[str, str], str]) -> None:
    catalog = polib.POFile(wrapwidth=0)
    catalog.metadata = {"Content-Type": "text/plain; charset=UTF-8"}
    catalog.extend(polib.POEntry(msgctxt=key[0], msgid=key[1], msgstr=text) for key, text in said.items())
    write_whole(path, str(catalog))


def _context(variant: Variant, name: str) -> str:
    """Under which clause the name of an example is translated."""
    before = variant.feature.read_text(encoding="utf-8").split(f": {name}\n")[0]
    tags = re.findall(rf"@({re.escape(variant.book)}\.[a-z0-9._-]+)", before)
    return f"{tags[-1] if tags else ''}/example"


def _prose(text: str) -> str:
    """A text without the charts in it, which are shown once."""
    return "\n".join(line for line in text.splitlines() if not DIRECTIVE.search(line)).strip()


def _joined(between: str, *parts: str | None) -> str:
    return between.join(part for part in parts if part) if all(parts) else ""


def _with_key(toml: str, key: str, value: str) -> str:
    """A card with another value; keys stand at the beginning of lines."""
    written = f"{key} = {json.dumps(value, ensure_ascii=False)}\n"
    return re.sub(rf"^{key} = .*?(?=^\w+ = |^\[|\Z)", lambda _: written, toml, count=1, flags=re.MULTILINE | re.DOTALL)


def _leave_out(home: Path, slug: str) -> None:
    """Take out of the copy every example of the book that the house rule turns."""
    project = Project(home)
    turned: dict[str, list[Example]] = {}
    for example in project.examples[slug]:
        if not _holds(project, slug, example):
            turned.setdefault(example.file, []).append(example)
    for file, examples in turned.items():
        lines: list[str | None] = [*(home / file).read_text(encoding="utf-8").splitlines()]
        for head in {example.head for example in examples}:
            rows = [each for each in project.examples[slug] if (each.file, each.head) == (file, head)]
            gone = [example.line for example in examples if example.head == head]
            for line in gone if len(gone) < len(rows) else _block(lines, head):
                lines[line - 1] = None
        text = "\n".join(line for line in lines if line is not None)
        (home / file).write_text(f"{text}\n", encoding="utf-8")


def _block(lines: Sequence[str | None], head: int) -> range:
    """The lines of a scenario: from its first tag to the next tag after its steps."""
    tags = [number for number, line in enumerate(lines, 1) if line and line.strip().startswith("@")]
    steps = next(number for number in range(head, len(lines) + 1) if number not in tags)
    return range(head, next((number for number in tags if number > steps), len(lines) + 1))


def _holds(project: Project, slug: str, example: Example) -> bool:
    try:
        return project.run(slug, example).holds
    except BadInput:
        return False


def _lay_examples(home: Path, variant: Variant) -> None:
    """Put its own examples beside those of the book, and give them numbers."""
    if not variant.feature.exists():
        return
    file = home / "features" / variant.book / f"{VARIANT}-{variant.name}.feature"
    shutil.copy(variant.feature, file)
    project = Project(home)
    project.check_read()
    book, examples = project.books[variant.book], project.examples[variant.book]
    own = [example for example in examples if Path(example.file).name == file.name]
    text, last = give_marks(file.read_text(encoding="utf-8"), own, last_marks(examples, book.numbers.examples))
    file.write_text(text, encoding="utf-8")
    write_numbers(home / "docs" / variant.book, Numbers(book.numbers.clauses, last))
