"""`lexludi build`, `serve` and `pdf`: the site and the printed books."""

from __future__ import annotations

import argparse

from lexludi.cli.common import HOLDS, books, open_project
from lexludi.cli.figures import verdict
from lexludi.languages import LANGUAGES


def build(options: argparse.Namespace) -> int:
    """Run the examples and build the site."""
    from lexludi.site.build import build
    from lexludi.site.release import SITE

    project = open_project(options)
    root = project.root
    proof = build(root, clean=options.clean)
    code = verdict(project, proof)
    unrecorded = sum(map(len, proof.unrecorded.values()))
    more = f", {unrecorded} not as recorded" if unrecorded else ""
    print(f"{root / SITE}: {len(proof.records)} examples, {len(proof.failing)} do not hold{more}")
    return code


def serve(options: argparse.Namespace) -> int:
    """Build, serve, and build again on change."""
    from lexludi.site.serve import serve

    return serve(open_project(options).root, options.port)


def pdf(options: argparse.Namespace) -> int:
    """Make the printed books."""
    from lexludi.site.pdf import FOLDER, make

    project = open_project(options)
    languages = [options.lang] if options.lang else list(LANGUAGES)
    made = make(project, books(options, project), languages, aid_only=options.aid)
    print(f"{project.root / FOLDER}: {len(made)} files made")
    return HOLDS
