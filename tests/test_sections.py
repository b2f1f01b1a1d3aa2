"""A chapter whose examples stand in several feature files, one a section, is the same book."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from lexludi.project import Project
from lexludi.proof.evidence import Evidence, refresh
from support import Copy

WHOLE = "features/duel/01-bout.feature"
SECTIONS = ("features/duel/01-bout-reach.feature", "features/duel/01-bout-hits.feature")
Printed = pytest.CaptureFixture[str]


def split(guide: Copy) -> None:
    """Cut the feature file of the chapter in two."""
    text = (guide.root / WHOLE).read_text(encoding="utf-8")
    head, second = text.split("  @duel.1.2.hits\n", 1)
    for name, body in zip(SECTIONS, (head, f"Feature: Hits\n\n  @duel.1.2.hits\n{second}"), strict=True):
        (guide.root / name).write_text(body, encoding="utf-8")
    (guide.root / WHOLE).unlink()


def evidence(guide: Copy) -> Evidence:
    """What its examples show."""
    return refresh(Project(guide.root), "duel")


def pages(root: Path) -> dict[str, str]:
    """What the site shows of the book, but for the places of its examples."""
    site = root / "build" / "site"
    found = {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in site.glob("*/duel/*/index.html")}
    return {name: re.sub(r"01-bout(-\w+)?\.feature(:\d+)?", "", text) for name, text in found.items()}


def test_sections_have_the_evidence_the_coverage_and_the_record_of_the_whole(guide: Copy, capsys: Printed) -> None:
    assert guide.call("coverage", "--json") == 0
    whole, before = json.loads(capsys.readouterr().out), evidence(guide)
    split(guide)
    assert guide.call("record") == 0
    capsys.readouterr()
    assert guide.call("coverage", "--json") == 0
    assert json.loads(capsys.readouterr().out) == whole
    assert [(each.id, each.trace) for each in evidence(guide).records] == [
        (each.id, each.trace) for each in before.records
    ]
    folder = guide.root / "features/duel/record"
    assert sorted(path.name for path in folder.iterdir()) == ["01-bout-hits.txt", "01-bout-reach.txt"]


def test_example_added_to_a_section_takes_the_next_number_of_its_clause(guide: Copy, capsys: Printed) -> None:
    split(guide)
    new = "    Scenario: At one metre a blow lands\n      Given fencers A and B, 1 m apart\n"
    new += "      When A attacks with a cut, and the die shows 5\n      Then A's blow is a hit\n\n"
    guide.replace(SECTIONS[0], "  @duel.1.1.advance\n", f"{new}  @duel.1.1.advance\n")
    assert guide.call("number") == 0, capsys.readouterr().err
    assert "@x3\n    Scenario: At one metre" in (guide.root / SECTIONS[0]).read_text(encoding="utf-8")
    assert "1.1§1 duel.1.1.reach x3\n" in (guide.root / "docs/duel/numbers.txt").read_text(encoding="utf-8")
    assert guide.call("record") == 0 and guide.call("coverage") == 0


def test_site_of_sections_is_that_of_the_whole(built_guide: Copy) -> None:
    whole = pages(built_guide.root)
    split(built_guide)
    shutil.rmtree(built_guide.root / "features/duel/record")
    assert built_guide.call("record") == 0 and built_guide.call("build") == 0
    sections = pages(built_guide.root)
    assert sections.keys() == whole.keys()
    assert [name for name in whole if sections[name] != whole[name]] == []
