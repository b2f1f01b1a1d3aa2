"""The terms of a book marked in its text, whatever the text holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup, escape

from lexludi.project import Project
from lexludi.site.marking import Marker
from lexludi.site.markup import to_html
from lexludi.site.reader import Reader
from support import ROOT, make_guide_project


@pytest.fixture(scope="module")
def marker() -> Marker:
    project = Project(ROOT)
    return Marker(Reader(project, "en"), project.books["gboa"])


def marked(marker: Marker, html: str) -> str:
    return marker.clause()(Markup(html))


def test_term_is_linked_the_first_time_a_clause_says_it(marker: Marker) -> None:
    mark = marker.clause()
    assert mark(Markup("<p>A ZOC is a ZOC.</p>")) == (
        '<p>A <a class="ll-term" href="../glossary/#zoc">ZOC</a> is a ZOC.</p>'
    )
    assert "ll-term" not in mark(Markup("<p>Its note names the ZOC too.</p>"))


def test_longer_term_wins_over_the_one_inside_it(marker: Marker) -> None:
    shown = marked(marker, "<p>a Macedonian phalanx in an enemy zone of control</p>")
    assert re.findall(r"#(\w+)", shown) == ["macedonian_phalanx", "ezoc"]


def test_common_word_without_a_definition_is_left_alone_and_so_is_what_stands_in_it(marker: Marker) -> None:
    assert "ll-term" not in marked(marker, "<p>one hex, a unit, the enemy</p>")


@pytest.mark.parametrize(
    "html",
    [
        '<p><a href="#zoc">the ZOC of 7.2</a></p>',
        '<p><abbr title="zone of control">ZOC</abbr></p>',
        "{{ table gboa.zoc }}",
        '<p title="ZOC"></p>',
    ],
)
def test_links_abbreviations_charts_and_attributes_are_not_marked(marker: Marker, html: str) -> None:
    assert marked(marker, html) == html


def test_no_term_is_found_inside_an_escape(tmp_path: Path) -> None:
    root = make_guide_project(tmp_path)
    words = root / "docs" / "duel" / "terms" / "words.toml"
    words.write_text(
        words.read_text(encoding="utf-8") + '\n[amp]\nen = "amp"\ndefinition = "A measure."\n', encoding="utf-8"
    )
    project = Project(root)
    own = Marker(Reader(project, "en"), project.books["duel"])
    assert marked(own, "<p>Salt &amp; vinegar</p>") == "<p>Salt &amp; vinegar</p>"
    assert marked(own, "<p>&lt;amp&gt;</p>") == ('<p>&lt;<a class="ll-term" href="../glossary/#amp">amp</a>&gt;</p>')


TERMS = ["ZOC", "phalanx", "rear"]
MARKS = ["<script>", "</p>", "<img src=x onerror=alert(1)>", "&lt;", "&", '"', "'", "{{", "}}", "[", "]", "<!--", "-->"]
WRITING = ["**", "*", "\n\n", "- ", " ", "javascript:", "\u202e"]
HOSTILE = st.lists(st.sampled_from([*TERMS, *MARKS, *WRITING]), max_size=12).map("".join)


@given(HOSTILE)
def test_marking_adds_links_and_changes_nothing_else(marker: Marker, text: str) -> None:
    html = to_html(text, lambda clause: ("#" + clause, str(escape(clause))))
    shown = marked(marker, html)
    bare = re.sub(r'<a class="ll-term" href="\.\./glossary/#\w+">(.*?)</a>', r"\1", shown)
    assert Markup(bare).unescape() == html.unescape()
    assert set(re.findall(r"<(/?\w+)", bare)) == set(re.findall(r"<(/?\w+)", html))
