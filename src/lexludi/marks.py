"""The marks in a text that are no words of it and stay the same in every language."""

import re

PLACEHOLDER = re.compile(r"\{(\w+)\}")
"""Where a value stands in a sentence."""
REFERENCE = re.compile(r"\[([a-z]+\.[a-z0-9][a-z0-9._-]*)\]")
"""A clause named in a text."""
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""What no text has: characters that command a terminal or break a line unseen."""
_NOTHING = re.compile(r"(?<=\d/)-(?![\w-])")
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_RANGE = re.compile(r"(?<![\w-])(\d{1,2})-(?=\d{1,2}(?![\w-]))")
DIRECTIVE = re.compile(r"^\{\{\s*table\s+([a-z0-9._-]+)\s*\}\}\s*$", re.M)
"""Where a chart stands."""


def typeset(text: str) -> str:
    """A text as it is printed: with a true minus before numbers, and a dash between two or where one is left out."""
    return _NOTHING.sub("–", _MINUS.sub("−", _RANGE.sub(r"\1–", text)))
