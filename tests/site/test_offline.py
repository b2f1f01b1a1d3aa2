"""What the site lists to be kept, and the pictures it is installed by."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from lexludi.site.pictures import DRAWN, PICTURES, icon
from lexludi.site.raster import Canvas
from lexludi.site.sign import HEX, STROKES
from lexludi.site.tree import ASSETS, THEME
from support import Copy

WHITE, BLACK = (255, 255, 255), (0, 0, 0)


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


def test_pictures_are_the_same_sign_everywhere() -> None:
    corner, start = f"{HEX[1][0]:g},{HEX[1][1]:g}", f"M{STROKES[0][0][0]:g} {STROKES[0][0][1]:g}C"
    for drawn in (ASSETS / "icon.svg", THEME / ".icons" / "lexludi.svg"):
        assert corner in drawn.read_text() and start in drawn.read_text()


def pixels(png: bytes) -> list[bytes]:
    """The rows of a picture as this project writes it."""
    width, height = struct.unpack(">II", png[16:24])
    length = struct.unpack(">I", png[33:37])[0]
    body = zlib.decompress(png[41 : 41 + length])
    return [body[row * (3 * width + 1) + 1 : (row + 1) * (3 * width + 1)] for row in range(height)]


def test_paint_covers_whole_pixels_and_shares_of_them() -> None:
    canvas = Canvas(4, 2, WHITE)
    canvas.paint([[(1, 0), (2.5, 0), (2.5, 2), (1, 2)]], BLACK)
    assert pixels(canvas.png()) == [bytes([255] * 3 + [0] * 3 + [128] * 3 + [255] * 3)] * 2


def test_paint_takes_shapes_that_overlap_as_one() -> None:
    canvas = Canvas(3, 1, WHITE)
    half = [(0.0, 0.0), (1.5, 0.0), (1.5, 1.0), (0.0, 1.0)]
    canvas.paint([half, half], BLACK)
    assert pixels(canvas.png()) == [bytes([0] * 3 + [128] * 3 + [255] * 3)]


def test_icon_is_the_same_upside_down() -> None:
    rows = pixels(icon(64))
    turned = [b"".join(row[3 * x : 3 * x + 3] for x in range(63, -1, -1)) for row in reversed(rows)]
    assert (
        sum(abs(a - b) > 40 for one, other in zip(rows, turned, strict=True) for a, b in zip(one, other, strict=True))
        == 0
    )


def test_every_picture_is_as_it_would_be_drawn_and_an_icon_has_the_size_its_name_says() -> None:
    for name, draw in PICTURES.items():
        kept = (DRAWN / name).read_bytes()
        assert pixels(kept) == pixels(draw()), f"{name}: run python -m lexludi.site.pictures"
        if name != "preview.png":
            size = int(name.rpartition("-")[2].removesuffix(".png"))
            assert struct.unpack(">II", kept[16:24]) == (size, size)
