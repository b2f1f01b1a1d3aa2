"""Permanent names for scenarios: a tag such as `@x3`, given once below a clause and never used again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lexludi.examples.feature import Example


def last_marks(examples: Iterable[Example], recorded: Mapping[str, int]) -> dict[str, int]:
    """The highest number of an example below each clause, recorded or written by hand."""
    last = dict(recorded)
    for example in examples:
        if example.mark and example.clause:
            last[example.clause] = max(last.get(example.clause, 0), int(example.mark[1:]))
    return last


def give_marks(text: str, examples: Iterable[Example], last: Mapping[str, int]) -> tuple[str, dict[str, int]]:
    """A feature file with a mark above each of its scenarios that has none, all else untouched, and the new counts."""
    counts, lines = dict(last), text.split("\n")
    marks: dict[int, str] = {}
    for example in examples:
        if not example.mark and example.clause and example.head not in marks:
            counts[example.clause] = counts.get(example.clause, 0) + 1
            marks[example.head] = f"@x{counts[example.clause]}"
    for head, mark in sorted(marks.items(), reverse=True):
        line = lines[head - 1]
        indent, ending = line[: len(line) - len(line.lstrip())], "\r" if line.endswith("\r") else ""
        lines.insert(head - 1, f"{indent}{mark}{ending}")
    return "\n".join(lines), counts
