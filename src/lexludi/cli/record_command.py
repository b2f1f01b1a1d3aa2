"""`lexludi record`: the rulings of record, renewed."""

from __future__ import annotations

import argparse
from itertools import groupby

from lexludi.cli.common import FAILS, HOLDS, books, open_project, tell
from lexludi.cli.figures import failing
from lexludi.files import shown
from lexludi.proof.evidence import refresh
from lexludi.proof.ledger import NEW, renew
from lexludi.proof.sound import check_project


def record(options: argparse.Namespace) -> int:
    """Record the current rulings of the books and print what changed."""
    project = open_project(options)
    check_project(project)
    wrong = []
    for slug in books(options, project):
        records = refresh(project, slug).records
        wrong += [each for each in records if not each.holds]
        for page, changed in groupby(renew(project, slug, records), lambda change: change.page):
            found = list(changed)
            new = [change for change in found if change.what == NEW]
            print(f"{shown(page, project.root)}: {len(new)} rulings new, {len(found) - len(new)} changed or gone")
            for change in found:
                if change.what != NEW:
                    print(f"  {change.id}: {change.what}")
    tell(*failing(project, wrong))
    return FAILS if wrong else HOLDS
