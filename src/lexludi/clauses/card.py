"""The card of a book, `book.toml`: what it is, which chapters have rules, which ids are retired, what it is excused from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lexludi.files import Problem, line_of, nearest, read_toml, shown
from lexludi.languages import LANGUAGES
from lexludi.space import covers

TEXTS = ("title", "subtitle", "about", "original")
KEYS = (*TEXTS, "rules", "retired", "unsaid", "exempt", "lost", "cover")
REBUILT = ("modifiers",)
"""The pages made from the rules that can stand for a lost part of a source."""
LAWS = ("names", "length")
"""The laws a book can be exempt from."""


@dataclass(frozen=True)
class Card:
    """What the card says."""

    title: str
    subtitle: str
    about: str
    original: str
    """The language of the source."""
    rules: tuple[str, ...]
    """The chapters whose rules are written, by file name without ending."""
    retired: dict[str, str]
    """Ids that once stood on the page, and the clause that answers for each now."""
    unsaid: dict[str, str]
    """Clauses that give a number their text does not say, each with the reason."""
    exempt: dict[str, str]
    """Laws the book does not keep yet, each with the reason."""
    lost: tuple[str, ...]
    """The pages made from the rules that stand here for a part of the source that is lost."""
    cover: str
    """What stands on the cover: the name of a space, then one line of its notation."""


def read_card(path: Path, root: Path) -> tuple[Card, list[Problem]]:
    """Read a card; missing keys and values of the wrong kind are reported and left out."""
    table, file = read_toml(path, root), shown(path, root)
    problems: list[Problem] = []

    def fault(message: str, key: str = "") -> None:
        problems.append(Problem(file, line_of(key, path, root) if key else 1, message))

    for key in set(table) - set(KEYS):
        fault(f"`{key}` is not known here.{nearest(key, KEYS)} A card has {', '.join(KEYS)}.", key)
    for key in TEXTS:
        if not isinstance(table.get(key), str) or not table[key].strip():
            fault(f'`{key} = "…"` is missing.')
    if isinstance(table.get("original"), str) and table["original"] not in LANGUAGES:
        fault(f"`original` must be one of {', '.join(LANGUAGES)}.", "original")
    rules, retired = table.get("rules", []), table.get("retired", {})
    unsaid, exempt = table.get("unsaid", {}), table.get("exempt", {})
    if not isinstance(rules, list) or not all(isinstance(name, str) for name in rules):
        fault('`rules` is a list of chapters: rules = ["01-general"].', "rules")
        rules = []
    if not _texts(retired):
        fault('[retired] names for each old id the clause that answers for it now: "book.old" = "book.new".', "retired")
        retired = {}
    if not _texts(unsaid):
        fault('[unsaid] says why the text of a clause lacks its number: "book.clause" = "reason".', "unsaid")
        unsaid = {}
    if not _texts(exempt) or set(exempt) - set(LAWS):
        fault(f"[exempt] says why the book does not keep a law yet; the laws are {', '.join(LAWS)}.", "exempt")
        exempt = {}
    lost = table.get("lost", [])
    if not isinstance(lost, list) or set(map(str, lost)) - set(REBUILT):
        fault(f"`lost` lists pages that stand for what the source has lost; there is {', '.join(REBUILT)}.", "lost")
        lost = []
    cover = str(table.get("cover", ""))
    try:
        if cover:
            covers.check(cover)
    except ValueError as error:
        fault(f"`cover` cannot be drawn: {error}", "cover")
        cover = ""
    if not isinstance(table.get("terms", {}), dict):
        fault("`terms` is not a table; write [terms.key] with `en`.", "terms")
    words = {key: table[key] if isinstance(table.get(key), str) else "" for key in TEXTS}
    retired, unsaid = _flat(retired), _flat(unsaid)
    card = Card(
        **words, rules=tuple(rules), retired=retired, unsaid=unsaid, exempt=exempt, lost=tuple(lost), cover=cover
    )
    return card, problems


def _texts(table: object) -> bool:
    """Whether this is a table of ids and texts."""
    return isinstance(table, dict) and all(isinstance(value, str) for value in _flat(table).values())


def _flat(table: dict[str, Any], before: str = "") -> dict[str, Any]:
    """Ids written without quotes are nested tables to TOML; put them together again."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        name = f"{before}.{key}" if before else key
        found |= _flat(value, name) if isinstance(value, dict) else {name: value}
    return found
