"""A Markdown extension: lines of finished HTML go to the page as they are, without being parsed again."""

from __future__ import annotations

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor


class _Finished(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        """Put each line that begins with a tag aside until the page is put together."""
        done = []
        for line in lines:
            done += ["", self.md.htmlStash.store(line), ""] if line.startswith("<") and line.endswith(">") else [line]
        return done


class FinishedHtml(Extension):
    """For the generated trees, whose clauses, cards and charts are finished HTML, one line each."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Run before Markdown looks for HTML itself."""
        md.preprocessors.register(_Finished(md), "lexludi_finished", 25)


def makeExtension(**options: object) -> FinishedHtml:
    """What Markdown calls to load the extension."""
    return FinishedHtml(**options)
