"""English shown for want of a translation: marked, and told to screen readers, wherever it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from lexludi.catalog import Catalog, Place, po_path, read_po
from lexludi.clauses.chapter import Heading
from lexludi.languages import LANGUAGES
from lexludi.marks import typeset
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.site.front import front_page
from lexludi.site.pages import Pages
from lexludi.site.reader import Reader
from support import ROOT


class _Spoken(HTMLParser):
    """Gathers the words of a page, each with the language a screen reader speaks it in."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, str]] = [("", "ko")]
        self.words: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("br", "hr", "img", "path", "use", "circle", "rect", "polygon"):
            self.open.append((tag, dict(attrs).get("lang") or self.open[-1][1]))

    def handle_endtag(self, tag: str) -> None:
        if tag in [name for name, _ in self.open]:
            while self.open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        self.words += ((self.open[-1][1], word) for word in re.findall(r"[A-Za-zÀ-ÿ]{4,}", data))


@pytest.fixture(scope="module")
def bare() -> Iterator[Project]:
    """The project with the words of the site in Korean, and nothing of its books."""
    project, words = Project(ROOT), Catalog.read(ROOT, "ko", "site")
    with pytest.MonkeyPatch.context() as patch:
        catalog = project.catalog
        patch.setattr(project, "catalog", lambda language: words if language == "ko" else catalog(language))
        yield project


@pytest.fixture(scope="module")
def pages(bare: Project) -> Pages:
    proved = refresh(bare, "acp")
    return Pages(Reader(bare, "ko"), bare.books["acp"], proved.records, coverage(bare, "acp", proved))


def test_untranslated_book_speaks_english_with_an_english_voice_on_every_page(pages: Pages) -> None:
    known = {"Alexandre", "contre", "Perse", *(LANGUAGES[code].name for code in LANGUAGES)}
    for path, _, write in pages.files(""):
        page = re.sub(r"^---\n.*?\n---\n|\{ #\S+ \}|<(svg|code|head)\b.*?</\1>", "", write(), flags=re.S)
        spoken = _Spoken()
        spoken.feed(page)
        assert {word for language, word in spoken.words if language == "ko"} - known == set(), path


def test_untranslated_title_sentence_word_and_name_carry_the_same_mark(pages: Pages, bare: Project) -> None:
    chapter = bare.books["acp"].chapters[2]
    page, mark = pages.chapter(chapter), pages.reader.line("acp/nothing", "")[len('<span lang="en"></span> ') :]
    clause, section = chapter.clauses[0], next(item for item in chapter.items if isinstance(item, Heading))
    page += pages.clause(chapter, clause)
    for english in (clause.title, chapter.title, section.title, pages.frames.records[clause.id][0].name):
        assert f'<span lang="en">{english}</span> {mark}' in page, english
    assert f'</div><p class="ll-stale">{mark} ' in page
    assert re.search(rf'<li><b>\S+</b> <div><span lang="en">(?:(?!</li>).)*</span> {re.escape(mark)}</div></li>', page)
    assert re.search(rf'<th scope="row"><span lang="en">[^/]*(</abbr>)?</span> {re.escape(mark)}</th>', page)


def test_navigation_says_which_titles_are_english(pages: Pages, bare: Project) -> None:
    ((name, entries),) = pages.nav().items()
    chapters = {f"{chapter.number} {chapter.title} EN" for chapter in bare.books["acp"].chapters}
    assert name == "Alexandre contre la Perse EN"
    assert chapters <= {title for entry in entries[1:] for title in entry}


def test_front_page_marks_titles_and_subtitles(pages: Pages, bare: Project) -> None:
    page = front_page(pages.reader, [pages])
    for english in (bare.books["acp"].title, bare.books["acp"].subtitle):
        assert f'<span lang="en">{english}</span> <abbr class="ll-stale"' in page


def test_mark_tells_out_of_date_from_missing() -> None:
    project, reader = Project(ROOT), Reader(Project(ROOT), "fr")
    entry = read_po(po_path(ROOT, "fr", "site"), ROOT)[0]
    fuzzy = Place("site", 3, "fuzzy", "Texte")
    reader._catalog = Catalog({("old", "Text"): "", **project.catalog("fr")._entries}, {("old", "Text"): fuzzy})
    said = {context: re.findall('title="(.*?)"', reader.line(context, "Text")) for context in ("old", "new")}
    assert said == {"old": [reader.say("clause.outdated")], "new": [reader.say("clause.untranslated")]}
    assert "ll-stale" not in reader.line(entry.msgctxt, entry.msgid)


def test_english_reader_sees_no_mark(project: Project) -> None:
    proved = refresh(project, "acp")
    pages = Pages(Reader(project, "en"), project.books["acp"], proved.records, coverage(project, "acp", proved))
    for path, _, write in pages.files(""):
        if not path.endswith(("glossary/index.md", "authors/index.md")):  # which show other languages
            shown = re.sub("<html.*?<section", "", write(), flags=re.S)
            assert not re.search('ll-stale|<(?!option)[a-z]+[^>]* lang="', shown), path


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("at -2.", "at −2."),
        ("-7…-4", "−7…−4"),
        ("7/- at 2", "7/– at 2"),
        ("1-3, 2026-11-17, a-1, 6/-2", "1–3, 2026-11-17, a-1, 6/−2"),
        ("12-24; 0303-0304", "12–24; 0303-0304"),
    ],
)
def test_text_is_printed_with_a_true_minus_and_dashes(written: str, printed: str) -> None:
    assert typeset(written) == printed
