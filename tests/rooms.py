"""What `make lint` asks of modules: none too long, and no two of the platform with the same name."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 400
LONG = {
    "src/lexludi/words.py": "one table, every sentence of the site by key",
}
"""Modules that may be longer, each with the reason."""
SHARED = {
    "cover": "each space names what draws its covers by this name",
    "notation": "each space has one",
    "scene": "the table's own, beside the protocol of scenes",
}
"""Names that packages may share, each with the reason."""


def faults(root: Path = ROOT) -> Iterator[str]:
    """What does not hold, each with its file."""
    long = set()
    for folder in ("src", "features", "bench"):
        for path in sorted((root / folder).rglob("*.py")):
            name, lines = path.relative_to(root).as_posix(), len(path.read_text(encoding="utf-8").splitlines())
            if lines > LONGEST:
                long.add(name)
                if name not in LONG:
                    yield f"{name}: {lines} lines, {LONGEST} at most; move a whole duty to a module of its own."
    yield from (
        f"tests/rooms.py: {name} is not longer than {LONGEST} lines; take it off LONG."
        for name in LONG
        if name not in long
    )
    modules = defaultdict(list)
    for path in sorted((root / "src/lexludi").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        if "/games/" not in name and path.stem != "__main__":
            modules[path.parent.name if path.stem == "__init__" else path.stem].append(name)
    for stem, names in modules.items():
        if len(names) > 1 and stem not in SHARED:
            yield f"{names[-1]}: {names[0]} has the same name; give one of them a name that says what it is."
    yield from (
        f"tests/rooms.py: no two modules are called {stem}; take it off SHARED."
        for stem in SHARED
        if len(modules[stem]) < 2
    )


if __name__ == "__main__":
    found = list(faults())
    print(*found, sep="\n", file=sys.stderr, end="\n" * bool(found))
    sys.exit(bool(found))
