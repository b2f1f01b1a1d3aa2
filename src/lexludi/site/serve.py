"""Serve the built site on localhost, rebuild it when a file changes, and have open pages refresh themselves."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, BinaryIO

from lexludi.files import BadInput, files_below
from lexludi.proof.releases import FILE as CHANGELOG
from lexludi.site.build import build
from lexludi.site.policy import WORKER
from lexludi.site.release import SITE

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite

FILES = ("mkdocs.yml", CHANGELOG)
FOLDERS = ("docs", "features", "locales", "src/lexludi", "games")
PAUSE = 0.7
CHANGES = "/.changes"
PATIENCE = 15.0
"""Seconds after which a reader who waits hears something, so that one who has left is noticed."""
SCRIPT = "/.live.js"
LIVE = f'<script src="{SCRIPT}" data-site="{{}}"></script>\n'


class Handler(SimpleHTTPRequestHandler):
    """Serves files without logging, and never from the browser's cache unchecked."""

    caching = "no-cache"

    def log_message(self, format: str, *args: object) -> None:
        return

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.caching)
        if getattr(self, "path", "").split("?")[0].endswith((".js", ".mjs")):
            self.send_header("Content-Security-Policy", WORKER)
        super().end_headers()

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Begin an answer; an invalid address is answered with 404."""
        try:
            return super().send_head()
        except ConnectionError:
            raise
        except (ValueError, OSError):
            self.send_error(404)
            return None

    def list_directory(self, path: object) -> None:
        """A folder without a page of its own is no page."""
        self.send_error(404)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer a missing page with the site's own page."""
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.copyfile(BytesIO(body), self.wfile)
        return None


class Live(Handler):
    """Adds a script to every page and notifies it when the site was rebuilt."""

    server: Server
    caching = "no-store"  # what a browser keeps is compared by whole seconds, and two builds may fall into one
    _is_page = False
    _live = b""

    def do_GET(self) -> None:
        """A file, or word of every new site as it comes, until the reader leaves."""
        if self.path == SCRIPT:
            return self._script()
        if self.path != CHANGES:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        told = ""
        while True:
            now = self.server.wait(told)
            self.wfile.write(b": still here\n\n" if now == told else f"data: {now}\n\n".encode())
            told = now

    def send_head(self) -> BytesIO | BinaryIO | None:
        """The start of a page that is of this site or, if one comes meanwhile, of the next."""
        self._live = LIVE.format(self.server.version()).encode()
        return super().send_head()

    def _script(self) -> None:
        """The script itself."""
        body = (Path(__file__).parent / "live.js").read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def send_header(self, keyword: str, value: str) -> None:
        """A page is as much longer as the script at its end."""
        if keyword.lower() == "content-type":
            self._is_page = value.startswith("text/html")
        longer = self._is_page and keyword.lower() == "content-length"
        super().send_header(keyword, str(int(value) + len(self._live)) if longer else value)

    def copyfile(self, source: SupportsRead[bytes], outputfile: SupportsWrite[bytes]) -> None:  # type: ignore[override]  # as documented
        """The file, and after a page the script."""
        super().copyfile(source, outputfile)
        if self._is_page:
            outputfile.write(self._live)


class Server(ThreadingHTTPServer):
    """The site below a root, as it is at each moment, for this machine alone."""

    daemon_threads = True

    def __init__(self, root: Path, port: int) -> None:
        super().__init__(("127.0.0.1", port), partial(Live, directory=str(root / SITE)))
        self._site = root / SITE
        self._changed = threading.Condition()

    def version(self) -> str:
        """A name for the site as it is now, also while it is being put in place."""
        try:
            link = self._site.lstat()
        except FileNotFoundError:
            return ""
        return f"{link.st_ino}-{link.st_mtime_ns}"

    def wait(self, told: str) -> str:
        """The name of the site as soon as it is not the one told, or after a while."""
        with self._changed:
            self._changed.wait_for(lambda: self.version() != told, PATIENCE)
        return self.version()

    def tell(self) -> None:
        """Wake all waiting requests to check for a new site."""
        with self._changed:
            self._changed.notify_all()

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Ignore readers who leave early."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def serve(root: Path, port: int) -> int:
    """Build, serve until interrupted, rebuild on change; a fault is shown and the last good site stays."""
    try:
        server = Server(root, port)
    except (OSError, OverflowError) as error:
        raise BadInput(f"port {port} cannot be used ({error}); choose another with --port.") from error
    with server:
        build(root)
        return _serve(server, root)


def _serve(server: Server, root: Path) -> int:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"Lex Ludi is at http://localhost:{server.server_port}/ – Ctrl-C stops it.", flush=True)
    stop, seen = threading.Event(), state(root)
    try:
        while not stop.wait(PAUSE):
            now = state(root)
            if now != seen:
                seen = now
                _rebuild(root)
                server.tell()
    except KeyboardInterrupt:
        print()
    finally:
        server.shutdown()
    return 0


def _rebuild(root: Path) -> None:
    """A new process sees changed code; its messages go straight to the terminal."""
    subprocess.run([sys.executable, "-m", "lexludi.cli", "--root", str(root), "build"], check=False)


def state(root: Path) -> dict[Path, tuple[int, int]]:
    """Date and size of every file the site is made of, without those that vanish meanwhile.

    The system's own notices would not do: a file that an editor replaces is lost to them, and so is a new folder.
    """
    found = {}
    below = (file for folder in FOLDERS for file in files_below(root / folder))
    for path in (*(root / file for file in FILES), *below):
        if "__pycache__" not in path.parts:
            try:
                seen = path.stat()
            except OSError:
                continue
            found[path] = seen.st_mtime_ns, seen.st_size
    return found
