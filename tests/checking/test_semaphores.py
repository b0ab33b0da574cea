"""The semaphores of one process do what the real ones do."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.checking.confined import semaphores

real = pytest.importorskip("_multiprocessing")
KINDS = st.sampled_from([(0, 1, 1), (1, 1, 1), (1, 0, 1), (1, 2, 3), (1, 0, semaphores.SemLock.SEM_VALUE_MAX)])
ACTS = st.lists(st.sampled_from(["acquire", "try", "briefly", "release", "look"]), max_size=12)


def done(lock, act: str) -> object:
    try:
        if act == "release":
            return lock.release()
        if act == "look":
            return lock._count() > 0, lock._is_mine(), lock._is_zero(), lock._get_value()
        return lock.acquire(False) if act == "try" else lock.acquire(True, 0.001)
    except (AssertionError, ValueError) as error:
        return type(error), str(error)


@given(KINDS, ACTS)
def test_they_are_taken_and_given_back_as_the_real_ones(kind, acts) -> None:
    ours = semaphores.SemLock(*kind, "/ours", True)
    try:
        theirs = real.SemLock(*kind, f"/trainer-{id(ours)}", True)
    except OSError:
        pytest.skip("no semaphores can be made here")
    assert [done(ours, act) for act in acts] == [done(theirs, act) for act in acts]


def test_who_waits_gets_it_when_it_is_given_back() -> None:
    lock = semaphores.SemLock(1, 1, 1)
    taken = threading.Event()
    with lock:
        waiting = threading.Thread(target=lambda: (lock.acquire(), taken.set()))
        waiting.start()
        assert not taken.wait(0.05)
    assert taken.wait(60)
    waiting.join()
