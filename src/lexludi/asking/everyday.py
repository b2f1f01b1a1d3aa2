"""Everyday words that players type for what rules say, as search and free sentences know them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "words"


@cache
def everyday(language: str) -> dict[str, str]:
    """The lists of a language: forms of one word, words that stand for one another, characters in other forms."""
    file = FOLDER / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def groups(language: str) -> list[list[str]]:
    """Words that mean the same or nearly so."""
    lists = everyday(language)
    same = (line.split() for line in lists.get("same", "").splitlines())
    kin = (line.split(", ") for line in lists.get("kin", "").splitlines())
    return [group for group in (*same, *kin) if group]


def simplified(language: str) -> dict[int, str]:
    """The characters of the books for those that are also typed."""
    return {ord(typed): plain for plain, typed in re.findall(r"(\S)(\S)", everyday(language).get("traditional", ""))}


def script(language: str) -> str:
    """The lists as the script of the search reads them."""
    lists = everyday(language)
    named = (f"export const {name} = `\n{lists.get(name.lower(), '')}`;" for name in ("SAME", "KIN", "TRADITIONAL"))
    return "\n".join(named) + "\n"
