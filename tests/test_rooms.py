"""What `make lint` asks of modules."""

from __future__ import annotations

from pathlib import Path

import pytest

import rooms
from rooms import LONGEST, faults


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project that excuses nothing."""
    monkeypatch.setattr(rooms, "LONG", {})
    monkeypatch.setattr(rooms, "SHARED", {})
    for name in ("src/lexludi/site/__init__.py", "src/lexludi/proof/pins.py", "src/lexludi/games/acp/pins.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("x\n" * LONGEST)
    return tmp_path


def test_modules_in_order_are_passed_over(root: Path) -> None:
    assert list(faults(root)) == []


def test_module_of_too_many_lines_is_named(root: Path) -> None:
    (root / "features/acp").mkdir(parents=True)
    (root / "features/acp/table.py").write_text("x\n" * (LONGEST + 1))
    (found,) = faults(root)
    assert found.startswith(f"features/acp/table.py: {LONGEST + 1} lines")


@pytest.mark.parametrize("name", ["src/lexludi/site/pins.py", "src/lexludi/proof/site.py"])
def test_second_module_of_a_name_is_told(name: str, root: Path) -> None:
    (root / name).touch()
    (found,) = faults(root)
    assert "has the same name" in found


def test_excuse_nobody_needs_is_told(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "LONG", {"src/lexludi/proof/pins.py": "So."})
    monkeypatch.setattr(rooms, "SHARED", {"pins": "So."})
    assert [found.partition("take it off ")[2] for found in faults(root)] == ["LONG.", "SHARED."]
