"""The guide for authors and translators, `docs/guide/`, as pages of the English site."""

from __future__ import annotations

import re

from lexludi.files import read_text
from lexludi.project import Project

LINK = re.compile(r"\]\(([a-z-]+)\.md")


def guide_pages(project: Project) -> dict[str, tuple[str, str]]:
    """Every page of the guide, in the order its first page links them: path, title and text; none where a project has no guide."""
    pages = {}
    folder = project.root / "docs" / "guide"
    if not (folder / "index.md").is_file():
        return {}
    for name in ("index", *dict.fromkeys(LINK.findall(read_text(folder / "index.md", project.root)))):
        text = read_text(folder / f"{name}.md", project.root)
        pages[_place(name)] = (text.partition("\n")[0].removeprefix("# "), _linked(text, name))
    return pages


def _place(name: str) -> str:
    """Each page is the index of a folder of its own, like all pages of the site."""
    return "guide/index.md" if name == "index" else f"guide/{name}/index.md"


def _linked(text: str, own: str) -> str:
    """A page with its links to other pages as they are in the tree; in `docs/guide/` the pages stand side by side."""
    up = "" if own == "index" else "../"
    return LINK.sub(lambda link: f"]({up}{_place(link[1]).removeprefix('guide/')}", text)
