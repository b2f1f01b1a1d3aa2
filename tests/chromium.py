"""A Chromium for the browser tests: found on this machine, or fetched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

NAMES = (
    "chromium-headless-shell",  # the same engine without windows, so there is less to do
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "msedge",
    "microsoft-edge",
)
DOWNLOAD = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
MANAGERS = {
    "apt-get": (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"],  # not every system has this one
        ["apt-get", "install", "-y", "-qq", "chromium"],
    ),
    "dnf": (["dnf", "install", "-y", "-q", "chromium"],),
    "zypper": (["zypper", "-n", "-q", "install", "chromium"],),
    "pacman": (["pacman", "-Sy", "--noconfirm", "chromium"],),
    "apk": (["apk", "add", "-q", "chromium"],),
}


class NoBrowser(Exception):
    """There is no Chromium here; the message says what to do."""


def run(command: list[str], seconds: int) -> bool:
    """Run a command without a word, for so long at most; whether it went well."""
    # A network that does not answer is given up soon; a slow one may take its time.
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "5000"}
    try:
        return subprocess.run(command, env=quiet, capture_output=True, timeout=seconds, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def playwrights_own() -> str:
    """Where Playwright keeps the Chromium it downloads."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


@dataclass(frozen=True)
class Machine:
    """What can be asked of the machine the tests run on."""

    environment: Mapping[str, str] = field(default_factory=lambda: os.environ)
    run: Callable[[list[str], int], bool] = run
    own: Callable[[], str] = playwrights_own
    root: bool = os.geteuid() == 0
    say: Callable[[str], None] = print

    def find(self) -> str:
        """The first Chromium that starts: the one chosen by CHROMIUM, on the path, or Playwright's own."""
        chosen = self.environment.get("CHROMIUM")
        if chosen and not self._starts(chosen):
            raise NoBrowser(f"CHROMIUM is {chosen}, which does not start; set it to a Chromium's program or unset it.")
        program = chosen or next(filter(self._starts, self._programs()), None)
        if not program:
            raise NoBrowser(
                "No Chromium for the browser tests and no way to get one here: install Chromium or Chrome "
                "(Debian: apt-get install chromium), or set CHROMIUM to its program."
            )
        return program

    def fetch(self) -> str:
        """A Chromium, got if there is none: Playwright's download where the network allows it, else a package."""
        if not self.environment.get("CHROMIUM") and not self._any():
            self.say("No Chromium here; downloading Playwright's own.")
            if not self.run(DOWNLOAD, 600) or not self._starts(self.own()):
                self._install()
        return self.find()

    def _any(self) -> bool:
        return any(map(self._starts, self._programs()))

    def _starts(self, program: str) -> bool:
        return self.run([program, "--version"], 30)

    def _programs(self) -> Iterator[str]:
        yield from filter(None, map(self._which, NAMES))
        yield self.own()

    def _which(self, name: str) -> str | None:
        return shutil.which(name, path=self.environment.get("PATH", ""))

    def _install(self) -> None:
        manager = next(filter(self._which, MANAGERS), None)
        rights = [] if self.root else ["sudo", "-n"]
        if manager and self.run([*rights, "true"], 10):
            self.say(f"That did not work; installing Chromium with {manager}.")
            for command in MANAGERS[manager]:
                if not self._any():
                    self.run([*rights, *command], 600)


def main() -> int:
    """Make sure of a Chromium and say which."""
    try:
        print(f"Browser: {Machine().fetch()}")
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
