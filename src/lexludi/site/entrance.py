"""The files at the root of the site: the choice of a language, and the page for an address that leads nowhere."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader

from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.site.reader import Reader
from lexludi.site.tree import THEME, address


def write_entrance(project: Project, site: Path) -> None:
    """Write both pages; they need nothing else of the site, for a host shows the second one at any address."""
    english = Reader(project, "en")
    pages = []
    for code, language in LANGUAGES.items():
        say = Reader(project, code).say
        words = {"not_found": say("site.not_found"), "help": say("site.not_found_help"), "home": say("site.home")}
        pages.append({"code": code, "lang": language.html, "name": language.name, **words})
    shown = {
        "pages": pages,
        "codes": json.dumps(list(LANGUAGES)),
        "tagline": english.say("site.tagline"),
        "languages_label": english.say("site.choose"),
        "base": urlsplit(address(project)).path or "/",
    }
    templates = Environment(loader=FileSystemLoader(THEME), autoescape=False)  # all words are HTML already
    for name in ("index.html", "404.html"):
        (site / name).write_text(templates.get_template(f"root/{name}").render(shown), encoding="utf-8")
