"""Building: what is incremental equals what is clean, and whatever happens the last good site stays whole."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from support import Copy, once

Site = dict[str, bytes]


@pytest.fixture
def copy(built_copy_of: Callable[[str], Copy]) -> Copy:
    """A built copy with one book, to spoil."""
    return built_copy_of("acp")


def built(copy: Copy, *options: str) -> Site:
    done = copy.run("build", *options)
    assert done.returncode in (0, 1), done.stderr
    return site(copy)


def site(copy: Copy) -> Site:
    folder = copy.root / "build/site"
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def changed(before: Site, after: Site) -> set[str]:
    return {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}


def append(copy: Copy, file: str, text: str) -> None:
    path = copy.root / file
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def sentence(copy: Copy) -> None:
    copy.replace("docs/acp/02-fire.md", "that has moved in the current activation", "that moved in this activation")


def number(copy: Copy) -> None:
    copy.replace("src/lexludi/games/acp/tables.py", '"Ph": (0, 2, 3, 4, 1', '"Ph": (0, 2, 9, 4, 1')


def translation(copy: Copy) -> None:
    path = copy.root / "locales/fr/LC_MESSAGES/acp.po"
    lines = path.read_text(encoding="utf-8").split("\n")
    start = lines.index('msgctxt "acp.terrain.clear.fire"')
    place = next(line for line in range(start, len(lines)) if lines[line].startswith("msgstr "))
    lines[place] = lines[place].replace('msgstr "', 'msgstr "Tout neuf. ')
    path.write_text("\n".join(lines), encoding="utf-8")


def asset(copy: Copy) -> None:
    append(copy, "src/lexludi/site/assets/lexludi.css", "/* new */\n")


def new_clause(copy: Copy) -> None:
    append(copy, "docs/acp/00-sheet.md", "\nr[acp.sheet.more] More {note}\nSee [acp.sheet.title].\n")
    assert copy.run("number").returncode == 0


def lost_clause(copy: Copy) -> None:
    path = copy.root / "docs/acp/00-sheet.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("r[acp.sheet.logo]")].rstrip() + "\n", encoding="utf-8")


def term(copy: Copy) -> None:
    copy.replace("docs/acp/terms/words.toml", 'en = "cost for infantry, elephants and leaders"', 'en = "cost on foot"')


def new_chapter(copy: Copy) -> None:
    (copy.root / "docs/acp/09-more.md").write_text("# More\n\nr[acp.more] More {note}\nNo.\n", encoding="utf-8")
    assert copy.run("number").returncode == 0


def template(copy: Copy) -> None:
    append(copy, "src/lexludi/site/theme/partials/languages.html", "<!-- new -->")


def settings(copy: Copy) -> None:
    copy.replace("mkdocs.yml", "site_name: Lex Ludi", "site_name: Lex Nova")


CONTENT = (sentence, number, translation, asset, new_clause, lost_clause, term)
DESIGN = (template, new_chapter, settings)


@pytest.mark.parametrize("edits", [CONTENT, DESIGN], ids=["content", "design"])
def test_rebuilds_after_edits_equal_a_clean_build(copy: Copy, edits: tuple[Callable[[Copy], None], ...]) -> None:
    """One clean build for several edits, which show on different pages, to save time."""
    before = site(copy)
    for edit in edits:
        edit(copy)
        after = built(copy)
        assert changed(before, after), edit
        before = after
    assert changed(built(copy, "--clean"), before) == set()


def test_rebuild_without_a_change_changes_nothing_and_says_so(copy: Copy) -> None:
    before = site(copy)
    dates = {path: path.stat().st_mtime_ns for path in (copy.root / "build/site").rglob("*/*.html")}
    done = copy.run("build")
    assert done.stderr.count("nothing changed") == 5
    assert changed(before, site(copy)) == set()
    assert dates == {path: path.stat().st_mtime_ns for path in (copy.root / "build/site").rglob("*/*.html")}


def test_rebuild_after_a_translation_touches_only_the_pages_that_show_it(copy: Copy) -> None:
    before = site(copy)
    translation(copy)
    after = changed(before, built(copy))
    assert {path for path in after if path.endswith(".html")} == {
        "fr/acp/01-terrain/index.html",
        "fr/acp/print/index.html",
    }


def test_footer_names_its_neighbours_after_a_rebuild_and_escapes_them_once(copy: Copy) -> None:
    copy.replace("docs/acp/book.toml", 'title = "Alexandre', 'title = "A & B Alexandre')
    sentence(copy)
    pages = {path: text.decode() for path, text in built(copy).items() if path.endswith(".html")}
    assert not [path for path, text in pages.items() if ": None" in text or "&amp;amp;" in text]
    assert "A &amp; B" in pages["en/index.html"]


@pytest.mark.parametrize("damage", [lambda text: text[:5000], lambda text: b""], ids=["cut", "emptied"])
def test_damaged_page_is_noticed_and_mended(copy: Copy, damage: Callable[[bytes], bytes]) -> None:
    good = site(copy)
    for name in ("zh/acp/03-types/index.html", "ko/assets/lexludi.css", "404.html"):
        (copy.root / "build/site" / name).write_bytes(damage(good[name]))
    (copy.root / "build/tree/ru/docs/acp/02-fire/index.md").write_text("# Gone")
    (copy.root / "build/site/ru/acp/02-fire/index.html").unlink()
    assert changed(good, built(copy)) == set()


@pytest.fixture
def edited(shared: Path) -> Site:
    """What a clean build makes of a changed number and a new chapter."""

    def make(folder: Path) -> None:
        copy = Copy.make(folder, "acp")
        number(copy)
        new_chapter(copy)
        built(copy)

    return site(Copy(once(shared / "edited", make)))


@pytest.mark.parametrize("said", ["text checked", "examples run", "[4/7]"])
def test_killed_build_leaves_the_last_site_whole_and_the_next_mends_all(copy: Copy, edited: Site, said: str) -> None:
    before = site(copy)
    number(copy)
    new_chapter(copy)
    killed = subprocess.Popen(
        copy.command("build"), env=copy.environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert killed.stderr is not None
    assert any(said in line for line in killed.stderr)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    assert changed(before, site(copy)) == set()
    assert changed(built(copy), edited) == set()


def test_failing_template_leaves_the_last_site_whole_and_exits_2(copy: Copy) -> None:
    before = site(copy)
    append(copy, "src/lexludi/site/theme/main.html", "{% if %}")
    done = copy.run("build")
    assert done.returncode == 2 and "MkDocs could not build the pages" in done.stderr
    assert "Traceback" not in done.stderr
    assert changed(before, site(copy)) == set()
    assert len(list((copy.root / "build/versions").iterdir())) == 1


def test_full_disk_leaves_the_last_site_whole_and_exits_2(copy: Copy) -> None:
    before = site(copy)
    template(copy)
    done = subprocess.run(
        copy.command("build"),
        env=copy.environment,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000)),
    )
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    assert "File too large" in done.stderr
    assert changed(before, site(copy)) == set()


def test_build_folder_that_cannot_be_written_is_told_and_ask_still_answers(copy_of: Callable[[str], Copy]) -> None:
    copy = copy_of("acp")
    (copy.root / "build").write_text("in the way")
    done = copy.run("build")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert str(copy.root / "build") in done.stderr
    asked = copy.run("ask", str(next((copy.root / "features/acp").glob("02*.feature"))))
    assert asked.returncode == 0, asked.stderr


def test_second_build_waits_for_the_first_and_says_so(copy: Copy) -> None:
    sentence(copy)
    both = [
        subprocess.Popen(copy.command("build"), env=copy.environment, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [each.communicate()[1] for each in both]
    assert [each.returncode for each in both] == [0, 0], said
    assert sum("waiting" in text for text in said) == 1
    assert copy.run("build").stderr.count("nothing changed") == 5


def test_rule_that_ends_the_program_ends_the_build_with_exit_2(copy: Copy) -> None:
    before = site(copy)
    append(copy, "src/lexludi/games/acp/tables.py", "\nraise SystemExit(0)\n")
    done = copy.run("build")
    assert done.returncode == 2 and done.stderr.strip()
    assert changed(before, site(copy)) == set()


def test_site_built_by_an_older_version_as_a_folder_is_replaced(copy: Copy) -> None:
    link = copy.root / "build/site"
    folder = link.resolve()
    link.unlink()
    folder.rename(link)
    built(copy)
    assert link.is_symlink() and (link / "en/index.html").is_file()


def test_title_with_markup_is_text_in_the_reference(copy: Copy) -> None:
    copy.replace("docs/acp/book.toml", 'title = "Alexandre', 'title = "<script>x</script>Alexandre')
    assert b"<script>x</script>" not in built(copy)["en/reference/index.html"]


def test_page_of_a_removed_chapter_is_removed(copy: Copy) -> None:
    new_chapter(copy)
    assert "en/acp/09-more/index.html" in built(copy)
    (copy.root / "docs/acp/09-more.md").unlink()
    assert "en/acp/09-more/index.html" not in built(copy)
