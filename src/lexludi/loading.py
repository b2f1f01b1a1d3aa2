"""The Python of a project's books, loaded from that project's own folder and kept apart from any other project's."""

from __future__ import annotations

import importlib
import importlib.util
import py_compile
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType
from typing import Any

import lexludi
from lexludi.examples.blame import GAMES, SENTENCES
from lexludi.examples.common_sentences import common
from lexludi.examples.phrases import BadPhrase, Phrases
from lexludi.files import BadInput, Problem, files_below, nearest, shown
from lexludi.rulings.chart import Chart
from lexludi.rulings.readings import Setting

CHECKED_BY_CONTENT = 3
BESIDE = "the folder {}/ stands beside it, and only one of the two is loaded; keep one."
"""What is wrong with a module that has a folder of its name beside it."""
_LOCK = RLock()


def carries_platform(root: Path) -> bool:
    """Whether a project has the platform itself inside, as this repository has."""
    return (root / "src" / "lexludi" / "__init__.py").exists()


def games_folder(root: Path) -> Path:
    """Where a project keeps the rules of its books: beside the platform if it carries one, else in `games/`."""
    return root / "src" / "lexludi" / "games" if carries_platform(root) else root / "games"


class Loader:
    """Imports rules and sentences of one project; a loader with changed code shares no module with others."""

    def __init__(self, root: Path, changed: Mapping[Path, CodeType] | None = None) -> None:
        self.root = root
        self.games = games_folder(root)
        self._changed = changed or {}
        self._shares = changed is None and self.games == Path(lexludi.__file__).resolve().parent / "games"
        self.sources = root / "src" if carries_platform(root) else root
        """The folder below which a file of the rules is named as a module."""
        self._modules: dict[str, ModuleType] = {}

    def files(self, slug: str) -> list[Path]:
        """Every Python file of a book: its rules and its sentences."""
        folders = (self.games / slug, self.root / "features" / slug)
        return [path for folder in folders for path in files_below(folder) if path.suffix == ".py"]

    def tables(self, slug: str) -> dict[str, Chart[Any]]:
        """The charts of a book by clause: those of its module `charts`, or of each module of a package `charts/`."""
        path = self._module(self.games / slug, "charts")
        found: dict[str, Chart[Any]] = {}
        for file, module in self._modules_of(GAMES, slug, path) if path else ():
            if file.name != "__init__.py":
                found |= self._charts(file, getattr(module, "CHARTS", None))
            for name, each in vars(module).items():
                if isinstance(each, Chart) and each.clause not in found:
                    raise self._fault(file, 1, f"{name} is a chart and not in CHARTS; add it.")
        return found

    def _charts(self, path: Path, tables: object) -> dict[str, Chart[Any]]:
        if not isinstance(tables, dict) or not all(isinstance(table, Chart) for table in tables.values()):
            raise self._fault(path, 1, "CHARTS is missing; write `CHARTS = {table.clause: table for table in (…)}`.")
        for key, table in tables.items():
            if key != table.clause:
                said = f"CHARTS has the chart {table.clause} under {key!r}; write `CHARTS = {{table.clause: table for table in (…)}}`."
                raise self._fault(path, 1, said)
        return tables

    def phrases(self, slug: str) -> Phrases:
        """The step sentences of a book, none if its rules are not written yet; every module of a package is read."""
        path = self._module(self.root / "features" / slug, "steps")
        if path is None:
            return Phrases()
        *_, (_, module) = self._modules_of(SENTENCES, slug, path)
        phrases = getattr(module, "phrases", None)
        if not isinstance(phrases, Phrases):
            raise self._fault(path, 1, "`phrases` is missing; write `phrases = Phrases(YourCase)`.")
        if faults := [*self._twice(phrases), *self._unbound(phrases), *self._undeclared(phrases)]:
            raise BadInput(*faults)
        return phrases

    def settings(self, slug: str) -> list[Setting[Any]]:
        """The competing readings of a book: every `setting` of its module `readings`."""
        path = self._module(self.games / slug, "readings")
        if path is None:
            return []
        found: dict[str, Setting[Any]] = {}
        for file, module in self._modules_of(GAMES, slug, path):
            for each in vars(module).values():
                for side in each.sides if isinstance(each, Setting) else ():
                    if found.setdefault(side.value, each) is not each:
                        said = f"the side {side.value!r} is of two settings; name one of them otherwise."
                        raise self._fault(file, 1, said)
        return list(dict.fromkeys(found.values()))

    def _twice(self, phrases: Phrases) -> Iterator[Problem]:
        """Sentences equal to one that the book or the platform has bound already."""
        bound = {phrase.shape: phrase for phrase in common}
        for phrase in phrases:
            if (first := bound.setdefault(phrase.shape, phrase)) is not phrase:
                file, line = first.place
                where = f"at {shown(Path(file), self.root)}:{line}" if first in phrases else "for every book"
                said = f"the sentence {phrase.template!r} is bound already, {where}; word one of them otherwise or remove it."
                yield Problem(shown(Path(phrase.place[0]), self.root), phrase.place[1], said)

    def _unbound(self, phrases: Phrases) -> Iterator[Problem]:
        """Sentences that name another one, for the play of a turn, which is not there."""
        bound = {(phrase.keyword, phrase.template) for phrase in phrases}
        for phrase in phrases:
            for option, keyword in (("past", "given"), ("rolled", "when")):
                name = getattr(phrase, option)
                if name and (keyword, name) not in bound:
                    hint = nearest(name, [template for other, template in bound if other == keyword])
                    said = f"the sentence {phrase.template!r}: {option}={name!r} is no {keyword} sentence of this book.{hint}"
                    yield Problem(shown(Path(phrase.place[0]), self.root), phrase.place[1], said)

    def _undeclared(self, phrases: Phrases) -> Iterator[Problem]:
        """Actions of the game without a sentence, each at its rule."""
        for kind in phrases.game.kinds if phrases.game else ():
            if kind.action not in phrases.actions:
                code, name = kind.rule.body.__code__, kind.action.__name__
                said = f"nobody can ask the action {name}; declare it with its sentences: `phrases.action({name}, …)`."
                yield Problem(shown(Path(code.co_filename), self.root), code.co_firstlineno, said)

    def _module(self, folder: Path, name: str) -> Path | None:
        """The file of a module that may be a package, none if there is neither."""
        package, alone = folder / name / "__init__.py", folder / f"{name}.py"
        if package.exists() and alone.exists():
            raise self._fault(alone, 1, BESIDE.format(name))
        return package if package.exists() else alone if alone.exists() else None

    def enumerations(self, slug: str) -> list[type[Enum]]:
        """The enumerations of a book's rules: the words it can speak of."""
        self.phrases(slug)
        modules = [module for name, module in self._modules.items() if name.startswith(f"{GAMES}.{slug}.")]
        found = (each for module in modules for each in vars(module).values())
        return list(dict.fromkeys(each for each in found if isinstance(each, type) and issubclass(each, Enum)))

    def _modules_of(self, package: str, slug: str, path: Path) -> list[tuple[Path, ModuleType]]:
        """A module of a book with its file; of a package the modules in it, in the order of their names, and itself last."""
        name = f"{package}.{slug}.{path.parent.name if path.name == '__init__.py' else path.stem}"
        inside = [file for file in sorted(path.parent.glob("*.py")) if path.name == "__init__.py" and file != path]
        with self._own_modules():
            for file in self.files(slug):
                _check_by_content(file)
            whole = self._import(name, path)
            return [*((file, self._import(f"{name}.{file.stem}", file)) for file in inside), (path, whole)]

    def _import(self, name: str, path: Path) -> ModuleType:
        try:
            with self._other_code():
                return importlib.import_module(name)
        except BadPhrase as error:
            raise self._fault(Path(error.file), error.line, str(error)) from error
        except (Exception, SystemExit) as error:
            raise BadInput(self._broken(error, path)) from error

    @contextmanager
    def _own_modules(self) -> Iterator[None]:
        """Swap this project's modules into `sys.modules` while its code is imported."""
        with _LOCK:
            others = {name: sys.modules.pop(name) for name in list(sys.modules) if _of_books(name)}
            installed = getattr(lexludi, "games", None)
            if self._shares:
                sys.modules.update({name: module for name, module in others.items() if name.startswith(GAMES)})
            sys.modules.update(self._modules)
            for name, folder in ((GAMES, self.games), (SENTENCES, self.root / "features")):
                if name not in sys.modules and not (name == GAMES and self._shares):
                    package = ModuleType(name)
                    package.__path__ = [str(folder)]
                    sys.modules[name] = package
            try:
                yield
            finally:
                self._modules = {name: sys.modules.pop(name) for name in list(sys.modules) if _of_books(name)}
                sys.modules.update(others)
                if self._shares:
                    sys.modules.update(
                        {name: module for name, module in self._modules.items() if name.startswith(GAMES)}
                    )
                elif installed is not None:
                    lexludi.games = installed  # type: ignore[attr-defined]

    @contextmanager
    def _other_code(self) -> Iterator[None]:
        """Import changed files with their changes."""
        named = {path.relative_to(self.games).with_suffix(""): code for path, code in self._changed.items()}
        given = _Given({".".join((GAMES, *name.parts)).removesuffix(".__init__"): code for name, code in named.items()})
        sys.meta_path.insert(0, given)
        try:
            yield
        finally:
            sys.meta_path.remove(given)

    def _fault(self, path: Path, line: int, message: str) -> BadInput:
        return BadInput(Problem(shown(path, self.root), line, message))

    def _broken(self, error: BaseException, path: Path) -> Problem:
        """The last place of the project's own code that an import went through."""
        place, line = path, 0
        for frame in traceback.extract_tb(error.__traceback__):
            inside = Path(frame.filename)
            if inside.is_relative_to(self.games) or inside.is_relative_to(self.root / "features"):
                place, line = inside, frame.lineno or 0
        if isinstance(error, SyntaxError) and error.filename:  # this file was not gone through, it could not be read
            place, line = Path(error.filename), error.lineno or 0
        detail = error.msg if isinstance(error, SyntaxError) else str(error)
        if isinstance(error, ImportError) and error.path:
            detail = detail.removesuffix(f" ({error.path})")
        return Problem(shown(place, self.root), line, f"this code cannot run: {type(error).__name__}: {detail}")


def _of_books(name: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in (GAMES, SENTENCES))


class _Given:
    """Finds the modules whose own code has other code put in its place."""

    def __init__(self, codes: Mapping[str, CodeType]) -> None:
        self.codes = codes

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.codes:
            return None
        loader = _OtherCode(name, self.codes[name])
        return importlib.util.spec_from_file_location(name, loader.path, loader=loader)


class _OtherCode(SourceFileLoader):
    """Loads a module with the code it is given."""

    def __init__(self, name: str, code: CodeType) -> None:
        super().__init__(name, code.co_filename)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def _check_by_content(path: Path) -> None:
    """Make Python check compiled files by the digest of their source, as copies may keep its date."""
    kept = Path(importlib.util.cache_from_source(str(path)))
    with suppress(OSError, SyntaxError, py_compile.PyCompileError):
        if not kept.exists() or kept.read_bytes()[4:8] != CHECKED_BY_CONTENT.to_bytes(4, "little"):
            mode = py_compile.PycInvalidationMode.CHECKED_HASH
            py_compile.compile(str(path), doraise=True, invalidation_mode=mode)
