"""Every file a project's books are made of, with a digest of what it held before any was read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from lexludi.caching import cached_method
from lexludi.files import digest_of, files_below
from lexludi.loading import games_folder


class Sources:
    """The files below one root folder, or of one book alone."""

    def __init__(self, root: Path, only: str = "") -> None:
        self.root = root
        self._only = only
        self._folders = (root / "docs", root / "features", games_folder(root))

    @cached_property
    def seen(self) -> dict[Path, str]:
        """Each file with its digest, taken before reading, so that a file saved meanwhile makes what is kept stale."""
        return self._now()

    @cached_method
    def of(self, slug: str) -> dict[Path, str]:
        """The files of one book, and the words of the site, which are of every book."""
        return self._own(slug, self.seen)

    def unchanged(self, slug: str = "") -> bool:
        """Whether the files of a book, or of all books, still are what they were before they were read."""
        now = self._now()
        return self._own(slug, now) == self.of(slug) if slug else now == self.seen

    def _now(self) -> dict[Path, str]:
        folders = [folder / self._only for folder in self._folders]  # joined with nothing, a folder stays itself
        files = [path for folder in folders for path in files_below(folder) if "__pycache__" not in path.parts]
        return {path: digest_of(path) for path in (*files, *sorted(self.root.glob("locales/*/LC_MESSAGES/*.po")))}

    def _own(self, slug: str, sources: Mapping[Path, str]) -> dict[Path, str]:
        below = tuple(f"{folder / slug}{os.sep}" for folder in self._folders)

        def is_own(path: Path) -> bool:
            return path.stem.split("-")[0] in (slug, "site") if path.suffix == ".po" else str(path).startswith(below)

        return {path: found for path, found in sources.items() if is_own(path)}
