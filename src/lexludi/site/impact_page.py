"""The impact of a change as one page that stands alone, with pictures before and after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from lexludi.project import Project
from lexludi.proof.impact import Impact
from lexludi.proof.shift import SAID, Shift
from lexludi.site.html import page
from lexludi.site.reader import Reader
from lexludi.space.theme import AS_THE_SYSTEM, STYLE


def impact_page(project: Project, found: Impact) -> str:
    """The page."""
    reader = Reader(project, "en")

    def picture(scene: Mapping[str, Any] | None, book: str) -> Markup:
        """A scene as this version draws it; one of a kind it does not know is left out."""
        if scene is None or book not in project.books:
            return Markup()
        kinds = {each.kind: each for each in project.phrases(book).scenes}
        try:
            drawn = kinds[scene["kind"]].read(scene["data"]).draw(reader.board_words(project.books[book]))
        except (LookupError, ValueError, TypeError):
            return Markup()
        return Markup(drawn)

    def pictures(each: Shift) -> list[tuple[str, Markup]]:
        """Before and after, or the one picture both have."""
        before, after = (picture(scene, each.book) for scene in each.scenes)
        named = [("", after)] if before == after else [("Before the change", before), ("After it", after)]
        return [(name, drawn) for name, drawn in named if drawn]

    return page("pages/impact.html", found=found, style=Markup(STYLE + AS_THE_SYSTEM), kinds=SAID, pictures=pictures)
