"""How a command is run and how each ends."""

from __future__ import annotations

import os
import sys
from io import BufferedWriter, FileIO, TextIOWrapper
from typing import TYPE_CHECKING

from lexludi.cli.arguments import handler, make_parser
from lexludi.cli.common import BAD_INPUT, apart, tell
from lexludi.files import BadInput

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 all well, 1 something does not hold, 2 bad input."""
    if sys.stdout is sys.__stdout__ and isinstance(sys.stdout, TextIOWrapper):
        sys.stdout = _heard(sys.stdout)
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
    except OSError as error:
        tell(f"{error.filename or 'a file'}: {error.strerror or error}.")
        return BAD_INPUT
    except (Exception, SystemExit) as error:
        from lexludi.examples.blame import broken_code

        broken = broken_code(error)
        if not broken.file:
            raise
        tell(broken)
        return BAD_INPUT


class _Output(FileIO):
    """Standard output: once nobody reads it any more, what is said is lost, and the command ends as it would."""

    lost = False

    def write(self, data: ReadableBuffer, /) -> int:
        """A fault of writing is told once; the rest is let go, as it would fail as well."""
        if not self.lost:
            try:
                return super().write(data)
            except BrokenPipeError:
                self.lost = True
            except OSError as error:
                self.lost = True
                raise OSError(error.errno, error.strerror, "standard output") from error
        return memoryview(data).nbytes


def _heard(stream: TextIOWrapper) -> TextIOWrapper:
    """The same output, whoever may stop reading it."""
    stream.flush()
    writer = BufferedWriter(_Output(stream.fileno(), "w", closefd=False))
    lines, through = stream.line_buffering, stream.write_through
    return TextIOWrapper(writer, stream.encoding, line_buffering=lines, write_through=through)
