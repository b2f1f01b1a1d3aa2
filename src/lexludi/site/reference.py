"""Reference pages of the rules: mkdocstrings for the code, and the way back to the clauses it cites."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from lexludi.files import digest_of
from lexludi.loading import carries_platform
from lexludi.project import Project
from lexludi.site.html import part
from lexludi.site.markup import literal
from lexludi.site.memo import digest

_cited = part("reference", "cited")
SHOWS = re.compile(r"^::: (\S+)$", re.MULTILINE)
"""The line of a page that asks mkdocstrings for a module."""
DERIVED = re.compile(rb"^class \w+\(", re.MULTILINE)
SHARED = (
    "rulings/ruling",
    "rulings/chart",
    "rulings/readings",
    "examples/phrases",
    "examples/core",
    "proof/evidence",
)


def reference_pages(project: Project) -> dict[str, tuple[str, str]]:
    """One page per module of the rules and of the core, in English: path, title and text."""
    sources = project.loader.sources
    title = "Reference of the engine"
    lines = [f"# {title}", "", "The code that decides, module by module; each names the clauses it cites.", ""]
    pages: dict[str, tuple[str, str]] = {}
    for slug, book in project.books.items():
        folder = project.loader.games / slug
        modules = [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
        if modules:
            links = ", ".join(_link(path, folder, f"{slug}/") for path in modules)
            lines.append(f"- {literal(book.title)}: {links}")
        for path in modules:
            pages[f"reference/{slug}/{_name(path, folder)}/index.md"] = _page(project, slug, path)
    if carries_platform(project.root):
        platform = sources / "lexludi"
        lines.append("- Shared: " + ", ".join(_link(platform / f"{name}.py", platform, "") for name in SHARED))
        for name in SHARED:
            pages[f"reference/{name}/index.md"] = _module(platform / f"{name}.py", sources)
    return {"reference/index.md": (title, "\n".join(lines) + "\n")} | pages


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).with_suffix("").as_posix()


def _link(path: Path, folder: Path, prefix: str) -> str:
    name = _name(path, folder)
    return f"[{literal(name.replace('/', '.'))}]({prefix}{name}/index.md)"


def _page(project: Project, slug: str, path: Path) -> tuple[str, str]:
    """The page of a module of a book's rules, with a way back to the clauses it cites."""
    sources = project.loader.sources
    name, module = _name(path, project.loader.games / slug), _name(path, sources).replace("/", ".")
    up = "../" * (name.count("/") + 3)
    cited: dict[str, dict[str, None]] = {}
    for clause, sites in project.citations.items():
        for site in sites:
            if site.module == module:
                cited.setdefault(site.name, {})[clause] = None
    book = project.books[slug]
    rows = []
    for owner, clauses in cited.items():
        links = [
            (f"{up}{slug}/{book.chapter_of[clause].slug}/#{clause}", clause)
            for clause in clauses
            if clause in book.clauses
        ]
        rows.append({"anchor": f"{module}.{owner}" if owner else module, "owner": owner, "clauses": links})
    table = f"\n{_cited(rows)}\n" if rows else ""
    return _module(path, sources, table)


def _module(path: Path, sources: Path, table: str = "") -> tuple[str, str]:
    """Title and page of a module; the digest makes the page change when the code it shows does."""
    module = _name(path, sources).replace("/", ".")
    code = digest([digest_of(file) for file in sorted(_shown(path, sources))])[:16]
    return module, f"# {literal(module)}\n{table}\n::: {module}\n\n<!-- {code} -->\n"


def code_shown(pages: Iterable[Path], sources: Path) -> set[Path]:
    """The files below a folder of sources whose code these pages show."""
    named = (name for page in pages for name in SHOWS.findall(page.read_text(encoding="utf-8")))
    return {file for name in named for file in _shown(sources / f"{name.replace('.', '/')}.py", sources)}


@cache
def _shown(path: Path, sources: Path) -> frozenset[Path]:
    """The files whose code the page of a module shows: its own, and those its classes have their fields from."""
    code = path.read_bytes()
    if not DERIVED.search(code):
        return frozenset({path})
    tree = ast.parse(code)
    bases = {
        base.id
        for each in tree.body
        if isinstance(each, ast.ClassDef)
        for base in each.bases
        if isinstance(base, ast.Name)
    }
    found = {path}
    for each in tree.body:
        if (
            isinstance(each, ast.ImportFrom)
            and each.module
            and bases & {name.asname or name.name for name in each.names}
        ):
            parent = sources / f"{each.module.replace('.', '/')}.py"
            if parent.is_file():
                found |= _shown(parent, sources)
    return frozenset(found)
