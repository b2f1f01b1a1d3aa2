"""Impact on a scripted history: each commit of a small project changes one thing, and the impact names it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lexludi.cli.main import main
from lexludi.proof.versions import KEPT
from support import ROOT, Copy, commit, git, make_guide_project

BOUT, CHARTS, READINGS = "games/duel/bout.py", "games/duel/charts.py", "games/duel/readings.py"
TEXT, FEATURE = "docs/duel/01-bout.md", "features/duel/01-bout.feature"
Printed = pytest.CaptureFixture[str]


def change(file: Path, old: str, new: str, count: int = 1) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, count), encoding="utf-8")


@pytest.fixture(scope="module")
def committed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book of the guide in a repository, with what was run of its first version."""
    root = make_guide_project(tmp_path_factory.mktemp("history"))
    commit(root, "Begin")
    assert main(["--root", str(root), "impact"]) == 0
    return root


@pytest.fixture
def root(committed: Path, tmp_path: Path) -> Path:
    return shutil.copytree(committed, tmp_path / "project")


def told(root: Path, printed: Printed, *versions: str) -> tuple[int, dict[str, Any], dict[str, Any]]:
    """How the command ends, its data, and the clauses touched by id."""
    printed.readouterr()
    code = main(["--root", str(root), "impact", *versions, "--json"])
    data = json.loads(printed.readouterr().out)
    return code, data, {clause["id"]: clause for clause in data["clauses"]}


def shifts(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {each["id"]: each for clause in data["clauses"] for each in clause["shifts"]}


def test_nothing_changed_touches_nothing(root: Path, capsys: Printed) -> None:
    code, data, _ = told(root, capsys)
    assert (code, data["clauses"], data["before"].endswith(" Begin")) == (0, [], True)


def test_name_of_a_version_carries_no_commands_for_a_terminal(root: Path, capsys: Printed) -> None:
    (root / "more.txt").write_text("more", encoding="utf-8")
    commit(root, "Begin\x1b]0;owned\x07 again")
    assert main(["--root", str(root), "impact"]) == 0
    assert "Begin�]0;owned� again" in capsys.readouterr().out


def test_version_with_a_link_that_leads_elsewhere_is_run_without_it(root: Path, capsys: Printed) -> None:
    (root / "elsewhere").symlink_to("/")
    commit(root, "Link")
    code, data, _ = told(root, capsys)
    assert (code, data["clauses"], data["before"].endswith(" Link")) == (0, [], True)


def test_changed_cell_names_the_cell_the_examples_that_fail_and_the_odds_that_moved(
    root: Path, capsys: Printed
) -> None:
    change(root / CHARTS, '"3…4": ("miss", "hit")', '"3…4": ("hit", "hit")')
    code, data, clauses = told(root, capsys)
    assert clauses["duel.1.2.hits"]["cells"] == [{"what": "3…4, cut", "before": "miss", "after": "hit"}]
    each = shifts(data)["duel.1.2.hits:x1:cut-4"]
    assert (each["kind"], each["decided_by"]) == ("fails", "duel.1.2.hits")
    assert "outcome: A's blow is a miss → A's blow is a hit" in each["details"]
    moved = shifts(data)["duel.1.1.reach:x1"]
    assert moved["kind"] == "ruled"
    assert {"outcome": "A's blow is a hit", "before": "1/3", "after": "2/3"} in moved["odds"]
    assert code == 1 and "duel.1.2.hits:x1:cut-4" in data["untold"]


def test_changed_sentence_names_its_words_its_stale_translation_and_that_no_example_changed(
    root: Path, capsys: Printed
) -> None:
    change(root / TEXT, "at most 2 m away", "at most 2 m away, never further")
    code, data, clauses = told(root, capsys)
    clause = clauses["duel.1.1.reach"]
    assert "never further" in clause["texts"][0]["after"] and "never further" not in clause["texts"][0]["before"]
    assert (code, data["unshown"], clause["stale"], clause["shifts"]) == (1, ["duel.1.1.reach"], ["fr"], [])


def test_changed_spelling_alone_is_told_and_does_not_fail(root: Path, capsys: Printed) -> None:
    change(root / TEXT, "A fencer attacks only an opponent", "A fencer attacks *only* an opponent")
    code, data, clauses = told(root, capsys)
    assert (code, list(clauses), data["unshown"]) == (0, ["duel.1.1.reach"], [])


def test_changed_name_term_and_sentence_are_named_with_the_languages_that_lack_them(
    root: Path, capsys: Printed
) -> None:
    """What French had of them is written down first; a language that is not begun lacks nothing."""
    entries = {
        ("duel-examples", "duel.1.1.reach/example"): ("At two metres a blow lands", "À deux mètres, un coup porte"),
        ("duel-examples", "duel:step"): ("the gap is now {gap} m", "l’écart est maintenant de {gap} m"),
        ("duel-terms", "duel:fencer"): ("fencer", "escrimeur"),
    }
    for name in ("duel-examples", "duel-terms"):
        text = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
        for (domain, context), (english, french) in entries.items():
            text += f'\nmsgctxt "{context}"\nmsgid "{english}"\nmsgstr "{french}"\n' if domain == name else ""
        (root / f"locales/fr/LC_MESSAGES/{name}.po").write_text(text, encoding="utf-8")
    commit(root, "Begin French")
    change(root / FEATURE, "At two metres a blow lands", "At two metres a blow reaches")
    change(root / "docs/duel/terms/words.toml", 'en = "fencer"', 'en = "swordsman"')
    change(root / "docs/duel/terms/words.toml", 'also = ["duellist", "swordsman"]', 'also = ["duellist"]')
    for path in [*(root / "features/duel").rglob("*.py"), root / FEATURE]:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("the gap is now ", "the gap is by now "), encoding="utf-8")
    code, _, clauses = told(root, capsys)
    lacking = {word: languages for clause in clauses.values() for word, languages in clause["words"]}
    assert lacking == {
        "name of an example “At two metres a blow reaches”": ["fr"],
        "sentence “the gap is by now {gap} m”": ["fr"],
        "term “swordsman”": ["fr"],
    }
    assert main(["--root", str(root), "impact"]) == code
    assert "not translated: term “swordsman” fr" in capsys.readouterr().out


def test_changed_branch_names_the_clause_that_decides_and_the_citation_lost(root: Path, capsys: Printed) -> None:
    change(root / BOUT, "    trace.take(reach, bout)\n", "")
    code, data, _ = told(root, capsys)
    assert shifts(data)["duel.1.1.reach:x2"]["kind"] == "fails"
    silent = shifts(data)["duel.1.2.hits:x1:cut-2"]
    assert (silent["kind"], silent["details"]) == ("ruled", ["trace: 1.1§1 2 → nothing"])
    assert code == 1 and "duel.1.1.reach:x2" in data["untold"]


def test_changed_number_names_the_prose_that_does_not_say_it_and_no_rot_once_all_is_told(
    root: Path, capsys: Printed
) -> None:
    change(root / BOUT, "TIRED = 2, 1, -1", "TIRED = 2, 1, -2")
    _, data, clauses = told(root, capsys)
    assert clauses["duel.1.2.tired"]["prose"] == ["does not say -2, which its rules give now"]
    assert clauses["duel.1.2.tired"]["numbers"] == [{"what": "gives", "before": "-1", "after": "-2"}]
    change(root / TEXT, "-1", "-2")
    code, data, clauses = told(root, capsys)
    assert clauses["duel.1.2.tired"]["prose"] == [] and data["untold"] == [] and code == 0


def test_changed_default_reading_names_both_sides_and_what_ends_otherwise(root: Path, capsys: Printed) -> None:
    change(root / READINGS, "setting(Tired.AT_THREE", "setting(Tired.PAST_THREE")
    code, data, clauses = told(root, capsys)
    found = clauses["duel.1.2.tired"]["readings"]
    assert [(each["what"], each["before"] != each["after"]) for each in found] == [("Tired", True)]
    assert shifts(data)["duel.1.2.tired:x1"]["kind"] == "fails" and code == 1


def test_renamed_clause_keeps_its_examples_and_its_rulings(root: Path, capsys: Printed) -> None:
    for file in (TEXT, FEATURE, BOUT, READINGS, "docs/duel/terms/prose.toml", "docs/duel/sequence.toml"):
        path = root / file
        if path.exists():
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace("duel.1.2.tired", "duel.1.2.weary"), encoding="utf-8")
    change(root / "docs/duel/book.toml", "[retired]\n", '[retired]\n"duel.1.2.tired" = "duel.1.2.weary"\n')
    assert main(["--root", str(root), "number"]) == 0
    code, data, clauses = told(root, capsys)
    clause = clauses["duel.1.2.weary"]
    assert (clause["fate"], clause["formerly"], clause["shifts"]) == ("renamed", "duel.1.2.tired", [])
    assert "duel.1.2.tired" not in clauses and shifts(data) == {} and code == 0


def test_removed_clause_takes_its_examples_along(root: Path, capsys: Printed) -> None:
    text = (root / TEXT).read_text(encoding="utf-8")
    start = text.index("r[duel.1.1.advance]")
    end = min(place for place in (text.find("\nr[", start), text.find("\n#", start)) if place > 0)
    (root / TEXT).write_text(text[:start] + text[end:].lstrip("\n"), encoding="utf-8")
    feature = (root / FEATURE).read_text(encoding="utf-8")
    start = feature.index("  @duel.1.1.advance")
    (root / FEATURE).write_text(feature[:start] + feature[feature.index("  @duel.1.2.hits") :], encoding="utf-8")
    bout = (root / BOUT).read_text(encoding="utf-8")
    (root / BOUT).write_text(bout.replace("duel.1.1.advance", "duel.1.1.reach"), encoding="utf-8")
    _, _, clauses = told(root, capsys)
    clause = clauses["duel.1.1.advance"]
    assert (clause["fate"], {each["kind"] for each in clause["shifts"]}) == ("removed", {"gone"})


def test_outcome_restated_in_the_example_but_not_in_the_clause_is_told(root: Path, capsys: Printed) -> None:
    change(root / CHARTS, '"3…4": ("miss", "hit")', '"3…4": ("hit", "hit")')
    change(root / FEATURE, "| cut    | 4   | miss   |", "| cut    | 4   | hit    |")
    code, data, _ = told(root, capsys)
    assert shifts(data)["duel.1.2.hits:x1:cut-4"]["kind"] == "restated"
    assert code == 1 and "duel.1.2.hits:x1:cut-4" in data["untold"]


def test_two_versions_are_compared_without_the_files_as_they_are(root: Path, capsys: Printed) -> None:
    change(root / TEXT, "at most 2 m away", "at most two metres away")
    git(root, "commit", "-qam", "Say metres")
    change(root / BOUT, "REACH", "RAECH", -1)
    code, data, clauses = told(root, capsys, "HEAD~1", "HEAD")
    assert data["after"].endswith(" Say metres") and list(clauses) == ["duel.1.1.reach"] and code == 1


def test_version_is_run_once_and_then_kept(root: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(list((root / KEPT).glob("*.json"))) == 1
    monkeypatch.setattr("lexludi.proof.versions._export", lambda *_: pytest.fail("run again"))
    assert told(root, capsys)[0] == 0


def test_version_that_cannot_be_run_or_is_none_is_told(root: Path, capsys: Printed, tmp_path: Path) -> None:
    assert main(["--root", str(root), "impact", "nowhere"]) == 2
    assert "no version nowhere; name a version that git knows" in capsys.readouterr().err
    shutil.rmtree(root / "build/impact")
    assert main(["--root", str(root), "impact", "HEAD", "nowhere"]) == 2
    assert "no version nowhere" in capsys.readouterr().err and not (root / "build/impact").exists()
    assert main(["--root", str(root), "impact", "--", "--output=x"]) == 2
    assert "no version --output=x" in capsys.readouterr().err
    change(root / BOUT, "REACH", "RAECH")
    git(root, "commit", "-qam", "Break it")
    git(root, "revert", "--no-edit", "HEAD")
    assert main(["--root", str(root), "impact", "HEAD~1"]) == 2
    said = capsys.readouterr().err
    assert "Break it cannot be run:" in said and "games/duel/bout.py" in said and "Traceback" not in said
    bare = make_guide_project(tmp_path / "bare")
    assert main(["--root", str(bare), "impact"]) == 2
    assert "git" in capsys.readouterr().err


def test_terminal_and_page_tell_the_same_and_the_page_escapes(root: Path, capsys: Printed, tmp_path: Path) -> None:
    change(root / CHARTS, '"3…4": ("miss", "hit")', '"3…4": ("hit", "hit")')
    change(root / TEXT, "at most 2 m away", "at most 2 m <script>alert(1)</script> away")
    page = tmp_path / "impact.html"
    assert main(["--root", str(root), "impact", "--page", str(page)]) == 1
    said, html = capsys.readouterr().out, page.read_text(encoding="utf-8")
    for words in (
        "cell 3…4, cut: miss → hit",
        "odds A's blow is a hit: 1/3 → 2/3 (+1/3)",
        "[+<script>alert(1)</script>+]",
    ):
        assert words in said
    assert "<script" not in html and "&lt;script&gt;" in html
    assert '<a href="#duel.1.2.hits">' in html and "1/3 → 2/3" in html


def test_page_that_cannot_be_written_is_named_and_leaves_nothing_behind(
    root: Path, capsys: Printed, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    before = sorted(tmp_path.iterdir())
    assert main(["--root", str(root), "impact", "--page", str(folder)]) == 2
    assert f"{folder}: Is a directory" in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before


def test_prose_that_still_says_the_number_of_a_changed_cell_is_named(
    copy_of: Callable[[str], Copy], capsys: Printed
) -> None:
    copy = copy_of("acp")
    commit(copy.root, "Begin")
    copy.replace("src/lexludi/games/acp/charts.py", '"Ph": (0, 2, 3, 4, 1', '"Ph": (0, 2, 9, 4, 1')
    _, _, clauses = told(copy.root, capsys)
    assert clauses["acp.types.matrix"]["cells"] == [{"what": "Ph, Pe", "before": "3", "after": "9"}]
    assert clauses["acp.types.row.ph"]["prose"] == [
        "still says 3; Ph, Pe is 9 now",
        "does not say 9, which its rules give now",
    ]


def test_guide_shows_what_is_printed(root: Path, capsys: Printed) -> None:
    text = (ROOT / "docs/guide/impact.md").read_text(encoding="utf-8")
    shown = re.findall(r"^(?:\d| ).*", text.split("```")[1], re.MULTILINE)[1:]
    change(root / BOUT, "TIRED = 2, 1", "TIRED = 3, 1")
    assert main(["--root", str(root), "impact"]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert len(shown) > 5 and [line for line in shown if line not in printed] == []


def test_house_rule_is_compared_with_its_book(root: Path, capsys: Printed) -> None:
    _, data, clauses = told(root, capsys, "--variant", str(root / "variants/duel/blunt-blades.toml"))
    assert {clause["book"] for clause in clauses.values()} == {"duel"}
    assert any(clause["cells"] for clause in clauses.values()) and shifts(data)
