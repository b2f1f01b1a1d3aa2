"""What the tests share: the project itself, and copies of it to spoil."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Callable
from compileall import compile_dir
from contextlib import chdir
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from lexludi.project import Project
from support import ADDRESS, ROOT, Copy, make_guide_project, once

if TYPE_CHECKING:
    from bdd import Binding

pytest_plugins = ["bdd"]
# A busy machine is no bug; a run that decides about landing is the same each time, one at a desk explores.
settings.register_profile("patient", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    """Clause ids are marks, so that `pytest -m acp.fire.table` runs the examples of one clause."""
    config.option.loadscopereorder = False  # the order of tests is that of pytest_collection_modifyitems
    if not hasattr(config, "workerinput"):
        compile_dir(ROOT / "src", quiet=2)  # once, for all the commands that are run and for copies of the project
    examples = Project(ROOT).examples.values()
    for tag in sorted({tag for found in examples for example in found for tag in example.tags}):
        config.addinivalue_line("markers", f"{tag}: examples of this clause")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    """One worker takes all tests of a file, which share what they need; those of a browser go where there is room."""
    return _Scheduling(config, log)


class _Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::")[0]
        shares = not file.startswith("tests/browser/") or file.endswith("test_ranking.py")  # whose index is its own
        return file if shares else nodeid


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One test has the site of all books built; the others that need it come last, so that no worker waits for another.

    What needs no evidence comes before the rest, for while the first test runs the examples of each book. Those of the
    browser are short and go one by one, so that at the end no worker is left alone; a test of a whole run ends its file.
    """
    first = next((item for item in items if _needs_site(item)), None)

    def place(item: pytest.Item) -> tuple[int, bool]:
        alone = item.path.name == "test_features.py" or item.path.is_relative_to(ROOT / "tests" / "games")
        order = (item is first, alone, not _needs_site(item), True)
        return order.index(True), item.get_closest_marker("last") is not None

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """What is there by now stays to the end: whoever looks for garbage need not look at it, nor so often."""
    gc.freeze()
    gc.set_threshold(50_000)


def _needs_site(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and "site" in item.fixturenames


@pytest.fixture(scope="session")
def project() -> Project:
    """The project under test."""
    return Project(ROOT)


@pytest.fixture(scope="session")
def binding(project: Project) -> Binding:
    """What pytest-bdd ran."""
    from bdd import Binding  # after pytest has made it a plugin

    return Binding(project)


@pytest.fixture
def guide(tmp_path: Path) -> Copy:
    """The project of the guide: its book is so small that all of it runs in a moment."""
    return Copy(make_guide_project(tmp_path / "guide"))


@pytest.fixture
def built_guide(tmp_path: Path, shared: Path) -> Copy:
    """The project of the guide with its site, which is built once a run, from outside its folder, and carried along."""
    built = once(shared / "guide", _build_guide)
    return Copy(shutil.copytree(built, tmp_path / "guide", symlinks=True))


def _build_guide(folder: Path) -> None:
    with chdir(folder.parent):
        assert Copy(make_guide_project(folder)).call("build") == 0


@pytest.fixture
def copy_of(tmp_path: Path) -> Callable[[str], Copy]:
    """Copies the project with one book only."""
    return lambda book: Copy.make(tmp_path / "copy", book)


@pytest.fixture
def built_copy_of(tmp_path: Path, shared: Path) -> Callable[[str], Copy]:
    """Copies the project with one book and its site, which is built once a run and carried along."""

    def copy(book: str) -> Copy:
        built = once(shared / book, partial(_build, book))
        return Copy(shutil.copytree(built, tmp_path / "copy", symlinks=True))

    return copy


def _build(book: str, folder: Path) -> None:
    copy = Copy.make(folder, book)
    with (copy.root / "mkdocs.yml").open("a") as settings:
        settings.write(f"\nsite_url: {ADDRESS}\n")
    copy.built()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The temporary folder of the whole run, whichever worker asks."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def site(shared: Path) -> Path:
    """The site of all books, built once a run."""
    books = [card.parent.name for card in (ROOT / "docs").glob("*/book.toml")]

    def make(folder: Path) -> None:
        copy = Copy.make(folder, *books)
        (copy.root / "node_modules").symlink_to(ROOT / "node_modules")
        shutil.copytree(ROOT / "docs" / "guide", copy.root / "docs" / "guide")
        copy.built()

    return once(shared / "site", make) / "build" / "site"
