"""Which core works on what during a run, on a machine with two of them.

A kernel may wake whoever is written to on the core of the writer. Worker and trainer, which write to each other all the
time, would then take turns on one core while the other sleeps.
"""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Pair = tuple[int, int]


def pair() -> Pair | None:
    """A core for the worker and the other one for the trainer's thread; None where there is no choice, and where there
    are so many that the kernel finds one that is free."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) != 2:
        return None
    # The workers of several trainers are not all to meet on the same one.
    first = os.getpid() % 2
    return cores[first], cores[1 - first]


def move_to(cores: set[int]) -> None:
    """Have this thread, and what it starts from now on, work on these cores alone, if they can be had."""
    with suppress(OSError):
        os.sched_setaffinity(0, cores)


@contextmanager
def kept_on(core: int | None) -> Iterator[None]:
    """Keep this thread on a core for a while; None leaves it where it is."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    move_to({core})
    try:
        yield
    finally:
        move_to(before)
