"""Work begun beside other work: it ends with that at the latest, leaves nothing behind, and keeps its faults to itself."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from lexludi.files import BadInput
from lexludi.site.processes import beside


def test_work_begun_beside_is_done_meanwhile() -> None:
    heard, told = os.pipe()
    with beside(lambda: os.write(told, b"done")):
        assert os.read(heard, 10) == b"done"


def test_work_that_is_not_done_ends_and_leaves_nothing_behind(tmp_path: Path) -> None:
    heard, told = os.pipe()

    def work() -> None:
        with tempfile.TemporaryDirectory(dir=tmp_path):
            os.write(told, b"begun")
            while True:  # a signal cannot fall between two looks, as it can before a call that waits
                pass

    with beside(work):
        assert os.read(heard, 10) == b"begun"
        assert list(tmp_path.iterdir())
    assert not list(tmp_path.iterdir())


def test_fault_of_work_begun_beside_is_not_told(capfd: pytest.CaptureFixture[str]) -> None:
    heard, told = os.pipe()

    def work() -> None:
        raise BadInput("whoever needs it tells")

    with beside(work):
        os.close(told)
        assert os.read(heard, 1) == b""  # it has ended
    assert capfd.readouterr() == ("", "")
