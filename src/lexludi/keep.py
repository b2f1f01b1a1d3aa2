"""What was read from files, kept under `build/` for as long as the files stay as they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from lexludi.clauses.problems import write_whole


def keep(name: str, root: Path, files: Iterable[Path], read: Callable[[], Any]) -> Any:
    """The plain data `read` gives, from `build/kept/<name>.json` while none of the files has changed."""
    state = [[str(path.relative_to(root)), path.stat().st_mtime_ns, path.stat().st_size] for path in sorted(files)]
    kept = root / "build" / "kept" / f"{name}.json"
    try:
        body = json.loads(kept.read_text(encoding="utf-8"))
        if body["state"] == state:
            return body["data"]
    except (OSError, ValueError, KeyError, TypeError):
        pass
    data = read()
    write_whole(kept, json.dumps({"state": state, "data": data}, ensure_ascii=False))
    return data
