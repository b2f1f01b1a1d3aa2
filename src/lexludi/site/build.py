"""The whole site: examples run, trees written, five languages built side by side and joined under one root."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import shutil
from concurrent.futures import ProcessPoolExecutor, as_completed
from html import escape
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache
from mkdocs.commands.build import build as mkdocs_build
from mkdocs.config import load_config
from mkdocs.plugins import BasePlugin

from lexludi.files import BadInput
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.site.progress import Progress
from lexludi.site.search import index
from lexludi.site.tree import write_tree
from lexludi.words import STRINGS

SITE = Path("build") / "site"
TREE = Path("build") / "tree"

_shared: dict[str, Any] = {}


def build(root: Path, *, clean: bool = False) -> list[dict[str, Any]]:
    """Build everything that changed; returns the evidence the site shows.

    A fault in text, tags or citations raises `BadInput` before anything is built. A failing
    example is shown on its page; the caller decides the exit code.
    """
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    if clean:
        shutil.rmtree(root / "build", ignore_errors=True)
    progress = Progress(len(LANGUAGES) + 2)
    project = Project(root)
    project.check()
    progress.step(f"text checked: {sum(len(book.clauses) for book in project.books.values())} clauses")
    proof = Proof.current(project)
    records = proof.records
    progress.step(f"examples run: {sum(record['holds'] for record in records)} of {len(records)} hold")
    templates = root / "build" / "templates"
    templates.mkdir(parents=True, exist_ok=True)
    _shared.update(project=project, proof=proof, templates=templates)
    gc.disable()
    gc.freeze()  # so that the processes share what is read so far instead of copying it
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(min(len(LANGUAGES), (os.cpu_count() or 1) + 1), mp_context=context) as pool:
        jobs = {pool.submit(_build_language, language): language for language in LANGUAGES}
        for job in as_completed(jobs):
            progress.step(f"{LANGUAGES[jobs[job]].name}: {job.result()}")
    _root_page(project)
    return records


class _CompiledTemplates(BasePlugin):
    """Lets Jinja keep the theme's templates compiled between languages and builds."""

    def on_env(self, env: Environment, **_: Any) -> Environment:
        env.bytecode_cache = FileSystemBytecodeCache(str(_shared["templates"]))
        return env


def _build_language(language: str) -> str:
    project = _shared["project"]
    logging.getLogger("mkdocs").setLevel(logging.ERROR)
    folder, site = project.root / TREE / language, project.root / SITE / language
    same = write_tree(project, language, _shared["proof"], folder) and site.is_dir()
    files = [path for path in (folder / "docs").rglob("*") if path.is_file()]
    stale = [path for path in files if not same or _older(site, folder / "docs", path)]
    if same and not stale and (site / "pagefind").is_dir():
        return "nothing changed"
    config = load_config(str(folder / "mkdocs.yml"))
    config.plugins["lexludi"] = _CompiledTemplates()
    try:
        mkdocs_build(config, dirty=same)
    except Exception as error:
        shutil.rmtree(site, ignore_errors=True)
        raise BadInput(f"{language}: MkDocs could not build the pages: {error}") from error
    index(site, language, project.root / "build" / "search" / language)
    return f"{len(stale)} of {len(files)} files"


def _older(site: Path, docs: Path, path: Path) -> bool:
    """Whether what was built from a file of the tree is missing or older than the file."""
    target = (site / path.relative_to(docs)).with_suffix(".html" if path.suffix == ".md" else path.suffix)
    return not target.exists() or target.stat().st_mtime < path.stat().st_mtime


def _root_page(project: Project) -> None:
    """A page that sends readers to their language, and lets them choose without JavaScript."""
    links = "".join(
        f'<li><a href="{language.code}/" lang="{language.html}">{language.name}</a></li>'
        for language in LANGUAGES.values()
    )
    known = ",".join(f'"{code}"' for code in LANGUAGES)
    tagline = escape(STRINGS["site.tagline"])
    (project.root / SITE / "index.html").write_text(
        f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lex Ludi</title><meta name="description" content="{tagline}">
<style>:root{{color-scheme:light dark}}body{{font:1.1rem/1.6 system-ui,sans-serif;max-width:28rem;margin:16vh auto;padding:0 1rem}}
ul{{list-style:none;padding:0}}a{{display:block;padding:.5rem 0;color:inherit}}</style>
<script>
var known=[{known}],wanted=(navigator.languages||[navigator.language]).map(function(l){{return l.toLowerCase().split("-")[0]}});
var found=wanted.filter(function(l){{return known.indexOf(l)>=0}})[0];
if(found)location.replace(found+"/"+location.hash);
</script></head>
<body><h1>Lex Ludi</h1><p>{tagline}</p><ul>{links}</ul></body></html>
""",
        encoding="utf-8",
    )
