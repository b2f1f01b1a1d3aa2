"""The search index of one language, made by Pagefind over the built pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from pagefind.service import get_executable

from lexludi.files import BadInput
from lexludi.languages import LANGUAGES

LEFT_OUT = {"404.html", "coverage", "reference", "pagefind", "print"}
NOISE = re.compile(
    r'<summary aria.*?</summary>|<p class="ll-(?:code|origin)">.*?</p>| (?:class|title|scope|tabindex|href)="[^"]*"',
    re.S,
)
EXAMPLE = re.compile(r'<details class="ll-x".*?<summary>(.*?)</summary>.*?</details>', re.S)


def index(site: Path, language: str, copies: Path) -> None:
    """Index the pages of a language below `site` into `site/pagefind`; what search reads is kept in `copies`."""
    _refresh(site, copies)
    fresh = copies.with_name(f"{language}.index")
    options = ["--force-language", LANGUAGES[language].html, "--quiet"]
    options += ["--exclude-selectors", "nav, h1 > a, h2 > a, h3 > a"]
    command = [str(get_executable()), "--site", str(copies), "--output-path", str(fresh), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"{language}: Pagefind could not index the pages: {(done.stderr or done.stdout).strip()}")
    for unused in fresh.glob("pagefind-*ui*"):
        unused.unlink()
    shutil.rmtree(site / "pagefind", ignore_errors=True)
    fresh.replace(site / "pagefind")


def _refresh(site: Path, copies: Path) -> None:
    """Bring the copies of changed pages up to date and drop those of pages that are gone."""
    pages = {
        place: path for path in site.rglob("*.html") if not LEFT_OUT & set((place := path.relative_to(site)).parts)
    }
    for copy in list(copies.rglob("*.html")):
        if copy.relative_to(copies) not in pages:
            copy.unlink()
    for place, path in pages.items():
        target = copies / place
        if not target.exists() or target.stat().st_mtime < path.stat().st_mtime:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_searchable(path.read_text(encoding="utf-8")), encoding="utf-8")


def _searchable(page: str) -> str:
    """What search needs of a page: its article without links and looks, of the examples the names alone.

    A typographic apostrophe glues French articles to their nouns; a plain one does not.
    """
    article = page[page.find("<article") : page.find("</article>")].replace("’", "'")
    text = NOISE.sub("", EXAMPLE.sub(r"<p>\1</p>", article))
    return f"<html><body>{text}</article></body></html>"
