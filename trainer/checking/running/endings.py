"""What the end of a worker says of the program that it ran."""

from __future__ import annotations

import sys

from trainer.checking.between import wire
from trainer.checking.isolation import limits
from trainer.checking.report import Outcome
from trainer.checking.running.starting import Ending
from trainer.checking.running.verdicts import Stop

NEARLY_ALL_KB = limits.MEMORY_MB * 600
"""A program that used this much memory was on its way to the limit: code and stacks take a share of it too."""
CRASHES = (4, 6, 8, 11, 31, 10 if sys.platform == "darwin" else 7)
"""Signals by which an interpreter itself ends: ILL, ABRT, FPE, SEGV, SYS and BUS."""


def of_one_that_was_late(ending: Ending | None) -> Outcome:
    """Why a program did not come back: filling the memory takes time as well."""
    return "memory" if ending is not None and ending.peak_kb > NEARLY_ALL_KB else "timeout"


def of_one_that_went_away(ending: Ending | None) -> Stop:
    """Why a worker closed its socket; `ending` is None where nobody knows how it ended."""
    if ending is not None and ending.status == wire.DISTURBED:
        return "disturbed"
    if ending is None or ending.status >= 0:
        return "exited"
    # SIGKILL and SIGXCPU by number: 9 and 24 on Linux and macOS alike.
    killed, cpu_limit = ending.status == -9, ending.status == -24
    if cpu_limit or (killed and ending.cpu >= limits.CPU_SECONDS):
        return "timeout"
    if killed and ending.peak_kb > NEARLY_ALL_KB:
        return "memory"
    return "crashed" if -ending.status in CRASHES else "killed"
