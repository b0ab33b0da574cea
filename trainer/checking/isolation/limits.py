"""Resource limits of a process that runs a learner's program."""

from __future__ import annotations

import resource
import sys

MEMORY_MB = 768
CPU_SECONDS = 4
JUDGE_CPU_SECONDS = 60
FILE_MB = 4
OPEN_FILES = 64


def apply_limits() -> None:
    """Limit memory, file size, open files and core dumps of this process and what it starts."""
    megabyte = 1 << 20
    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_FSIZE, FILE_MB * megabyte)
    _limit(resource.RLIMIT_NOFILE, OPEN_FILES)
    if hasattr(resource, "RLIMIT_MEMLOCK"):
        _limit(resource.RLIMIT_MEMLOCK, 0)
    # macOS refuses or ignores a limit on the address space (cpython#78783).
    if sys.platform.startswith("linux"):
        _limit(resource.RLIMIT_AS, MEMORY_MB * megabyte)


def limit_cpu(seconds: int) -> None:
    """Stop this process after `seconds` of processor time from its start; a second later it is killed."""
    _limit(resource.RLIMIT_CPU, seconds, seconds + 1)


def _limit(kind: int, soft: int, hard: int | None = None) -> None:
    wanted = soft if hard is None else hard
    ceiling = resource.getrlimit(kind)[1]
    if ceiling != resource.RLIM_INFINITY:
        wanted = min(wanted, ceiling)
    resource.setrlimit(kind, (min(soft, wanted), wanted))
