"""What the commands share: the project they are about, and how they end."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from lexludi.files import Problem

if TYPE_CHECKING:
    from rich.console import Console

    from lexludi.project import Project

HOLDS, FAILS, BAD_INPUT = 0, 1, 2
WIDE = 110
"""Columns where nobody watches."""
LONGEST = 2000
"""The most letters of a fault that are printed."""
_answers: ContextVar[TextIO | None] = ContextVar("_answers", default=None)
"""Where answers for programs go, if not where everything goes."""


def console() -> Console:
    """Where answers are printed: laid out for the terminal, plain where there is none."""
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # `main` ends every command whose output nobody reads in the same way

    return Output(width=None if sys.stdout.isatty() else WIDE, highlight=False, soft_wrap=False)


def tell(*problems: Problem | str) -> None:
    """Print faults, each on its line with its place first, coloured in a terminal."""
    if not problems:
        return
    from rich.console import Console
    from rich.text import Text

    out = Console(stderr=True, highlight=False, soft_wrap=True)
    for problem in problems:
        said = problem.said if isinstance(problem, Problem) else problem
        place = str(problem).removesuffix(said)
        with suppress(OSError):  # what cannot be told does not change how the command ends
            out.print(Text.assemble(("lexludi: ", "bold red"), (printable(place), "cyan"), printable(said)))


def printable(text: str) -> str:
    """A text without what a terminal would take for commands, and no longer than can be read."""
    clean = "".join(letter if letter.isprintable() or letter in "\n\u00a0\u202f\u3000" else "�" for letter in text)
    return clean if len(clean) <= LONGEST else clean[:LONGEST] + "…"


def open_project(options: argparse.Namespace, book: str = "") -> Project:
    """The project of `--root` or around the current folder, with the variant of `--variant` laid over it.

    If it has the book, only that book is read.
    """
    from lexludi.project import Project, find_root

    root: Path = options.root or find_root(Path.cwd())
    variant: Path | None = getattr(options, "variant", None)
    if variant is not None:
        from lexludi.proof.overlay import with_variant

        return with_variant(Project(root), variant if variant.exists() else root / variant)
    there = {card.parent.name for card in (root / "docs").glob("*/book.toml")}
    return Project(root, only=book if book in there else "")


def books(options: argparse.Namespace, project: Project) -> list[str]:
    """The books named on the command line, or all."""
    return [project.book(slug).slug for slug in options.book] or list(project.books)


@contextmanager
def apart(options: argparse.Namespace) -> Iterator[None]:
    """Send what a book's code prints to standard error while the answer is JSON."""
    if not getattr(options, "json", False):
        yield
        return
    before = _answers.set(sys.stdout)
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        _answers.reset(before)


def print_json(value: Any) -> None:
    """Plain data, readable."""
    print(json.dumps(value, ensure_ascii=False, indent=2), file=_answers.get())
