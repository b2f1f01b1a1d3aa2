"""What a project's own `mkdocs.yml` says: where its site will stand, and where its files can be read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from lexludi.files import BadInput, Problem, read_text
from lexludi.project import Project

OURS = (
    "plugins",
    "markdown_extensions",
    "extra_css",
    "extra_javascript",
    "use_directory_urls",
    "exclude_docs",
    "draft_docs",
)
"""Settings of MkDocs that every page here hangs on: said otherwise, pages would lack their looks or be no pages."""


def own_settings(project: Project) -> dict[str, Any]:
    """What the project's own `mkdocs.yml` says, or a clear error where it says nothing that can be read."""
    path = project.root / "mkdocs.yml"
    text = read_text(path, project.root)
    try:
        own = yaml.safe_load(text) or {}
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        mark = getattr(error, "problem_mark", None)
        said = f"not valid YAML: {getattr(error, 'problem', None) or 'nested too deep or not a value'}; mend it."
        raise BadInput(Problem(path.name, mark.line + 1 if mark else 0, said)) from error
    if not isinstance(own, dict) or not all(isinstance(key, str) for key in own):
        raise BadInput(Problem(path.name, 1, "no settings; write one `name: value` a line, such as `site_name: …`."))
    lines = [line.partition(":")[0].strip("\"' ") for line in text.splitlines()]
    if taken := [
        Problem(
            path.name, lines.index(key) + 1 if key in lines else 0, f"`{key}` is settled for every site; remove it."
        )
        for key in OURS
        if key in own
    ]:
        raise BadInput(*taken)
    return own


@cache
def address(project: Project) -> str:
    """Where the project says its site will stand, with a slash at the end; empty where it does not say. Every page asks."""
    host = str(own_settings(project).get("site_url") or "")
    return f"{host.rstrip('/')}/" if host else ""


@dataclass(frozen=True)
class Line:
    """A line of a file of the project, and its address where the files can be read on the net."""

    file: str
    line: int
    href: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True)
class Sources:
    """Where the files of a project can be read: `{file}` and `{line}` stand in the address of a line."""

    template: str = ""

    @classmethod
    def of(cls, project: Project) -> Sources:
        """As `extra: lines:` of the settings says, else below `repo_url` as most hosts have it, else nowhere."""
        own = own_settings(project)
        extra, host = own.get("extra"), str(own.get("repo_url") or "").rstrip("/")
        told = extra.get("lines") if isinstance(extra, dict) else None
        template = str(told or (f"{host}/blob/HEAD/{{file}}#L{{line}}" if host else ""))
        return cls(template if template.startswith(("https://", "http://")) else "")

    def line(self, file: str, line: int) -> Line:
        """A line of a file; 0 is the file itself."""
        address = self.template if line else self.template.partition("#")[0]
        return Line(file, line, address.replace("{file}", file).replace("{line}", str(line)))
