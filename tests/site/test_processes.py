"""Work begun beside other work: it ends with it at the latest, leaves nothing behind, and keeps its faults to itself."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from select import select

import pytest

from lexludi.files import BadInput
from lexludi.site.processes import beside


def test_work_begun_beside_is_done_meanwhile() -> None:
    heard, told = os.pipe()
    with beside(lambda: os.write(told, b"done")):
        assert os.read(heard, 10) == b"done"


def test_work_that_is_not_done_ends_with_all_it_started(tmp_path: Path) -> None:
    heard, told = os.pipe()

    def work() -> None:
        with tempfile.TemporaryDirectory(dir=tmp_path):
            subprocess.run(["sh", "-c", "echo begun; exec sleep 60"], stdout=told, check=False)

    with beside(work):
        os.close(told)
        assert os.read(heard, 10) == b"begun\n"
    assert not list(tmp_path.iterdir())
    assert select([heard], [], [], 20)[0]
    assert os.read(heard, 10) == b""  # nobody is left who could say more


def test_fault_of_work_begun_beside_is_not_told(capfd: pytest.CaptureFixture[str]) -> None:
    heard, told = os.pipe()

    def work() -> None:
        raise BadInput("whoever needs it tells")

    with beside(work):
        os.close(told)
        assert os.read(heard, 1) == b""  # it has ended
    assert capfd.readouterr() == ("", "")
