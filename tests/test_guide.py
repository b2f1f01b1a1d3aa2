"""The guide: its files are a project that works, and it leaves nothing out."""

from __future__ import annotations

import re
from os.path import normpath
from pathlib import Path
from textwrap import dedent

import pytest

from fencing import FILES
from lexludi.clauses.card import KEYS
from lexludi.clauses.chapter import NOTES, UNTESTABLE
from lexludi.clauses.terms import KINDS, USES
from lexludi.examples.common_sentences import common
from lexludi.examples.kinds import STANDARD
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.lives import found
from lexludi.proof.overlay import with_variant
from lexludi.proof.pins import judge, parts
from lexludi.proof.sound import check_project
from lexludi.proof.trials import Trials
from lexludi.rulings.ruling import Trace, Verdict
from lexludi.site.guide import guide_pages
from lexludi.words import STRINGS
from support import BLOCK, ROOT, make_guide_project

PAGES = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "guide").glob("*.md")}


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The project the guide shows."""
    return Project(make_guide_project(tmp_path_factory.mktemp("guide")))


def test_book_of_the_guide_is_sound_and_covered_to_the_last_cell(duel: Project) -> None:
    check_project(duel)
    evidence = refresh(duel, "duel")
    figures = coverage(duel, "duel", evidence)
    assert [record.id for record in evidence.records if not record.holds] == []
    assert figures.holes == {"duel.2.1.count": "no_rules"}
    assert (figures.unstated, figures.stated) == ((), 6)
    assert figures.languages["fr"] == 1


def test_book_of_the_guide_is_pinned_but_for_what_it_lists(duel: Project) -> None:
    trials = Trials(duel, "duel")
    result = found(duel, "duel", [pin for part in parts(duel, "duel") for pin in judge(trials, duel, part)])
    assert (result.survivors, result.stale) == ([], [])
    (cells, all_cells), (code, all_code) = result.share(cells=True), result.share(cells=False)
    assert f"{cells:6} of {all_cells:5} changes noticed ({100 * cells / all_cells:.1f} %)" in PAGES["pins"]
    assert f"{code:6} of {all_code:5} changes noticed ({100 * code / all_code:.1f} %)" in PAGES["pins"]
    assert f"{result.recorded()} by the record alone" in PAGES["pins"]


def test_variant_of_the_guide_is_sound_and_its_example_holds(duel: Project) -> None:
    other = with_variant(duel, duel.root / "variants" / "duel" / "blunt-blades.toml")
    check_project(other)
    names = {record.name: record.holds for record in refresh(other, "duel").records}
    assert all(names.values()) and "With blunt blades, a thrust of 4 misses" in names


def test_answer_of_an_open_question_is_the_odds_of_the_guide_s_rules(duel: Project) -> None:
    first = refresh(duel, "duel").records[0]
    assert [(row.chance, row.told[0].values["result"]) for row in first.odds] == [
        ("2/3", {"term": "miss"}),
        ("1/3", {"term": "hit"}),
    ]


def test_turn_of_the_guide_knows_legal_actions_and_the_clause_against_others(duel: Project) -> None:
    duel.phrases("duel")
    with duel.loader._own_modules():
        from lexludi.games.duel.bout import Blow, Bout  # type: ignore[import-not-found]
        from lexludi.games.duel.turn import DUEL  # type: ignore[import-not-found]
    assert DUEL.legal(Bout(3)) == (None,)
    assert [choice.against for choice in DUEL.choices(Bout(3))] == ["duel.1.1.reach", "duel.1.1.reach", None]
    assert DUEL.legal(Bout(2)) == tuple(Blow)
    assert [ruling.verdict for ruling in DUEL.play(Bout(4), [None, None, None])] == [
        Verdict.DECIDED,
        Verdict.DECIDED,
        Verdict.REFUSED,
    ]


def test_every_block_of_a_format_is_a_file_that_runs() -> None:
    blocks = [(page, *match.groups()) for page, text in PAGES.items() for match in BLOCK.finditer(text)]
    assert [(page, language) for page, path, language, _ in blocks if not path and language != "console"] == []
    paths = [path for _, path, _, _ in blocks if path]
    assert sorted(paths) == sorted(set(paths))


def test_every_block_about_actions_is_cut_from_a_book_that_runs() -> None:
    code = "\n".join(FILES.values())
    blocks = re.findall(r"(?:^ {4}.*\n|^\n(?= {4}))+", PAGES["actions"], re.MULTILINE)
    pieces = [piece for block in blocks for piece in re.split(r"\n\n(?=\S)", dedent(block).strip())]
    assert len(pieces) == 8
    assert [piece for piece in pieces if piece not in code] == []


def test_every_link_of_the_documents_at_the_root_leads_to_a_file() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        links = re.findall(r"\]\(([^)#:]+)\)", text)
        assert [link for link in links if not (ROOT / link).exists()] == [], name


def test_every_page_is_linked_and_every_link_leads_to_a_page(project: Project) -> None:
    pages = guide_pages(project)
    assert len(pages) == len(PAGES)
    for path, (_, text) in pages.items():
        for target in re.findall(r"\]\(([^)#:]+\.md)", text):
            assert normpath(Path(path).parent / target) in pages, (path, target)


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("card", set(KEYS) - {"terms"}),
        ("clauses", {*(f"!!! {kind}" for kind in NOTES), *(f"{{{reason}}}" for reason in UNTESTABLE)}),
        ("terms", {*KINDS, *USES}),
        ("rules", {f"trace.{name}(" for name in vars(Trace) if not name.startswith("_")} | set(Verdict)),
        ("kinds", {kind.__name__ for kind in STANDARD if hasattr(kind, "__name__")}),
        ("examples", {phrase.template.split(",")[0] for phrase in common}),
        ("evidence", {key.removeprefix("hole.") for key in STRINGS if key.startswith("hole.")} - set(UNTESTABLE)),
    ],
)
def test_page_names_all_that_its_format_has(page: str, words: set[str]) -> None:
    assert {word for word in words if word not in PAGES[page]} == set()
