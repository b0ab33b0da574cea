"""Which core works on what during a run, on a machine with two of them.

A kernel may wake whoever is written to on the core of the writer. Worker and trainer, which write to each other all the
time, would then take turns on one core while the other sleeps.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
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
    try:
        os.sched_setaffinity(0, cores)
    except OSError:
        return


class KeptOn:
    """`with KeptOn(core): ...` keeps this thread on a core meanwhile; None leaves it where it is."""

    def __init__(self, core: int | None) -> None:
        self._core = core
        self._before: set[int] = set()

    def __enter__(self) -> None:
        if self._core is not None:
            self._before = os.sched_getaffinity(0)
            move_to({self._core})

    def __exit__(self, *ending: object) -> None:
        if self._before:
            move_to(self._before)
