"""Lets a plain `mkdocs build` at the root make the English site."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.proof.sound import check_project
from lexludi.site.release import one_at_a_time
from lexludi.site.tree import write_tree


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Write the English tree and point MkDocs at it."""
    project = Project(Path(config.config_file_path).parent)
    check_project(project)
    with one_at_a_time(project.root):
        tree = write_tree(project, "en", Proof.current(project), project.root / "build" / "plain" / "en", alone=True)
    generated = load_config(str(tree.folder / "mkdocs.yml"))
    config.docs_dir, config.nav, config.extra = generated.docs_dir, generated.nav, generated.extra
    return config
