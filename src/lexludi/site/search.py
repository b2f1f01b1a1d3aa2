"""The search index of one language, made by Pagefind over the built pages."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from pagefind.index import IndexConfig, PagefindIndex

from lexludi.languages import LANGUAGES


def index(site: Path, language: str) -> None:
    """Index the pages of a language below `site` into `site/pagefind`."""
    asyncio.run(_index(site, LANGUAGES[language].html))


async def _index(site: Path, language: str) -> None:
    config = IndexConfig(root_selector=".md-content", force_language=language, output_path=str(site / "pagefind"))
    shutil.rmtree(site / "pagefind", ignore_errors=True)
    async with PagefindIndex(config=config) as pagefind:
        for path in sorted(site.rglob("*.html")):
            place = path.relative_to(site)
            if place.name == "404.html" or place.parts[0] in ("reference", "pagefind") or "print" in place.parts:
                continue
            # A typographic apostrophe glues French articles to their nouns; a plain one does not.
            text = path.read_text(encoding="utf-8").replace("’", "'")
            await pagefind.add_html_file(content=text, source_path=place.as_posix())
