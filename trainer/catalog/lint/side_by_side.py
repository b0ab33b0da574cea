"""Work that is shared out over several runners, each of which does one thing at a time."""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from trainer.catalog.lint.running import Runner

Result = TypeVar("Result")


class SideBySide:
    """`with SideBySide(runners) as work: work.submit(act)`: each act is given a runner that is free, in the order in
    which they came. Leaving waits for what has begun and gives up the rest."""

    def __init__(self, runners: Sequence[Runner]) -> None:
        self._free: queue.SimpleQueue[Runner] = queue.SimpleQueue()
        for runner in runners:
            self._free.put(runner)
        self._pool = ThreadPoolExecutor(len(runners))

    def __enter__(self) -> SideBySide:
        return self

    def __exit__(self, *ending: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def submit(self, act: Callable[[Runner], Result]) -> Future[Result]:
        """Have `act` done by the next runner that is free."""
        return self._pool.submit(self._do, act)

    def _do(self, act: Callable[[Runner], Result]) -> Result:
        runner = self._free.get()
        try:
            return act(runner)
        finally:
            self._free.put(runner)
