"""The search index of one language, made by Pagefind over the built pages."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from pagefind.service import get_executable

from lexludi.clauses.problems import BadInput
from lexludi.languages import LANGUAGES

LEFT_OUT = {"404.html", "reference", "pagefind", "print"}
EXAMPLE = re.compile(r'<details class="ll-x".*?<summary>(.*?)</summary>.*?</details>', re.S)


def index(site: Path, language: str) -> None:
    """Index the pages of a language below `site` into `site/pagefind`."""
    with tempfile.TemporaryDirectory() as folder:
        for path in site.rglob("*.html"):
            place = path.relative_to(site)
            if not LEFT_OUT & set(place.parts):
                target = Path(folder) / place
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(_searchable(path.read_text(encoding="utf-8")), encoding="utf-8")
        shutil.rmtree(site / "pagefind", ignore_errors=True)
        options = ["--force-language", LANGUAGES[language].html, "--quiet"]
        options += ["--exclude-selectors", ".headerlink, .ll-origin, .ll-languages"]
        command = [
            str(get_executable()),
            "--site",
            folder,
            "--output-path",
            str(site / "pagefind"),
            *options,
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"{language}: Pagefind could not index the pages: {(done.stderr or done.stdout).strip()}")
    for unused in site.glob("pagefind/pagefind-*ui*"):
        unused.unlink()


def _searchable(page: str) -> str:
    """What search needs of a page: its article, of the examples the names alone.

    A typographic apostrophe glues French articles to their nouns; a plain one does not.
    """
    article = page[page.find("<article") : page.find("</article>")].replace("’", "'")
    names_only = EXAMPLE.sub(r"<p>\1</p>", article)
    return f"<html><body>{names_only}</article></body></html>"
