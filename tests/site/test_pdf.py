"""The printed rulebook and the player aid, read back from the PDF."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from lexludi.files import BadInput
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.site.pdf import FACES, lay_out, lay_out_aid, make, to_pdf
from lexludi.site.rulebook import Rulebook
from support import make_guide_project


def rulebook(project: Project, slug: str, language: str) -> Rulebook:
    evidence = refresh(project, slug)
    return Rulebook(project, slug, language, evidence.records, coverage(project, slug, evidence))


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    return rulebook(Project(make_guide_project(tmp_path_factory.mktemp("duel"))), "duel", "fr")


@pytest.fixture(scope="module")
def body(duel: Rulebook) -> bytes:
    return to_pdf(lay_out(duel.html(), FACES["fr"]), FACES["fr"])


@pytest.fixture(scope="module")
def printed(body: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(body))


def words(pdf: PdfReader) -> list[str]:
    """The text of each page, on one line."""
    return [" ".join(page.extract_text().split()) for page in pdf.pages]


def page_of(pdf: PdfReader, name: str) -> int:
    """The number printed on the page where an id stands."""
    return pdf.get_destination_page_number(pdf.named_destinations[name]) + 1


def test_rulebook_contents_name_the_page_each_chapter_and_section_stands_on(printed: PdfReader, duel: Rulebook) -> None:
    contents = words(printed)[2]
    for chapter in duel.book.chapters:
        titles = {
            chapter.slug: chapter.title,
            **{item.anchor: item.title for item in chapter.items if not hasattr(item, "id")},
        }
        for name, title in titles.items():
            shown = duel.reader.text(f"duel/{name}" if name == chapter.slug else f"duel/#{name}", title)[0]
            listed = re.search(rf"{re.escape(shown)}(?: EN)?[ .]*?(\d+)", contents)
            assert listed and int(listed[1]) == page_of(printed, name), (shown, contents)


def test_rulebook_reference_names_the_page_of_its_clause(printed: PdfReader, duel: Rulebook) -> None:
    found = set(re.findall(r"(\d\S*\d), p\.\s(\d+)", " ".join(words(printed))))
    numbers = {clause.number: clause.id for clause in duel.book.clauses.values()}
    assert found
    assert {(number, page_of(printed, numbers[number])) for number, _ in found} == {(n, int(p)) for n, p in found}


def test_rulebook_holds_every_clause_as_text(printed: PdfReader, duel: Rulebook) -> None:
    text = re.sub(r"\W", "", "".join(words(printed)))
    for clause in duel.book.clauses.values():
        title = duel.reader.text(f"{clause.id}/title", clause.title)[0]
        assert re.sub(r"\W", "", clause.number + title) in text


def test_rulebook_is_tagged_and_says_its_title_and_language(printed: PdfReader) -> None:
    root = printed.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    assert "/StructTreeRoot" in root
    assert root["/Lang"] == "fr"
    assert printed.metadata and "Duel" in str(printed.metadata.title)
    assert len(printed.outline) > 2


@pytest.mark.parametrize(
    ("slug", "described"), [("cca", "9 × 5\N{NO-BREAK SPACE}гексов"), ("minis", "A, синие: передний левый угол")]
)
def test_rulebook_cover_shows_the_picture_of_the_book_and_describes_it(
    project: Project, slug: str, described: str
) -> None:
    figures = coverage(project, slug, refresh(project, slug))
    cover = Rulebook(project, slug, "ru", [], figures).html().split("</header>")[0]
    shown = re.search(r'class="illustration">.*?<svg[^>]*><title>([^<]+)</title>', cover, re.DOTALL)
    assert shown and shown[1].startswith(described)


def test_rulebook_of_a_book_without_a_picture_leaves_no_room_for_one(duel: Rulebook) -> None:
    assert "illustration" not in duel.html()


def test_rulebook_made_twice_is_the_same_file(body: bytes, duel: Rulebook) -> None:
    assert body == to_pdf(lay_out(duel.html(), FACES["fr"]), FACES["fr"])


def test_player_aid_holds_all_charts_in_a_language_on_two_pages(project: Project) -> None:
    aid = rulebook(project, "cca", "ru").aid()
    assert aid
    document = lay_out_aid(aid, FACES["ru"])
    text = "".join(words(PdfReader(io.BytesIO(to_pdf(document, FACES["ru"])))))
    assert len(document.pages) <= 2
    for table in project.tables("cca"):
        assert project.books["cca"].clauses[table].number in text


def test_player_aid_tells_the_sequence_of_play_and_what_abbreviations_stand_for(project: Project) -> None:
    aid = rulebook(project, "acp", "fr").aid()
    assert aid
    sequence, abbreviations = aid.split('class="chart sequence"')[1].split('class="abbreviations"')
    assert sequence.index("tir") < sequence.index("mêlée")
    for short in set(re.findall("<abbr[^>]*>([^<]*)</abbr>", sequence)):
        assert f"<b>{short}</b>" in abbreviations


def test_modifiers_of_a_book_stand_on_two_pages_each_with_its_clause(project: Project) -> None:
    sheet = rulebook(project, "minis", "zh").modifiers()
    assert sheet and len(lay_out_aid(sheet, FACES["zh"]).pages) <= 2
    clauses = project.books["minis"].clauses
    for clause in ("minis.8.5.2", "minis.12.2.15", "minis.6.1.1.minus4"):
        assert f'<td class="nr">{clauses[clause].number}</td>' in sheet


@pytest.mark.parametrize(("lines", "pages"), [(40, 1), (90, 2), (120, 2)])
def test_player_aid_uses_smaller_type_rather_than_a_third_page(lines: int, pages: int) -> None:
    body = "".join(f"<p>{line}</p>" for line in range(lines))
    assert len(lay_out_aid(f'<body class="aid">{body}</body>', FACES["en"]).pages) == pages


def test_letters_no_font_has_are_named_with_what_to_install() -> None:
    with pytest.raises(BadInput, match=r"letters no font here has: \ue123.*apt install"):
        to_pdf(lay_out("<p>\ue123</p>", FACES["en"]), FACES["en"])


def test_every_language_has_faces() -> None:
    assert set(FACES) == set(LANGUAGES)


def test_make_without_weasyprint_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, project: Project) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    with pytest.raises(BadInput, match="make pdf"):
        make(project, ["acp"], ["en"])


def test_make_writes_rulebook_and_aid_below_build(tmp_path: Path) -> None:
    made = make(Project(make_guide_project(tmp_path)), ["duel"], ["en"])
    assert [path.relative_to(tmp_path).as_posix() for path in made] == [
        "build/pdf/duel.en.aid.pdf",
        "build/pdf/duel.en.modifiers.pdf",
        "build/pdf/duel.en.pdf",
    ]
    assert all(path.read_bytes().startswith(b"%PDF-1.7") for path in made)
