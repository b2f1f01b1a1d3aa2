"""What a device keeps of a language to read it without a connection, book by book, and as what it is installed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from markupsafe import Markup

from lexludi.files import write_whole
from lexludi.site.folder import files_below
from lexludi.site.html import page
from lexludi.site.memo import digest, digest_of
from lexludi.site.reader import Reader
from lexludi.site.sign import drawing

MANIFEST = "manifest.webmanifest"
COMMON = ("index.html", "about/index.html", "glossary/index.html", "404.html", "offline.html", MANIFEST)
"""Files of a language that go with every book, besides its assets: what all pages lead to."""
UNUSED = ("assets/javascripts/lunr/", "assets/javascripts/workers/")
"""Assets of the theme that no page of ours asks for."""


def offline_files(reader: Reader) -> dict[str, str]:
    """The page shown in place of one that is not kept, and as what the language is installed."""
    titles = {slug: reader.text(f"{slug}/title", book.title)[0] for slug, book in reader.project.books.items()}
    instead = page("root/offline.html", say=reader.say, language=reader.language, books=titles, sign=Markup(drawing()))
    return {"offline.html": instead, MANIFEST: _json(_manifest(reader))}


def write_offline(books: Iterable[str], site: Path, known: Callable[[str], str | None] = lambda name: None) -> None:
    """Write into the finished site of a language what can be kept of each book, each file with a digest of what it holds.

    `known` tells the digest of a file that was just made, if it can.
    """

    def digests(paths: Iterable[Path]) -> dict[Path, str]:
        return {path: (known(path.relative_to(site).as_posix()) or digest_of(path))[:16] for path in paths}

    guide = sorted((site / "guide").rglob("index.html"))  # stands in one language
    common = digests([*map(site.joinpath, COMMON), *guide, *_assets(site)])
    offered = {}
    for slug in books:
        own = files_below(site / slug)
        looked_up = [site / folder / f"{slug}.json" for folder in ("search", "terms")]
        kept = common | digests([*own, *looked_up])
        files = {_address(path, site): made for path, made in kept.items()}
        offered[slug] = {"version": digest(files)[:16], "size": sum(path.stat().st_size for path in kept)}
        listed = {"version": offered[slug]["version"], "files": files}
        write_whole(site / "offline" / f"{slug}.json", _json(listed))
    write_whole(site / "offline.json", _json(offered))


def _assets(site: Path) -> Iterator[Path]:
    for path in files_below(site / "assets"):
        name = path.relative_to(site).as_posix()
        if path.suffix in (".js", ".css", ".svg", ".json") and not name.startswith(UNUSED):
            yield path


def _address(path: Path, site: Path) -> str:
    """Where a reader finds a file: a page by its folder."""
    name = path.relative_to(site).as_posix()
    return (name.removesuffix("index.html") or ".") if path.name == "index.html" else name


def _manifest(reader: Reader) -> dict[str, object]:
    """As what a phone installs the language; the icons stand at the root of all languages."""
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
