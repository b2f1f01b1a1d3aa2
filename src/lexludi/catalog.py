"""The translations of one language; empty, fuzzy and broken ones are stale and never shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from lexludi.files import BadInput, Problem, keep, read_text, shown
from lexludi.marks import CONTROL, PLACEHOLDER, REFERENCE, named

if TYPE_CHECKING:
    import polib

_NESTED = re.compile(r"^[ \t*+\-\d.]{40}", re.M)
_UNQUOTED = re.compile(
    r'^[ \t]*(?:#[~|]+)?[ \t]*(?=msg|")(?!(?:msg\w+(?:\[\d+\])?[ \t]*)?"(?:[^"\\\n]|\\.)*"[ \t\r]*$)', re.M
)


def po_path(root: Path, locale: str, domain: str) -> Path:
    """Where the translations of a domain into a locale are kept."""
    return root / "locales" / locale / "LC_MESSAGES" / f"{domain}.po"


def read_po(path: Path, root: Path) -> polib.POFile:
    """A PO file, or a clear error with its line where it is broken."""
    import polib

    text = read_text(path, root)
    try:
        po = polib.pofile(str(path), wrapwidth=0, encoding="utf-8-sig")
    except OSError as error:
        said, _, place = str(error).replace(f" {path}", "").rpartition("line ")
        number = re.match(r"\d+", place)
        detail = f"{said.rstrip(' (')}; mend the line, or take the file as it was before."
        raise BadInput(
            Problem(shown(path, root), int(number[0]) if number else 0, f"not a readable PO file: {detail}")
        ) from error
    # Where a quote is missing, polib cuts off a letter instead and says nothing.
    if found := _UNQUOTED.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise BadInput(Problem(shown(path, root), line, "not a readable PO file: a text needs a quote at both ends."))
    if faults := [*_twice(po, shown(path, root)), *_plural(po, shown(path, root))]:
        raise BadInput(*faults)
    return po


def _twice(po: polib.POFile, file: str) -> Iterator[Problem]:
    """Messages that stand twice in a file, so that one of the translations would be lost."""
    first: dict[tuple[str, str], int] = {}
    for entry in po:
        line = entry.linenum or 0
        if not entry.obsolete and (before := first.setdefault((entry.msgctxt or "", entry.msgid), line)) != line:
            yield Problem(file, line, f"{entry.msgctxt}: stands already in line {before}; keep one of the two.")


def _plural(po: polib.POFile, file: str) -> Iterator[Problem]:
    """Messages with plural forms: no text here has any, and all forms but one would be lost."""
    for entry in po:
        if entry.msgid_plural and not entry.obsolete:
            said = f"{entry.msgctxt}: a message here has no plural forms; write one msgstr, and no msgid_plural."
            yield Problem(file, entry.linenum or 0, said)


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
        yield f"has the invisible character {named(strange[0])} after {translation[: strange.start()][-20:]!r}"
    if _NESTED.search(translation):
        yield "has a list too deep to show"


class Place(NamedTuple):
    """Where a message stands among the translations, and why its translation is not used, if it is not."""

    domain: str
    line: int
    fault: str = ""
    """`missing`, `fuzzy` or `broken`; empty for a translation that is current."""
    text: str = ""
    """The translation that is not used."""


class Catalog:
    """Translations by context and English text; an empty string marks a stale one."""

    def __init__(
        self, entries: dict[tuple[str, str], str], places: Mapping[tuple[str, str], Place] | None = None
    ) -> None:
        self._entries = entries
        self._places = places or {}

    @classmethod
    def kept(cls, root: Path, locale: str, *domains: str) -> Catalog:
        """As `read`, without reading again what has not changed."""
        there = [domain for domain in domains if po_path(root, locale, domain).exists()]
        return cls._of([row for domain in there for row in _kept(root, locale, domain)])

    @classmethod
    def read(cls, root: Path, locale: str, *domains: str) -> Catalog:
        """The catalog of a locale, over one or more domains; a missing file is an empty one."""
        return cls._of([row for domain in domains for row in _rows(root, locale, domain)])

    @classmethod
    def _of(cls, rows: Sequence[Sequence[Any]]) -> Catalog:
        entries = {(row[0], row[1]): row[2] for row in rows if row[2] is not None}
        return cls(entries, {(row[0], row[1]): Place._make(row[3:]) for row in rows})

    def entries(self) -> Iterator[tuple[str, str, str]]:
        """Every context and text with its translation, empty where it is not current."""
        return ((context, text, found) for (context, text), found in self._entries.items())

    def get(self, context: str, text: str) -> str | None:
        """The translation of a text in its context, if there is a current one."""
        return self._entries.get((context, text)) or None

    def place(self, context: str, text: str) -> Place | None:
        """Where a message stands in the translators' files."""
        return self._places.get((context, text))

    def old(self, context: str, text: str) -> str:
        """The stale translation of a text: its own, or the only one of what the text said before."""
        if own := self.place(context, text):
            return own.text
        return self._former.get(context, "")

    @cached_property
    def _former(self) -> dict[str, str]:
        """By context what is translated in it, where that is one text."""
        found: dict[str, list[str]] = {}
        for (context, english), place in self._places.items():
            found.setdefault(context, []).append(self.get(context, english) or place.text)
        return {context: texts[0] for context, texts in found.items() if len(texts) == 1}


def _kept(root: Path, locale: str, domain: str) -> Sequence[Sequence[Any]]:
    """As `_rows`, read again only where the file has changed."""
    rows: Sequence[Sequence[Any]] = keep(
        f"{domain}-{locale}", root, [po_path(root, locale, domain)], lambda: list(_rows(root, locale, domain))
    )
    return rows


def _rows(root: Path, locale: str, domain: str) -> Iterator[list[Any]]:
    """Every message: context, English, translation (empty if it cannot be used, None if there is none), and its `Place`."""
    path = po_path(root, locale, domain)
    for entry in read_po(path, root) if path.exists() else ():
        if entry.obsolete:
            continue
        fault = _fault(entry)
        found = None if fault == "missing" else "" if fault else entry.msgstr
        place = [domain, entry.linenum or 0, fault, entry.msgstr if fault else ""]
        yield [entry.msgctxt or "", entry.msgid, found, *place]


def _fault(entry: polib.POEntry) -> str:
    """Why a translation is not used, or nothing."""
    if not entry.msgstr:
        return "missing"
    if entry.fuzzy:
        return "fuzzy"
    return "broken" if any(unusable(entry.msgid, entry.msgstr)) else ""
