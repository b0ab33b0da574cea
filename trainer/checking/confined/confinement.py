"""Which layers are put on the starter and on each child, and what came of it."""

from __future__ import annotations

import os
import sys

from trainer.checking.isolation import limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LINUX = sys.platform.startswith("linux")
if LINUX:
    from trainer.checking.isolation import landlock, seccomp, system

_DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom", "/dev/random")
_filter: bytes = b""


def confine_starter(work: str, root: str) -> dict[str, str]:
    """Put the inherited layers on this process, which may write in `work` alone. `root` is the folder that the trainer
    is in, with whatever is installed beside it.

    Gives each layer's name with "applied" or the reason why it is not there.
    """
    layers = {"limits": "applied"}
    if not LINUX:
        return layers | dict.fromkeys(("landlock", "seccomp"), "not on this system (untested)")
    system.adopt_orphans()
    layers["no new privileges"] = _try(system.forbid_new_privileges)
    layers["landlock"] = _try(lambda: _open_files(work, root))
    layers["undumpable"] = _try(system.hide_from_debuggers)
    layers["seccomp"] = _try(_build_filter)
    return layers


def confine_child(folder: str, layers: dict[str, str]) -> None:
    """Put the layers of one child on this process: its limits, then writing in `folder` alone, then the filter."""
    limits.apply_limits()
    if not LINUX:
        return
    system.die_with_parent()
    if os.geteuid() == 0:
        system.drop_capabilities()
    if layers.get("landlock") == "applied":
        landlock.enter(landlock.narrowing([folder], _DEVICES))
    if layers.get("seccomp") == "applied":
        seccomp.apply(_filter, os.getpid())


def _build_filter() -> None:
    global _filter
    _filter = seccomp.build()


def _try(layer: Callable[[], None]) -> str:
    try:
        layer()
    except OSError as error:
        return f"unavailable: {error.strerror or error}"
    return "applied"


def _open_files(work: str, root: str) -> None:
    places = [find_readable(place, os.path.realpath(root)) for place in _needed_places()]
    listed = [path for _, folders in places for path in folders]
    readable = [path for paths, _ in places for path in paths]
    landlock.enter(landlock.ruleset(readable, [work], _DEVICES, listed))


def find_readable(place: str, root: str) -> tuple[list[str], list[str]]:
    """What may be read of `place`, and which folders may only be listed: an interpreter that is not of a virtual
    environment has what was installed, with the answers to every drill, in the folder of its library.

    `root`, which may lie in it, is left out. The library itself has to be listed for anything to be imported.
    """
    place = os.path.realpath(place)
    if not _holds(place, root):
        return [place], []
    readable: list[str] = []
    listed = [place]
    for path in [] if place == root else (os.path.join(place, name) for name in _names_in(place)):
        if os.path.islink(path) and _leads_astray(os.path.realpath(path), root):
            continue
        inner = find_readable(path, root)
        readable += inner[0]
        listed += inner[1]
    return readable, listed


def _names_in(place: str) -> list[str]:
    try:
        return os.listdir(place)
    except OSError:
        # What may not be listed here is closed to a program anyway; all the rest still has to be opened and closed.
        return []


def _leads_astray(target: str, root: str) -> bool:
    """Whether a link leads to nothing, to what is closed, or to a folder that is gone through already."""
    return not os.path.exists(target) or _holds(target, root) or _holds(root, target)


def _holds(place: str, path: str) -> bool:
    return f"{path}/".startswith(f"{place.rstrip('/')}/")


def _needed_places() -> list[str]:
    """The standard library and what the interpreter needs to load its extension modules."""
    library = os.path.dirname(os.__file__)
    places = [
        library,
        os.path.join(sys.base_prefix, "lib"),
        "/usr/lib",
        "/lib",
        "/lib64",
        "/usr/share/zoneinfo",
        "/etc/localtime",
        "/etc/ld.so.cache",
    ]
    return [place for place in dict.fromkeys(places) if os.path.exists(place)]
