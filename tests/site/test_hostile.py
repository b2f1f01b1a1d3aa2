"""Hostile words in every field a translator, an author or a variant can fill: nothing of them goes out but as text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import polib
import pytest

from lexludi.cli.main import main
from lexludi.i18n.merge import merge
from lexludi.i18n.messages import all_messages
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import coverage
from lexludi.proof.evidence import run_book
from lexludi.proof.overlay import with_variant
from lexludi.site.build import build
from lexludi.site.pages import Pages
from lexludi.site.reader import Reader
from lexludi.site.rulebook import Rulebook
from lexludi.site.workbench.desk import Desk
from support import make_guide_project

HOSTILE = (
    "</title></script></style><hostile-x><script>hostile(1)</script><img src=x onerror=hostile(2)>"
    '" onmouseover="hostile(3)" \' [y](javascript:hostile(4)) <javascript:hostile(5)> `c` --> ]]> &lt;hostile-x&gt;'
)
VARIANT = "variants/duel/blunt-blades.toml"
QUOTED = json.dumps(HOSTILE)[1:-1]


class Watch(HTMLParser):
    """Gathers what a page holds that ours never do, and the words it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.words: list[str] = []
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        if tag == "hostile-x" or any(name.startswith("on") for name, _ in attrs):
            self.found.append(self.get_starttag_text() or tag)
        for name, value in attrs:
            if name in ("href", "src", "action", "formaction", "data") and re.match(
                r"\s*(javascript|data|vbscript):", value or "", re.I
            ):
                self.found.append(f"{tag} {name}={value}")
            self.words.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self._inside in ("script", "style") and "hostile(" in data:
            self.found.append(f"{self._inside}: {data[:80]}")


def watched(html: str) -> tuple[list[str], bool]:
    """What of the hostile words is alive in a page, and whether they are there at all."""
    watch = Watch()
    watch.feed(html)
    watch.close()
    return watch.found, any("hostile(" in words for words in watch.words)


def spoil(root: Path, file: str, pattern: str, by: str) -> None:
    path = root / file
    text, count = re.subn(pattern, lambda match: match[0] + by, path.read_text(encoding="utf-8"), flags=re.M)
    assert count, (file, pattern)
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of the guide, every field of it hostile: English, and all French."""
    root = make_guide_project(tmp_path_factory.mktemp("hostile"))
    for chapter in ("01-bout", "02-judges"):
        text = (root / f"docs/duel/{chapter}.md").read_text(encoding="utf-8")
        lines = [f"{line} {HOSTILE}" if _is_prose(line) else line for line in text.splitlines()]
        lines = [re.sub(r"^(.*?)( \{[#\w]+\})(.*)$", r"\1\3\2", line) for line in lines]
        (root / f"docs/duel/{chapter}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    spoil(root, "features/duel/01-bout.feature", r"^ *Rule: .*$", f" {HOSTILE}")
    spoil(root, "docs/duel/book.toml", r'^(title|subtitle|about) = "', f"Arms & {QUOTED}")
    spoil(
        root,
        "mkdocs.yml",
        "^site_name: ",
        json.dumps(f"House & {HOSTILE}") + "\nsite_author: " + json.dumps(HOSTILE) + " #",
    )
    spoil(root, "docs/duel/terms/words.toml", r'(abbr|note) = "|en = "(?=fencer)|also = \["', QUOTED)
    spoil(root, VARIANT, r'^(en|fr) = "', QUOTED)
    spoil(root, "variants/duel/blunt-blades.feature", r"^ *Rule: .*$", f" {HOSTILE}")
    messages = all_messages(Project(root))
    merge(root, messages)
    for path in (root / "locales/fr/LC_MESSAGES").glob("*.po"):
        po = polib.pofile(str(path), wrapwidth=0)
        for entry in po:
            entry.msgstr, entry.flags = f"{entry.msgid} {HOSTILE}", []
        po.save()
    return root


def _is_prose(line: str) -> bool:
    """Whether a line of a chapter is words: a title, a marker or a text, not a chart or the head of a note."""
    return bool(line.strip()) and not line.startswith(("{{", "!!!"))


@pytest.fixture(scope="module")
def project(root: Path) -> Project:
    """As it was spoilt."""
    return Project(root)


def pages_of(project: Project, language: str) -> Iterator[tuple[str, str]]:
    """Every page of the book as it is handed to the engine, the workbench among them."""
    proved = run_book(project, "duel")
    reader, figures = Reader(project, language), coverage(project, "duel", proved)
    reader.tries = True
    for path, _, write in Pages(reader, project.books["duel"], proved.records, figures, "15").files(""):
        yield path, write()


def test_site_shows_hostile_words_as_words_on_every_page(root: Path) -> None:
    proof = build(root)
    assert len(proof.records) > 10 and not proof.failing
    pages = sorted((root / "build/site").rglob("*.html"))
    texts = {path: path.read_text(encoding="utf-8") for path in pages}
    found = {path: watched(text) for path, text in texts.items()}
    assert {str(path): alive for path, (alive, _) in found.items() if alive} == {}
    speaking = [path for path in pages if "/duel/" in str(path) and "/r/" not in str(path)]
    assert [path for path in speaking if not found[path][1]] == []
    assert "Arms &amp; " in texts[root / "build/site/en/index.html"]
    assert [path for path, text in texts.items() if re.search("(Arms|House) &amp;amp; ", text)] == []
    assert "House &amp; " in texts[root / "build/site/ko/index.html"]
    assert main(["--root", str(root), "i18n", "check"]) == 1
    for path in (root / "build/site").rglob("*.json"):
        json.loads(path.read_text(encoding="utf-8"))
    for language in ("en", "fr"):
        assert "hostile(" in (root / f"build/site/{language}/search/duel.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_of_a_variant_hold_hostile_words_as_words(project: Project, language: str) -> None:
    house = with_variant(project, project.root / VARIANT)
    told = dict(pages_of(house, language))
    assert {path: found for path, page in told.items() if (found := watched(page)[0])} == {}
    changed = told["duel/duel.1.2.tired/index.html"]
    assert changed.count("hostile(1)") > 2 and "⌂" in changed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_workbench_page_and_its_data_hold_hostile_words_as_words(project: Project, language: str) -> None:
    page = dict(pages_of(project, language))["duel/try/index.md"]
    assert watched(page) == ([], True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_workbench_answers_with_hostile_words_as_words(root: Path, project: Project, language: str) -> None:
    desk = Desk(root, "duel")
    for code in LANGUAGES:
        desk.learn(code, [list(entry) for entry in project.catalog(code).entries()])
    case = "Given fencers A and B, 2 m apart\nWhen A attacks with a cut, and the die shows 5"
    text = desk.write(language, desk.steps(case))
    ruled = desk.rule(language, text)
    assert watched(ruled["html"]) == ([], True)


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_rulebook_and_player_aid_hold_hostile_words_as_words(project: Project, language: str) -> None:
    proved = run_book(project, "duel")
    book = Rulebook(project, "duel", language, proved.records, coverage(project, "duel", proved))
    for html in (book.html(), book.aid()):
        assert watched(html) == ([], True)


def test_watch_sees_what_it_is_to_see() -> None:
    assert len(watched(f"<p>{HOSTILE}</p>")[0]) >= 3
