"""Reference pages of the rules: mkdocstrings for the code, and the way back to the clauses it cites."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from html import escape
from pathlib import Path

from lexludi.project import Project

SHARED = (
    "rulings.ruling",
    "rulings.table",
    "rulings.readings",
    "examples.phrases",
    "examples.core",
    "proof.evidence",
)


def reference_pages(project: Project) -> Iterator[tuple[str, str]]:
    """One page per module of the rules and of the core, in English."""
    source = project.root / "src" / "lexludi"
    lines = [
        "# Reference of the engine",
        "",
        "The code that decides, module by module; each names the clauses it cites.",
        "",
    ]
    pages = []
    for slug, book in project.books.items():
        folder = source / "games" / slug
        modules = [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
        if modules:
            lines.append(f"- {book.title}: " + ", ".join(_link(path, folder, f"{slug}/") for path in modules))
        pages += (_page(project, slug, path, folder) for path in modules)
    lines.append("- Shared: " + ", ".join(f"[{name}]({name.replace('.', '/')}/index.md)" for name in SHARED))
    yield "reference/index.md", "\n".join(lines) + "\n"
    yield from pages
    for name in SHARED:
        path = source / (name.replace(".", "/") + ".py")
        yield f"reference/{name.replace('.', '/')}/index.md", _module(f"lexludi.{name}", path)


def _link(path: Path, folder: Path, prefix: str) -> str:
    name = path.relative_to(folder).with_suffix("")
    return f"[{'.'.join(name.parts)}]({prefix}{name.as_posix()}/index.md)"


def _page(project: Project, slug: str, path: Path, folder: Path) -> tuple[str, str]:
    name = path.relative_to(folder).with_suffix("")
    module = ".".join(["lexludi", "games", slug, *name.parts])
    up = "../" * (len(name.parts) + 2)
    cited: dict[str, dict[str, None]] = {}
    for clause, sites in project.citations.items():
        for site in sites:
            if site.module == module:
                cited.setdefault(site.name, {})[clause] = None
    book = project.books[slug]
    rows = []
    for owner, clauses in cited.items():
        links = ", ".join(
            f'<a href="{up}{slug}/{book.chapter_of[clause].slug}/#{clause}">{escape(clause)}</a>'
            for clause in clauses
            if clause in book.clauses
        )
        anchor = f"{module}.{owner}" if owner else module
        rows.append(f'<tr><td><a href="#{anchor}"><code>{escape(owner)}</code></a></td><td>{links}</td></tr>')
    table = f'\n<table class="ll-figures"><tbody>{"".join(rows)}</tbody></table>\n' if rows else ""
    return f"reference/{slug}/{name.as_posix()}/index.md", _module(module, path, table)


def _module(module: str, path: Path, table: str = "") -> str:
    """The page of a module; the digest makes it change when the code does."""
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    return f"# {module}\n{table}\n::: {module}\n\n<!-- {digest} -->\n"
