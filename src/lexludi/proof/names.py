"""Names that last: chapter, module, feature file and steps find each other by one name, and no feature file grows too long."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from lexludi.clauses.book import Book
from lexludi.clauses.chapter import Chapter
from lexludi.examples.citations import ELSEWHERE, clause_of, constants_of, trees
from lexludi.examples.phrases import Phrases
from lexludi.files import BadInput, Problem, keep, line_of, nearest, read_text, shown
from lexludi.project import Project
from lexludi.proof.bearing import FOLDER as ORDINARY

LONGEST = 800
"""The most lines of a feature file."""
VARIANT = "99"
"""The number of the file a house rule brings its examples in."""
DECLARED = ("charts", "readings")
"""Packages and modules of the rules that decide nothing."""
DECLARING = ("Chart", "setting")
"""What is called to say of which clauses something is, and decides nothing."""
TABLE = "table"
"""The module of the steps in which `phrases` stands, with the sentences of no chapter."""


class _Place(NamedTuple):
    """Where something is said of a clause, or of all whose ids begin alike."""

    clause: str
    module: str
    """The module that decides it, as it is named in its book."""
    file: str
    line: int


class _Read(NamedTuple):
    """What the rules of a book decide where, and what they say of that."""

    decided: list[_Place]
    elsewhere: list[tuple[str, _Place]]
    """By the module that says it; the place has the module it names."""
    faults: list[tuple[str, int, str]]


def astray(project: Project) -> list[Problem]:
    """What is not found by its name, and what is too long, of every book that has no reason on its card."""
    problems = []
    for book in project.books.values():
        for law, found in (("names", _names(project, book)), ("length", _long(project, book))):
            if law not in book.exempt:
                problems += found
            elif not found:
                said = f"[exempt] {law}: the book keeps this law by now; remove the line."
                problems.append(Problem(book.file, line_of(law, project.root / book.file, project.root), said))
    return problems


def _names(project: Project, book: Book) -> list[Problem]:
    folder, root = project.loader.games / book.slug, project.root
    kept = keep(f"{book.slug}-decided", root, folder.rglob("*.py"), lambda: _read(folder, root))
    decided, elsewhere = [_Place(*each) for each in kept[0]], [(by, _Place(*each)) for by, each in kept[1]]
    return [
        *(Problem(*fault) for fault in kept[2]),
        *_modules(project, book, decided, elsewhere),
        *_features(project, book),
        *_steps(project, book),
        *_declared(project, book),
    ]


def _name(chapter: Chapter) -> str:
    """What the module of a chapter is called."""
    return chapter.slug.partition("-")[2].replace("-", "_")


def _modules(
    project: Project, book: Book, decided: list[_Place], elsewhere: list[tuple[str, _Place]]
) -> Iterator[Problem]:
    """A clause of a chapter with rules is decided in the module its chapter names, or that module says where."""
    folder = project.loader.games / book.slug
    there = {path.relative_to(folder).parts[0].removesuffix(".py") for path in folder.rglob("*.py")}
    for chapter in book.chapters:
        home, own = _name(chapter), {clause.id for clause in chapter.clauses}
        places = [place for place in decided if place.clause in own]
        said = [each for by, each in elsewhere if by == home]
        if chapter.slug in book.rules and home in there:
            yield from _unsaid(home, places, said)
        elif chapter.slug in book.rules and places:
            fault = f"its rules have no module {home}, where {places[0].clause} would be looked for; name one like the chapter."
            yield Problem(chapter.file, 0, fault)
        yield from _untrue(own, places, said)
    for by, each in elsewhere:
        if by not in map(_name, book.chapters):
            fault = f"no chapter is called {by}; {ELSEWHERE} stands in the module of a chapter."
            yield Problem(each.file, each.line, fault)


def _unsaid(home: str, places: list[_Place], said: list[_Place]) -> Iterator[Problem]:
    """Each clause decided outside the module of its chapter, which does not say so; once a module."""
    told = set[tuple[str, str]]()
    for place in places:
        known = _inside(place.module, home) or any(_covers(each, place) for each in said)
        if not known and (place.clause, place.module) not in told:
            told.add((place.clause, place.module))
            hint = f'{ELSEWHERE} = {{"{place.clause}": "{place.module}"}}'
            fault = (
                f"{place.clause} is decided here, outside the module of its chapter; say in {home}.py where: {hint}."
            )
            yield Problem(place.file, place.line, fault)


def _untrue(own: set[str], places: list[_Place], said: list[_Place]) -> Iterator[Problem]:
    """What a chapter says of clauses it has not, or that are decided by now, and not there."""
    for each in said:
        if not any(_inside(clause, each.clause) for clause in own):
            fault = f"{ELSEWHERE}: no clause of this chapter begins with {each.clause}; mend the entry."
            yield Problem(each.file, each.line, fault)
            continue
        meant = [place for place in places if _inside(place.clause, each.clause)]
        if meant and not any(_covers(each, place) for place in meant):
            fault = f"{ELSEWHERE}: {each.module} decides no clause of {each.clause}; remove or mend the entry."
            yield Problem(each.file, each.line, fault)


def _inside(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def _covers(said: _Place, place: _Place) -> bool:
    return _inside(place.clause, said.clause) and _inside(place.module, said.module)


def _features(project: Project, book: Book) -> Iterator[Problem]:
    """A feature file is named like its chapter, or like it and a section of it, and has examples of that chapter alone."""
    chapters = {chapter.slug: chapter for chapter in book.chapters}
    homes: dict[str, Chapter | None] = {}
    for path in _feature_files(project, book):
        file = shown(path, project.root)
        homes[file] = next((chapters[name] for name in chapters if f"{path.stem}-".startswith(f"{name}-")), None)
        if homes[file] is None:
            said = f"no chapter is called like this file.{nearest(path.stem, chapters)} Name it <chapter>.feature or <chapter>-<section>.feature."
            yield Problem(file, 0, said)
    told = set[tuple[str, str]]()
    for example in project.examples[book.slug]:
        home, own = homes.get(example.file), book.chapter_of.get(example.clause or "")
        if home and own and home is not own and (example.file, example.clause or "") not in told:
            told.add((example.file, example.clause or ""))
            said = f"{example.clause} stands in {own.slug}; its examples belong into {own.slug}.feature."
            yield Problem(example.file, example.line, said)


def _steps(project: Project, book: Book) -> Iterator[Problem]:
    """Sentences stand in a module named like the module of the rules they ask."""
    folder, games = project.root / "features" / book.slug / "steps", project.loader.games / book.slug
    names = {path.stem for path in project.loader.files(book.slug) if path.is_relative_to(games)}
    names |= {path.parent.name for path in project.loader.files(book.slug) if path.is_relative_to(games)}
    first: dict[Path, int] = {}
    phrases = Phrases()
    with suppress(BadInput):  # which is told by itself
        phrases = project.phrases(book.slug)
    for phrase in phrases:
        file, line = Path(phrase.place[0]), phrase.place[1]
        if file.is_relative_to(folder) and file.stem not in {*names, TABLE}:
            first[file] = min(line, first.get(file, line))
    for file in sorted((folder.parent / ORDINARY).glob("*.toml")):
        if file.stem not in {*names, TABLE}:
            first[file] = 1
    for file, line in first.items():
        said = f"no module of the rules is called {file.stem}.{nearest(file.stem, names)} Name the file like the rules it asks, or {TABLE} where it is of no chapter."
        yield Problem(shown(file, project.root), line, said)


def _declared(project: Project, book: Book) -> Iterator[Problem]:
    """Charts and readings that are kept by chapter bear its name."""
    names = list(map(_name, book.chapters))
    for package in DECLARED:
        for path in sorted((project.loader.games / book.slug / package).glob("*.py")):
            if path.stem not in (*names, "__init__"):
                said = f"no chapter is called {path.stem}.{nearest(path.stem, names)} Its {package} stand in a module named like it."
                yield Problem(shown(path, project.root), 1, said)


def _long(project: Project, book: Book) -> list[Problem]:
    problems = []
    for path in _feature_files(project, book):
        lines = read_text(path, project.root).count("\n")
        if lines > LONGEST:
            said = f"{lines} lines; split what has more than {LONGEST} by section: {path.stem}-<section>.feature."
            problems.append(Problem(shown(path, project.root), LONGEST, said))
    return problems


def _feature_files(project: Project, book: Book) -> Iterable[Path]:
    """The feature files of a book, without that of a house rule."""
    found = sorted((project.root / "features" / book.slug).glob("*.feature"))
    return [path for path in found if not path.stem.startswith(f"{VARIANT}-")]


def _read(folder: Path, root: Path) -> _Read:
    """What the modules of a book decide, and what they say is decided elsewhere."""
    read = _Read([], [], [])
    for path, tree in trees(folder.rglob("*.py"), root):
        module = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        file = shown(path, root)
        for top in tree.body:
            said = dict(constants_of(top))
            if ELSEWHERE in said:
                _read_elsewhere(read, said[ELSEWHERE], module, file, top.lineno)
            elif module.split(".")[0] not in DECLARED:
                read.decided.extend(_Place(clause, module, file, line) for clause, line in _decided(top, folder.name))
    return read


def _read_elsewhere(read: _Read, value: ast.expr | None, by: str, file: str, line: int) -> None:
    entries = list(zip(value.keys, value.values, strict=True)) if isinstance(value, ast.Dict) else []
    texts = [
        (key, str(key.value), str(module.value))
        for key, module in entries
        if isinstance(key, ast.Constant) and isinstance(module, ast.Constant)
    ]
    if not texts or len(texts) < len(entries):
        said = f'{ELSEWHERE} says where the clauses of this chapter are decided that are not decided here: {ELSEWHERE} = {{"book.1.2": "module"}}.'
        read.faults.append((file, line, said))
    for key, clause, modules in texts:
        read.elsewhere.extend((by, _Place(clause, name, file, key.lineno)) for name in modules.split())


def _decided(node: ast.AST, slug: str) -> Iterator[tuple[str, int]]:
    """The clauses code decides by; it does not where it only compares one, complains by it, or declares what is of it."""
    if isinstance(node, ast.Constant):
        if clause := clause_of(node, slug):
            yield clause, node.lineno
        return
    for child in ast.iter_child_nodes(node):
        compared = isinstance(node, ast.Compare) and isinstance(child, ast.Constant | ast.Tuple | ast.Set | ast.List)
        if not compared and not _declares(child):
            yield from _decided(child, slug)


def _declares(node: ast.AST) -> bool:
    match node:
        case ast.keyword(arg="by") | ast.JoinedStr():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in DECLARING
    return False
