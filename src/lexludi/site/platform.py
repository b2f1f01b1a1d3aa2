"""One digest of all that makes pages out of books: code, templates, theme and engine."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from pathlib import Path

from lexludi.files import digest_of, files_below
from lexludi.site.memo import digest

ENGINE = ("mkdocs", "mkdocs-material", "markdown", "jinja2", "mkdocstrings-python", "griffelib", "pygments")


@cache
def platform() -> str:
    """A digest of the code that runs here without the books' rules, of templates and theme, and of the engine's versions."""
    package, left_out = Path(__file__).parents[1], {"games", "assets", "__pycache__"}
    names = [path.relative_to(package) for path in files_below(package)]
    code = [(str(name), digest_of(package / name)) for name in names if not left_out & set(name.parts)]
    return digest(code, [version(name) for name in ENGINE])
