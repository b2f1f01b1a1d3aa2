"""Rule text as HTML: Markdown without raw HTML, references to clauses as links."""

from __future__ import annotations

import re
from collections.abc import Callable

import markdown
from markdown.inlinepatterns import InlineProcessor
from markupsafe import Markup

from lexludi.marks import REFERENCE
from lexludi.site.html import part

_link = part("words", "link")

Links = Callable[[str], tuple[str, str]]
"""From a clause id to the address of the clause and what a link to it says, as HTML."""


class _Text(markdown.Markdown):
    """The parser, with how the references of the text at hand become links."""

    links: Links


class _Reference(InlineProcessor):
    """`[book.clause]` becomes a mark that stands for the finished link until the page is serialised."""

    def __init__(self, parser: _Text) -> None:
        super().__init__(REFERENCE.pattern, parser)
        self._parser = parser

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[str, int, int]:  # type: ignore[override]  # as documented
        href, name = self._parser.links(m[1])
        return self.md.htmlStash.store(str(_link(href, name))), m.start(), m.end()


def _parser() -> _Text:
    """Markdown for hostile text: no raw HTML, no links of the writer's own, no images, no entities."""
    parser = _Text(extensions=["sane_lists"], output_format="html")
    parser.preprocessors.deregister("html_block")
    for name in (
        "html",
        "entity",
        "link",
        "image_link",
        "image_reference",
        "reference",
        "short_reference",
        "short_image_ref",
        "autolink",
        "automail",
        "backtick",
    ):
        parser.inlinePatterns.deregister(name)
    for name in ("reference", "code", "hashheader", "setextheader", "quote", "hr"):
        parser.parser.blockprocessors.deregister(name)
    parser.inlinePatterns.register(_Reference(parser), "clause", 180)
    return parser


_PARSER = _parser()
_PLAIN = re.compile(r"[^*_\\\n\[\]<>&{}#`-][^*_\\\n\[\]<>&`]*")


def to_html(text: str, links: Links) -> Markup:
    """Rule text as HTML on one line."""
    if _PLAIN.fullmatch(text):
        return Markup(f"<p>{text}</p>")
    _PARSER.reset()
    _PARSER.links = links
    return Markup(_PARSER.convert(text).replace("\n", " "))


def literal(text: str) -> Markup:
    """A text that Markdown shows as it is, on one line."""
    return Markup(re.sub(r"([\\`*_{}\[\]<>#|&])", lambda match: f"&#{ord(match[1])};", " ".join(text.split())))
