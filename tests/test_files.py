"""The files of a project: what stands below a folder."""

from __future__ import annotations

from pathlib import Path

from lexludi.files import files_below


def test_files_below_a_folder_are_found_through_links_that_do_not_lead_back(tmp_path: Path) -> None:
    for name in ("book/terms/a.toml", "shared/b.toml"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    (tmp_path / "book/shared").symlink_to(tmp_path / "shared")
    (tmp_path / "book/terms/back").symlink_to(tmp_path / "book")
    (tmp_path / "book/gone.toml").symlink_to(tmp_path / "nowhere")
    found = [path.relative_to(tmp_path).as_posix() for path in files_below(tmp_path / "book")]
    assert found == ["book/shared/b.toml", "book/terms/a.toml"]
