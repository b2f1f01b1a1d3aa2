"""Serving: the site as it is at each moment, and an answer to every request."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from lexludi.site.release import SITE, release
from lexludi.site.serve import Server, state


def publish(root: Path, text: str) -> None:
    (root / "build").mkdir(exist_ok=True)
    with release(root) as fresh:
        (fresh / "en" / "assets").mkdir(parents=True)
        (fresh / "en" / "index.html").write_text(text)
        (fresh / "404.html").write_text("not here")
        (fresh / "en" / "assets" / "style.css").write_text("")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    publish(tmp_path, "first")
    server = Server(tmp_path, 0)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def get(server: Server, path: str) -> tuple[int, str]:
    """Status and page, without the script at its end."""
    answer = ask(server, path)
    return answer.status, answer.read().decode().partition("<script")[0]


def ask(server: Server, path: str) -> HTTPResponse:
    connection = HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("GET", path)
    return connection.getresponse()


def raw(server: Server, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=10) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: connection.recv(4096), b""))


def test_page_is_that_of_the_last_release(server: Server, tmp_path: Path) -> None:
    assert get(server, "/en/") == (200, "first")
    publish(tmp_path, "second")
    assert get(server, "/en/") == (200, "second")


@pytest.mark.parametrize("path", ["/en/nothing/", "/xx/nothing/", "/nothing"])
def test_missing_page_is_answered_with_the_page_of_the_site(server: Server, path: str) -> None:
    assert get(server, path) == (404, "not here")


def test_folder_without_a_page_is_not_listed(server: Server) -> None:
    assert get(server, "/en/assets/") == (404, "not here")
    assert get(server, "/") == (404, "not here")


@pytest.mark.parametrize(
    "request_",
    [
        b"GET x HTTP/1.0\r\n\r\n",
        b"GET\r\n\r\n",
        b"\xff\xff\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"PUT /en/ HTTP/1.0\r\n\r\n",
        b"GET /" + b"a" * 300 + b"/%00 HTTP/1.0\r\n\r\n",
        b"GET " + b"/" * 70_000 + b" HTTP/1.0\r\n\r\n",
    ],
    ids=["no slash", "no path", "no text", "version", "method", "name", "length"],
)
def test_malformed_request_is_answered_without_a_traceback(
    server: Server, request_: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    assert b"HTTP" in raw(server, request_) or b"Error" in raw(server, request_)
    assert get(server, "/en/")[0] == 200
    assert "Traceback" not in capfd.readouterr().err


def test_failing_release_leaves_the_last_one(server: Server, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), release(tmp_path) as fresh:
        (fresh / "half").write_text("x")
        raise RuntimeError
    assert get(server, "/en/") == (200, "first")
    assert [path.name for path in sorted((tmp_path / SITE).iterdir())] == ["404.html", "en"]


def test_file_that_vanishes_while_watched_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "gone.md").symlink_to(tmp_path / "nowhere")
    (tmp_path / "docs" / "here.md").write_text("x")
    assert list(state(tmp_path)) == [tmp_path / "docs" / "here.md"]


@pytest.mark.parametrize("file", ["mkdocs.yml", "CHANGELOG.md", "docs/a/b.md", "features/a.feature", "games/a.py"])
def test_every_file_the_site_is_made_of_is_watched(file: str, tmp_path: Path) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text("x")
    assert list(state(tmp_path)) == [tmp_path / file]


def test_folder_that_vanishes_while_watched_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs" / "book").mkdir(parents=True)
    (tmp_path / "docs" / "book" / "going.md").write_text("x")
    (tmp_path / "docs" / "here.md").write_text("x")
    listed = os.scandir

    def vanishing(folder: str | Path) -> object:
        if Path(folder).name == "book":
            raise FileNotFoundError(folder)
        return listed(folder)

    monkeypatch.setattr(os, "scandir", vanishing)
    assert list(state(tmp_path)) == [tmp_path / "docs" / "here.md"]


def test_page_and_missing_page_end_with_the_script_that_refreshes_them_and_files_do_not(server: Server) -> None:
    for path in ("/en/", "/nothing"):
        answer = ask(server, path)
        body = answer.read().decode()
        assert body.endswith(f'<script src="/.live.js" data-site="{server.version()}"></script>\n')
        assert answer.getheader("Content-Length") == str(len(body.encode()))
    assert ask(server, "/en/assets/style.css").read() == b""
    assert b"EventSource" in ask(server, "/.live.js").read()


def test_reader_who_waits_is_told_of_the_next_site_and_only_then(server: Server, tmp_path: Path) -> None:
    answer = ask(server, "/.changes")
    first = answer.fp.readline()
    assert first == f"data: {server.version()}\n".encode()
    server.tell()  # a build that failed
    publish(tmp_path, "second")
    server.tell()
    assert [answer.fp.readline() for _ in range(2)] == [b"\n", f"data: {server.version()}\n".encode()]
    assert server.version() not in first.decode()
    answer.close()
