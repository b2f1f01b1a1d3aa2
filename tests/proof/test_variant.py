"""A house rule laid over a book: a project like any other, marked where it differs, and no fault of it untold."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lexludi.cli.main import main
from lexludi.files import BadInput
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.evidence import refresh
from lexludi.proof.overlay import with_variant
from lexludi.proof.sound import check_project
from support import ROOT, make_guide_project

VARIANT = """\
readings = ["tired_past_three"]

[title]
en = "Long blades"

[about]
en = "A house rule of ours."
fr = "Une règle de la maison."

[clauses."duel.1.2.tired"]
en = "Past 3:00 on the clock, the attacker's modifier is -1."

[cells."duel.1.2.hits"."5+"]
thrust = "miss"
"""
SHIPPED = sorted((ROOT / "variants").glob("*/*.toml"))


@pytest.fixture
def duel(tmp_path: Path) -> Project:
    return Project(make_guide_project(tmp_path))


def written(duel: Project, text: str = VARIANT) -> Path:
    path = duel.root / "variants" / "duel" / "blades.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_variant_changes_text_cell_and_reading_and_keeps_what_the_book_says_in_a_note(duel: Project) -> None:
    other = with_variant(duel, written(duel))
    clause = other.books["duel"].clauses["duel.1.2.tired"]
    assert clause.text == "Past 3:00 on the clock, the attacker's modifier is -1."
    assert clause.notes["house"] == duel.books["duel"].clauses["duel.1.2.tired"].text
    assert other.tables("duel")["duel.1.2.hits"]["5+", "thrust"] == "miss"
    assert duel.tables("duel")["duel.1.2.hits"]["5+", "thrust"] == "hit"
    assert [setting.default.value for setting in other.settings("duel")] == ["tired_past_three"]
    assert other.books["duel"].title == "Duel on the strip · Long blades"


def test_variant_follows_a_chapter_that_is_renamed(duel: Project) -> None:
    with_variant(duel, written(duel))
    (duel.root / "docs/duel/02-judges.md").rename(duel.root / "docs/duel/02-umpires.md")
    other = with_variant(Project(duel.root), written(duel))
    assert [chapter.slug for chapter in other.books["duel"].chapters] == ["01-bout", "02-umpires"]


def test_variant_asked_for_by_several_commands_at_once_is_made_by_one(duel: Project) -> None:
    path = written(duel)
    command = [sys.executable, "-m", "lexludi.cli", "--root", str(duel.root), "show", "1.2§2", "--variant", str(path)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for _ in range(4)]
    said = [each.communicate()[0] for each in running]
    assert [each.returncode for each in running] == [0] * 4, said


def test_examples_the_house_rule_turns_are_left_out_and_the_others_hold(duel: Project) -> None:
    other = with_variant(duel, written(duel))
    left = {example.id for example in duel.examples["duel"]} - {example.id for example in other.examples["duel"]}
    assert left == {"duel.1.2.hits:x1:thrust-6", "duel.1.2.tired:x1"}
    check_project(other)
    assert all(record.holds for record in refresh(other, "duel").records)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("duel.1.2.tired", "duel.1.2.tried", "duel.1.2.tried: no clause of duel. Did you mean duel.1.2.tired?"),
        ("5+", "6+", "duel.1.2.hits: has no row 6+. Did you mean 5+?"),
        ("thrust", "stab", "duel.1.2.hits: has no column stab. Columns: cut, thrust."),
        ('cells."duel.1.2.hits"', 'cells."duel.1.2.hit"', "duel.1.2.hit: no chart of duel."),
        (
            "tired_past_three",
            "tired_past_tree",
            "readings: no side of a reading is called tired_past_tree. Did you mean tired_past_three?",
        ),
        ("[about]", "[abuot]", "abuot: no such key. Did you mean about?"),
        ("fr =", "de =", "about: no language de."),
    ],
)
def test_fault_of_a_variant_is_told_with_its_line(duel: Project, old: str, new: str, said: str) -> None:
    assert VARIANT.count(old) == 1
    path = written(duel, VARIANT.replace(old, new))
    with pytest.raises(BadInput) as error:
        with_variant(duel, path)
    (problem,) = (problem for problem in error.value.problems if said in str(problem))
    assert problem.line


def test_variant_that_is_not_there_is_told_with_those_that_are(
    duel: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    written(duel)
    assert main(["--root", str(duel.root), "coverage", "--variant", "nope.toml"]) == 2
    assert (
        "nope.toml: no such variant. Variants: variants/duel/blades.toml, variants/duel/blunt-blades.toml."
        in capsys.readouterr().err
    )


@pytest.mark.parametrize("path", SHIPPED, ids=[path.stem for path in SHIPPED])
def test_shipped_variant_is_sound_its_examples_hold_and_it_speaks_every_language(project: Project, path: Path) -> None:
    other = with_variant(project, path)
    slug = path.parent.name
    check_project(other)
    own = [record for record in refresh(other, slug).records if Path(record.file).name == f"99-{path.stem}.feature"]
    assert own and all(record.holds for record in own)
    texts = {f"{slug}/title": other.books[slug].title, f"{slug}/about": other.books[slug].about}
    for clause in other.books[slug].clauses.values():
        texts |= clause.texts if "house" in clause.notes else {}
    texts |= {f"{record.clause}/example": record.name for record in own}
    for language in LANGUAGES.keys() - {"en"}:
        assert [key for key, text in texts.items() if not other.catalog(language).get(key, text)] == [], language
