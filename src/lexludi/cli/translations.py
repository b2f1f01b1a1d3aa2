"""`lexludi i18n`: the translators' files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lexludi.cli.common import FAILS, HOLDS, open_project, print_json
from lexludi.i18n.check import check
from lexludi.i18n.merge import merge, write_part
from lexludi.i18n.messages import all_messages
from lexludi.i18n.status import begun, not_current, status
from lexludi.languages import LANGUAGES, TRANSLATIONS
from lexludi.proof.sound import check_project
from lexludi.rulings.plain import plain


def merge_all(options: argparse.Namespace) -> int:
    """Bring every translator's file up to date, with what other files translate."""
    project = open_project(options)
    _report(merge(project.root, all_messages(project), options.files), project.root)
    return HOLDS


def write_open(options: argparse.Namespace) -> int:
    """Write what one language lacks into a file of its own."""
    project = open_project(options)
    count = write_part(project, all_messages(project), LANGUAGES[options.lang], options.file)
    print(f"{options.file}: {count} messages to translate; then `lexludi i18n merge --from {options.file}`")
    return HOLDS


def show_status(options: argparse.Namespace) -> int:
    """Count, or list what is not current."""
    project = open_project(options)
    messages = all_messages(project)
    languages = [language for language in TRANSLATIONS if options.lang in (None, language.code)]
    if options.list:
        stale = not_current(project, messages, languages)
        if options.json:
            print_json([plain(problem) for problem in stale])
        else:
            print("\n".join(map(str, stale)) or "everything is current")
        return HOLDS
    rows = status(project, messages, languages)
    if options.json:
        print_json(rows)
    else:
        print(f"{'':18}" + "".join(f"{language.code:>22}" for language in languages))
        for domain, columns in rows.items():
            cells = (f"{each['current']} + {each['fuzzy']} fuzzy / {each['messages']}" for each in columns.values())
            print(f"{domain:18}" + "".join(f"{cell:>22}" for cell in cells))
    return HOLDS


def check_all(options: argparse.Namespace) -> int:
    """Every fault of the translations, and what is not current of those that have been begun."""
    project = open_project(options)
    check_project(project)
    messages = all_messages(project)
    problems = check(project, messages)
    stale = [
        each
        for language in TRANSLATIONS
        for each in not_current(project, begun(project, messages, language), [language])
    ]
    told = {(problem.file, problem.line) for problem in problems}
    for problem in (*problems, *(each for each in stale if (each.file, each.line) not in told or not each.line)):
        print(problem)
    print(f"{len(problems) or 'no'} faults{f', {len(stale)} not current' if stale else ''}", file=sys.stderr)
    return FAILS if problems else HOLDS


def _report(changed: list[Path], root: Path) -> None:
    for path in changed:
        print(path.relative_to(root))
    print(f"{len(changed)} files changed")
