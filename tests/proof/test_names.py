"""Names that last: what is told of what is not found by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from support import Copy

BOUT, STEPS, FEATURE = "games/duel/bout.py", "features/duel/steps/bout.py", "features/duel/01-bout.feature"
ARM = "games/duel/arm.py"
TIRED = (
    '"""The arm."""\n\nfrom lexludi.rulings.ruling import Trace\n\n\ndef tires(trace: Trace) -> None:\n'
    '    """Tell that it is tired."""\n    trace.cite("duel.1.2.tired")\n'
)
Printed = pytest.CaptureFixture[str]


def told(guide: Copy, capsys: Printed) -> list[str]:
    """The faults of the project."""
    found = guide.call("coverage")
    lines = capsys.readouterr().err.splitlines()
    assert (found == 2) is bool(lines), lines
    return [line.removeprefix("lexludi: ") for line in lines]


def said_elsewhere(guide: Copy, entries: str) -> None:
    """Have the module of the chapter say where its clauses are decided."""
    guide.replace(BOUT, "\nD6 = ", f"\nELSEWHERE = {entries}\nD6 = ")


def test_clause_decided_outside_its_chapters_module_is_told_with_what_to_write(guide: Copy, capsys: Printed) -> None:
    (guide.root / ARM).write_text(TIRED, encoding="utf-8")
    assert told(guide, capsys) == [
        f"{ARM}:8: duel.1.2.tired is decided here, outside the module of its chapter; "
        'say in bout.py where: ELSEWHERE = {"duel.1.2.tired": "arm"}.'
    ]


@pytest.mark.parametrize("entries", ['{"duel.1.2.tired": "arm"}', '{"duel.1.2": "arm"}'])
def test_module_of_the_chapter_says_where_its_clauses_are_decided(entries: str, guide: Copy, capsys: Printed) -> None:
    (guide.root / ARM).write_text(TIRED, encoding="utf-8")
    said_elsewhere(guide, entries)
    assert told(guide, capsys) == []


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ('{"duel.1.1": "arm"}', f"{BOUT}:12: ELSEWHERE: arm decides no clause of duel.1.1; remove"),
        ('{"duel.1.2": "arm leg"}', f"{BOUT}:12: ELSEWHERE: leg decides no clause of duel.1.2; remove"),
        ('{"duel.2": "arm"}', f"{BOUT}:12: ELSEWHERE: no clause of this chapter begins with duel.2; mend the entry."),
        (
            "dict(arm=2)",
            f"{BOUT}:12: ELSEWHERE says where the clauses of this chapter are decided that are not decided",
        ),
    ],
)
def test_what_a_module_says_of_others_is_so(entries: str, said: str, guide: Copy, capsys: Printed) -> None:
    (guide.root / ARM).write_text(TIRED, encoding="utf-8")
    said_elsewhere(guide, entries)
    assert [line for line in told(guide, capsys) if line.startswith(said)] != []


def test_module_may_say_beforehand_where_a_clause_will_be_decided(guide: Copy, capsys: Printed) -> None:
    said_elsewhere(guide, '{"duel.1.salute": "manners"}')
    assert told(guide, capsys) == []


def test_only_the_module_of_a_chapter_says_where_clauses_are_decided(guide: Copy, capsys: Printed) -> None:
    guide.replace("games/duel/turn.py", "\nAction = ", '\nELSEWHERE = {"duel.1.2": "bout"}\nAction = ')
    assert told(guide, capsys) == [
        "games/duel/turn.py:12: no chapter is called turn; ELSEWHERE stands in the module of a chapter."
    ]


def test_chapter_may_be_a_package_of_its_name(guide: Copy, capsys: Printed) -> None:
    package = guide.root / "games/duel/bout"
    package.mkdir()
    text = (guide.root / BOUT).read_text(encoding="utf-8")
    (guide.root / BOUT).rename(package / "__init__.py")
    (package / "arm.py").write_text(TIRED, encoding="utf-8")
    assert "duel.1.2.tired" in text and told(guide, capsys) == []


def test_complaint_and_comparison_decide_nothing(guide: Copy, capsys: Printed) -> None:
    code = (
        '"""The arm."""\n\nfrom lexludi.rulings.faults import Impossible\n\n\ndef complains(clause: str) -> None:\n'
        '    """Complain."""\n    if clause == "duel.1.2.tired":\n'
        '        raise Impossible("{label} cannot fight alone.", by="duel.1.1.reach", label=clause)\n'
    )
    (guide.root / ARM).write_text(code, encoding="utf-8")
    assert told(guide, capsys) == []


def test_rules_of_a_chapter_have_a_module_of_its_name(guide: Copy, capsys: Printed) -> None:
    for path in [*guide.root.rglob("*.py")]:
        text = path.read_text(encoding="utf-8").replace("duel.bout", "duel.fence")
        path.write_text(text, encoding="utf-8")
    (guide.root / BOUT).rename(guide.root / "games/duel/fence.py")
    assert told(guide, capsys) == [
        "docs/duel/01-bout.md: its rules have no module bout, where duel.1.1.reach would be looked for; "
        "name one like the chapter.",
        f"{STEPS}:14: no module of the rules is called bout. Name the file like the rules it asks, "
        "or table where it is of no chapter.",
    ]


def test_feature_file_is_named_like_its_chapter(guide: Copy, capsys: Printed) -> None:
    (guide.root / FEATURE).rename(guide.root / "features/duel/bouts.feature")
    (guide.root / "features/duel/record/01-bout.txt").rename(guide.root / "features/duel/record/bouts.txt")
    assert told(guide, capsys) == [
        "features/duel/bouts.feature: no chapter is called like this file. Did you mean 01-bout? "
        "Name it <chapter>.feature or <chapter>-<section>.feature."
    ]


def test_examples_of_another_chapter_are_told_once_a_clause(guide: Copy, capsys: Printed) -> None:
    (guide.root / FEATURE).rename(guide.root / "features/duel/02-judges.feature")
    found = told(guide, capsys)
    assert len(found) == 5 and found[0].endswith("stands in 01-bout; its examples belong into 01-bout.feature.")


def test_feature_file_is_not_too_long(guide: Copy, capsys: Printed) -> None:
    path = guide.root / FEATURE
    path.write_text(path.read_text(encoding="utf-8") + "\n" * 800, encoding="utf-8")
    (said,) = told(guide, capsys)
    assert said.startswith(f"{FEATURE}:800: ") and said.endswith("by section: 01-bout-<section>.feature.")
    guide.replace("docs/duel/book.toml", "[retired]", '[exempt]\nlength = "Split later."\n\n[retired]')
    assert told(guide, capsys) == []


def test_exemption_without_need_or_of_no_law_is_told(guide: Copy, capsys: Printed) -> None:
    guide.replace("docs/duel/book.toml", "[retired]", '[exempt]\nnames = "Later."\n\n[retired]')
    assert told(guide, capsys) == [
        "docs/duel/book.toml:8: [exempt] names: the book keeps this law by now; remove the line."
    ]
    guide.replace("docs/duel/book.toml", 'names = "Later."', 'spelling = "Later."')
    assert told(guide, capsys) == [
        "docs/duel/book.toml:7: [exempt] says why the book does not keep a law yet; the laws are names, length."
    ]


def test_charts_of_a_package_bear_the_names_of_chapters(guide: Copy, capsys: Printed) -> None:
    folder = guide.root / "games/duel/charts"
    folder.mkdir()
    Path(guide.root / "games/duel/charts.py").rename(folder / "hits.py")
    (folder / "__init__.py").write_text(
        '"""Charts, one module a chapter."""\n\nfrom .hits import HITS\n\n__all__ = ["HITS"]\n', encoding="utf-8"
    )
    assert told(guide, capsys) == [
        "games/duel/charts/hits.py:1: no chapter is called hits. Its charts stand in a module named like it."
    ]
    (folder / "hits.py").rename(folder / "bout.py")
    guide.replace("games/duel/charts/__init__.py", ".hits", ".bout")
    assert told(guide, capsys) == []
