"""One language of the site, built by MkDocs from its tree: what changed is rendered, the rest is linked."""

from __future__ import annotations

import logging
from collections.abc import Set
from functools import partial
from io import BytesIO
from logging.handlers import BufferingHandler
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from griffe import Module, ModuleFinder, NamePartsAndPathType
from jinja2 import BytecodeCache, Environment, FileSystemLoader
from markupsafe import Markup
from mkdocs.commands.build import build as mkdocs_build
from mkdocs.config import load_config
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.theme import Theme
from mkdocstrings import MkdocstringsPlugin

from lexludi.files import BadInput, files_below
from lexludi.site.folder import link, sweep
from lexludi.site.memo import Memo, digest
from lexludi.site.policy import guarded
from lexludi.site.reference import code_shown
from lexludi.site.tree import Tree

_every_submodule = ModuleFinder.submodules


def render(tree: Tree, last: Path, fresh: Path, memo: Memo, compiled: BytecodeCache) -> int:
    """Build a tree into the folder `fresh`, reusing unchanged files of `last`; returns how many are new.

    Older files in `fresh` are replaced or removed.
    """
    keys = {_address(name): digest(tree.key, made) for name, made in tree.files.items()}
    theme = {name for name, key in memo.last().items() if key == tree.key}
    kept = {name for name in keys.keys() | theme if memo.keeps(name, keys.get(name, tree.key), last / name)}
    finished = {name: made for name, made in tree.files.items() if not name.endswith(".md")}
    made = {}
    if not theme or kept != keys.keys() | theme:
        made = _rendered(tree, kept | finished.keys(), compiled)
    for name, body in made.items():
        whole = guarded(body.decode()).encode() if name.endswith(".html") else body
        memo.make(name, keys.get(name, tree.key), fresh / name, whole)
    for name in finished.keys() - kept:
        link(tree.folder / "docs" / name, fresh / name)
        memo.note(name, keys[name], finished[name])
    for name in kept - made.keys():
        link(last / name, fresh / name)
    sweep(fresh, made.keys() | finished.keys() | kept)
    return len(made) + len(finished.keys() - kept)


def _address(name: str) -> str:
    """Where the file of a tree is found in the site."""
    return f"{name.removesuffix('.md')}.html" if name.endswith(".md") else name


def _rendered(tree: Tree, kept: Set[str], compiled: BytecodeCache) -> dict[str, bytes]:
    """What MkDocs makes of a tree, file by file, but for those that are kept."""
    with TemporaryDirectory() as folder:
        _mkdocs(tree, folder, kept, compiled)
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files_below(Path(folder))}


def _mkdocs(tree: Tree, folder: str, kept: Set[str], compiled: BytecodeCache) -> None:
    log, heard = logging.getLogger("mkdocs"), BufferingHandler(1000)
    log.setLevel(logging.ERROR)
    log.addHandler(heard)
    try:
        settings = tree.settings | {"site_dir": folder}
        config = load_config(BytesIO(), config_file_path=str(tree.folder / "mkdocs.yml"), **settings)
        config.plugins["lexludi"] = _OnlyWhatChanged(kept, compiled)
        mkdocs_build(config, dirty=True)
    except (OSError, BadInput):
        raise
    except Exception as error:
        said = " ".join([*(record.getMessage() for record in heard.buffer), str(error)])
        raise BadInput(f"{tree.folder.name}: MkDocs could not build the pages: {said}") from error
    finally:
        log.removeHandler(heard)


class _NoSettings(Config):  # type: ignore[no-untyped-call]
    """The plugin below takes none."""


class _OnlyWhatChanged(BasePlugin[_NoSettings]):  # type: ignore[no-untyped-call]
    """Makes MkDocs skip unchanged files and process the others faster."""

    def __init__(self, kept: Set[str], compiled: BytecodeCache) -> None:
        super().__init__()
        self._kept = kept
        self._compiled = compiled

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """No sitemap: it would carry the date of the build; and one page for what is missing, at the root of all languages."""
        config.theme.static_templates -= {"sitemap.xml", "404.html"}
        config.site_name = Markup(config.site_name)  # escaped already, as titles are
        _list_fewer(config.theme)
        return config

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Settle which files are new by what they hold."""
        for file in files:
            file.is_modified = partial(bool, file.dest_uri not in self._kept)  # type: ignore[method-assign]
        if "mkdocstrings" in config.plugins:
            plugin = cast(MkdocstringsPlugin, config.plugins["mkdocstrings"])
            plugin.get_handler("python").env.bytecode_cache = self._compiled
            [sources] = map(Path, plugin.config.handlers["python"]["paths"])
            new = (Path(str(file.abs_src_path)) for file in files.documentation_pages() if file.is_modified())
            _read_only(code_shown(new, sources))
        return files

    def on_nav(self, nav: Navigation, **_: object) -> Navigation:
        """Titles are HTML already, which themes escape in some places and not in others."""
        for page in nav.pages:
            page.title = Markup(page.title)
        return nav

    def on_env(self, env: Environment, **_: object) -> Environment:
        """Templates stay compiled between languages and builds."""
        env.bytecode_cache = self._compiled
        return env


def _read_only(shown: Set[Path]) -> None:
    """Make mkdocstrings read only the shown files of a package instead of all of them."""

    def submodules(self: ModuleFinder, module: Module) -> list[NamePartsAndPathType]:
        return [
            (name, path) for name, path in _every_submodule(self, module) if path in shown or path.name == "__init__.py"
        ]

    ModuleFinder.submodules = submodules  # type: ignore[method-assign]


def _list_fewer(theme: Theme) -> None:
    """Keep MkDocs from walking over the theme's thousands of icons, and from writing its sitemap."""
    env = theme.get_env()
    names = {
        path.relative_to(folder).as_posix()
        for folder in map(Path, theme.dirs)
        for top in folder.iterdir()
        if not top.name.startswith(".") and top.name != "sitemap.xml"
        for path in ([top] if top.is_file() else top.rglob("*"))
        if path.is_file()
    }
    assert isinstance(env.loader, FileSystemLoader)
    env.loader.list_templates = lambda: sorted(names)  # type: ignore[method-assign]
    theme.get_env = lambda: env  # type: ignore[method-assign]
