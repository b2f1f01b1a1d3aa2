"""Work done by several processes at once, each a copy of this one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from lexludi.files import BadInput

MOST = os.cpu_count() or 1


@contextmanager
def beside(work: Callable[[], object]) -> Iterator[None]:
    """Have another process begin some work; where it is not done by then it ends, and what went wrong is left to who needs it."""
    process = multiprocessing.get_context("fork").Process(target=_begin, args=(work,))
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def _begin(work: Callable[[], object]) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that it leaves nothing behind
    with suppress(BadInput, OSError, KeyboardInterrupt):
        work()


def side_by_side(work: Callable[[str], str], names: list[str]) -> Iterator[tuple[str, str]]:
    """The answer for each name, as it comes; what goes wrong with one ends the others.

    A process takes one name after the other, so that what it has read for one serves the next. It
    ends with the name it is at work on even if this one is killed.
    """
    context = multiprocessing.get_context("fork")
    running: dict[Connection, tuple[str, BaseProcess]] = {}
    waiting = list(names)
    try:
        while waiting and len(running) < MOST:
            own, other = context.Pipe()
            worker = context.Process(target=_serve, args=(work, own, other))
            worker.start()
            other.close()
            own.send(waiting[0])
            running[own] = waiting.pop(0), worker
        while running:
            ready = wait(list(running))
            for own in [each for each in running if each in ready]:
                name, process = running[own]
                answer = _received(own, name)
                if isinstance(answer, BaseException):
                    raise answer
                if waiting:
                    own.send(waiting[0])
                    running[own] = waiting.pop(0), process
                else:
                    own.send(None)
                    del running[own]
                    process.join()
                yield name, answer
    finally:
        for _, process in running.values():
            process.kill()
            process.join()


def _serve(work: Callable[[str], str], asking: Connection, own: Connection) -> None:
    asking.close()  # so that a killed build is noticed by its silence
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while (name := own.recv()) is not None:
            try:
                answer: object = work(name)
            except (BadInput, OSError, SystemExit) as error:
                answer = error
            own.send(answer)


def _received(answers: Connection, name: str) -> str | BaseException:
    try:
        answer: str | BaseException = answers.recv()
        return answer
    except EOFError:
        return BadInput(f"{name}: the process at work on it ended before its time.")
