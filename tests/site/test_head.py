"""What search engines and those who share a link are told."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lexludi.languages import LANGUAGES
from lexludi.site.sitemap import write_sitemap
from support import ADDRESS, Copy

NAMES = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


@pytest.fixture
def copy(built_copy_of: Callable[[str], Copy]) -> Copy:
    return built_copy_of("duel")


def links(page: str, rel: str) -> dict[str, str]:
    found = re.findall(rf'<link rel="{rel}"(?: hreflang="([^"]+)")? href="([^"]+)"', page)
    return dict(found)


def test_pages_of_a_site_that_knows_its_address_name_themselves_and_their_other_languages(copy: Copy) -> None:
    site = copy.root / "build/site"
    page = (site / "fr/duel/01-bout/index.html").read_text(encoding="utf-8")
    assert links(page, "canonical") == {"": f"{ADDRESS}fr/duel/01-bout/"}
    assert links(page, "alternate") == {each.html: f"{ADDRESS}{each.code}/duel/01-bout/" for each in LANGUAGES.values()}
    assert f'<meta property="og:image" content="{ADDRESS}preview.png">' in page
    assert '<meta property="og:locale" content="fr">' in page
    clause = next((site / "fr/duel").glob("duel.*/index.html"))
    page, own = clause.read_text(encoding="utf-8"), f"duel/{clause.parent.name}/"
    assert links(page, "canonical") == {"": f"{ADDRESS}fr/{own}"}
    assert links(page, "alternate") == {each.html: f"{ADDRESS}{each.code}/{own}" for each in LANGUAGES.values()}
    listed = ElementTree.parse(site / "sitemap.xml").getroot()
    addresses = [found.text or "" for found in listed.iterfind("s:url/s:loc", NAMES)]
    assert len(addresses) == len(set(addresses))
    for address in addresses:
        assert (site / address.removeprefix(ADDRESS) / "index.html").is_file(), address
    assert {f"{ADDRESS}{code}/duel/01-bout/" for code in LANGUAGES} <= set(addresses)
    root = (site / "index.html").read_text(encoding="utf-8")
    assert links(root, "alternate")["x-default"] == ADDRESS


def test_sitemap_escapes_what_an_address_may_hold(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "index.html").touch()
    write_sitemap("https://ludi.example/?a=1&b=2/", tmp_path)
    listed = ElementTree.parse(tmp_path / "sitemap.xml").getroot()
    assert [found.text for found in listed.iterfind("s:url/s:loc", NAMES)] == ["https://ludi.example/?a=1&b=2/en/"]
