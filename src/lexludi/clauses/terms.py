"""The glossary of a book: one word for one thing, in files under `docs/<book>/terms/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from lexludi.files import Problem, line_of, read_toml, shown

USES = ("prose", "chart", "fact", "side")
"""Where a term is used: in the text of the rules, in charts, in what a ruling looked at, as a side of a reading."""


@dataclass(frozen=True)
class Term:
    """One word of a book's glossary."""

    key: str
    en: str
    abbr: str = ""
    clause: str = ""
    definition: str = ""
    """What it means, in one sentence of our own."""
    note: str = ""
    loose: bool = False
    """A common word, whose translation may vary in free prose."""
    also: tuple[str, ...] = ()
    """Other names players use; search knows them, the text does not use them."""
    use: str = "prose"
    """What it is a word of; one of the prose may stand anywhere, the others only where they belong."""
    file: str = ""


KINDS: dict[str, type] = {
    "en": str,
    "abbr": str,
    "clause": str,
    "definition": str,
    "note": str,
    "loose": bool,
    "also": list,
    "use": str,
}


def read_terms(folder: Path, root: Path) -> tuple[dict[str, Term], list[Problem]]:
    """Every term of a book; `use = "…"` at the head of a file is the use of all its terms."""
    terms: dict[str, Term] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.toml")):
        file, table = shown(path, root), read_toml(path, root)
        use = table.pop("use", "prose")
        if use not in USES:
            said = f"use = {use!r}: one of {', '.join(USES)}."
            problems.append(Problem(file, line_of("use", path, root), said))
            use = "prose"
        found, faults = terms_of(table, file, use)
        problems += (replace(each, line=line_of(each.message[1:].split("]")[0], path, root)) for each in faults)
        for key, term in found.items():
            if key in terms:
                said = f"[{key}] stands in {terms[key].file} too; a term has one place."
                problems.append(Problem(file, line_of(key, path, root), said))
            terms[key] = term
    return terms, problems


def terms_of(table: Mapping[str, Any], file: str, use: str = "prose") -> tuple[dict[str, Term], list[Problem]]:
    """The terms of one file; entries that are no terms are reported."""
    terms, problems = {}, []
    for key, value in table.items():
        fault = _fault(value, use)
        if fault:
            problems.append(Problem(file, 0, f"[{key}] {fault}"))
            terms[key] = Term(key, key, file=file)  # that the word is used is no fault of its own
            continue
        values = {**value, "also": tuple(value.get("also", ())), "use": value.get("use", use)}
        terms[key] = Term(key, file=file, **values)
    return terms, problems


def _fault(value: Any, use: str) -> str | None:
    allowed = ", ".join(item.name for item in fields(Term) if item.name in KINDS)
    if not isinstance(value, dict) or "en" not in value:
        return f"is not a term: it needs `en` and may have {allowed}."
    for name, given in value.items():
        if name not in KINDS:
            return f"has {name}, which a term does not have; it may have {allowed}."
        if not isinstance(given, KINDS[name]):
            return f"{name} = {given!r}: this must be {_named(KINDS[name])}."
    if not value["en"].strip():
        return "`en` is empty."
    if any(not isinstance(name, str) or not name.strip() or "," in name for name in value.get("also", ())):
        return "`also` is a list of names, none of them with a comma."
    if value.get("use", use) not in USES:
        return f"use = {value.get('use', use)!r}: one of {', '.join(USES)}."
    return None


def _named(kind: type) -> str:
    return {str: "text in quotes", bool: "true or false", list: "a list in brackets"}[kind]
