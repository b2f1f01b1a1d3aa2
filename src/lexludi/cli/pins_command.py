"""`lexludi pins`: every rule of a book changed in turn, and what no example and no record notices."""

from __future__ import annotations

import argparse
import json
import resource
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict

from lexludi.cli.common import FAILS, HOLDS, books, open_project, print_json, tell
from lexludi.files import BadInput
from lexludi.project import Project
from lexludi.proof.lives import Found, found, listed, place_of
from lexludi.proof.pins import Pin, join, judge, judge_touched, kept, parts, shard
from lexludi.proof.sound import check_project
from lexludi.proof.touched import changed_lines
from lexludi.proof.trials import Notice, Trials
from lexludi.site.processes import side_by_side
from lexludi.site.progress import Progress

MOST_MEMORY = 4 << 30
"""How much a changed rule may fill before it counts as broken."""
SHARES = 16
"""Into how many shares what a change touches is dealt, so that progress is seen."""


Parts = set[tuple[str, str]]
"""Parts of books that are judged by themselves."""


def pins(options: argparse.Namespace) -> int:
    """Judge the books and print the changes no example notices."""
    project = open_project(options)
    check_project(project)
    slugs = [slug for slug in books(options, project) if project.examples[slug]]
    for slug in slugs:
        listed(project, slug)  # a fault of the list is told before the work
    if options.changed:
        judged = {slug: _touched(project, slug, options.changed) for slug in slugs}
    else:
        judged = _all(project, slugs, _wanted(options, project, slugs))
    whole = not (options.changed or options.shard)
    results = {slug: found(project, slug, each, whole=whole) for slug, each in judged.items()}
    if options.json:
        print_json({slug: _data(each) for slug, each in results.items()})
    else:
        for slug, each in results.items():
            _print(project, slug, each, listed=options.listed)
    sound = all(not each.survivors and not each.stale for each in results.values())
    return HOLDS if sound and all(_enough(each, options.least or 0) for each in results.values()) else FAILS


def _wanted(options: argparse.Namespace, project: Project, slugs: list[str]) -> Parts:
    """The parts to judge here, one share of them or all, after taking over what other machines found."""
    every = {(slug, part) for slug in slugs for part in parts(project, slug)}
    if options.shard:
        return shard(project, slugs, *options.shard)
    for folder in options.join:
        for slug in slugs:
            join(project, slug, folder)
    if options.join and (missing := sorted(every - _kept(project, slugs))):
        raise BadInput(
            *(f"{slug}/{part}: no findings that stand; judge it by `lexludi pins --shard`" for slug, part in missing)
        )
    return every


def _kept(project: Project, slugs: Iterable[str]) -> Parts:
    return {(slug, part) for slug in slugs for part in kept(project, slug)}


def _all(project: Project, slugs: list[str], wanted: Parts) -> dict[str, list[Pin]]:
    """The findings of books, taken from disk or else made by several processes and saved part by part."""
    missing = {f"{slug}/{part}": (slug, part) for slug, part in sorted(wanted - _kept(project, slugs))}
    trials = {slug: Trials(project, slug) for slug in dict.fromkeys(slug for slug, _ in missing.values())}
    progress = Progress(len(missing))

    def work(name: str) -> str:
        _limit_memory()
        slug, part = missing[name]
        return _noticed(judge(trials[slug], project, part))

    for name, done in side_by_side(work, list(missing)):
        progress.step(f"{name}: {done}")
    return {
        slug: [pin for part, each in kept(project, slug).items() if (slug, part) in wanted for pin in each]
        for slug in slugs
    }


def _touched(project: Project, slug: str, revision: str) -> list[Pin]:
    """The findings about what is not as it was in a version, sought by several processes at once."""
    changed = changed_lines(project, slug, revision)
    waiting = judge_touched(Trials(project, slug), project, changed) if changed else []
    shares = {f"{slug} {place + 1}/{SHARES}": waiting[place::SHARES] for place in range(min(SHARES, len(waiting)))}
    progress, judged = Progress(len(shares)), []

    def work(name: str) -> str:
        _limit_memory()
        return json.dumps([asdict(judged()) for judged in shares[name]])

    for name, done in side_by_side(work, list(shares)):
        pins = [Pin(**{**pin, "notice": Notice(pin["notice"])}) for pin in json.loads(done)]
        progress.step(f"{name}: {_noticed(pins)}")
        judged += pins
    return sorted(judged, key=lambda pin: (pin.file, pin.line))


def _noticed(pins: list[Pin]) -> str:
    return f"{sum(pin.noticed for pin in pins)} of {len(pins)} changes noticed"


def _limit_memory() -> None:
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


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
