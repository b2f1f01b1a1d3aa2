"""The translations of one language; what is empty, fuzzy or broken is not current and never shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import polib

from lexludi.files import BadInput, Problem, keep, read_text, shown
from lexludi.marks import CONTROL, PLACEHOLDER, REFERENCE

_NESTED = re.compile(r"^[ \t*+\-\d.]{40}", re.M)
_UNQUOTED = re.compile(
    r'^[ \t]*(?:#[~|]+)?[ \t]*(?=msg|")(?!(?:msg\w+(?:\[\d+\])?[ \t]*)?"(?:[^"\\\n]|\\.)*"[ \t\r]*$)', re.M
)


def po_path(root: Path, locale: str, domain: str) -> Path:
    """Where the translations of a domain into a locale are kept."""
    return root / "locales" / locale / "LC_MESSAGES" / f"{domain}.po"


def read_po(path: Path, root: Path) -> polib.POFile:
    """A PO file, or a clear error with its line where it is broken."""
    try:
        po = polib.pofile(str(path), wrapwidth=0, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = str(error)
        line = int(number) if (number := detail.rsplit("line ", 1)[-1].split(")")[0].split(":")[0]).isdigit() else 0
        raise BadInput(Problem(shown(path, root), line, f"not a readable PO file: {detail}")) from error
    text = read_text(path, root).removeprefix("\ufeff")
    # Where a quote is missing, polib cuts off a letter instead and says nothing.
    if found := _UNQUOTED.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise BadInput(Problem(shown(path, root), line, "not a readable PO file: a text needs a quote at both ends."))
    return po


def unusable(english: str, translation: str) -> Iterator[str]:
    """Why a translation cannot stand for the English: it would break the page, or a sentence read by machine."""
    if not translation.strip():
        yield "is empty"
    wanted, found = Counter(PLACEHOLDER.findall(english)), Counter(PLACEHOLDER.findall(translation))
    for name in wanted - found:
        yield f"placeholder {name} is lost"
    for name in found - wanted:
        yield f"placeholder {name} is not in the English"
    for name in sorted(set(REFERENCE.findall(translation)) - set(REFERENCE.findall(english))):
        yield f"reference {name} is not in the English"
    if "\n" in translation and "\n" not in english:
        yield "has a line break; the English has none"
    if strange := CONTROL.search(translation):
        yield f"has the control character U+{ord(strange[0]):04X}"
    if _NESTED.search(translation):
        yield "has a list too deep to show"


class Catalog:
    """Translations by context and English text; an empty one is there and out of date."""

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
                if entry.msgstr and not entry.obsolete:
                    usable = not entry.fuzzy and not any(unusable(entry.msgid, entry.msgstr))
                    entries[entry.msgctxt or "", entry.msgid] = entry.msgstr if usable else ""
        return cls(entries)

    def entries(self) -> Iterator[tuple[str, str, str]]:
        """Every context and text with its translation, empty where it is not current."""
        return ((context, text, found) for (context, text), found in self._entries.items())

    def get(self, context: str, text: str) -> str | None:
        """The translation of a text in its context, if there is a current one."""
        return self._entries.get((context, text)) or None

    def outdated(self, context: str, text: str) -> bool:
        """Whether there is a translation of the text that is not current."""
        return self._entries.get((context, text)) == ""
