"""The generated trees build with every engine that speaks MkDocs, not with one alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from support import Copy

SCRIPTS = Path(sys.executable).parent


def build(tool: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    return subprocess.run(
        [str(SCRIPTS / tool), "build", *arguments], cwd=folder, env=quiet, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("language", "engine"),
    [("ko", "mkdocs"), ("ko", "properdocs"), ("en", "properdocs"), ("ko", "zensical"), ("en", "zensical")],
)
def test_tree_builds_with_the_engine_and_shows_clauses_and_examples(
    engine: str, language: str, built_guide: Copy
) -> None:
    tree = built_guide.root / "build/tree" / language
    config = yaml.safe_load((tree / "mkdocs.yml").read_text(encoding="utf-8"))
    (tree / "mkdocs.yml").write_text(
        yaml.safe_dump(config | {"site_dir": "site"}, allow_unicode=True, sort_keys=False), encoding="utf-8"
    )
    done = build(engine, tree, "-f", "mkdocs.yml")
    assert done.returncode == 0, done.stderr + done.stdout
    _shows_clauses_and_examples(tree / "site", language)
    if language == "en":
        _shows_code(tree / "site", "games")


def test_plain_mkdocs_build_at_the_root_makes_the_english_site(built_copy_of: Callable[[str], Copy]) -> None:
    copy = built_copy_of("duel")
    done = build("mkdocs", copy.root, "--site-dir", str(copy.root / "site"))
    assert done.returncode == 0, done.stderr
    _shows_clauses_and_examples(copy.root / "site", "en")
    _shows_code(copy.root / "site", "lexludi.games")


def _shows_clauses_and_examples(site: Path, language: str) -> None:
    page = (site / "duel/01-bout/index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in page
    assert 'id="duel.1.1.reach"' in page
    assert 'href="../duel.1.1.reach/"' in page
    evidence = (site / "duel/duel.1.1.reach/index.html").read_text(encoding="utf-8")
    assert 'class="ll-trace"' in evidence and 'href="../01-bout/#duel.1.2.hits:' in evidence


def _shows_code(site: Path, package: str) -> None:
    code = (site / "reference/duel/bout/index.html").read_text(encoding="utf-8")
    assert f'id="{package}.duel.bout.Clock"' in code
