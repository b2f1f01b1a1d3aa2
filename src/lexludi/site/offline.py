"""What a device keeps of a language to read it without a connection, book by book, and as what it is installed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePath

from lexludi.files import write_whole
from lexludi.site.html import page
from lexludi.site.memo import digest
from lexludi.site.reader import Reader

MANIFEST = "manifest.webmanifest"
INDEX = "index.html"
COMMON = (INDEX, "about/index.html", "glossary/index.html", "404.html", "offline.html", MANIFEST)
"""Files of a language that go with every book, besides its assets: what all pages lead to."""
UNUSED = ("assets/javascripts/lunr/", "assets/javascripts/workers/")
"""Assets of the theme that no page of ours asks for."""


def offline_files(reader: Reader) -> dict[str, str]:
    """The page shown in place of one that is not kept, and as what the language is installed."""
    titles = {slug: reader.text(f"{slug}/title", book.title)[0] for slug, book in reader.project.books.items()}
    instead = page("root/offline.html", say=reader.say, language=reader.language, books=titles)
    return {"offline.html": instead, MANIFEST: _json(_manifest(reader))}


def write_offline(books: Iterable[str], site: Path, made: Mapping[str, str]) -> None:
    """Write for each book of a finished site the list of files to keep, with their digests.

    `made` is the digest of every file of the site.
    """
    common = [name for name in made if name in COMMON or _is_asset(name) or _is_guide(name)]
    offered = {}
    for slug in books:
        own = [name for name in made if name.startswith(f"{slug}/")]
        kept = sorted({*common, *own, f"search/{slug}.json", f"terms/{slug}.json"})
        files = {_address(name): made[name][:16] for name in kept}
        offered[slug] = {"version": digest(files)[:16], "size": sum((site / name).stat().st_size for name in kept)}
        listed = {"version": offered[slug]["version"], "files": files}
        write_whole(site / "offline" / f"{slug}.json", _json(listed))
    write_whole(site / "offline.json", _json(offered))


def _is_guide(name: str) -> bool:
    return name.startswith("guide/") and PurePath(name).name == INDEX  # stands in one language


def _is_asset(name: str) -> bool:
    kept = name.startswith("assets/") and PurePath(name).suffix in (".js", ".css", ".svg", ".json")
    return kept and not name.startswith(UNUSED)


def _address(name: str) -> str:
    """Where a reader finds a file: a page by its folder."""
    return (name.removesuffix(INDEX) or ".") if PurePath(name).name == INDEX else name


def _manifest(reader: Reader) -> dict[str, object]:
    """The web app manifest of a language; the icons stand at the root of all languages."""
    sizes = [(192, "any"), (512, "any"), (512, "maskable")]
    icons = [
        {
            "src": f"../{'maskable' if purpose == 'maskable' else 'icon'}-{size}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for size, purpose in sizes
    ]
    return {
        "name": f"Lex Ludi – {reader.language.name}",
        "short_name": "Lex Ludi",
        "description": reader.say("site.tagline").unescape(),
        "lang": reader.language.html,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": "#8a2b1d",
        "icons": icons,
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
