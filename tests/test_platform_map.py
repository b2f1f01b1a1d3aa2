"""The map of the platform: everything it names exists, and its packages are those whose imports are held."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module

import pytest

from support import ROOT

TEXT = (ROOT / "docs" / "guide" / "platform.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "lexludi"
SPANS = sorted(set(re.findall(r"`([^`\n]+)`", TEXT)))
NAMES = [
    span for span in SPANS if re.fullmatch(r"[a-z_0-9]+(\.\w+)+", span) and not span.endswith((".js", ".toml", ".txt"))
]
PATHS = [span for span in SPANS if re.fullmatch(r"[\w./-]+/[\w./-]*", span)]
CLAUSES = ("acp.fire.range.adjacent",)
MADE = ("build/", "build/evidence/", "build/kept/", "steps/", "record/")
"""Folders that a run leaves, or that stand in the folder of each book."""
MOST = 25


@pytest.mark.parametrize("name", [name for name in NAMES if name not in CLAUSES])
def test_name_on_the_map_exists(name: str) -> None:
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(("lexludi", *parts[:length])))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            found = getattr(found, part)
        return
    raise AssertionError(f"nothing is called {name}")


@pytest.mark.parametrize("path", [path for path in PATHS if path not in MADE])
def test_file_on_the_map_exists(path: str) -> None:
    assert (ROOT / path).exists() or (SOURCE / path).exists()


def test_packages_stand_in_the_order_in_which_imports_are_held() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = next(each for each in settings["tool"]["importlinter"]["contracts"] if each["id"] == "layers")["layers"]
    drawn = re.findall(r"^\| `(\w+)` \|", TEXT.partition("Five folders")[0], re.MULTILINE)
    assert drawn == [layer.strip("()") for layer in layers]


def test_walks_have_few_stops_and_each_stop_a_name() -> None:
    walks = re.findall(r"^## One .*?(?=^## )", TEXT, re.MULTILINE | re.DOTALL)
    stops = [re.findall(r"^\d+\. (.*)$", walk, re.MULTILINE) for walk in walks]
    assert [0 < len(each) <= MOST for each in stops] == [True, True]
    assert [stop for each in stops for stop in each if not any(f"`{name}`" in stop for name in NAMES)] == []
