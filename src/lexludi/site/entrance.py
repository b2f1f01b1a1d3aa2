"""The files at the root of the site: the choice of a language, and the page for an address that leads nowhere."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.site.html import page
from lexludi.site.reader import Reader
from lexludi.site.tree import address


def write_entrance(project: Project, site: Path) -> None:
    """Write both pages; they need nothing else of the site, for a host shows the second one at any address."""
    languages = [(language, Reader(project, code).say) for code, language in LANGUAGES.items()]
    shown = {
        "languages": languages,
        "codes": list(LANGUAGES),
        "english": Reader(project, "en").say,
        "host": address(project),
        "base": urlsplit(address(project)).path or "/",
    }
    for name in ("index.html", "404.html"):
        (site / name).write_text(page(f"root/{name}", **shown), encoding="utf-8")
