"""Finding a Chromium, or getting one, on machines that do not exist."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from chromium import DOWNLOAD, Machine, NoBrowser

OWN = "/playwright/chrome"


class Fake:
    """A machine: the programs on its path, those that start, and what each command brings."""

    def __init__(self, folder: Path, *names: str, root: bool = True, **environment: str) -> None:
        self.folder = folder
        self.ran: list[str] = []
        self.said: list[str] = []
        self.brings: dict[str, Callable[[], object]] = {}
        self.starting: set[str] = set()
        for name in names:
            self.add(name)
        self.machine = Machine(
            {"PATH": str(folder), **environment}, self.run, lambda: OWN, root=root, say=self.said.append
        )

    def add(self, name: str) -> None:
        program = self.folder / name
        program.touch(mode=0o755)
        self.starting.add(str(program))

    def run(self, command: list[str], seconds: int) -> bool:
        if command[1:] == ["--version"]:
            return command[0] in self.starting
        self.ran.append(" ".join(command))
        known = next((brought for words, brought in self.brings.items() if words in self.ran[-1]), None)
        if known:
            known()
        return known is not None


def test_browser_chosen_by_the_environment_comes_first(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "chromium", "mine", CHROMIUM=str(tmp_path / "mine"))
    assert fake.machine.fetch() == str(tmp_path / "mine")
    assert fake.ran == fake.said == []


def test_chosen_browser_that_does_not_start_is_an_error_and_nothing_is_installed(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "chromium", CHROMIUM="/nowhere/chromium")
    with pytest.raises(NoBrowser, match="CHROMIUM is /nowhere/chromium, which does not start"):
        fake.machine.fetch()
    assert fake.ran == []


@pytest.mark.parametrize(
    "name",
    [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "msedge",
        "microsoft-edge",
    ],
)
def test_browser_on_the_path_is_found_under_every_usual_name(tmp_path: Path, name: str) -> None:
    assert Fake(tmp_path, name).machine.fetch() == str(tmp_path / name)


def test_browser_on_the_path_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "chromium", "google-chrome")
    fake.starting.remove(str(tmp_path / "chromium"))
    assert fake.machine.find() == str(tmp_path / "google-chrome")


def test_playwrights_own_browser_is_found(tmp_path: Path) -> None:
    fake = Fake(tmp_path)
    fake.starting.add(OWN)
    assert fake.machine.fetch() == OWN
    assert fake.ran == []


def test_download_is_tried_first_and_said_in_one_line(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "apt-get")
    fake.brings["playwright install"] = lambda: fake.starting.add(OWN)
    assert fake.machine.fetch() == OWN
    assert (fake.ran, len(fake.said)) == ([" ".join(DOWNLOAD)], 1)


@pytest.mark.parametrize(("root", "rights"), [(True, ""), (False, "sudo -n ")])
def test_package_is_installed_where_nothing_can_be_downloaded(tmp_path: Path, root: bool, rights: str) -> None:
    fake = Fake(tmp_path, "apt-get", root=root)
    light = "chromium-headless-shell"
    fake.brings = {f"{rights}true": bool, f"install -y -qq {light}": lambda: fake.add(light)}
    assert fake.machine.fetch() == str(tmp_path / light)
    assert fake.ran[-2:] == [f"{rights}apt-get update -qq", f"{rights}apt-get install -y -qq {light}"]
    assert "apt-get" in fake.said[-1]


def test_whole_browser_is_installed_where_there_is_no_lighter_one(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "apt-get")
    fake.brings = {"true": bool, "install -y -qq chromium": lambda: "shell" in fake.ran[-1] or fake.add("chromium")}
    assert fake.machine.fetch() == str(tmp_path / "chromium")


def test_package_is_installed_where_the_download_lacks_the_systems_libraries(tmp_path: Path) -> None:
    fake = Fake(tmp_path, "dnf")
    fake.brings = {"playwright install": bool, "true": bool, "dnf install": lambda: fake.add("chromium")}
    assert fake.machine.fetch() == str(tmp_path / "chromium")


@pytest.mark.parametrize("names", [[], ["apt-get"]])
def test_machine_that_can_get_none_is_told_what_to_install(tmp_path: Path, names: list[str]) -> None:
    fake = Fake(tmp_path, *names, root=False)
    with pytest.raises(NoBrowser, match="install Chromium or Chrome"):
        fake.machine.fetch()
    assert not any("apt-get" in command for command in fake.ran), "nothing is installed without the right to"
