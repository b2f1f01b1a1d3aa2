"""Work done by several processes at once, each a copy of this one."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from lexludi.files import BadInput

MOST = os.cpu_count() or 1


def side_by_side(work: Callable[[str], str], names: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the answer for each name as it comes; an error in one ends the others.

    A process takes one name after the other, so that what it has read for one serves the next. Unlike those of
    `concurrent.futures`, these processes take work that cannot be pickled, and end by themselves when this one is killed.
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
