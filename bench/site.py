"""Building the site: five languages side by side against mkdocs-static-i18n in one process, and a rebuild."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

import yaml

from lexludi.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3


def full_build() -> tuple[str, float, float, bool, str]:
    """The whole of `lexludi build`, examples and search included, against the peer's build of the same pages."""
    full, _, peer = _measured()
    detail = f"lexludi {full:.1f} s, static-i18n {peer:.1f} s"
    return "full build over mkdocs-static-i18n", full / peer, 0.4, False, detail


def rebuild() -> tuple[str, float, float, bool, str]:
    """A build after one changed English sentence, which shows in all five languages, against a full build."""
    full, again, _ = _measured()
    return "rebuild after one sentence over full build", again / full, 0.25, False, f"{again:.1f} s, full {full:.1f} s"


@cache
def _measured() -> tuple[float, float, float]:
    """Full build, rebuild and the peer's build in turn, the fastest of each."""
    full, again, peer = [], [], []
    with _copy() as folder, tempfile.TemporaryDirectory() as other:
        root = Path(folder)
        chapter = root / "docs" / "acp" / "02-fire.md"
        text = chapter.read_text(encoding="utf-8")
        for round_ in range(ROUNDS):
            shutil.rmtree(root / "build", ignore_errors=True)
            full.append(_build(root))
            if round_ == 0:
                _peer_tree(root, Path(other))
                peer.append(_time([sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", f"{other}/mkdocs.yml"]))
            changed = text.replace("Firer moved\n", f"Firer moved\nChanged for the {round_ + 1}. time. ")
            chapter.write_text(changed, encoding="utf-8")
            again.append(_build(root))
            chapter.write_text(text, encoding="utf-8")
    return min(full), min(again), min(peer)


def _copy() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory()
    for name in ("docs", "features", "locales", "src"):
        shutil.copytree(ROOT / name, Path(folder.name) / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder.name)
    return folder


def _build(root: Path) -> float:
    return _time([sys.executable, "-m", "lexludi.cli", "--root", str(root), "build"], PYTHONPATH=str(root / "src"))


def _peer_tree(root: Path, other: Path) -> None:
    """The generated trees as one project in folders by language, with Material's own search."""
    shutil.rmtree(other / "docs", ignore_errors=True)
    config = yaml.safe_load((root / "build/tree/en/mkdocs.yml").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        shutil.copytree(root / "build/tree" / language / "docs", other / "docs" / language)
    locales = [
        {"locale": language.html, "name": language.name, "build": True, "default": language.code == "en"}
        for language in LANGUAGES.values()
    ]
    config |= {"docs_dir": "docs", "site_dir": "site", "extra": {}, "nav": None}
    config["theme"].pop("custom_dir")
    config["plugins"] = [
        {"search": {}},
        {"i18n": {"docs_structure": "folder", "reconfigure_material": True, "languages": locales}},
        *config["plugins"],
    ]
    del config["nav"]
    (other / "mkdocs.yml").write_text(yaml.safe_dump(config, allow_unicode=True), encoding="utf-8")


def _time(command: list[str], **environment: str) -> float:
    start = time.perf_counter()
    quiet = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **quiet, **environment}, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    return time.perf_counter() - start
