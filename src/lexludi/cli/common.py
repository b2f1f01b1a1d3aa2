"""What the commands share: the project they are about, and how they end."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from lexludi.languages import LANGUAGES
from lexludi.project import Project, find_root
from lexludi.proof.overlay import with_variant

HOLDS, FAILS, BAD_INPUT = 0, 1, 2


def open_project(options: argparse.Namespace) -> Project:
    """The project named on the command line, or the one around the present folder; with a variant laid over it if wanted."""
    project = Project(options.root or find_root(Path.cwd()))
    variant: Path | None = getattr(options, "variant", None)
    return with_variant(project, variant) if variant else project


def books(options: argparse.Namespace, project: Project) -> list[str]:
    """The books named on the command line, or all."""
    return [project.book(slug).slug for slug in options.book] or list(project.books)


def add_variant(parser: argparse.ArgumentParser) -> None:
    """`--variant`, a house rule to be played."""
    parser.add_argument("--variant", type=Path, metavar="FILE", help="a house rule: variants/<book>/<name>.toml")


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`, the language of the answer."""
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the answer")


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`, for programs."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def print_json(value: Any) -> None:
    """Plain data, readable."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
