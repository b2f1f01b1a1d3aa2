"""Work begun beside other work: it ends with it at the latest, leaves nothing behind, and keeps its faults to itself."""

from __future__ import annotations

import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from lexludi.files import BadInput
from lexludi.site.processes import beside


def test_work_begun_beside_is_done_meanwhile(tmp_path: Path) -> None:
    with beside((tmp_path / "done").mkdir):
        while not (tmp_path / "done").is_dir():
            time.sleep(0.01)


def test_work_that_is_not_done_ends_with_all_it_started(tmp_path: Path) -> None:
    def work() -> None:
        with tempfile.TemporaryDirectory(dir=tmp_path):
            subprocess.run(["sh", "-c", "echo $$ >number.part; mv number.part number; exec sleep 60"], cwd=tmp_path)

    with beside(work):
        while not (tmp_path / "number").exists():
            time.sleep(0.01)
    assert [path.name for path in tmp_path.iterdir()] == ["number"]
    assert not Path("/proc", (tmp_path / "number").read_text().strip()).exists()


def test_fault_of_work_begun_beside_is_not_told(capfd: pytest.CaptureFixture[str]) -> None:
    def work() -> None:
        raise BadInput("whoever needs it tells")

    with beside(work):
        pass
    assert capfd.readouterr() == ("", "")
