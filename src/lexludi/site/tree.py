"""One plain Markdown tree per language, with its own settings, that any MkDocs-like engine can build."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import yaml

from lexludi.board.svg import STYLE
from lexludi.files import write_whole
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.site.memo import Memo, digest, digest_of
from lexludi.site.pages import Pages, front_page
from lexludi.site.reader import Reader
from lexludi.site.reference import reference_pages

HERE = Path(__file__).parent
THEME = HERE / "theme"
ASSETS = HERE / "assets"
ENGINE = ("mkdocs", "mkdocs-material", "markdown", "jinja2", "mkdocstrings-python", "griffelib", "pygments")
SPOKEN = (
    "site.languages",
    "search.open",
    "search.hint",
    "search.none",
    "search.failed",
    "search.count",
    "search.close",
    "site.not_found",
    "site.not_found_help",
    "site.home",
)


@dataclass(frozen=True)
class Tree:
    """A tree as it stands below its folder."""

    folder: Path
    settings: str
    """A digest of what every page shows besides its own file: settings, navigation, theme, engine."""
    files: Mapping[str, str]
    """Below `docs`: each file with a digest of what it is made of."""


def write_tree(project: Project, language: str, proof: Proof, folder: Path, *, alone: bool = False) -> Tree:
    """Write the tree of a language below `folder`; only what changed is touched. `alone` leaves out the other languages."""
    reader = Reader(project, language)
    pages = [Pages(reader, book, proof.records, proof.figures[slug]) for slug, book in project.books.items()]
    memo, docs, files = Memo(folder / "memo.json"), folder / "docs", {}
    for page in pages:
        for path, key, write in page.files(platform()):
            memo.write(path, key, docs / path, write)
            files[path] = key
    nav: list[Any] = [{reader.say("site.home"): "index.md"}, *(page.nav() for page in pages)]
    texts = {"index.md": front_page(reader, pages), "assets/board.css": STYLE}
    assets = [path for path in sorted(ASSETS.rglob("*")) if path.is_file()]
    texts |= {f"assets/{path.relative_to(ASSETS).as_posix()}": path.read_text(encoding="utf-8") for path in assets}
    if language == "en":
        reference = reference_pages(project)
        texts |= {path: text for path, (_, text) in reference.items()}
        nav.append({reader.say("site.reference"): [{title: path} for path, (title, _) in reference.items()]})
    for path, text in texts.items():
        files[path] = digest(text)
        memo.write(path, files[path], docs / path, lambda text=text: text)
    for left in [path for path in docs.rglob("*") if path.is_file() and path.relative_to(docs).as_posix() not in files]:
        left.unlink()
    memo.save()
    config = yaml.safe_dump(_settings(project, reader, nav, alone), allow_unicode=True, sort_keys=False)
    write_whole(folder / "mkdocs.yml", config)
    return Tree(folder, digest(config.replace(str(project.root), "."), platform()), files)


def _settings(project: Project, reader: Reader, nav: list[Any], alone: bool) -> dict[str, Any]:
    """The settings of one language; every text is escaped, for themes put it into pages as it is."""
    config = yaml.safe_load((project.root / "mkdocs.yml").read_text(encoding="utf-8"))
    config.pop("hooks", None)
    language = reader.language.code
    config |= {
        "site_description": reader.say("site.tagline"),
        "docs_dir": "docs",
        "site_dir": "site",
        "nav": nav,
        "extra": {
            "language": language,
            "alternate": not alone,
            "languages": []
            if alone
            else [{"name": other.name, "lang": other.html, "code": other.code} for other in LANGUAGES.values()],
            "words": {key: reader.say(key) for key in SPOKEN},
        },
    }
    config["theme"] |= {"language": reader.language.html, "custom_dir": str(THEME)}
    for scheme, key in zip(config["theme"]["palette"], ("light", "dark", "system"), strict=True):
        scheme["toggle"]["name"] = reader.say(f"palette.{key}")
    config["plugins"] = config["plugins"] if language == "en" else []
    for plugin in config["plugins"]:
        plugin["mkdocstrings"]["handlers"]["python"]["paths"] = [str(project.root / "src")]
    return config


@cache
def platform() -> str:
    """A digest of what makes pages out of books: the code that runs here without the books' rules, the theme, the engine."""
    package = HERE.parent
    left_out = {"games", "assets", "__pycache__"}
    files = [
        path
        for path in sorted(package.rglob("*"))
        if path.is_file() and not left_out & set(path.relative_to(package).parts)
    ]
    return digest(
        [(str(path.relative_to(package)), digest_of(path)) for path in files], [version(name) for name in ENGINE]
    )
