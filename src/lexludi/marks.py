"""The marks in a text that are no words of it and stay the same in every language."""

import re
import unicodedata

PLACEHOLDER = re.compile(r"\{(\w+)\}")
"""Where a value stands in a sentence."""
REFERENCE = re.compile(r"\[([a-z]+\.[a-z0-9][a-z0-9._-]*)\]")
"""A clause named in a text."""
CONTROL = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]"
)
"""What no text has: characters that command a terminal, break a line, turn the reading direction or take no room, all unseen."""
_NOTHING = re.compile(r"(?<=\d/)-(?![\w-])")
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_RANGE = re.compile(r"(?<![\w-])(\d{1,2})-(?=\d{1,2}(?![\w-]))")
DIRECTIVE = re.compile(r"^\{\{\s*table\s+([a-z0-9._-]+)\s*\}\}\s*$", re.M)
"""Where a chart stands."""
UNREAD = re.compile(r"!\[[^\]\n]*\]?(?:\([^)\n]*\))?|\[\d[\d.§]*\]|\{[{%][^}\n]*\}*|^\s*\|.*", re.M)
"""What was meant to be read, but would be shown as it is written: pictures, numbers as references, directives, tables."""


def named(letter: str) -> str:
    """A character nobody can see, by its code and its name."""
    return f"U+{ord(letter):04X} {unicodedata.name(letter, '')}".rstrip()


def prose(text: str) -> str:
    """A text without references and charts, whose digits are names."""
    return DIRECTIVE.sub("", REFERENCE.sub("", text))


def typeset(text: str) -> str:
    """A text as it is printed: with a true minus before numbers, a dash between two or where one is left out, and ≤ and ≥."""
    return _NOTHING.sub("–", _MINUS.sub("−", _RANGE.sub(r"\1–", text))).replace("<=", "≤").replace(">=", "≥")
