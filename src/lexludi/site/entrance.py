"""The files at the root of the site: the choice of a language, shortcuts to clauses, and the page for an address that leads nowhere."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from markupsafe import Markup

from lexludi.clauses.book import Book
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.site.html import page
from lexludi.site.memo import link
from lexludi.site.policy import guarded
from lexludi.site.reader import Reader
from lexludi.site.release import SITE
from lexludi.site.settings import address
from lexludi.site.sign import drawing


def write_entrance(project: Project, site: Path) -> None:
    """Write them; the pages need nothing else of the site, for a host shows the second one at any address."""
    languages = [(language, Reader(project, code).say) for code, language in LANGUAGES.items()]
    shown = {
        "languages": languages,
        "english": Reader(project, "en").say,
        "host": address(project),
    }
    (site / "r").mkdir()
    (site / "index.html").write_text(guarded(page("root/index.html", **shown)), encoding="utf-8")
    (site / "404.html").write_text(guarded(missing_page(project, list(LANGUAGES))), encoding="utf-8")
    (site / "r" / "go.js").write_text(page("root/language.js") + "\n" + page("root/go.js"), encoding="utf-8")
    for book in project.books.values():
        _write_shortcuts(book, site / "r", project.root / SITE / "r")


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
        sign=Markup(drawing()),
        base=urlsplit(address(project)).path or "/",
    )


def _write_shortcuts(book: Book, folder: Path, last: Path) -> None:
    """A page for every clause, by its id and by its number, that leads to the clause in the reader's language."""
    (folder / book.slug).mkdir()
    for number, clause in _numbers(book).items():
        place = f"{book.slug}/{number}"
        _write_shortcut(book, clause, folder / place, last / place, "../../../")
    for name in (*book.clauses, *book.retired):
        _write_shortcut(book, book.retired.get(name, name), folder / name, last / name, "../../")


def _numbers(book: Book) -> dict[str, str]:
    """Each clause by its number as it is typed: `2.20` for 2§20, unless that is the number of another."""
    typed = {clause.number.replace("§", "."): clause.id for clause in book.clauses.values()}
    return typed | {clause.number: clause.id for clause in book.clauses.values() if "§" not in clause.number}


def _write_shortcut(book: Book, clause: str, folder: Path, last: Path, root: str) -> None:
    folder.mkdir()
    shown = {"root": root, "title": f"{book.slug} {book.clauses[clause].number}", "languages": LANGUAGES.values()}
    address = f"{book.slug}/{book.chapter_of[clause].slug}/#{clause}"
    made = guarded(page("root/shortcut.html", address=address, **shown))
    _write_again(folder / "index.html", last / "index.html", made)


def _write_again(path: Path, last: Path, text: str) -> None:
    """Write a small file; one of thousands that is as it was is linked, which is faster."""
    try:
        same = last.read_text(encoding="utf-8") == text
    except (OSError, ValueError):
        same = False
    if same:
        link(last, path)
    else:
        path.write_text(text, encoding="utf-8")
