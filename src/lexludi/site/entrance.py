"""The files at the root of the site: the choice of a language, shortcuts to clauses, and the page for an address that leads nowhere."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from lexludi.clauses.book import Book
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.site.html import page
from lexludi.site.reader import Reader
from lexludi.site.tree import address


def write_entrance(project: Project, site: Path) -> None:
    """Write them; the pages need nothing else of the site, for a host shows the second one at any address."""
    languages = [(language, Reader(project, code).say) for code, language in LANGUAGES.items()]
    shown = {
        "languages": languages,
        "codes": list(LANGUAGES),
        "english": Reader(project, "en").say,
        "host": address(project),
        "base": urlsplit(address(project)).path or "/",
    }
    (site / "r").mkdir()
    for name in ("index.html", "404.html", "r/go.js"):
        (site / name).write_text(page(f"root/{name}", **shown), encoding="utf-8")
    for book in project.books.values():
        _write_shortcuts(book, site / "r")


def _write_shortcuts(book: Book, folder: Path) -> None:
    """A page for every clause, by its id and by its number, that leads to the clause in the reader's language."""
    (folder / book.slug).mkdir()
    for number, clause in _numbers(book).items():
        _write_shortcut(book, clause, folder / book.slug / number, "../../../")
    for name in (*book.clauses, *book.retired):
        _write_shortcut(book, book.retired.get(name, name), folder / name, "../../")


def _numbers(book: Book) -> dict[str, str]:
    """Each clause by its number as it is typed: `2.20` for 2§20, unless that is the number of another."""
    typed = {clause.number.replace("§", "."): clause.id for clause in book.clauses.values()}
    return typed | {clause.number: clause.id for clause in book.clauses.values() if "§" not in clause.number}


def _write_shortcut(book: Book, clause: str, folder: Path, root: str) -> None:
    folder.mkdir()
    shown = {"root": root, "title": f"{book.slug} {book.clauses[clause].number}", "languages": LANGUAGES.values()}
    address = f"{book.slug}/{book.chapter_of[clause].slug}/#{clause}"
    (folder / "index.html").write_text(page("root/shortcut.html", address=address, **shown), encoding="utf-8")
