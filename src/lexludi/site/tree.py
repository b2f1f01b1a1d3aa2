"""One plain Markdown tree per language, with its own settings, that any MkDocs-like engine can build."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from lexludi.board.svg import STYLE
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.site.pages import Pages, front_page
from lexludi.site.reader import Reader
from lexludi.site.reference import reference_pages

HERE = Path(__file__).parent
THEME = HERE / "theme"
ASSETS = HERE / "assets"
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


def write_tree(project: Project, language: str, proof: Proof, folder: Path, *, alone: bool = False) -> bool:
    """Write the tree of a language below `folder`; only what changed is touched.

    Returns whether the pages that exist and the settings are those of the last time, so that
    an engine may rebuild just the changed pages. `alone` leaves out the other languages.
    """
    reader = Reader(project, language)
    pages = [Pages(reader, book, proof.records, proof.figures[slug]) for slug, book in project.books.items()]
    files: dict[str, str | None] = {"index.md": front_page(reader, pages)}
    nav: list[Any] = [{reader.say("site.home"): "index.md"}]
    last, now, docs = _read_digests(folder), {}, folder / "docs"
    for page in pages:
        for path, digest, write in page.files(_shared(project, reader, page.book.slug, proof)):
            now[path] = digest
            files[path] = None if last.get(path) == digest and (docs / path).exists() else write()
        nav.append(page.nav())
    if language == "en":
        files |= reference_pages(project)
        nav.append({reader.say("site.reference"): _nested("reference/", files)})
    for asset in sorted(ASSETS.iterdir()):
        files[f"assets/{asset.name}"] = asset.read_text(encoding="utf-8")
    files["assets/board.css"] = STYLE
    _sync(docs, files)
    (folder / "digests.json").write_text(json.dumps(now), encoding="utf-8")
    config = yaml.safe_dump(_settings(project, reader, nav, alone), allow_unicode=True, sort_keys=False)
    return _stamp(folder, config, sorted(files), project.root)


def _settings(project: Project, reader: Reader, nav: list[Any], alone: bool) -> dict[str, Any]:
    """The settings of one language; every text is escaped, for themes put it into pages as it is."""
    config = yaml.safe_load((project.root / "mkdocs.yml").read_text(encoding="utf-8"))
    config.pop("hooks", None)
    language = reader.language.code
    config |= {
        "site_description": reader.say("site.tagline"),
        "docs_dir": "docs",
        "site_dir": f"../../site/{language}",
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


def _nested(prefix: str, files: dict[str, str]) -> list[Any]:
    return [path for path in files if path.startswith(prefix)]


def _shared(project: Project, reader: Reader, slug: str, proof: Proof) -> str:
    """A digest of what any page of a book may show besides its text: rulings, glossaries, names, site words."""
    digest = hashlib.sha256(proof.fingerprint.encode())
    locale = project.root / "locales" / reader.language.locale / "LC_MESSAGES"
    glossaries = sorted((project.root / "locales").glob(f"*/LC_MESSAGES/{slug}-terms.po"))
    for path in (
        project.root / "docs" / slug / "book.toml",
        *glossaries,
        locale / f"{slug}-examples.po",
        locale / "site.po",
    ):
        digest.update(path.read_bytes() if path.exists() else b"")
    return digest.hexdigest()


def _read_digests(folder: Path) -> dict[str, str]:
    try:
        return json.loads((folder / "digests.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def _sync(folder: Path, files: dict[str, str | None]) -> None:
    """Write what changed, leave what is to be kept (None), remove the rest."""
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, text in files.items():
        path = folder / name
        if text is not None and (not path.exists() or path.read_text(encoding="utf-8") != text):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _stamp(folder: Path, config: str, names: list[str], root: Path) -> bool:
    """Write the settings; tell whether settings, theme and page list are unchanged, wherever the project lies."""
    theme = hashlib.sha256()
    for path in _files(THEME):
        theme.update(path.read_bytes())
    stamp = json.dumps([hashlib.sha256(config.replace(str(root), ".").encode()).hexdigest(), theme.hexdigest(), names])
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    path = folder / "stamp.json"
    same = path.exists() and path.read_text(encoding="utf-8") == stamp
    path.write_text(stamp, encoding="utf-8")
    return same


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file())
