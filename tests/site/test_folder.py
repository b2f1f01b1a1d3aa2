"""A folder is brought up to date without a trace of what it held."""

from __future__ import annotations

from pathlib import Path

from lexludi.site.folder import sweep


def test_sweep_leaves_what_is_named_and_no_empty_folder(tmp_path: Path) -> None:
    place, other = tmp_path / "place", tmp_path / "other"
    for file in (
        place / "kept",
        place / "deep/kept",
        place / "deep/gone",
        place / "gone/all/gone",
        other / "elsewhere",
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (place / "link").symlink_to(other)
    sweep(place, {"kept", "deep/kept"})
    left = {path.relative_to(place).as_posix() for path in place.rglob("*")}
    assert left == {"kept", "deep", "deep/kept"}
    assert (other / "elsewhere").exists()
