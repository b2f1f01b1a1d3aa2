"""Rule text as HTML: hostile text stays text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from lexludi.site.markup import to_html


def links(clause: str) -> tuple[str, str]:
    return f"#{clause}", "5.3"


def test_reference_becomes_a_link_and_emphasis_stays() -> None:
    assert to_html("See [toy.1], **now**.", links) == '<p>See <a href="#toy.1">5.3</a>, <strong>now</strong>.</p>'


@pytest.mark.parametrize(
    "text",
    [
        "<script>x</script>",
        "<img src=x onerror=y>",
        "a <b onclick=c>d</b>",
        "[x](javascript:y)",
        "![x](y)",
        "<javascript:x>",
        "&lt;script&gt;x",
        "> quote <i>",
        "    <b>code</b>",
        "`<b>`",
        "- <b>\n- <i>",
        "<!-- x -->",
        "<?x?>",
        "[x]: <javascript:y>\n\n[x]",
    ],
)
def test_html_and_foreign_links_are_shown_as_text(text: str) -> None:
    html = to_html(text, links)
    for tag in ("<script", "<img", "<b", "<i>", "<!--", "<?", "href", "<code"):
        assert tag not in html.replace("<blockquote", "")


@given(some.text(alphabet="<>&\"'[]()!*_`\\-#{}:/ abjs\n", max_size=40))
def test_no_text_yields_a_tag_of_its_own(text: str) -> None:
    html = to_html(text, links)
    for tag in ("p", "/p", "ul", "/ul", "ol", "/ol", "li", "/li", "em", "/em", "strong", "/strong", "br"):
        html = html.replace(f"<{tag}>", "")
    assert "<" not in html
