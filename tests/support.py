"""Where the project is, copies of it to spoil, and folders that all workers of a run share."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

from lexludi.cli.main import main
from lexludi.files import write_whole
from lexludi.project import Project
from lexludi.proof.coverage import Proof
from lexludi.proof.sides import turned
from lexludi.site.folder import link

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "https://ludi.example/rules/"
"""Where the sites of copies say they stand."""


class Copy:
    """A copy of the project, to be spoiled and asked what it says of itself."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def make(cls, root: Path, *books: str) -> Copy:
        """Copy the project below a folder, with these books only; `duel` is the small book of the guide."""
        shutil.copytree(ROOT / "src", root / "src", ignore=partial(_left_out, books), copy_function=_put)
        if "duel" in books:
            write_guide_book(root)
        for book in books:
            for part in ("docs", "features"):
                if (ROOT / part / book).is_dir():
                    shutil.copytree(ROOT / part / book, root / part / book)
        kept = [path for book in books for path in proved(book)]
        for path in (*(ROOT / "locales").glob("*/LC_MESSAGES/*.po"), *kept):
            if path in kept or path.stem == "site" or path.stem.split("-")[0] in books:
                target = root / path.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, target)
        shutil.copy2(ROOT / "mkdocs.yml", root)
        return cls(root)

    def built(self) -> Copy:
        """The copy with its site."""
        done = self.run("build")
        assert done.returncode == 0, done.stderr
        return self

    def replace(self, file: str, old: str, new: str) -> None:
        """Change a file; the old text must be there once."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file}: {text.count(old)} times {old!r}"
        write_whole(path, text.replace(old, new))

    def command(self, *arguments: str) -> list[str]:
        """A command line for the copy."""
        return [sys.executable, "-m", "lexludi.cli", "--root", str(self.root), *arguments]

    @property
    def environment(self) -> dict[str, str]:
        """What makes a command run the copy's own code."""
        return {**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}

    def run(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """The command line in the copy, running the copy's own code."""
        return subprocess.run(
            self.command(*arguments),
            capture_output=True,
            text=True,
            input=stdin,
            env=self.environment,
            check=False,
        )

    def call(self, *arguments: str) -> int:
        """How a command ends that is run in this process: the copy's rules and texts, but the platform of the project."""
        return main(["--root", str(self.root), *arguments])

    def laws(self, *books: str) -> subprocess.CompletedProcess[str]:
        """The laws of all books, held against some books of the copy."""
        for part in ("tests/books", "tests/conftest.py", "tests/support.py", "tests/bdd.py", "pyproject.toml"):
            (self.root / part).parent.mkdir(exist_ok=True)
            (shutil.copytree if (ROOT / part).is_dir() else shutil.copy)(ROOT / part, self.root / part)
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-p",
                "no:cacheprovider",
                "tests/books",
                "-k",
                " or ".join((*books, "project_has")),
            ],
            cwd=self.root,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )


def proved(book: str) -> list[Path]:
    """What a run of a book's examples and a reading of its translations leave; whoever changes nothing need do neither again."""
    if not (ROOT / "features" / book).is_dir():
        return []
    _prove(book)
    kept = ROOT / "build" / "kept"
    return [ROOT / "build" / "evidence" / f"{book}.json", *kept.glob(f"{book}-*.json"), *kept.glob("site-*.json")]


@cache
def _prove(book: str) -> None:
    """Run a book's examples and read its translations, where no other worker has."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / f"{book}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        project = Project(ROOT)
        Proof.current(project, [book])
        turned(project, book)


BLOCK = re.compile(r"^(?:`([^`\n]+)`:\n\n)?```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block of code in the guide: the file it is, its language, its text."""


WHOLE_CHAPTER, SPACES = "chapter", "spaces"
"""The pages of the guide whose files are a project of their own each."""


def guide_files(only: str = "") -> dict[str, str]:
    """The files the guide shows; together they are a project, those of some pages one each."""
    found: dict[str, str] = {}
    for page in sorted((ROOT / "docs" / "guide").glob("*.md")):
        if only != (page.stem if page.stem in (WHOLE_CHAPTER, SPACES) else ""):
            continue
        found |= {path: text for path, _, text in BLOCK.findall(page.read_text(encoding="utf-8")) if path}
    return found


def _left_out(books: Sequence[str], folder: str, names: list[str]) -> set[str]:
    """What is not copied: the rules of other books."""
    inside = Path(folder).name
    others = {name for name in names if (ROOT / "docs" / name).is_dir()} - set(books) if inside == "games" else set()
    return others | {name for name in names if name.endswith(".egg-info")}


def _put(source: str, target: str) -> None:
    """Rules are copied, to be spoiled; the platform, hundreds of files, gets a second place."""
    own = (ROOT / "src/lexludi/games") in Path(source).parents
    (shutil.copy2 if own else link)(Path(source), Path(target))


def write_guide_book(root: Path) -> None:
    """Add the book of the guide to a copy of the project."""
    for path, text in guide_files().items():
        file = root / re.sub("^games/", "src/lexludi/games/", path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def make_guide_project(root: Path, only: str = "") -> Path:
    """The project of the guide, or of one of its pages, below a folder."""
    for path, text in {**guide_files(only), "mkdocs.yml": "site_name: Guide\n"}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def make_translated_project(root: Path, page: str, book: str) -> Path:
    """The project of a page of the guide in five languages, with the translations kept beside the tests."""
    for site in (ROOT / "locales").glob("*/*/site.po"):
        target = root / site.relative_to(ROOT)
        target.parent.mkdir(parents=True)
        shutil.copy(site, target)
    shutil.copytree(ROOT / "tests" / "data" / book / "locales", root / "locales", dirs_exist_ok=True)
    return make_guide_project(root, page)


def git(root: Path, *arguments: str, date: str = "") -> None:
    """A command of git, by an author of its own and at a date if wanted."""
    name = ("-c", "user.name=Author", "-c", "user.email=author@example.org", "-c", "commit.gpgsign=false")
    dated = {"GIT_AUTHOR_DATE": f"{date}T12:00:00Z", "GIT_COMMITTER_DATE": f"{date}T12:00:00Z"} if date else {}
    command = ["git", "-C", str(root), *name, *arguments]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **dated})


def commit(root: Path, said: str, date: str = "") -> None:
    """Commit all that stands in a folder, which becomes a repository if it is none."""
    if not (root / ".git").exists():
        (root / ".gitignore").write_text("build/\n__pycache__/\n", encoding="utf-8")
        git(root, "init", "-q")
    git(root, "add", "-A")
    git(root, "commit", "-qm", said, date=date)


def once(folder: Path, make: Callable[[Path], object]) -> Path:
    """A folder, made by the first worker that asks for it while the others wait."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder.with_suffix(".done")
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            make(folder)
            done.touch()
    return folder
