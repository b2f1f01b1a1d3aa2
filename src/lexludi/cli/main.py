"""How a command is run and how each ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from lexludi.cli.arguments import handler, make_parser
from lexludi.cli.common import BAD_INPUT, apart, tell
from lexludi.files import BadInput

UNREAD = 141
"""The exit code of a command whose output nobody reads any more, as shells give it to one ended by SIGPIPE."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 all well, 1 something does not hold, 2 bad input."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever called; what is said is lost, the exit code is not
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    options = make_parser().parse_args(arguments)
    try:
        with apart(options):
            code = handler(options.run)(options)
        sys.stdout.flush()
        return code
    except BadInput as error:
        tell(*error.problems)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return UNREAD
    except OSError as error:
        if not error.filename:
            _drop_output()
        tell(f"{error.filename or 'the output'}: {error.strerror or error}.")
        return BAD_INPUT
    except (Exception, SystemExit) as error:
        from lexludi.examples.blame import broken_code

        broken = broken_code(error)
        if not broken.file:
            raise
        tell(broken)
        return BAD_INPUT


def _drop_output() -> None:
    """Send what is still to be written nowhere, so that Python does not fail again when it ends."""
    with suppress(OSError):  # a test's output has no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
