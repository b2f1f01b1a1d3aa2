"""`lexludi impact`: what a change does to clauses, examples, odds and translations, on the terminal or for programs."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from textwrap import shorten
from typing import Any

from rich.text import Text

from lexludi.cli.common import FAILS, HOLDS, console, open_project, print_json, printable
from lexludi.files import write_whole
from lexludi.project import Project, find_root
from lexludi.proof.export import exported
from lexludi.proof.impact import Changed, Impact, Touched, impact
from lexludi.proof.shift import SAID, Kind, Moved, Shift
from lexludi.proof.sound import check_project
from lexludi.proof.versions import Version, tree_of, version

NAME = 60
"""How many letters of what a version is called are told."""
MOST = 8
"""How many examples of a clause are told one by one."""
COLOURS = {Kind.FAILS: "red", Kind.MENDED: "green", Kind.RULED: "yellow", Kind.NEW: "green", Kind.GONE: "red"}


def show(options: argparse.Namespace) -> int:
    """Compare two versions, the working tree with one, or a house rule with its book."""
    project = open_project(options)
    if options.variant:
        plain = Project(options.root or find_root(Path.cwd()))
        before, after = _as_it_is(plain, "the book", project.books), _as_it_is(project, str(options.variant))
    else:
        if options.second:
            tree_of(project.root, options.second)  # before anything is run
        before = version(project.root, options.revision)
        after = version(project.root, options.second) if options.second else _as_it_is(project)
    found = impact(before.clauses, after.clauses, (before.name, after.name))
    if options.page:
        from lexludi.site.impact_page import impact_page

        write_whole(options.page, impact_page(project, found))
    if options.json:
        print_json(_data(found))
    else:
        _print(found)
        if options.page:
            print(f"{options.page}: written")
    return FAILS if found.untold or found.unshown else HOLDS


def _as_it_is(project: Project, name: str = "the files as they are", books: Iterable[str] | None = None) -> Version:
    check_project(project)
    clauses = [clause for slug in (project.books if books is None else books) for clause in exported(project, slug)]
    return Version(name, clauses)


def _data(found: Impact) -> dict[str, Any]:
    return {
        "before": found.before,
        "after": found.after,
        "clauses": [asdict(clause, dict_factory=_plain) for clause in found.clauses],
        "untold": [each.id for each in found.untold],
        "unshown": [clause.id for clause in found.unshown],
    }


def _plain(items: list[tuple[str, Any]]) -> dict[str, Any]:
    return {key: str(value) if isinstance(value, Fraction) else value for key, value in items if key != "scenes"}


def _print(found: Impact) -> None:
    out = console()
    before, after = (shorten(printable(name), NAME, placeholder=" …") for name in (found.before, found.after))
    out.print(Text(f"{before}  →  {after}", style="bold"), soft_wrap=True)
    told: set[str] = set()
    for clause in found.clauses:
        out.print()
        for line in _clause(found, clause, told):
            out.print(line, soft_wrap=True)
    out.print()
    for line in _summary(found):
        out.print(line, soft_wrap=True)


def _clause(found: Impact, clause: Touched, told: set[str]) -> Iterator[Text]:
    fate = {"kept": "", "renamed": f"  renamed, formerly {clause.formerly}"}.get(clause.fate, f"  {clause.fate}")
    yield Text.assemble((f"{clause.number}  {clause.title}", "bold"), (f"  {clause.id}", "dim"), (fate, "magenta"))
    for change in clause.texts:
        yield Text.assemble((f"  {change.what}: ", "cyan"), _words(change))
    for name, changes in (("cell", clause.cells), ("number", clause.numbers), ("default reading", clause.readings)):
        for change in changes:
            yield Text.assemble((f"  {name} ", "cyan"), f"{change.what}: ", _arrow(change.before, change.after))
    if clause.settled and (clause.texts or clause.cells):
        yield Text.assemble(("  settled by ", "cyan"), ", ".join(clause.settled))
    for said in clause.prose:
        yield Text.assemble(("  prose ", "cyan"), (said, "red"))
    shifts = [each for each in clause.shifts if each.id not in told]
    for each in shifts[:MOST]:
        yield from _shift(found, each)
    if len(shifts) > MOST:
        yield Text(f"  … and {len(shifts) - MOST} more examples; --json lists them all", style="dim")
    told.update(each.id for each in shifts)
    for name, sites in (("cited now by ", clause.gained), ("no longer cited by ", clause.lost)):
        if sites:
            yield Text.assemble((f"  {name}", "cyan"), ", ".join(sites))
    if clause.stale:
        yield Text.assemble(("  translations stale: ", "cyan"), (", ".join(clause.stale), "yellow"))
    for word, languages in clause.words:
        yield Text.assemble(("  not translated: ", "cyan"), f"{word} ", (", ".join(languages), "yellow"))


def _shift(found: Impact, each: Shift) -> Iterator[Text]:
    by = f", decided by {found.spoken(each.decided_by)}" if each.decided_by else ""
    yield Text.assemble(
        ("  example ", "cyan"),
        (SAID[each.kind], COLOURS.get(each.kind, "")),
        f" {each.name} ",
        (f"{each.id}{by}", "dim"),
    )
    if each.wrong:
        yield Text(f"    states: {each.wrong}")
    yield from (Text(f"    {found.spoken(line)}") for line in each.details if not line.startswith("odds: "))
    yield from (_chance(moved) for moved in each.odds)


def _chance(moved: Moved) -> Text:
    by = moved.after - moved.before
    sign = "+" if by > 0 else "−"
    return Text.assemble(("    odds ", "cyan"), f"{moved.outcome}: {moved.before} → {moved.after} ({sign}{abs(by)})")


def _arrow(before: str | None, after: str | None) -> Text:
    return Text.assemble((before or "nothing", "red"), " → ", (after or "nothing", "green"))


def _words(change: Changed) -> Text:
    """A text with what went and what came in brackets, for those who see no colours."""
    shown = Text()
    for sign, words in change.words:
        shown.append(f"[{sign}{words}{sign}] " if sign else f"{words} ", {"−": "red", "+": "green"}.get(sign))
    return shown


def _summary(found: Impact) -> Iterator[Text]:
    count = {kind: sum(each.kind is kind for each in found.shifts) for kind in Kind}
    told = ", ".join(f"{SAID[kind]} {number}" for kind, number in count.items() if number) or "none"
    texts = sum(any(change.what == "text" for change in clause.texts) for clause in found.clauses)
    cells = sum(len(clause.cells) for clause in found.clauses)
    yield Text(
        f"Clauses touched: {len(found.clauses)}; texts changed: {texts}; cells changed: {cells}; examples: {told}."
    )
    if found.untold:
        names = ", ".join(each.id for each in found.untold[:MOST]) + (", …" if len(found.untold) > MOST else "")
        yield Text(f"Outcomes changed without the text of their clause: {len(found.untold)} ({names}).", style="red")
    if found.unshown:
        names = ", ".join(f"{clause.number} {clause.id}" for clause in found.unshown)
        yield Text(f"Text changed without any example: {names}.", style="red")
