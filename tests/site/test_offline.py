"""What the site lists to be kept, and the pictures it is installed by."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from lexludi.site.html import TEMPLATES
from lexludi.site.tree import ASSETS, THEME
from support import Copy


@pytest.fixture
def language(built_copy_of: Callable[[str], Copy]) -> Path:
    return built_copy_of("duel").root / "build" / "site" / "fr"


def test_list_of_a_book_names_each_file_with_its_digest_and_their_size(language: Path) -> None:
    listed = json.loads((language / "offline" / "duel.json").read_text())
    offered = json.loads((language / "offline.json").read_text())["duel"]
    size = 0
    for address, digest in listed["files"].items():
        path = language / address
        body = (path / "index.html" if path.is_dir() else path).read_bytes()
        assert sha256(body).hexdigest().startswith(digest), address
        size += len(body)
    assert (offered["version"], offered["size"]) == (listed["version"], size)
    own = {path.relative_to(language).as_posix() for path in (language / "duel").rglob("*.html")}
    assert {address.removesuffix("index.html") for address in own} <= set(listed["files"])
    assert {".", "about/", "glossary/", "404.html", "search/duel.json", "offline.html", "assets/lexludi.css"} <= set(
        listed["files"]
    )


def test_logo_is_the_same_drawing_everywhere() -> None:
    drawn = (TEMPLATES / "parts" / "logo.html", ASSETS / "icon.svg", THEME / ".icons" / "lexludi.svg")
    assert len({tuple(re.findall(r' (?:points|d)="([^"]+)"', path.read_text())) for path in drawn}) == 1


def test_icon_has_the_size_its_name_says(language: Path) -> None:
    icons = sorted(language.parent.glob("*-*.png"))
    assert [icon.name for icon in icons] == ["icon-180.png", "icon-192.png", "icon-512.png", "maskable-512.png"]
    for icon in icons:
        size = int(icon.stem.partition("-")[2])
        assert struct.unpack(">II", icon.read_bytes()[16:24]) == (size, size)
