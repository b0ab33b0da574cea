"""Reading Python from several threads."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator

import pytest

from trainer.catalog.parsing import parsed

PROGRAM = "def f(x):\n    return [y + 1 for y in x if y]\n" * 40


@pytest.fixture
def busy_search_for_garbage() -> Iterator[None]:
    """A search that comes often, and lets other threads go on."""

    def hand_over(*_: object) -> None:
        time.sleep(0.0001)

    before = gc.get_threshold()
    gc.set_threshold(50)
    gc.callbacks.append(hand_over)
    yield
    gc.callbacks.remove(hand_over)
    gc.set_threshold(*before)


@pytest.mark.usefixtures("busy_search_for_garbage")
def test_threads_that_read_at_once_all_come_to_an_end() -> None:
    read: list[int] = []

    def read_at(depth: int) -> None:
        if depth:
            read_at(depth - 1)
            return
        read.extend(len(parsed(PROGRAM).body) for _ in range(30))

    threads = [threading.Thread(target=read_at, args=(5 * place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert read == [40] * 120
