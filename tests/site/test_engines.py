"""The generated trees build with every engine that speaks MkDocs, not with one alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.site.tree import write_tree
from support import ROOT

SCRIPTS = Path(sys.executable).parent


@pytest.fixture(scope="module")
def trees(project: Project, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trees")
    for language in ("en", "ko"):
        write_tree(project, language, Proof.current(project), folder / language)
    return folder


def build(tool: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    return subprocess.run(
        [str(SCRIPTS / tool), "build", *arguments], cwd=folder, env=quiet, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("engine", ["mkdocs", "properdocs", "zensical"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_tree_builds_with_the_engine_and_shows_clauses_and_examples(
    engine: str, language: str, trees: Path, tmp_path: Path
) -> None:
    shutil.copytree(trees / language, tmp_path / "tree")
    config = yaml.safe_load((tmp_path / "tree/mkdocs.yml").read_text(encoding="utf-8"))
    (tmp_path / "tree/mkdocs.yml").write_text(
        yaml.safe_dump(config | {"site_dir": "site"}, allow_unicode=True, sort_keys=False), encoding="utf-8"
    )
    done = build(engine, tmp_path / "tree", "-f", "mkdocs.yml")
    assert done.returncode == 0, done.stderr + done.stdout
    page = (tmp_path / "tree/site/acp/02-fire/index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in page
    assert 'id="acp.fire.mod.moved"' in page
    assert 'class="ll-trace"' in page
    assert 'href="../01-terrain/#acp.terrain.chart"' in page
    if language == "en":
        code = (tmp_path / "tree/site/reference/acp/fire/index.html").read_text(encoding="utf-8")
        assert 'id="lexludi.games.acp.fire.fire"' in code


def test_plain_mkdocs_build_at_the_root_makes_the_english_site(tmp_path: Path) -> None:
    done = build("mkdocs", ROOT, "--site-dir", str(tmp_path / "site"))
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "site/acp/02-fire/index.html").read_text(encoding="utf-8")
    assert 'id="acp.fire.mod.moved"' in page
    assert (tmp_path / "site/reference/acp/fire/index.html").exists()
