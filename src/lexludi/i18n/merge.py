"""Bring translators' files up to date with the messages of the project."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from difflib import SequenceMatcher
from pathlib import Path

import polib

from lexludi.catalog import po_path, read_po
from lexludi.files import write_whole
from lexludi.i18n.messages import Message, by_domain
from lexludi.i18n.parts import put, read_parts
from lexludi.i18n.status import open_messages
from lexludi.languages import TRANSLATIONS, Language
from lexludi.project import Project

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


def write_part(project: Project, messages: Iterable[Message], language: Language, path: Path) -> int:
    """Write the messages without a current translation into a file of their own, to be taken in by `merge`; returns how many."""
    po = polib.POFile(wrapwidth=0)
    po.metadata = {**HEADER, "Language": language.locale, "Plural-Forms": PLURALS[language.code]}
    for each in open_messages(project, messages, language):
        entry = _entry(each.message)
        entry.msgstr, entry.flags = each.old, ["fuzzy"] if each.old else []
        po.append(entry)
    write_whole(path, str(po).rstrip("\n") + "\n")
    return len(po)


def merge(root: Path, messages: Iterable[Message], files: Iterable[Path] = ()) -> list[Path]:
    """Bring every translator's file up to date, with what is translated in some files besides; returns those that changed.

    A message is found again by its context or, where its clause has a new id, by the old one.
    Where its English changed, or stands translated in another place only, the translation is
    taken over but turns fuzzy and keeps the English it was made from.
    """
    messages = list(messages)
    changed, domains, parts = [], by_domain(messages), read_parts(root, messages, files)
    for language in TRANSLATIONS:
        for domain, entries in domains.items():
            path = po_path(root, language.locale, domain)
            old = read_po(path, root) if path.exists() else polib.POFile(wrapwidth=0)
            put(parts.get((language, domain), {}), old)
            changed += _save(_merged(old, entries, language), path)
    return changed


class _Stock:
    """The entries of a translator's file, for new messages to take over."""

    def __init__(self, old: polib.POFile, messages: list[Message]) -> None:
        wanted = {(message.context, message.text) for message in messages}
        self.exact: dict[tuple[str, str], polib.POEntry] = {}
        self.spare: dict[str, list[polib.POEntry]] = defaultdict(list)
        self.same: dict[str, polib.POEntry] = {}
        for entry in sorted(old, key=lambda entry: bool(entry.obsolete)):
            key = (entry.msgctxt or "", entry.msgid)
            if key in wanted and key not in self.exact:
                self.exact[key] = entry
            else:
                self.spare[key[0]].append(entry)
            if entry.msgstr and not entry.fuzzy:
                self.same.setdefault(entry.msgid, entry)
        for message in messages:
            kept = self.exact.get((message.context, message.text))
            if not kept or not (kept.msgstr or kept.tcomment):
                self._take_former(message)

    def _take_former(self, message: Message) -> None:
        """A message whose clause has a new id keeps its translation."""
        for context in message.former:
            for entry in self.spare[context]:
                if entry.msgid == message.text:
                    self.exact[message.context, message.text] = entry
                    self.spare[context].remove(entry)
                    return

    def nearest(self, message: Message) -> polib.POEntry | None:
        """The unused entry of a message's own or former context that is closest to it."""
        for context in (message.context, *message.former):
            if candidates := self.spare[context]:
                found = max(candidates, key=lambda old: SequenceMatcher(None, old.msgid, message.text).ratio())
                candidates.remove(found)
                return found
        return None


def _merged(old: polib.POFile, messages: list[Message], language: Language) -> polib.POFile:
    new = polib.POFile(wrapwidth=0)
    new.header, new.metadata_is_fuzzy = old.header, old.metadata_is_fuzzy
    new.metadata = {**HEADER, "Language": language.locale, "Plural-Forms": PLURALS[language.code], **old.metadata}
    stock = _Stock(old, messages)
    new.extend(_carried(message, stock) for message in messages)
    for entry in (entry for entries in stock.spare.values() for entry in entries):
        if entry.msgstr or entry.tcomment:
            entry.obsolete = True
            entry.previous_msgid = entry.previous_msgctxt = None  # polib writes these and does not read them
            new.append(entry)
    return new


def _carried(message: Message, stock: _Stock) -> polib.POEntry:
    entry = _entry(message)
    if kept := stock.exact.get((message.context, message.text)):
        entry.flags = kept.flags
        if kept.fuzzy:
            entry.previous_msgid, entry.previous_msgctxt = kept.previous_msgid, kept.previous_msgctxt
    elif kept := stock.nearest(message):
        entry.flags = [flag for flag in kept.flags if flag != "fuzzy"]
        _stale(entry, kept)
    if kept:
        entry.msgstr, entry.tcomment = kept.msgstr, kept.tcomment
    if not entry.msgstr and (same := stock.same.get(message.text)):
        entry.msgstr = same.msgstr
        _stale(entry, same)
    return entry


def _stale(entry: polib.POEntry, kept: polib.POEntry) -> None:
    """Mark a message as fuzzy, with the English and the context its translation was made for."""
    if kept.msgstr:
        entry.flags = ["fuzzy", *entry.flags]
        entry.previous_msgid = kept.previous_msgid if kept.fuzzy and kept.previous_msgid else kept.msgid
        if kept.msgctxt != entry.msgctxt:
            entry.previous_msgctxt = kept.msgctxt


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
