"""Rulebooks and player aids as PDF files: laid out by WeasyPrint, tagged, each written whole or not at all."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lexludi.files import BadInput, write_whole
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import refresh
from lexludi.proof.sound import check_project
from lexludi.site.html import TEMPLATES
from lexludi.site.processes import side_by_side
from lexludi.site.progress import Progress
from lexludi.site.rulebook import Rulebook

if TYPE_CHECKING:
    from weasyprint import Document

FOLDER = Path("build") / "pdf"


@dataclass(frozen=True)
class Faces:
    """The faces a language is set in, the best first, and where to get them."""

    serif: tuple[str, ...]
    sans: tuple[str, ...]
    package: str

    @property
    def style(self) -> str:
        """The faces as the style sheet wants them."""
        serif, sans = (", ".join(f'"{name}"' for name in names) for names in (self.serif, self.sans))
        return f":root {{ --serif: {serif}, serif; --sans: {sans}, sans-serif; }}"


_WEST = Faces(
    ("Noto Serif", "DejaVu Serif", "Liberation Serif", "Times New Roman"),
    ("Noto Sans", "DejaVu Sans", "Liberation Sans", "Arial"),
    "fonts-noto-core",
)
FACES = {
    "en": _WEST,
    "fr": _WEST,
    "ru": _WEST,
    "ko": Faces(
        ("Noto Serif CJK KR", "Noto Serif KR", "Source Han Serif K", "Nanum Myeongjo", "AppleMyungjo", "Batang"),
        (
            "Noto Sans CJK KR",
            "Noto Sans KR",
            "Source Han Sans K",
            "Nanum Gothic",
            "Apple SD Gothic Neo",
            "Malgun Gothic",
        ),
        "fonts-noto-cjk",
    ),
    "zh": Faces(
        ("Noto Serif CJK SC", "Noto Serif SC", "Source Han Serif SC", "Songti SC", "SimSun"),
        ("Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei"),
        "fonts-noto-cjk",
    ),
}


def make(project: Project, books: list[str], languages: list[str], *, aid_only: bool = False) -> list[Path]:
    """Make the rulebook and the player aids of each book in each language; returns what was made."""
    _installed()
    check_project(project)
    evidence = {slug: refresh(project, slug) for slug in books}
    figures = {slug: coverage(project, slug, found) for slug, found in evidence.items()}

    def work(name: str) -> str:
        slug, language = name.split(".")
        rulebook = Rulebook(project, slug, language, evidence[slug].records, figures[slug])
        return "\n".join(_make(rulebook, project.root / FOLDER / name, FACES[language], aid_only=aid_only))

    wanted = [f"{slug}.{language}" for slug in books for language in languages]
    progress, made = Progress(len(wanted)), []
    for name, done in side_by_side(work, wanted):
        files = [line.split("\t") for line in done.splitlines()]
        made += [project.root / FOLDER / file for file, _ in files]
        pages = ", ".join(f"{file} ({count} pages)" for file, count in files)
        progress.step(pages or f"{name}: neither charts nor sums for a player aid")
    return sorted(made)


def _make(rulebook: Rulebook, path: Path, faces: Faces, *, aid_only: bool) -> Iterator[str]:
    """Write the files of one book in one language, each told with the number of its pages."""
    laid_out = [] if aid_only else [(path.with_name(f"{path.name}.pdf"), lay_out(rulebook.html(), faces))]
    for sheet, body in (("aid", rulebook.aid()), ("modifiers", rulebook.modifiers())):
        if body:
            laid_out.append((path.with_name(f"{path.name}.{sheet}.pdf"), lay_out_aid(body, faces)))
    for file, document in laid_out:
        write_whole(file, to_pdf(document, faces))
        yield f"{file.name}\t{len(document.pages)}"


def lay_out(html: str, faces: Faces, style: str = "") -> Document:
    """A document in pages."""
    from weasyprint import CSS, HTML

    sheets = [CSS(filename=TEMPLATES / "print" / "print.css"), CSS(string=faces.style + style)]
    return HTML(string=html, url_fetcher=_nothing).render(stylesheets=sheets)


def lay_out_aid(html: str, faces: Faces) -> Document:
    """A player aid on one page if that can be read at arm's length, else on two, in the largest type that fits."""

    def fitting(pages: int, half_points: int) -> Document | None:
        for form in ("A4", "A4 landscape"):
            style = f"@page {{ size: {form}; }} .aid {{ font-size: {half_points / 2}pt; }}"
            document = lay_out(html, faces, style)
            if len(document.pages) <= pages:
                return document
        return None

    for pages, smallest in ((1, 16), (2, 11)):
        if best := fitting(pages, smallest):
            largest = 20
            while smallest < largest:
                middle = (smallest + largest + 1) // 2
                found = fitting(pages, middle)
                best, smallest, largest = (found, middle, largest) if found else (best, smallest, middle - 1)
            return best
    return lay_out(html, faces, ".aid { font-size: 8pt; }")  # more charts than two pages hold


def to_pdf(document: Document, faces: Faces) -> bytes:
    """The bytes of a document; refuses one whose letters the fonts of this machine do not have."""
    missing = _Missing()
    logger = logging.getLogger("weasyprint")
    logger.addHandler(missing)
    try:
        body: bytes = document.write_pdf(pdf_variant="pdf/ua-1")
    finally:
        logger.removeHandler(missing)
    used = {font.family for font in document.fonts.values()}
    if missing.letters or not used & {*faces.serif, *faces.sans}:
        lacking = (
            f"letters no font here has: {' '.join(sorted(missing.letters))}" if missing.letters else "fonts missing"
        )
        raise BadInput(
            f"{lacking}; needed is one of {', '.join(faces.serif[:3])} with one of {', '.join(faces.sans[:3])}."
            f" On Debian and Ubuntu: apt install {faces.package} fonts-noto-core"
        )
    return body


class _Missing(logging.Handler):
    """Hears which letters could not be set."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.letters: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        if str(record.msg).startswith(".notdef") and isinstance(record.args, tuple):
            self.letters.add(str(record.args[0]))


def _nothing(url: str, *_: object, **__: object) -> dict[str, object]:
    """Refuse to fetch anything: a rulebook holds all it shows."""
    raise ValueError(f"{url}: not fetched")


def _installed() -> None:
    """Say what is missing before any work is done."""
    logging.getLogger("weasyprint").propagate = False
    try:
        import weasyprint  # noqa: F401
    except ImportError as error:
        raise BadInput(
            f"{error}: PDF files need WeasyPrint; `make pdf` installs it, or pip install -r requirements/pdf.txt."
        ) from error
    except OSError as error:
        raise BadInput(
            f"WeasyPrint needs Pango, which is not here ({error}). On Debian and Ubuntu: apt install libpango-1.0-0"
            " libpangoft2-1.0-0 libharfbuzz-subset0; on macOS: brew install pango."
        ) from error
