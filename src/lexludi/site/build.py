"""The whole site: examples run, trees written, five languages built side by side and joined under one root."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager, suppress
from functools import partial
from pathlib import Path

from jinja2 import BytecodeCache

from lexludi.files import BadInput, undisturbed
from lexludi.i18n.messages import space_faults
from lexludi.languages import LANGUAGES
from lexludi.project import Project
from lexludi.proof.coverage import Proof, prove
from lexludi.proof.evidence import is_current
from lexludi.proof.history import histories
from lexludi.proof.sides import turned
from lexludi.proof.sound import check_project
from lexludi.site.compiled import compiled
from lexludi.site.engine import render
from lexludi.site.entrance import SHORTCUTS, write_entrance
from lexludi.site.memo import Memo
from lexludi.site.offline import write_offline
from lexludi.site.platform import platform
from lexludi.site.processes import side_by_side
from lexludi.site.progress import Progress
from lexludi.site.release import SITE, forget, one_at_a_time, release
from lexludi.site.settings import address, own_settings
from lexludi.site.sitemap import write_sitemap
from lexludi.site.tree import write_tree
from lexludi.site.workbench.packs import prepare_pack, write_packs


def build(root: Path, *, clean: bool = False) -> Proof:
    """Build everything that changed; returns the proof the site shows.

    A fault in text, tags or citations raises `BadInput` before anything is built. A failing
    example is shown on its page; the caller decides the exit code. Whatever goes wrong, the
    last site stays as it was.
    """
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    with _told(root), one_at_a_time(root), undisturbed():
        if clean:
            forget(root)
        platform()  # kept from here on: a template that is saved meanwhile is another to the next build
        progress = Progress(len(LANGUAGES) + 3)
        project = Project(root)
        check_project(project)
        own_settings(project)
        progress.step(f"text checked: {sum(len(book.clauses) for book in project.books.values())} clauses")
        changed = [slug for slug in project.books if not is_current(project, slug)]
        _run_examples(project, changed)
        proof = Proof.current(project)
        _find_once(project, proof, changed)
        records = proof.records
        progress.step(f"examples run: {sum(record.holds for record in records)} of {len(records)} hold")
        with release(root) as fresh, compiled(root / "build" / "templates") as templates:
            size = write_packs(project, proof.evidence, root / SITE, fresh)
            progress.step(
                f"workbench: {size} MB" if size else "workbench skipped: Pyodide is not installed (run `npm ci`)"
            )

            def work(part: str) -> str:
                with project.blaming():
                    if part == SHORTCUTS:
                        return write_entrance(project, fresh)
                    return _build_language(project, proof, part, fresh / part, size, templates)

            for part, done in side_by_side(work, [*LANGUAGES, SHORTCUTS]):
                if part in LANGUAGES:
                    progress.step(f"{LANGUAGES[part].name}: {done}")
            write_sitemap(address(project), fresh)
    return proof


@contextmanager
def _told(root: Path) -> Iterator[None]:
    """Report errors from outside, such as a full disk, as `BadInput`."""
    try:
        yield
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        raise BadInput(f"{place}{error.strerror or error}; the build needs to write below {root / 'build'}.") from error
    except SystemExit as error:
        raise BadInput("a rule or a step ended the program (SystemExit); a rule returns a ruling.") from error


def _run_examples(project: Project, changed: list[str]) -> None:
    """Run the examples of changed books in several processes if more than one changed; each saves its results."""
    if len(changed) < 2:
        return
    jobs: dict[str, Callable[[], object]] = {
        code: partial(project.catalog, code)
        for code in LANGUAGES  # which every book has need of
    }
    jobs |= {slug: partial(_prepare, project, slug) for slug in changed}
    jobs["history"] = partial(histories, project)

    def work(name: str) -> str:
        with suppress(BadInput):  # what is wrong is found again, and told, in the order of the books
            jobs[name]()
        return name

    longest = max(changed, key=lambda slug: len(project.examples[slug]))
    for _ in side_by_side(work, [longest, *(name for name in jobs if name != longest)]):
        pass


def _find_once(project: Project, proof: Proof, changed: list[str]) -> None:
    """Compute what every language needs before the languages are built in parallel."""
    histories(project)
    for slug in project.books:
        turned(project, slug)
    for slug in changed:
        for record in proof.evidence[slug].records:
            record.spelled  # noqa: B018 - kept from here on
    space_faults()


def _prepare(project: Project, slug: str) -> None:
    """Run the examples of a book, also under each side of its readings, and load it into the workbench."""
    evidence = prove(project, slug)
    turned(project, slug)
    prepare_pack(project, slug, evidence)


def _build_language(
    project: Project, proof: Proof, language: str, fresh: Path, size: str, templates: BytecodeCache
) -> str:
    folder = project.root / "build"
    tree = write_tree(project, language, proof, folder / "tree" / language, size=size)
    memo = Memo(folder / "memo" / f"{language}.json")
    last = project.root / SITE / language
    with chdir(project.root):  # pages of code name files as seen from here
        new = render(tree, last, fresh, memo, templates)
    memo.save()
    write_offline(project.books, fresh, {name: memo.made(name) for name in memo.names})
    return f"{new} files made" if new else "nothing changed"
