"""The list of all pages for search engines, each with the same page in the other languages."""

from __future__ import annotations

from pathlib import Path

from lexludi.files import write_whole
from lexludi.languages import LANGUAGES
from lexludi.site.html import page


def write_sitemap(host: str, site: Path) -> None:
    """Write the sitemap into a finished site, unless the site has no address yet."""
    if not host:
        return
    found: dict[str, list[str]] = {}
    for code in LANGUAGES:
        for path in sorted((site / code).rglob("index.html")):
            found.setdefault(path.parent.relative_to(site / code).as_posix(), []).append(code)
    places = [("" if place == "." else f"{place}/", codes) for place, codes in sorted(found.items())]
    text = page("root/sitemap.xml", host=host, places=places, languages=LANGUAGES)
    write_whole(site / "sitemap.xml", text)
