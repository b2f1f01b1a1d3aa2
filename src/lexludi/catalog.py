"""The current translations of one language; what is empty or fuzzy counts as not there."""

from __future__ import annotations

from pathlib import Path

import polib

from lexludi.files import BadInput, Problem, keep, shown


def po_path(root: Path, locale: str, domain: str) -> Path:
    """Where the translations of a domain into a locale are kept."""
    return root / "locales" / locale / "LC_MESSAGES" / f"{domain}.po"


def read_po(path: Path, root: Path) -> polib.POFile:
    """A PO file, or a clear error with its line where it is broken."""
    try:
        return polib.pofile(str(path), wrapwidth=0, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = str(error)
        line = int(number) if (number := detail.rsplit("line ", 1)[-1].split(")")[0].split(":")[0]).isdigit() else 0
        raise BadInput(Problem(shown(path, root), line, f"not a readable PO file: {detail}")) from error


class Catalog:
    """Translations by context and English text."""

    def __init__(self, entries: dict[tuple[str, str], str]) -> None:
        self._entries = entries

    @classmethod
    def kept(cls, root: Path, locale: str, *domains: str) -> Catalog:
        """As `read`, without reading again what has not changed."""
        files = [path for domain in domains if (path := po_path(root, locale, domain)).exists()]
        entries = keep(
            locale,
            root,
            files,
            lambda: [[*key, text] for key, text in cls.read(root, locale, *domains)._entries.items()],
        )
        return cls({(context, text): found for context, text, found in entries})

    @classmethod
    def read(cls, root: Path, locale: str, *domains: str) -> Catalog:
        """The catalog of a locale, over one or more domains; a missing file is an empty one."""
        entries = {}
        for domain in domains:
            path = po_path(root, locale, domain)
            for entry in read_po(path, root) if path.exists() else ():
                if entry.translated():
                    entries[entry.msgctxt or "", entry.msgid] = entry.msgstr
        return cls(entries)

    def get(self, context: str, text: str) -> str | None:
        """The translation of a text in its context, if there is a current one."""
        return self._entries.get((context, text))
