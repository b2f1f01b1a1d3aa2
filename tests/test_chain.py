"""The chain from clause to example to code to page, spoiled link by link in a copy of the project."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from support import Copy


@pytest.fixture
def copy(copy_of: Callable[[str], Copy]) -> Copy:
    return copy_of("acp")


@pytest.fixture
def built(built_copy_of: Callable[[str], Copy]) -> Copy:
    return built_copy_of("duel")


def test_changed_cell_of_a_chart_turns_examples_red_and_shows_on_the_chart(built: Copy) -> None:
    built.replace("src/lexludi/games/duel/tables.py", '"5+": ("hit", "hit")', '"5+": ("miss", "hit")')
    done = built.run("build")
    assert done.returncode == 1, done.stderr
    assert "does not hold" in done.stderr
    page = (built.root / "build/site/fr/duel/01-bout/index.html").read_text(encoding="utf-8")
    assert re.search(r'id="duel\.1\.2\.hits:5-plus:cut"><[^>]*>miss<', page)
    assert re.search(r'id="duel\.1\.2\.hits:5-plus:thrust"><[^>]*>hit<', page)
    assert 'class="ll-chip ll-bad"' in page
    pages = (built.root / "build/site/fr/duel").glob("duel.1.2.*/index.html")
    assert any('<li class="ll-bad">' in page.read_text(encoding="utf-8") for page in pages)


def test_removed_citation_makes_its_clause_a_hole_though_its_examples_hold(copy: Copy) -> None:
    fire = copy.root / "src/lexludi/games/acp/fire.py"
    text = fire.read_text(encoding="utf-8")
    changed = re.sub(r'trace\.subtotal\("acp\.fire\.mod\.cumulative", modifier\)', "pass", text)
    assert changed != text
    fire.write_text(changed, encoding="utf-8")
    features = copy.root / "features/acp/02-fire.feature"
    lines = features.read_text(encoding="utf-8").splitlines(keepends=True)
    features.write_text("".join(_without_own_claims(lines, "acp.fire.mod.cumulative")), encoding="utf-8")
    answer = copy.run("coverage", "--json")
    figures = json.loads(answer.stdout)["acp"]
    assert figures["passing"] == figures["examples"]
    assert (figures["covered"], figures["holes"]) == (136, ["acp.fire.mod.cumulative"])
    assert figures["reasons"] == {"acp.fire.mod.cumulative": "not_cited"}


def _without_own_claims(lines: list[str], clause: str) -> list[str]:
    """The feature without the statements that the clause itself applied; what it decides is still stated."""
    kept: list[str | None] = []
    inside = False
    for line in lines:
        if line.strip().startswith("@acp."):
            inside = line.strip() == f"@{clause}"
        if inside and "this clause" in line:
            word = line.split()[0]
            if word == "Then":
                kept.append(None)
            continue
        if kept and kept[-1] is None and line.strip().startswith("And"):
            kept[-1] = line.replace("And", "Then", 1)
            continue
        kept.append(line)
    return [line for line in kept if line is not None]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "docs/acp/02-fire.md",
            "r[acp.fire.mod.moved]",
            "r[acp.fire.mod.discouraged]",
            r"docs/acp/02-fire.md:\d+: acp.fire.mod.discouraged stands already",
        ),
        (
            "docs/acp/02-fire.md",
            "r[acp.fire.mod.moved] Firer moved",
            "r[acp.fire.mod.moved] Firer moved {note}",
            r"docs/acp/02-fire.md:\d+: acp.fire.mod.moved is marked {note}, .* src/lexludi/games/acp/fire.py:\d+ cites it",
        ),
        (
            "docs/acp/06-modifiers.md",
            "chart ([acp.terrain.chart])",
            "chart ([acp.terrain.map])",
            r"docs/acp/06-modifiers.md:\d+: .*refers to acp.terrain.map",
        ),
        (
            "features/acp/02-fire.feature",
            "  @acp.fire.mod.moved\n",
            "  @acp.fire.mod.gone\n",
            r"features/acp/02-fire.feature:\d+: tag @acp.fire.mod.gone is not a clause of acp",
        ),
        (
            "src/lexludi/games/acp/fire.py",
            '"acp.fire.mod.cumulative"',
            '"acp.fire.mod.cumulatif"',
            r"fire.py:\d+: cites acp.fire.mod.cumulatif, which is not a clause. Did you mean acp.fire.mod.cumulative\?",
        ),
    ],
)
def test_broken_link_fails_the_build_with_file_and_line(copy: Copy, file: str, old: str, new: str, said: str) -> None:
    copy.replace(file, old, new)
    built = copy.run("build")
    assert built.returncode == 2
    assert re.search(said, built.stderr), built.stderr
    assert not (copy.root / "build/site").exists()


def test_changed_english_sentence_shows_english_with_a_mark_until_translated(built: Copy) -> None:
    old, new = "A fencer attacks only an opponent who is at most 2 m away.", "Nobody farther off than 2 m is attacked."
    built.replace("docs/duel/01-bout.md", old, new)
    assert built.run("i18n", "merge").returncode == 0
    po = (built.root / "locales/fr/LC_MESSAGES/duel.po").read_text(encoding="utf-8")
    assert f'#| msgid "{old}' in po and "#, fuzzy" in po
    assert built.run("build").returncode == 0
    page = (built.root / "build/site/fr/duel/01-bout/index.html").read_text(encoding="utf-8")
    assert f'<div lang="en"><p>{new}</p></div><details class="ll-stale ll-old">' in page
    figures = json.loads(built.run("coverage", "--json").stdout)["duel"]
    assert figures["languages"] == {"en": 7, "ko": 0, "zh": 0, "fr": 0, "ru": 0}


def test_translators_script_in_a_po_file_is_shown_as_text(built: Copy) -> None:
    assert built.run("i18n", "merge").returncode == 0
    path = built.root / "locales/fr/LC_MESSAGES/duel.po"
    text = path.read_text(encoding="utf-8")
    for context in ("duel.1.1.reach", "duel.1.1.reach/title", "duel/01-bout", "duel/#manners"):
        text = re.sub(
            rf'(msgctxt "{re.escape(context)}"\nmsgid .*(?:\n".*)*\nmsgstr ").*', r'\1<script>alert(1)</script>"', text
        )
    assert text.count("alert(1)") == 4
    path.write_text(text, encoding="utf-8")
    assert built.run("build").returncode == 0
    pages = [page.read_text(encoding="utf-8") for page in (built.root / "build/site/fr/duel").rglob("*.html")]
    assert any("&lt;script&gt;alert" in page for page in pages)
    assert not any("<script>alert" in page for page in pages)
    assert built.run("i18n", "check").returncode == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "features/acp/steps/table.py",
            "from lexludi.examples.phrases import",
            "from lexludi.nowhere import",
            r"features/acp/steps/table.py:\d+: this code cannot run: ModuleNotFoundError",
        ),
        (
            "src/lexludi/games/acp/fire.py",
            "LONGEST = FIRE.columns[-1]",
            "LONGEST = FIRE.colums[-1]",
            r"fire.py:\d+: this code cannot run: AttributeError",
        ),
        (
            "src/lexludi/games/acp/fire.py",
            "target = case.target.top",
            "target = case.target.tip",
            r"src/lexludi/games/acp/fire.py:\d+: this code broke \(AttributeError.* It ran in features/acp/",
        ),
    ],
)
def test_broken_code_is_named_with_file_and_line_not_with_a_traceback(
    copy: Copy, file: str, old: str, new: str, said: str
) -> None:
    copy.replace(file, old, new)
    answer = copy.run("coverage")
    assert answer.returncode == 2
    assert re.search(said, answer.stderr), answer.stderr
    assert "Traceback" not in answer.stderr
