"""`lexludi new`: a book of one clause to begin with, and a project around it where there is none."""

from __future__ import annotations

import argparse
import json
import keyword
import re
from pathlib import Path

from lexludi.cli.common import HOLDS
from lexludi.cli.scaffold import BOOK, PROJECT
from lexludi.files import BadInput, write_whole
from lexludi.loading import games_folder
from lexludi.marks import CONTROL, named
from lexludi.project import find_root

TAKEN = ("assets", "guide", "images", "reference", "site", "step")
"""Names the site and the translators' files use themselves."""


def new(options: argparse.Namespace) -> int:
    """Write the files of a new book; existing files are not touched."""
    slug: str = options.slug
    _check_slug(slug)
    title = " ".join((options.title or slug.capitalize()).split())
    if not title:
        raise BadInput("--title is empty; a book has a title.")
    if strange := CONTROL.search(title):
        raise BadInput(f"--title has an invisible character, {named(strange[0])}; leave it out.")
    root, files = _project(options)
    games = games_folder(root).relative_to(root).as_posix()
    for folder in (f"docs/{slug}", f"features/{slug}", f"{games}/{slug}"):
        if (root / folder).exists():
            raise BadInput(f"{root / folder} is there already; choose another name, or remove it first.")
    spelt = json.dumps(title, ensure_ascii=False)
    for path, text in BOOK.items():
        for name, value in (("SLUG", slug), ("ORIGINAL", options.original), ("GAMES", games), ("TITLE", spelt)):
            path, text = path.replace(name, value), text.replace(name, value)
        files[path] = text
    for path, text in files.items():
        write_whole(root / path, text)
        print(path)
    print(f"Written below {root}. Next: `lexludi coverage {slug}`, `lexludi serve`; the guide explains each file.")
    return HOLDS


def _check_slug(slug: str) -> None:
    if not re.fullmatch("[a-z]{2,20}", slug):
        raise BadInput(f"{slug!r} cannot name a book: use 2 to 20 lower-case letters a to z, such as duel.")
    if slug in TAKEN or keyword.iskeyword(slug):
        raise BadInput(f"{slug} is a name that is used otherwise; choose another.")


def _project(options: argparse.Namespace) -> tuple[Path, dict[str, str]]:
    """The project a book is for, and the files that make one where there is none yet."""
    start: Path = (options.root or Path.cwd()).resolve()
    if options.root is None:
        try:
            return find_root(start), {}
        except BadInput:
            pass
    elif (start / "docs").is_dir() and (start / "mkdocs.yml").is_file():
        return start, {}
    if start.exists() and (not start.is_dir() or any(not path.name.startswith(".") for path in start.iterdir())):
        raise BadInput(f"{start}: no Lex Ludi project, and not empty; run inside a project or in an empty folder.")
    return start, {path: text for path, text in PROJECT.items() if not (start / path).exists()}
