"""Building the site: a full build against mkdocs-static-i18n in one process, and rebuilds against a full build.

Rebuilds are measured in seconds of processor time, of all processes together, so that a busy machine spoils no ratio.
A full build and the peer's are measured by the clock, for one uses all cores and the other cannot; what both take of the
processor is told beside it.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from compileall import compile_dir
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import mean
from string import ascii_lowercase
from time import perf_counter

import yaml

from lexludi.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
COPIES = 10
Measure = tuple[str, float, float, bool, str]


@dataclass(frozen=True)
class Edit:
    """A change of one file."""

    file: str
    old: str
    new: str

    def make(self, root: Path) -> None:
        """Change the file below a root."""
        text = (root / self.file).read_text(encoding="utf-8")
        assert text.count(self.old) == 1, f"{self.file}: {text.count(self.old)} times {self.old!r}"
        (root / self.file).write_text(text.replace(self.old, self.new), encoding="utf-8")


SENTENCE = Edit("docs/acp/02-fire.md", "that has moved in the current activation", "that moved in this activation")
NUMBERS = [
    Edit("src/lexludi/games/acp/charts.py", f'"Ph": (0, 2, {old}, 4, 1', f'"Ph": (0, 2, {new}, 4, 1')
    for old, new in ((3, 9), (9, 8), (8, 7))
]
"""One number, changed so many times, for a machine is not equally fast all the time."""
NUMBER = NUMBERS[0]


@dataclass(frozen=True)
class Spent:
    """Seconds a command took."""

    clock: float
    processor: float


@dataclass(frozen=True)
class Times:
    """What each build took."""

    full: Spent
    sentence: float
    number: float


def full_build() -> Measure:
    """The whole of `lexludi build`, examples and search included, against the peer's build of the same pages."""
    with copy() as folder, tempfile.TemporaryDirectory() as other:
        full = build(Path(folder))
        _peer_tree(Path(folder), Path(other))
        peer = time([sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", f"{other}/mkdocs.yml"])
    detail = (
        f"{full.clock:.1f} s, static-i18n {peer.clock:.1f} s; of the processor"
        f" {full.processor:.1f} s, static-i18n {peer.processor:.1f} s"
    )
    return "full build over mkdocs-static-i18n", full.clock / peer.clock, 0.15, False, detail


def sentence() -> Measure:
    """A build after one changed English sentence, which shows in all five languages."""
    times = _times(0)
    detail = f"{times.sentence:.1f} s, full {times.full.processor:.1f} s"
    return "rebuild after one sentence over full build", times.sentence / times.full.processor, 0.2, False, detail


def number() -> Measure:
    """A build after one changed number in a chart."""
    times = _times(0)
    detail = f"{times.number:.1f} s, full {times.full.processor:.1f} s"
    return "rebuild after one number over full build", times.number / times.full.processor, 0.15, False, detail


def number_among_many() -> Measure:
    """The same beside ten copies of the largest book."""
    times = _times(COPIES)
    detail = f"{times.number:.1f} s, full {times.full.processor:.1f} s"
    return f"the same with {COPIES} copies of gboa", times.number / times.full.processor, 0.15, False, detail


@cache
def _times(copies: int) -> Times:
    with copy() as folder:
        root = Path(folder)
        for letter in ascii_lowercase[:copies]:
            _copy_gboa(root, f"gboa{letter}")
        full = build(root)
        SENTENCE.make(root)
        again = build(root)
        spent = []
        for edit in NUMBERS:
            edit.make(root)
            spent.append(build(root, expected=(0, 1)).processor)
        return Times(full, again.processor, mean(spent))


def _copy_gboa(root: Path, slug: str) -> None:
    """The book gboa once more, under another name."""
    sources = [path for part in ("docs", "features", "src/lexludi/games") for path in (root / part / "gboa").rglob("*")]
    sources += (root / "locales").glob("*/LC_MESSAGES/gboa*.po")
    for path in sources:
        if path.is_file() and path.suffix != ".pyc":
            target = root / re.sub(r"\bgboa\b", slug, path.relative_to(root).as_posix())
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(re.sub(r"\bgboa\b", slug, path.read_text(encoding="utf-8")), encoding="utf-8")


def copy() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory()
    for name in ("docs", "features", "locales", "src"):
        shutil.copytree(ROOT / name, Path(folder.name) / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder.name)
    compile_dir(f"{folder.name}/src", quiet=2)  # as what is installed is
    (Path(folder.name) / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


def build(root: Path, expected: tuple[int, ...] = (0,)) -> Spent:
    command = [sys.executable, "-m", "lexludi.cli", "--root", str(root), "build"]
    return time(command, expected, PYTHONPATH=str(root / "src"))


def _peer_tree(root: Path, other: Path) -> None:
    """The generated trees as one project in folders by language, with Material's own search.

    The page of a clause, which we make without MkDocs, is a page of the peer's as well, with the same content.
    """
    config = yaml.safe_load((root / "build/tree/en/mkdocs.yml").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        shutil.copytree(root / "build/tree" / language / "docs", other / "docs" / language)
    for page in (other / "docs").rglob("index.html"):
        page.with_suffix(".md").write_text(_markdown(page.read_text(encoding="utf-8")), encoding="utf-8")
        page.unlink()
    locales = [
        {"locale": language.html, "name": language.name, "build": True, "default": language.code == "en"}
        for language in LANGUAGES.values()
    ]
    config |= {"docs_dir": "docs", "site_dir": "site", "extra": {}, "nav": None}
    config["theme"].pop("custom_dir")
    config["theme"].pop("icon", None)  # ours stands in that folder
    config["plugins"] = [
        {"search": {}},
        {"i18n": {"docs_structure": "folder", "reconfigure_material": True, "languages": locales}},
        *config["plugins"],
    ]
    del config["nav"]
    (other / "mkdocs.yml").write_text(yaml.safe_dump(config, allow_unicode=True), encoding="utf-8")


def _markdown(html: str) -> str:
    """A finished page as Markdown: its title, and what stands between header and foot on one line of finished HTML."""
    title = re.search("<title>(.*?)</title>", html)
    body = re.search("<article[^>]*>(.*)</article>", html, re.DOTALL)
    assert title and body
    head = yaml.safe_dump({"title": title[1]}, allow_unicode=True)
    return f"---\n{head}---\n\n<div>{' '.join(body[1].split())}</div>\n"


def time(command: list[str], expected: tuple[int, ...] = (0,), **environment: str) -> Spent:
    """What a command and all its processes take."""
    quiet = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **quiet, **environment}, check=False
    )
    if done.returncode not in expected or "Traceback" in done.stderr:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    after, end = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    return Spent(end - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
