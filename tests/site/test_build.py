"""Rebuilding: only what changed is built again, and nothing stale is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from support import Copy


def state(copy: Copy) -> dict[str, int]:
    site = copy.root / "build/site"
    return {path.relative_to(site).as_posix(): path.stat().st_mtime_ns for path in site.rglob("*/acp/**/index.html")}


def changed(before: dict[str, int], after: dict[str, int]) -> set[str]:
    return {path for path in after if before.get(path) != after[path]}


def translate(copy: Copy, locale: str, context: str, text: str) -> None:
    path = copy.root / "locales" / locale / "LC_MESSAGES/acp.po"
    lines = path.read_text(encoding="utf-8").split("\n")
    start = lines.index(f'msgctxt "{context}"')
    place = next(line for line in range(start, len(lines)) if lines[line].startswith("msgstr "))
    lines[place] = f'msgstr "{text}"'
    path.write_text("\n".join(lines), encoding="utf-8")


def page(copy: Copy, path: str) -> str:
    return (copy.root / "build/site" / path / "index.html").read_text(encoding="utf-8")


def test_rebuild_touches_only_the_pages_a_change_shows_on(built_copy_of: Callable[[str], Copy]) -> None:
    copy = built_copy_of("acp")
    first = state(copy)
    assert copy.run("build").returncode == 0
    assert changed(first, state(copy)) == set()

    translate(copy, "fr", "acp.fire.mod.moved", "Un tireur qui a bougé subit -1, tout neuf.")
    assert copy.run("build").returncode == 0
    second = state(copy)
    assert changed(first, second) == {"fr/acp/02-fire/index.html", "fr/acp/print/index.html"}
    assert "tout neuf" in page(copy, "fr/acp/02-fire") and "tout neuf" in page(copy, "fr/acp/print")

    style = copy.root / "src/lexludi/site/assets/lexludi.css"
    style.write_text(style.read_text(encoding="utf-8") + "/* new */\n", encoding="utf-8")
    assert copy.run("build").returncode == 0
    assert "/* new */" in (copy.root / "build/site/ko/assets/lexludi.css").read_text(encoding="utf-8")
    assert changed(second, state(copy)) == set()

    translate(copy, "ru", "acp/about", "Совсем новое описание.")
    assert copy.run("build").returncode == 0
    assert changed(second, state(copy)) == {"ru/acp/index.html"}
    assert "Совсем новое описание." in page(copy, "ru/acp") and "Совсем новое описание." in page(copy, "ru")


def test_lost_search_index_is_made_again(built_copy_of: Callable[[str], Copy]) -> None:
    copy = built_copy_of("acp")
    index: Path = copy.root / "build/site/zh/pagefind"
    index.rename(copy.root / "gone")
    assert copy.run("build").returncode == 0
    assert (index / "pagefind.js").stat().st_size > 10_000


def test_page_of_a_removed_chapter_is_removed(built_copy_of: Callable[[str], Copy]) -> None:
    copy = built_copy_of("acp")
    extra = copy.root / "docs/acp/09-more.md"
    extra.write_text("# More\n\nr[acp.more] More {note}\nNothing.\n", encoding="utf-8")
    assert copy.run("number").returncode == 0
    assert copy.run("build").returncode == 0
    assert (copy.root / "build/site/en/acp/09-more/index.html").exists()
    extra.unlink()
    assert copy.run("build").returncode == 0
    assert not (copy.root / "build/site/en/acp/09-more").exists()
