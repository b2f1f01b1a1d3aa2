"""What the tests share: the project itself, and copies of it to spoil."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from compileall import compile_dir
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from lexludi.project import Project
from support import ROOT, Copy, once

if TYPE_CHECKING:
    from lexludi.proof.bdd import Binding

pytest_plugins = ["lexludi.proof.bdd"]
# A busy machine is no bug; a run that decides about landing is the same each time, one at a desk explores.
settings.register_profile("patient", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    """Clause ids are marks, so that `pytest -m acp.fire.table` runs the examples of one clause."""
    if not hasattr(config, "workerinput"):
        compile_dir(ROOT / "src", quiet=2)  # once, for all the commands that are run and for copies of the project
    examples = Project(ROOT).examples.values()
    for tag in sorted({tag for found in examples for example in found for tag in example.tags}):
        config.addinivalue_line("markers", f"{tag}: examples of this clause")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling:
    """One worker takes all of pytest-bdd's run, so that it can tell what was left out; other tests go where there is room."""
    return _Scheduling(config, log)


class _Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::")[0]
        return file if file.endswith("test_features.py") else nodeid


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no worker is left alone with it; a test of pytest-bdd's whole run ends it.

    One test has the site of all books built; the others that need it wait until smaller builds and pytest-bdd's run are
    done, so that no worker waits for another.
    """
    first = next((item for item in items if "site" in _fixtures(item)), None)

    def place(item: pytest.Item) -> tuple[int, bool]:
        fixtures = _fixtures(item)
        builds, features = "shared" in fixtures and "site" not in fixtures, item.path.name == "test_features.py"
        order = (item is first, builds, features, "site" in fixtures, True)
        return order.index(True), item.get_closest_marker("last") is not None

    items.sort(key=place)


def _fixtures(item: pytest.Item) -> list[str]:
    return item.fixturenames if isinstance(item, pytest.Function) else []


@pytest.fixture(scope="session")
def project() -> Project:
    """The project under test."""
    return Project(ROOT)


@pytest.fixture(scope="session")
def binding(project: Project) -> Binding:
    """What pytest-bdd ran."""
    from lexludi.proof.bdd import Binding  # after pytest has made it a plugin

    return Binding(project)


@pytest.fixture
def copy_of(tmp_path: Path) -> Callable[[str], Copy]:
    """Copies the project with one book only."""
    return lambda book: Copy.make(tmp_path / "copy", book)


@pytest.fixture
def built_copy_of(tmp_path: Path, shared: Path) -> Callable[[str], Copy]:
    """Copies the project with one book and its site, which is built once a run and carried along."""

    def copy(book: str) -> Copy:
        built = once(shared / book, lambda folder: Copy.make(folder, book).built())
        return Copy(shutil.copytree(built, tmp_path / "copy", symlinks=True))

    return copy


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
