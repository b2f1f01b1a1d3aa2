"""How players ask for a clause, in files `docs/<book>/asked/<language>/<chapter>.toml`; only search reads them."""

from __future__ import annotations

from pathlib import Path

from lexludi.clauses.book import Book
from lexludi.files import Problem, line_of, nearest, nearest_id, read_toml, shown


def read_asked(book: Book, language: str, root: Path) -> tuple[dict[str, str], list[Problem]]:
    """What players of a language type for clauses, by id, and the lines that name no clause of their chapter or say nothing."""
    asked: dict[str, str] = {}
    problems: list[Problem] = []
    chapters = [chapter.slug for chapter in book.chapters]
    for path in sorted((root / "docs" / book.slug / "asked" / language).glob("*.toml")):
        if path.stem not in chapters:
            said = f"no chapter is called {path.stem}.{nearest(path.stem, chapters)}"
            problems.append(Problem(shown(path, root), 0, said))
            continue
        for name, words in read_toml(path, root).items():
            id, fault = f"{book.slug}.{name}", ""
            if id not in book.clauses:
                fault = f"{name}: no clause {id}.{nearest_id(id, book.clauses)}"
            elif (home := book.chapter_of[id].slug) != path.stem:
                fault = f"{name}: this clause is of {home}; put the line into {home}.toml."
            elif not isinstance(words, str) or not words.strip():
                fault = f"{name}: what players type stands here, as text in quotes."
            else:
                asked[id] = words
            if fault:
                problems.append(Problem(shown(path, root), line_of(name, path, root), fault))
    return asked, problems
