"""How players ask for a clause, in files `docs/<book>/asked/<language>.toml`; only search reads them."""

from __future__ import annotations

from pathlib import Path

from lexludi.clauses.book import Book
from lexludi.files import Problem, line_of, nearest_id, read_toml, shown


def read_asked(book: Book, language: str, root: Path) -> tuple[dict[str, str], list[Problem]]:
    """What players of a language type for clauses, by id, and the lines that name no clause or say nothing."""
    path = root / "docs" / book.slug / "asked" / f"{language}.toml"
    asked: dict[str, str] = {}
    problems: list[Problem] = []
    for name, words in (read_toml(path, root) if path.exists() else {}).items():
        id, fault = f"{book.slug}.{name}", ""
        if id not in book.clauses:
            fault = f"{name}: no clause {id}.{nearest_id(id, book.clauses)}"
        elif not isinstance(words, str) or not words.strip():
            fault = f"{name}: what players type stands here, as text in quotes."
        else:
            asked[id] = words
        if fault:
            problems.append(Problem(shown(path, root), line_of(name, path, root), fault))
    return asked, problems
