"""The files at the root of the site: the choice of a language, shortcuts to clauses, and the page for an address that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from lexludi.clauses.book import Book
from lexludi.files import write_whole
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.site.folder import link, sweep
from lexludi.site.html import page
from lexludi.site.memo import Memo, digest
from lexludi.site.platform import platform
from lexludi.site.policy import guarded
from lexludi.site.reader import Reader
from lexludi.site.release import SITE
from lexludi.site.settings import address

SHORTCUTS = "r"
"""The folder of the shortcuts to clauses."""
ICONS = Path(__file__).with_name("icons")
"""What a phone installs the site by, and the preview of a shared link: `assets/icon.svg`, drawn once."""


def write_entrance(project: Project, site: Path) -> str:
    """Write the files; returns the folder of the shortcuts. The 404 page works at any address, so it needs no other file."""
    languages = [(language, Reader(project, code).say) for code, language in LANGUAGES.items()]
    shown = {
        "languages": languages,
        "english": Reader(project, "en").say,
        "host": address(project),
    }
    write_whole(site / "index.html", guarded(page("root/index.html", **shown)))
    write_whole(site / "404.html", guarded(missing_page(project, list(LANGUAGES))))
    write_whole(site / SHORTCUTS / "go.js", page("root/language.js") + "\n" + page("root/go.js"))
    for icon in ICONS.iterdir():
        link(icon, site / icon.name)
    memo, written = Memo(project.root / "build" / "memo" / "entrance.json"), {"go.js"}
    for book in project.books.values():
        for name, clause in _shortcuts(book):
            place = f"{name}/index.html"
            _write_shortcut(book, place, clause, memo, site / SHORTCUTS, project.root / SITE / SHORTCUTS)
            written.add(place)
    sweep(site / SHORTCUTS, written)
    memo.save()
    return SHORTCUTS


def missing_page(project: Project, codes: list[str]) -> str:
    """The page for an address that leads nowhere, in these languages; it needs nothing else of the site."""
    readers = [Reader(project, code) for code in codes]
    titles = {
        reader.language.code: {slug: reader.line(f"{slug}/title", book.title) for slug, book in project.books.items()}
        for reader in readers
    }
    return page(
        "root/404.html",
        languages=[(reader.language, reader.say) for reader in readers],
        titles=titles,
        base=urlsplit(address(project)).path or "/",
    )


def _shortcuts(book: Book) -> Iterator[tuple[str, str]]:
    """Each clause by its number and by its id, and what an id was before."""
    yield from ((f"{book.slug}/{number}", clause) for number, clause in _numbers(book).items())
    yield from ((name, book.retired.get(name, name)) for name in (*book.clauses, *book.retired))


def _numbers(book: Book) -> dict[str, str]:
    """Each clause by its number as it is typed: `2.20` for 2§20, unless that is the number of another."""
    typed = {clause.number.replace("§", "."): clause.id for clause in book.clauses.values()}
    return typed | {clause.number: clause.id for clause in book.clauses.values() if "§" not in clause.number}


def _write_shortcut(book: Book, place: str, clause: str, memo: Memo, folder: Path, last: Path) -> None:
    """A page that leads to a clause in the reader's language; unchanged pages are linked, as there are thousands."""
    shown = {
        "root": "../" * (place.count("/") + 1),
        "title": f"{book.slug} {book.clauses[clause].number}",
        "address": f"{book.slug}/{book.chapter_of[clause].slug}/#{clause}",
    }
    key = digest(platform(), shown)
    if memo.keeps(place, key, last / place):
        link(last / place, folder / place)
    else:
        made = guarded(page("root/shortcut.html", languages=LANGUAGES.values(), **shown))
        memo.make(place, key, folder / place, made.encode())
