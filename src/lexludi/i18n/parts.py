"""Parts of a translation that were written in files of their own, such as those of one chapter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import polib

from lexludi.catalog import read_po
from lexludi.files import BadInput, Problem, nearest, shown
from lexludi.i18n.messages import Message
from lexludi.languages import TRANSLATIONS, Language

Key = tuple[str, str]
"""A message by its context and its English."""
Part = dict[Key, polib.POEntry]
"""Translations into one language by message."""


def read_parts(root: Path, messages: Iterable[Message], files: Iterable[Path]) -> dict[tuple[Language, str], Part]:
    """The translations in some files, by language and domain; raises `BadInput` with every fault."""
    domains = {(message.context, message.text): message.domain for message in messages}
    found: dict[tuple[Language, str], Part] = {}
    places: dict[tuple[Language, Key], str] = {}
    problems: list[Problem] = []
    for path in files:
        part, file = read_po(path, root), shown(path.resolve(), root)
        language = _language(part, file)
        for entry in (entry for entry in part if entry.msgstr and not entry.obsolete):
            key, line = (entry.msgctxt or "", entry.msgid), entry.linenum or 0
            if key not in domains:
                problems.append(Problem(file, line, _unknown(key, domains)))
                continue
            kept = found.setdefault((language, domains[key]), {}).setdefault(key, entry)
            place = places.setdefault((language, key), f"{file}:{line}")
            if kept.msgstr != entry.msgstr:
                said = f"{key[0]}: {place} translates it otherwise; keep one of the two."
                problems.append(Problem(file, line, said))
    if problems:
        raise BadInput(*problems)
    return found


def put(part: Part, po: polib.POFile) -> None:
    """Replace the translations of a file by those of the parts."""
    left = dict(part)
    for entry in po:
        new = None if entry.obsolete else left.pop((entry.msgctxt or "", entry.msgid), None)
        if new and (new.msgstr, new.fuzzy) != (entry.msgstr, entry.fuzzy):
            entry.msgstr, entry.tcomment = new.msgstr, new.tcomment or entry.tcomment
            entry.flags = [*(["fuzzy"] if new.fuzzy else []), *(flag for flag in entry.flags if flag != "fuzzy")]
            entry.previous_msgid = entry.previous_msgctxt = None
    po.extend(left.values())


def _language(part: polib.POFile, file: str) -> Language:
    said = part.metadata.get("Language", "")
    for language in TRANSLATIONS:
        if said in (language.code, language.locale):
            return language
    known = ", ".join(language.locale for language in TRANSLATIONS)
    raise BadInput(Problem(file, 1, f"says no language in its header; write `Language: …` there, one of {known}."))


def _unknown(key: Key, known: Mapping[Key, str]) -> str:
    context, _ = key
    if any(context == other for other, _ in known):
        return f"{context}: its English is another by now; translate that."
    return f"{context}: there is no such message.{nearest(context, dict.fromkeys(other for other, _ in known))}"
