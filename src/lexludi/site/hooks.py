"""Lets a plain `mkdocs build` at the root make the English site."""

from __future__ import annotations

from pathlib import Path

from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.site.tree import write_tree


def on_config(config):
    """Write the English tree and point MkDocs at it."""
    from mkdocs.config import load_config

    project = Project(Path(config.config_file_path).parent)
    project.check()
    folder = project.root / "build" / "plain" / "en"
    write_tree(project, "en", Proof.current(project), folder, alone=True)
    generated = load_config(str(folder / "mkdocs.yml"))
    config.docs_dir, config.nav, config.extra = generated.docs_dir, generated.nav, generated.extra
    return config
