"""Work done by several processes at once, each a copy of this one."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from lexludi.files import BadInput

MOST = (os.cpu_count() or 1) + 1


def side_by_side(work: Callable[[str], str], names: list[str]) -> Iterator[tuple[str, str]]:
    """The answer for each name, as it comes; what goes wrong with one ends the others.

    Each name has a process of its own, which ends with its work even if this one is killed.
    """
    context = multiprocessing.get_context("fork")
    running: dict[Connection, tuple[str, BaseProcess]] = {}
    waiting = list(names)
    try:
        while waiting or running:
            while waiting and len(running) < MOST:
                answers, sender = context.Pipe(duplex=False)
                process = context.Process(target=_answer, args=(work, waiting[0], sender))
                process.start()
                sender.close()
                running[answers] = waiting.pop(0), process
            ready = wait(list(running))
            for answers in [each for each in running if each in ready]:
                name, worker = running[answers]
                answer = _received(answers, name)
                worker.join()
                del running[answers]
                if isinstance(answer, BaseException):
                    raise answer
                yield name, answer
    finally:
        for _, worker in running.values():
            worker.kill()
            worker.join()


def _answer(work: Callable[[str], str], name: str, sender: Connection) -> None:
    try:
        sender.send(work(name))
    except (BadInput, OSError, SystemExit) as error:
        sender.send(error)
    except KeyboardInterrupt:
        pass


def _received(answers: Connection, name: str) -> str | BaseException:
    try:
        answer: str | BaseException = answers.recv()
        return answer
    except EOFError:
        return BadInput(f"{name}: the process at work on it ended before its time.")
