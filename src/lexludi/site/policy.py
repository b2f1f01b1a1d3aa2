"""What a page of the site may load and run: its Content-Security-Policy, whichever engine made the page."""

from __future__ import annotations

import base64
import hashlib
import re

from markupsafe import escape

_SCRIPT = re.compile(r"<script(?P<given>[^>]*)>(?P<body>.*?)</script>", re.DOTALL | re.IGNORECASE)
_DATA = re.compile(r"\bsrc=|type=[\"']?(?!module\b|text/javascript\b)\w", re.IGNORECASE)
_HEAD = re.compile(r"<head[^>]*>", re.IGNORECASE)
WORKER = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""What a script that runs beside the page may do, for a server to send with it: a page cannot say it."""


def policy(html: str) -> str:
    """What a page may do: everything from its own site, its own inline scripts as they are, and WebAssembly."""
    scripts = [match["body"] for match in _SCRIPT.finditer(html) if not _DATA.search(match["given"])]
    known = " ".join(sorted({f"'sha256-{_digest(script)}'" for script in scripts}))
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' 'wasm-unsafe-eval' {known}".rstrip(),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "object-src 'none'",
            "base-uri 'self'",
        )
    )


def guarded(html: str) -> str:
    """A page that says itself what it may do, before anything of it is loaded."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{escape(policy(html))}">'
    return _HEAD.sub(lambda head: head[0] + meta, html, count=1)


def _digest(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
