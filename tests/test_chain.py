"""The chain from clause to example to code to page, spoiled link by link in a copy of the project."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from support import Copy

BOUT, TEXT, FEATURE = "games/duel/bout.py", "docs/duel/01-bout.md", "features/duel/01-bout.feature"
Printed = pytest.CaptureFixture[str]


def test_changed_cell_turns_examples_red_and_changed_sentence_shows_english_with_a_mark_until_translated(
    built_copy_of: Callable[[str], Copy], capsys: Printed
) -> None:
    """A cell and a sentence of different clauses share a build, to save time."""
    copy = built_copy_of("duel")
    copy.replace("src/lexludi/games/duel/charts.py", '"5+": ("hit", "hit")', '"5+": ("miss", "hit")')
    old, new = "A fencer attacks only an opponent who is at most 2 m away.", "Nobody farther off than 2 m is attacked."
    copy.replace(TEXT, old, new)
    assert copy.call("i18n", "merge") == 0
    po = (copy.root / "locales/fr/LC_MESSAGES/duel.po").read_text(encoding="utf-8")
    assert f'#| msgid "{old}' in po and "#, fuzzy" in po
    done = copy.run("build")
    assert done.returncode == 1, done.stderr
    assert "does not hold" in done.stderr
    page = (copy.root / "build/site/fr/duel/01-bout/index.html").read_text(encoding="utf-8")
    assert re.search(r'id="duel\.1\.2\.hits:5-plus:cut"><[^>]*>miss<', page)
    assert re.search(r'id="duel\.1\.2\.hits:5-plus:thrust"><[^>]*>hit<', page)
    assert 'class="ll-chip ll-bad"' in page
    pages = (copy.root / "build/site/fr/duel").glob("duel.1.2.*/index.html")
    assert any('<li class="ll-bad">' in page.read_text(encoding="utf-8") for page in pages)
    assert f'<div lang="en"><p>{new}</p></div><details class="ll-stale ll-old">' in page
    capsys.readouterr()
    assert copy.call("coverage", "--json") == 1
    figures = json.loads(capsys.readouterr().out)["duel"]
    assert figures["languages"] == {"en": 7, "ko": 0, "zh": 0, "fr": 0, "ru": 0}


def test_removed_citation_makes_its_clause_a_hole_though_its_examples_hold(guide: Copy, capsys: Printed) -> None:
    guide.replace(BOUT, 'trace.add("duel.1.2.tired", TIRED, clock=bout.clock)', "TIRED")
    guide.replace(FEATURE, "      And this clause gives -1\n", "")
    guide.call("coverage", "--json")
    figures = json.loads(capsys.readouterr().out)["duel"]
    assert figures["passing"] == figures["examples"]
    assert (figures["covered"], figures["holes"]) == (4, ["duel.1.2.tired", "duel.2.1.count"])
    assert figures["reasons"] == {"duel.1.2.tired": "not_cited", "duel.2.1.count": "no_rules"}


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (TEXT, "r[duel.1.1.advance]", "r[duel.1.1.reach]", rf"{TEXT}:\d+: duel.1.1.reach stands already"),
        (
            TEXT,
            "r[duel.1.2.tired] Tired arm",
            "r[duel.1.2.tired] Tired arm {note}",
            rf"{TEXT}:\d+: duel.1.2.tired is marked {{note}}, .* {BOUT}:\d+ cites it",
        ),
        (TEXT, "([duel.1.1.reach])", "([duel.1.1.raech])", rf"{TEXT}:\d+: .*refers to duel.1.1.raech"),
        (
            FEATURE,
            "  @duel.1.2.end\n",
            "  @duel.1.2.gone\n",
            rf"{FEATURE}:\d+: tag @duel.1.2.gone is not a clause of duel",
        ),
        (
            BOUT,
            '"duel.1.1.advance", STEP',
            '"duel.1.1.advanse", STEP',
            r"bout.py:\d+: cites duel.1.1.advanse, which is not a clause. Did you mean duel.1.1.advance\?",
        ),
    ],
)
def test_broken_link_fails_the_build_with_file_and_line(
    guide: Copy, file: str, old: str, new: str, said: str, capsys: Printed
) -> None:
    guide.replace(file, old, new)
    assert guide.call("build") == 2
    told = capsys.readouterr().err
    assert re.search(said, told), told
    assert not (guide.root / "build/site").exists()


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "features/duel/steps/table.py",
            "from lexludi.examples.phrases import",
            "from lexludi.nowhere import",
            r"features/duel/steps/table.py:\d+: this code cannot run: ModuleNotFoundError",
        ),
        (BOUT, "TIRED = 2, 1, -1", "TIRED = HITS.colums", r"bout.py:\d+: this code cannot run: AttributeError"),
        (
            BOUT,
            "cell = HITS.at(",
            "cell = HITS.att(",
            rf"{BOUT}:\d+: this code broke \(AttributeError.* It ran in features/duel/",
        ),
    ],
)
def test_broken_code_is_named_with_file_and_line_not_with_a_traceback(
    guide: Copy, file: str, old: str, new: str, said: str, capsys: Printed
) -> None:
    guide.replace(file, old, new)
    assert guide.call("coverage") == 2
    told = capsys.readouterr().err
    assert re.search(said, told), told
    assert "Traceback" not in told
