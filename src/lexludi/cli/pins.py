"""`lexludi pins`: every rule of a book changed in turn, and what no example and no record notices."""

from __future__ import annotations

import argparse
import resource
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict

from lexludi.cli.common import FAILS, HOLDS, books, open_project, print_json, tell
from lexludi.project import Project
from lexludi.proof.lives import Found, found, listed, place_of
from lexludi.proof.pins import Pin, judge, kept, parts
from lexludi.proof.sound import check_project
from lexludi.proof.trials import Trials
from lexludi.site.processes import side_by_side
from lexludi.site.progress import Progress

MOST_MEMORY = 4 << 30
"""How much a changed rule may fill before it counts as broken."""


def pins(options: argparse.Namespace) -> int:
    """Judge the books and print what nobody notices."""
    project = open_project(options)
    check_project(project)
    slugs = [slug for slug in books(options, project) if project.examples[slug]]
    for slug in slugs:
        listed(project, slug)  # a fault of the list is told before the work
    results = {slug: found(project, slug, each) for slug, each in _all(project, slugs).items()}
    if options.json:
        print_json({slug: _data(each) for slug, each in results.items()})
    else:
        for slug, each in results.items():
            _print(project, slug, each, listed=options.listed)
    sound = all(not each.survivors and not each.stale for each in results.values())
    return HOLDS if sound and all(_enough(each, options.least or 0) for each in results.values()) else FAILS


def _all(project: Project, slugs: Iterable[str]) -> dict[str, list[Pin]]:
    """The findings of books; what is not on disk is sought by several processes at once and kept part by part."""
    known = {slug: kept(project, slug) for slug in slugs}
    missing = {
        f"{slug}/{part}": (slug, part)
        for slug, done in known.items()
        for part in parts(project, slug)
        if part not in done
    }
    trials = {slug: Trials(project, slug) for slug in dict.fromkeys(slug for slug, _ in missing.values())}
    progress = Progress(len(missing))

    def work(name: str) -> str:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        slug, part = missing[name]
        done = judge(trials[slug], project, part)
        return f"{sum(pin.noticed for pin in done)} of {len(done)} changes noticed"

    for name, done in side_by_side(work, list(missing)):
        progress.step(f"{name}: {done}")
    return {slug: [pin for each in kept(project, slug).values() for pin in each] for slug in known}


def _enough(result: Found, least: float) -> bool:
    return all(
        100 * noticed >= least * total for noticed, total in (result.share(cells=kind) for kind in (True, False))
    )


def _data(result: Found) -> dict[str, object]:
    cells, code = result.share(cells=True), result.share(cells=False)
    return {
        "cells": {"changes": cells[1], "noticed": cells[0]},
        "code": {"changes": code[1], "noticed": code[0]},
        "by_record_alone": result.recorded(),
        "survivors": [asdict(pin) for pin in result.survivors],
        "stale": result.stale,
        "changes": [{**asdict(pin), "name": pin.name, "may_live": result.listed.get(pin.name)} for pin in result.pins],
    }


def _print(project: Project, slug: str, result: Found, *, listed: bool) -> None:
    for what, (noticed, total) in (("cells", result.share(cells=True)), ("code", result.share(cells=False))):
        if total:
            print(f"{slug:8}{what:6}{noticed:6} of {total:5} changes noticed ({100 * noticed / total:.1f} %)")
    excused = sum(not pin.noticed and pin.name in result.listed for pin in result.pins)
    print(
        f"{'':8}{result.recorded()} by the record alone; {excused} unnoticed ones may live, {len(result.survivors)} may not"
    )
    numbers = {clause.id: clause.number for clause in project.books[slug].clauses.values()}
    for pin in result.pins:
        if not pin.noticed and (listed or pin.name not in result.listed):
            why = f" — {result.listed[pin.name]}" if pin.name in result.listed else ""
            print(f"{pin.file}:{pin.line}: {numbers.get(pin.clause or '', '')} {pin.clause or ''} {pin.name}{why}")
    for name in result.stale:
        tell(f"features/{slug}/{place_of(name)}: stale: {name}")
