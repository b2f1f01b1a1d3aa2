"""PO templates out of the messages, and new messages into the translators' files."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

import polib

from lexludi.catalog import po_path, read_po
from lexludi.files import write_whole
from lexludi.i18n.messages import Message
from lexludi.languages import TRANSLATIONS, Language

HEADER = {
    "Project-Id-Version": "lexludi",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
}
PLURALS = {
    "ko": "nplurals=1; plural=0;",
    "zh": "nplurals=1; plural=0;",
    "fr": "nplurals=2; plural=(n > 1);",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
}


def extract(root: Path, messages: Iterable[Message]) -> list[Path]:
    """Write `locales/templates/<domain>.pot`; returns the files that changed."""
    changed = []
    for domain, entries in _by_domain(messages).items():
        pot = polib.POFile(wrapwidth=0)
        pot.metadata = dict(HEADER)
        pot.extend(_entry(message) for message in entries)
        changed += _save(pot, root / "locales" / "templates" / f"{domain}.pot")
    return changed


def merge(root: Path, messages: Iterable[Message]) -> list[Path]:
    """Bring every translator's file up to date; returns the files that changed.

    A message is found again by its context. Where its English changed, the translation stays
    but turns fuzzy and keeps the English it was made from.
    """
    changed, domains = [], _by_domain(messages)
    for language in TRANSLATIONS:
        for domain, entries in domains.items():
            path = po_path(root, language.locale, domain)
            old = read_po(path, root) if path.exists() else polib.POFile(wrapwidth=0)
            changed += _save(_merged(old, entries, language), path)
    return changed


@dataclass
class _Old:
    """The entries of a file that a new message may take over."""

    exact: dict[tuple[str, str], polib.POEntry]
    spare: dict[str, list[polib.POEntry]]


def _merged(old: polib.POFile, messages: list[Message], language: Language) -> polib.POFile:
    new = polib.POFile(wrapwidth=0)
    new.metadata = {**HEADER, "Language": language.locale, "Plural-Forms": PLURALS[language.code], **old.metadata}
    wanted = {(message.context, message.text) for message in messages}
    stock = _Old({}, defaultdict(list))
    for entry in old:
        key = (entry.msgctxt or "", entry.msgid)
        if key in wanted:
            stock.exact[key] = entry
        else:
            stock.spare[key[0]].append(entry)
    new.extend(_carried(message, stock) for message in messages)
    for entry in (entry for entries in stock.spare.values() for entry in entries):
        if entry.msgstr:
            entry.obsolete = True
            new.append(entry)
    return new


def _carried(message: Message, stock: _Old) -> polib.POEntry:
    entry = _entry(message)
    kept = stock.exact.get((message.context, message.text))
    if kept is not None:
        entry.flags = [flag for flag in kept.flags if flag in ("fuzzy", "no-wrap")]
        entry.previous_msgid = kept.previous_msgid if kept.fuzzy else None
    else:
        candidates = stock.spare.get(message.context)
        if not candidates:
            return entry
        kept = max(candidates, key=lambda old: SequenceMatcher(None, old.msgid, message.text).ratio())
        candidates.remove(kept)
        if kept.msgstr:
            entry.flags = ["fuzzy"]
            entry.previous_msgid = kept.previous_msgid if kept.fuzzy and kept.previous_msgid else kept.msgid
    entry.msgstr, entry.tcomment = kept.msgstr, kept.tcomment
    return entry


def _by_domain(messages: Iterable[Message]) -> dict[str, list[Message]]:
    domains: dict[str, list[Message]] = defaultdict(list)
    for message in messages:
        domains[message.domain].append(message)
    return domains


def _entry(message: Message) -> polib.POEntry:
    return polib.POEntry(
        msgctxt=message.context, msgid=message.text, occurrences=[(message.file, "")], comment=message.comment
    )


def _save(po: polib.POFile, path: Path) -> list[Path]:
    text = str(po).rstrip("\n") + "\n"
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return []
    write_whole(path, text)
    return [path]
