"""The numbers players quote: given once, kept beside the text, never changed and never used again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lexludi.files import Problem, read_text, shown, write_whole

FILE = "numbers.txt"
HEAD = (
    "# Number, clause, last example number given. `lexludi number` adds to this file;\n"
    "# nothing in it is changed or removed, so that a number never means anything else.\n"
)
SIGNS = str.maketrans({"+": " plus ", "<": " lt ", ">": " gt ", "=": " eq "})
LINE = re.compile(r"(\d+(?:\.(?:\d+|[a-z]))*(?:§[1-9]\d*)?) ([a-z0-9._-]+)(?: x([1-9]\d*))?")


@dataclass(frozen=True)
class Numbers:
    """What has been given in one book, to clauses that are still there and to those that are gone."""

    clauses: Mapping[str, str]
    """The number of each clause."""
    examples: Mapping[str, int]
    """The last number given to an example of each clause."""


def read_numbers(folder: Path, root: Path) -> tuple[Numbers, list[Problem]]:
    """Read `docs/<book>/numbers.txt`; a book without the file has given no number yet."""
    path = folder / FILE
    clauses: dict[str, str] = {}
    examples: dict[str, int] = {}
    problems: list[Problem] = []
    places: dict[str, int] = {}
    lines = read_text(path, root).split("\n") if path.exists() else []
    for place, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        match = LINE.fullmatch(line)
        if not match:
            said = f"not a line of numbers: {line!r}; write `2§20 {folder.name}.clause`, or `… x3` with examples."
            problems.append(Problem(shown(path, root), place, said))
            continue
        for name in (match[1], match[2]):
            if name in places:
                said = (
                    f"{name} stands already in line {places[name]}; remove the younger line and run `lexludi number`."
                )
                problems.append(Problem(shown(path, root), place, said))
            places.setdefault(name, place)
        clauses[match[2]] = match[1]
        if match[3]:
            examples[match[2]] = int(match[3])
    return Numbers(clauses, examples), problems


def carried(numbers: Numbers, retired: Mapping[str, str]) -> Numbers:
    """The numbers with renamed clauses under their new ids; a clause that alone replaces a numbered one keeps its number."""
    heirs = Counter(new for old, new in retired.items() if old in numbers.clauses)
    new_ids = {old: new for old, new in retired.items() if heirs[new] == 1 and new not in numbers.clauses}
    clauses = {new_ids.get(clause, clause): number for clause, number in numbers.clauses.items()}
    return Numbers(clauses, {new_ids.get(clause, clause): last for clause, last in numbers.examples.items()})


def write_numbers(folder: Path, numbers: Numbers) -> None:
    """Write `docs/<book>/numbers.txt`, in the order of the numbers.

    An empty line parts the chapters: without it, git takes changes to the last line of one and the first of the next for one.
    """
    lines: list[str] = []
    chapter = ""
    for clause, number in sorted(numbers.clauses.items(), key=lambda item: _order(item[1])):
        if chapter not in ("", parted(number)[0]):
            lines.append("\n")
        chapter, last = parted(number)[0], numbers.examples.get(clause)
        lines.append(f"{number} {clause} x{last}\n" if last else f"{number} {clause}\n")
    write_whole(folder / FILE, HEAD + "".join(lines))


def give(numbers: Mapping[str, str], chapters: Mapping[str, int]) -> dict[str, str]:
    """Numbers for the clauses that have none, out of the chapter of each clause in reading order.

    A clause gets the source's own number where that numbers this clause alone, else the next
    count of its section.
    """
    taken, given = set(numbers.values()), {}
    sections = {clause: section(clause, chapter) for clause, chapter in chapters.items()}
    shared = Counter(sections.values())
    for clause, own in sections.items():
        if clause in numbers:
            continue
        number = own
        if "." not in own or own in taken or (shared[own] > 1 and clause.partition(".")[2] != own):
            counts = (int(other.split("§")[1]) for other in taken if other.startswith(f"{own}§"))
            number = f"{own}§{max(counts, default=0) + 1}"
        given[clause] = number
        taken.add(number)
    return given


def section(clause: str, chapter: int) -> str:
    """The section of the source a clause stands in: the leading numbers of its id, or its chapter."""
    digits: list[str] = []
    for part in clause.split(".")[1:]:
        if not (part.isdigit() or (digits and re.fullmatch("[a-z]", part))):
            break
        digits.append(part)
    return ".".join(digits) if len(digits) > 1 else str(chapter)


def parted(number: str) -> list[str]:
    """A number without the marks that part it: § is on few keyboards."""
    return re.split(r"[\s.,§]+", number)


def slug(word: str) -> str:
    """A word as part of a name that can stand in an address and in a file name."""
    spelt = re.sub(r"^[-−](?=\d)", "minus ", word.strip()).translate(SIGNS)
    return re.sub(r"[^\w.]+", "-", spelt.casefold()).strip("-.") or "none"


def _order(number: str) -> list[tuple[bool, bool, int, str]]:
    parts = re.findall(r"([.§]?)(?:(\d+)|([a-z]))", number)
    return [(mark != "§", bool(letter), int(digits or 0), letter) for mark, digits, letter in parts]
