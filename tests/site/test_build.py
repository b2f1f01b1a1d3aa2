"""Building: what is incremental equals what is clean, and whatever happens the last good site stays whole."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest

from lexludi.files import BadInput, write_whole
from lexludi.project import Project
from lexludi.proof.sound import check_project
from lexludi.site.release import forget
from support import Copy, commit

Site = dict[str, bytes]


@pytest.fixture
def copy(built_copy_of: Callable[[str], Copy]) -> Copy:
    """A built copy with one small book, to spoil."""
    return built_copy_of("duel")


def built(copy: Copy, *options: str) -> Site:
    done = copy.run("build", *options)
    assert done.returncode in (0, 1), done.stderr
    return site(copy)


def rebuilt(guide: Copy) -> Site:
    """The site of the guide, built again in this process: no code of the copy's own is looked at."""
    assert guide.call("build") == 0
    return site(guide)


def site(copy: Copy) -> Site:
    return files(copy.root / "build/site")


def files(folder: Path) -> Site:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def changed(before: Site, after: Site) -> set[str]:
    return {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}


def append(copy: Copy, file: str, text: str) -> None:
    path = copy.root / file
    write_whole(path, path.read_text(encoding="utf-8") + text)


def sentence(copy: Copy) -> None:
    copy.replace("docs/duel/01-bout.md", "The bout ends at 5:00.", "A bout ends at 5:00.")


def number(copy: Copy) -> None:
    copy.replace("src/lexludi/games/duel/charts.py", '"5+": ("hit", "hit")', '"5+": ("miss", "hit")')


def translation(copy: Copy) -> None:
    copy.replace("locales/fr/LC_MESSAGES/duel.po", "Un escrimeur n’attaque", "Nul n’attaque")


def asset(copy: Copy) -> None:
    append(copy, "src/lexludi/site/assets/lexludi.css", "/* new */\n")


def new_clause(copy: Copy) -> None:
    append(copy, "docs/duel/02-judges.md", "\nr[duel.2.1.more] More {note}\nSee [duel.2.1.count].\n")
    assert copy.run("number").returncode == 0


def lost_clause(copy: Copy) -> None:
    path = copy.root / "docs/duel/01-bout.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("## Manners")].rstrip() + "\n", encoding="utf-8")


def term(copy: Copy) -> None:
    copy.replace("docs/duel/terms/words.toml", 'en = "minutes and seconds, such as 3:05"', 'en = "such as 3:05"')


def new_chapter(copy: Copy) -> None:
    (copy.root / "docs/duel/09-more.md").write_text("# More\n\nr[duel.more] Still more {note}\nNo.\n", encoding="utf-8")
    assert copy.run("number").returncode == 0


def template(copy: Copy) -> None:
    append(copy, "src/lexludi/site/theme/partials/languages.html", "<!-- new -->")


def component(copy: Copy) -> None:
    copy.replace(
        "src/lexludi/site/templates/parts/example.html", '<table class="ll-trace"', '<table class="ll-trace ll-new"'
    )


def settings(copy: Copy) -> None:
    copy.replace("mkdocs.yml", "site_name: Lex Ludi", "site_name: Lex Nova")


def lost_chapter(copy: Copy) -> None:
    (copy.root / "docs/duel/09-more.md").unlink()


def history(copy: Copy) -> None:
    """What stands there becomes a commit, the first or a further one."""
    commit(copy.root, "Change the rules")


EDITS = (
    (history, template, component, settings),
    (sentence, new_clause, new_chapter),
    (translation, lost_clause, lost_chapter, term, number, asset, history),
)
"""What shows on every page comes first: a later build makes few pages again, so it mends none of them."""
KILLED = EDITS[-1]
"""The last, so that no later build mends what killed ones may leave."""


def test_rebuilds_after_edits_and_killed_builds_equal_a_clean_build_and_a_killed_one_leaves_the_last_site_whole(
    copy: Copy,
) -> None:
    """Edits share a build and all share the clean one, to save time."""
    before = site(copy)
    for edits in EDITS:
        for edit in edits:
            edit(copy)
        for said in ("text checked", "examples run", "[5/8]") if edits is KILLED else ():
            _kill_build(copy, said)
            assert changed(before, site(copy)) == set(), said
        last = (copy.root / "build/site").resolve()
        after = built(copy)
        assert changed(before, after), edits
        assert changed(before, files(last)) == set()  # nothing is written into a file that both versions share
        before = after
    assert changed(built(copy, "--clean"), before) == set()


def _kill_build(copy: Copy, said: str) -> None:
    """Begin to build and end it as soon as it has said something."""
    killed = subprocess.Popen(
        copy.command("build"), env=copy.environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert killed.stderr is not None
    assert any(said in line for line in killed.stderr), said
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()


def test_rebuild_without_a_change_changes_nothing_and_says_so(
    built_guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    before, folder = site(built_guide), built_guide.root / "build/site"
    dates = {path: path.stat().st_mtime_ns for path in folder.rglob("*/*.html")}
    capsys.readouterr()
    assert dates and changed(before, rebuilt(built_guide)) == set()
    assert capsys.readouterr().err.count("nothing changed") == 5
    assert dates == {path: path.stat().st_mtime_ns for path in folder.rglob("*/*.html")}


def test_rebuild_after_a_translation_touches_only_the_pages_that_show_it_and_keeps_footers(built_guide: Copy) -> None:
    before = site(built_guide)
    translation(built_guide)
    after = rebuilt(built_guide)
    pages = {path for path in changed(before, after) if path.endswith(".html")}
    assert pages == {
        "fr/index.html",
        *(f"fr/duel/{page}/index.html" for page in ("01-bout", "duel.1.1.reach", "print")),
    }
    assert not [path for path in pages if b": None" in after[path]]


def test_damaged_page_is_noticed_and_mended(built_guide: Copy) -> None:
    good, folder = site(built_guide), built_guide.root / "build"
    for code in ("zh", "ko"):
        for name in (f"{code}/duel/01-bout/index.html", f"{code}/assets/lexludi.css", f"{code}/404.html"):
            (folder / "site" / name).write_bytes(good[name][:5000] if code == "zh" else b"")
    (folder / "site/404.html").write_bytes(b"")
    (folder / "tree/ru/docs/duel/02-judges/index.md").write_text("# Gone")
    (folder / "site/ru/duel/02-judges/index.html").unlink()
    assert changed(good, rebuilt(built_guide)) == set()


def test_what_is_saved_while_a_build_runs_is_shown_by_the_next(
    built_guide: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check_and_change(project: Project) -> None:
        check_project(project)
        built_guide.replace("docs/duel/02-judges.md", "The judges count hits.", "The judges count all hits.")
        built_guide.replace("locales/fr/LC_MESSAGES/duel.po", "Un escrimeur", "Nul escrimeur")
        (built_guide.root / "docs/duel/03-more.md").write_text("# More\n")

    monkeypatch.setattr("lexludi.site.build.check_project", check_and_change)
    rebuilt(built_guide)
    monkeypatch.undo()
    after = rebuilt(built_guide)
    assert b"count all hits" in after["en/duel/02-judges/index.html"]
    assert b"Nul escrimeur" in after["fr/duel/01-bout/index.html"]
    assert "fr/duel/03-more/index.html" in after


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
    copy = copy_of("duel")
    (copy.root / "build").write_text("in the way")
    done = copy.run("build")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert str(copy.root / "build") in done.stderr
    asked = copy.run("ask", str(next((copy.root / "features/duel").glob("*.feature"))))
    assert asked.returncode == 0, asked.stderr


def test_second_build_waits_for_the_first_which_makes_only_the_pages_of_a_sentence_and_makes_none(copy: Copy) -> None:
    sentence(copy)
    both = [
        subprocess.Popen(copy.command("build"), env=copy.environment, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [each.communicate()[1] for each in both]
    assert [each.returncode for each in both] == [0, 0], said
    first, second = sorted(said, key=lambda text: "waiting" in text)
    assert "waiting" not in first and "waiting" in second
    assert "Français: 5 files made" in first
    assert second.count("nothing changed") == 5


@pytest.mark.parametrize("link", ["build", "build/more"])
def test_clean_build_keeps_what_a_link_leads_to(link: str, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept/work.txt").touch()
    (tmp_path / link).parent.mkdir(exist_ok=True)
    (tmp_path / link).symlink_to(tmp_path / "kept")
    with pytest.raises(BadInput, match="empty it by hand") if link == "build" else nullcontext():
        forget(tmp_path)
    assert (tmp_path / "kept/work.txt").exists()
    assert (tmp_path / link).is_symlink() == (link == "build")


def test_rule_that_ends_the_program_ends_the_build_with_exit_2(
    built_guide: Copy, capsys: pytest.CaptureFixture[str]
) -> None:
    before = site(built_guide)
    append(built_guide, "games/duel/charts.py", "\nraise SystemExit(0)\n")
    capsys.readouterr()
    assert built_guide.call("build") == 2 and "games/duel/charts.py:" in capsys.readouterr().err
    assert changed(before, site(built_guide)) == set()


def test_site_built_by_an_older_version_as_a_folder_is_replaced(built_guide: Copy) -> None:
    link = built_guide.root / "build/site"
    folder = link.resolve()
    link.unlink()
    folder.rename(link)
    rebuilt(built_guide)
    assert link.is_symlink() and (link / "en/index.html").is_file()
