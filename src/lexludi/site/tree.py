"""One plain Markdown tree per language, with its own settings, that any MkDocs-like engine can build."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import yaml
from markupsafe import escape

from lexludi.asking.everyday import script
from lexludi.files import files_below
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.proof.history import histories
from lexludi.site.entrance import missing_page
from lexludi.site.folder import sweep
from lexludi.site.front import about_page, front_page, joint_glossary
from lexludi.site.glossary import terms_file
from lexludi.site.guide import guide_pages
from lexludi.site.html import TEMPLATES
from lexludi.site.memo import Memo, digest
from lexludi.site.offline import offline_files
from lexludi.site.pages import Pages
from lexludi.site.platform import platform
from lexludi.site.policy import guarded
from lexludi.site.reader import Reader
from lexludi.site.reference import reference_pages
from lexludi.site.search import search_file
from lexludi.site.settings import Sources, address, own_settings
from lexludi.space.theme import STYLE

HERE = Path(__file__).parent
THEME = HERE / "theme"
ASSETS = HERE / "assets"
SETTINGS = HERE / "mkdocs.yml"
"""What an engine is told for any project; its own `mkdocs.yml` adds to it."""
NOT_TOLD = ("INHERIT", "hooks", "theme", "repo_url", "repo_name", "edit_uri")
"""Settings an engine does not get: ours take their place, and a theme that knows the repository asks its host for figures."""
NAMES = ("site_name", "site_author")
SPOKEN = (
    "about.title",
    "about.code",
    "about.fault",
    "print.licence",
    "site.languages",
    "site.menu",
    "search.open",
    "search.hint",
    "search.none",
    "search.failed",
    "search.part",
    "search.retry",
    "search.loading",
    "search.count",
    "search.more",
    "search.near",
    "search.others",
    "search.scope",
    "search.all",
    "search.this",
    "search.close",
)


@dataclass(frozen=True)
class Tree:
    """A tree as it stands below its folder."""

    folder: Path
    settings: dict[str, Any]
    """What an engine is told, as in `mkdocs.yml`."""
    key: str
    """A digest of what every page shows besides its own file: settings, navigation, theme, engine."""
    files: Mapping[str, str]
    """Below `docs`: each file with its digest."""


def write_tree(
    project: Project, language: str, proof: Proof, folder: Path, *, alone: bool = False, size: str = ""
) -> Tree:
    """Write the tree of a language below `folder`; only what changed is touched.

    `alone` leaves out the other languages; `size` is how many megabytes a ruling in the browser takes, if it can be had.
    """
    reader, memo, docs = Reader(project, language), Memo(folder / "memo.json"), folder / "docs"
    reader.tries = bool(size)
    pages = [
        Pages(
            reader,
            book,
            proof.evidence[slug].records,
            proof.figures[slug],
            size,
            proof.unrecorded[slug],
            histories(project)[slug],
        )
        for slug, book in project.books.items()
    ]
    files: list[str] = []
    for page in pages:
        sources = digest(_sources(project, reader, page.book.slug, proof), size)
        for folder_name, write in (("search", search_file), ("terms", terms_file)):
            name = f"{folder_name}/{page.book.slug}.json"
            memo.write(name, digest(name, sources), docs / name, partial(write, reader, page.book))
            files.append(name)
        files += _write_book(memo, docs, page, sources)
    nav: list[Any] = [{str(reader.say("site.home")): "index.md"}, *(page.nav() for page in pages)]
    texts = {
        "index.md": front_page(reader, pages),
        "glossary/index.md": joint_glossary(reader),
        "about/index.md": about_page(reader),
        "assets/board.css": STYLE,
    }
    nav.append({str(reader.say("book.glossary")): "glossary/index.md"})
    texts |= {
        f"assets/{path.relative_to(ASSETS).as_posix()}": path.read_text(encoding="utf-8")
        for path in files_below(ASSETS)
    }
    texts |= {f"assets/search/everyday/{each}.js": script(each) for each in LANGUAGES}
    texts |= offline_files(reader) | {"404.html": missing_page(project, [language])}
    texts["worker.js"] = texts.pop("assets/offline/worker.js")  # it answers for what stands below it
    if language == "en":
        for key, more in (("site.guide", guide_pages(project)), ("site.reference", reference_pages(project))):
            texts |= {path: text for path, (_, text) in more.items()}
            nav += [{str(reader.say(key)): [{title: path} for path, (title, _) in more.items()]}] if more else []
    texts |= {path: guarded(text) for path, text in texts.items() if path.endswith(".html")}
    for path, text in texts.items():
        memo.write(path, digest(text), docs / path, partial(str, text))
    files += texts
    sweep(docs, set(files))
    settings = settings_of(project, reader, nav, alone)
    memo.write("mkdocs.yml", digest(settings), folder / "mkdocs.yml", lambda: _yaml(settings))
    if project.sources.unchanged():  # what was saved meanwhile may be shown in part
        memo.save()
    key = digest(repr(settings).replace(str(project.root), "."), platform())
    return Tree(folder, settings, key, {name: memo.made(name) for name in files})


def _write_book(memo: Memo, docs: Path, page: Pages, sources: str) -> list[str]:
    """Write a book's pages and return their names; all are skipped if no source of the book changed."""
    slug = page.book.slug
    last = {name: key for name, key in memo.last().items() if name.startswith(f"{slug}/")}
    if memo.keeps(slug, sources, docs / slug) and all(memo.keeps(name, key, docs / name) for name, key in last.items()):
        return list(last)
    files = []
    for path, key, write in page.files(platform()):
        memo.write(path, key, docs / path, write)
        files.append(path)
    memo.note(slug, sources, "")  # a folder
    return files


def _sources(project: Project, reader: Reader, slug: str, proof: Proof) -> str:
    """A digest of all the pages of a book are made of: its text, its translations, and what its rules and examples gave."""
    folder, locale = project.root / "docs" / slug, reader.language.locale
    text = [
        (str(path.relative_to(project.root)), found)
        for path, found in project.sources.of(slug).items()
        if (path.suffix == ".po" and (path.stem != "site" or locale in path.parts)) or path.is_relative_to(folder)
    ]
    found = (proof.evidence[slug].fingerprint, sorted(proof.figures[slug].pinned.items()), proof.unrecorded[slug])
    return digest(
        platform(),
        found,
        histories(project)[slug],
        Sources.of(project),
        address(project),
        text,
    )


def settings_of(project: Project, reader: Reader, nav: list[Any], alone: bool) -> dict[str, Any]:
    """The settings of one language; every text is escaped, for themes put it into pages as it is."""
    config: dict[str, Any] = yaml.safe_load(SETTINGS.read_text(encoding="utf-8"))
    config |= {key: value for key, value in own_settings(project).items() if key not in NOT_TOLD}
    config |= {key: str(escape(config[key])) for key in NAMES if isinstance(config.get(key), str)}
    language = reader.language.code
    host = address(project)
    if host and not alone:
        config["site_url"] = f"{host}{language}/"
    config |= {
        "site_description": str(reader.say("site.tagline")),
        "docs_dir": "docs",
        "site_dir": "site",
        "nav": nav,
        "extra": {
            "language": language,
            "address": host,
            "locale": reader.language.locale,
            "alternate": not alone,
            "languages": []
            if alone
            else [{"name": other.name, "lang": other.html, "code": other.code} for other in LANGUAGES.values()],
            "books": list(project.books),
            "words": {key: str(reader.say(key)) for key in SPOKEN},
        },
    }
    config["theme"] |= {"language": reader.language.html, "custom_dir": str(THEME)}
    for scheme, key in zip(config["theme"]["palette"], ("light", "dark", "system"), strict=True):
        scheme["toggle"]["name"] = str(reader.say(f"palette.{key}"))
    config["plugins"] = config["plugins"] if language == "en" else []
    for plugin in config["plugins"]:
        plugin["mkdocstrings"]["handlers"]["python"]["paths"] = [str(project.loader.sources)]
        plugin["mkdocstrings"]["custom_templates"] = str(TEMPLATES / "reference")
    return config


def _yaml(settings: dict[str, Any]) -> str:
    return yaml.safe_dump(settings, allow_unicode=True, sort_keys=False)
