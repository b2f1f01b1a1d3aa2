"""The marks in a text that are no words of it and stay the same in every language."""

import re

PLACEHOLDER = re.compile(r"\{(\w+)\}")
"""Where a value stands in a sentence."""
REFERENCE = re.compile(r"\[([a-z]+\.[a-z0-9][a-z0-9._-]*)\]")
"""A clause named in a text."""
DIRECTIVE = re.compile(r"^\{\{\s*table\s+([a-z0-9._-]+)\s*\}\}\s*$", re.M)
"""Where a chart stands."""
