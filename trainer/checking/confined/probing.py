"""The self-test of the layers: a confined child tries what must be impossible and says what happened."""

from __future__ import annotations

import os
import resource

from trainer.checking.between import channel, quick_json
from trainer.checking.confined import confinement
from trainer.checking.isolation import limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn


def run(result: int, folder: str, layers: dict[str, str], canary: str) -> NoReturn:
    """Confine this process like any child, try every act, write what was observed to `result`, and leave.

    `canary` is a file outside `folder` that must be out of reach.
    """
    seen: dict[str, str] = {}
    try:
        os.setsid()
        os.chdir(folder)
        confinement.confine_child(folder, layers)
        for name, act in _acts(canary).items():
            seen[name] = _try(act)
    except BaseException as error:
        seen["self-test"] = f"failed: {type(error).__name__}: {error}"
    finally:
        os.write(result, quick_json.writer()(seen).encode())
        os._exit(0)


def _acts(canary: str) -> dict[str, Callable[[], object]]:
    return {
        "read files": lambda: os.close(os.open(canary, os.O_RDONLY)),
        "write files": lambda: os.close(os.open(canary, os.O_WRONLY)),
        "change rights": lambda: _change_rights(canary),
        "network": lambda: channel.new_socket().close(),
        "processes": _fork,
        "signals": lambda: os.kill(os.getppid() or 1, 0),
        "/proc": lambda: os.listdir("/proc/1"),
        "memory": lambda: bytearray(4 * limits.MEMORY_MB << 20),
        "more limits": _more_limits,
        "own folder": _write_here,
    }


def _try(act: Callable[[], object]) -> str:
    try:
        act()
    except (OSError, MemoryError, ValueError):
        return "closed"
    return "OPEN"


def _change_rights(path: str) -> None:
    before = os.stat(path).st_mode
    os.chmod(path, 0o400)
    if os.stat(path).st_mode == before:
        # It was only said to be done.
        raise PermissionError


def _more_limits() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (4 * limits.OPEN_FILES,) * 2)
    if resource.getrlimit(resource.RLIMIT_NOFILE) == before:
        # It was only said to be done.
        raise PermissionError


def _fork() -> None:
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


def _write_here() -> None:
    with open("probe", "w", encoding="utf-8") as file:
        file.write("x")
    os.unlink("probe")
