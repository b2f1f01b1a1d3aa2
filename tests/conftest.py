"""What the tests share: the project itself, and copies of it to spoil."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from lexludi.examples.feature import read_examples
from lexludi.project import Project
from support import ROOT, Copy

pytest_plugins = ["lexludi.proof.bdd"]
# A busy machine is no bug; a run that decides about landing is the same each time, one at a desk explores.
settings.register_profile("patient", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    """Clause ids are marks, so that `pytest -m acp.fire.table` runs the examples of one clause."""
    tags = set()
    for path in (ROOT / "features").glob("*/*.feature"):
        for example in read_examples(path.read_text(encoding="utf-8"), str(path)):
            tags.update(example.tags)
    for tag in sorted(tags):
        config.addinivalue_line("markers", f"{tag}: examples of this clause")


@pytest.fixture(scope="session")
def project() -> Project:
    """The project under test."""
    return Project(ROOT)


@pytest.fixture(scope="session")
def binding(project: Project):
    """What pytest-bdd ran."""
    from lexludi.proof.bdd import Binding

    return Binding(project)


@pytest.fixture
def copy_of(tmp_path: Path) -> Callable[[str], Copy]:
    """Copies the project with one book only."""

    def copy(book: str) -> Copy:
        skip = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skip)
        shutil.copytree(ROOT / "docs" / book, tmp_path / "docs" / book)
        shutil.copytree(ROOT / "features" / book, tmp_path / "features" / book, ignore=skip)
        for path in (ROOT / "locales").glob("*/LC_MESSAGES/*.po"):
            if path.stem == "site" or path.stem.split("-")[0] == book:
                target = tmp_path / path.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
        shutil.copy(ROOT / "mkdocs.yml", tmp_path)
        return Copy(tmp_path)

    return copy


@pytest.fixture(scope="session")
def site() -> Iterator[Path]:
    """The built site, up to date."""
    from lexludi.site.build import SITE, build

    build(ROOT)
    yield ROOT / SITE
