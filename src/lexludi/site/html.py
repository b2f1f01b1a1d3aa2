"""HTML out of templates: compiled once, and all that is put in is escaped unless it is HTML already."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import cast

from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup

TEMPLATES = Path(__file__).parent / "templates"


class _OneLine(Extension):
    """Joins the lines of a component, so that it makes one line of finished HTML; pages keep their lines."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Join the lines of a component before it is compiled."""
        return re.sub(r"\n\s*", "", source) if name and name.startswith("parts/") else source


def _line(html: str) -> Markup:
    """Finished HTML with its line breaks replaced by spaces."""
    return Markup(str(html).replace("\n", " "))


def _below(html: str, folder: str) -> Markup:
    """Finished HTML of a page of a book as it is seen from the folder above the book's."""
    return Markup(_UPWARDS.sub(rf"\g<1>{folder}/", str(html)))


_UPWARDS = re.compile(r'(<a\b[^>]*\bhref=")\.\./')
_ENVIRONMENT = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
    extensions=[_OneLine],
)
_ENVIRONMENT.filters["line"] = _line
_ENVIRONMENT.filters["below"] = _below
_ENVIRONMENT.policies["json.dumps_kwargs"] = {"ensure_ascii": False}


def keep_compiled(cache: BytecodeCache | None) -> None:
    """Use a cache of compiled templates, or none."""
    _ENVIRONMENT.bytecode_cache = cache


def page(name: str, /, **shown: object) -> str:
    """A whole page."""
    return _ENVIRONMENT.get_template(name).render(shown)


def part(file: str, name: str) -> Callable[..., Markup]:
    """One component as a function, for what is put into the lines of others."""
    return cast(Callable[..., Markup], getattr(_ENVIRONMENT.get_template(f"parts/{file}.html").module, name))


def made_for(name: str, component: str, /, **shown: object) -> Callable[..., Markup]:
    """One component of a template as a function, for many pages that have all this in common."""
    return cast(Callable[..., Markup], getattr(_ENVIRONMENT.get_template(name).make_module(shown), component))


def joined(parts: Iterable[Markup], between: str = "") -> Markup:
    """HTML put together, with something harmless between."""
    return Markup(between.join(parts))
