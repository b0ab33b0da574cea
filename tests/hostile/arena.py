"""One room for hostile programs: a process of its own, in namespaces of its own, that runs them one by one.

It is started by `unshare`, with no network but its own loopback, no processes but its own, and folders that vanish
with it in the place of the learner's. Lines of JSON: `{"file", "drill"}` or `{"text", "drill"}` in, out what came
of it.
"""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import pwd
import re
import socket
import struct
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from trainer.catalog.models import Drill
from trainer.catalog.one_drill import load_one
from trainer.catalog.snippets import load_snippet
from trainer.checking.server import Checker
from trainer.cli.drills import read_program

PORT = 4747
PATIENCE = 3.0
"""What the time limits are scaled by for the right program that is run afterwards: the machine may be busy."""
SETTLE_SECONDS = 10.0
SETTLED_AFTER = 1.0
_MS_REC_PRIVATE = 0x4000 | 0x40000
_SIOCGIFFLAGS, _SIOCSIFFLAGS, _IFF_UP = 0x8913, 0x8914, 1


class Seen(NamedTuple):
    """The state of the room: everything that a program must leave as it was."""

    files: dict[str, str]
    processes: int
    starter: int


def main() -> None:
    """Serve until the input ends."""
    folders = _own_folders()
    listeners = _listeners()
    with Checker() as checker:
        # The one drill whose checks ask a second starter, so that all processes there can be are there.
        assert checker.run(*_right("idempotency-key"), patience=PATIENCE).passed
        time.sleep(SETTLED_AFTER)
        before = _seen(folders)
        for line in sys.stdin:
            request = json.loads(line)
            print(json.dumps(_tried(checker, request, before, listeners, folders)), flush=True)


def _right(name: str) -> tuple[Drill, str]:
    """A drill and its right program."""
    drill = load_one(name)
    return drill, load_snippet(drill.snippet_path()).text


def _tried(
    checker: Checker, request: dict[str, Any], before: Seen, listeners: list[socket.socket], folders: list[str]
) -> Any:
    drill, right = _right(request["drill"])
    text = request["text"] if "text" in request else read_program(request["file"])
    report = checker.run(drill, text)
    after = _settled(folders, before)
    again = checker.run(drill, right, patience=PATIENCE)
    return {
        "report": report.to_json(),
        "changed": sorted(set(after.files.items()) ^ set(before.files.items())),
        "processes": [before.processes, after.processes],
        "same_starter": before.starter == after.starter,
        "heard": sum(_heard(listener) for listener in listeners),
        "next_passed": again.passed,
        "next_problem": None if again.passed else again.to_json(),
    }


def _settled(folders: list[str], wanted: Seen) -> Seen:
    """The state of the room once what was killed is gone and replaced, or after a while in any case."""
    deadline = time.monotonic() + SETTLE_SECONDS
    while (seen := _seen(folders)) != wanted and time.monotonic() < deadline:
        time.sleep(0.02)
    return seen


def _seen(folders: list[str]) -> Seen:
    return Seen(_files(folders), *_processes())


def _processes() -> tuple[int, int]:
    """How many processes there are in the room, and the starter among them: the child of this one."""
    found = {int(name): _parent(name) for name in os.listdir("/proc") if name.isdigit()}
    return len(found), next((pid for pid, parent in found.items() if parent == os.getpid()), 0)


def _parent(pid: str) -> int:
    try:
        return int(Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def _files(folders: list[str]) -> dict[str, str]:
    """Every file with its rights, size and time; of the starter's own folder what lies in the programs' folders."""
    found: dict[str, str] = {}
    for folder in folders:
        for place, names, files in os.walk(os.fsencode(folder)):
            inside = (*names, *files)
            if _is_work(place) and place.rpartition(b"/")[2].isdigit():
                # What a program left is removed whole: one look at it is enough, however deep it is.
                names.clear()
            for name in inside:
                path = os.path.join(place, name)
                if _is_work(path):
                    continue
                try:
                    stat = os.lstat(path)
                except FileNotFoundError:
                    continue
                found[os.fsdecode(path)] = f"{stat.st_mode:o} {stat.st_size} {stat.st_mtime_ns}"
    return found


def _is_work(path: bytes) -> bool:
    """Whether this is the starter's folder itself, its log, or an (empty) folder that waits for a program."""
    return bool(re.search(rb"/trainer-[^/]+(/\d+|/starter\.log)?$", path))


def _own_folders() -> list[str]:
    """Fresh folders in memory over every place that a program might write to, unless the trainer itself is in it."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mount(b"none", b"/", None, _MS_REC_PRIVATE, None)
    needed = [os.path.realpath(place) for place in (sys.prefix, sys.base_prefix, __file__, os.environ["ARENA"])]
    home = os.environ["ARENA"]
    fresh = [home]
    places = (home, "/tmp", "/var/tmp", "/dev/shm", pwd.getpwuid(os.getuid()).pw_dir)
    for place in places:
        inside = place != home and any(f"{path}/".startswith(f"{place}/") for path in needed)
        if inside or libc.mount(b"tmpfs", place.encode(), b"tmpfs", 0, b"size=256m") != 0:
            continue
        fresh.append(place)
    for name in ("home", "here", "tmp"):
        Path(home, name).mkdir()
        Path(home, name, "kept").write_text("as it was\n")
    os.environ.update(HOME=f"{home}/home", TMPDIR=f"{home}/tmp")
    os.chdir(f"{home}/here")
    return list(dict.fromkeys(fresh))


def _listeners() -> list[socket.socket]:
    """Whoever could hear a byte that leaves: on TCP, on UDP, on a socket with or without a path."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        request = struct.pack("16sh", b"lo", 0)
        flags = struct.unpack("16sh", fcntl.ioctl(control, _SIOCGIFFLAGS, request))[1]
        fcntl.ioctl(control, _SIOCSIFFLAGS, struct.pack("16sh", b"lo", flags | _IFF_UP))
    tcp = socket.create_server(("127.0.0.1", PORT))
    udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    udp.bind(("127.0.0.1", PORT))
    unix, packets = socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    unix.bind("\0hostile")
    unix.listen()
    packets.bind("\0hostile-packets")
    # Landlock leaves those open that have a path.
    named = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    named.bind("/dev/shm/hostile-packets")
    listeners = [tcp, udp, unix, packets, named]
    for listener in listeners:
        listener.setblocking(False)
    return listeners


def _heard(listener: socket.socket) -> bool:
    try:
        if listener.type == socket.SOCK_DGRAM:
            return bool(listener.recv(100))
        listener.accept()[0].close()
    except BlockingIOError:
        return False
    return True


if __name__ == "__main__":
    main()
