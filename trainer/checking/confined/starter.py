"""The starter: a single-threaded process that forks confined children on demand and never runs a program itself.

It is executed (never forked) by the trainer as a script:

    python -I -S starter.py CONTROL-FD ROOT WORK [preload]

ROOT is the folder that holds the `trainer` package, WORK one of its own; with `preload` the usual standard modules are
imported ahead. It imports nothing but what it needs and what is quickly imported: a single check waits for it, and
whatever it has imported is in each of its children. Messages, both ways, as frames:

    -> {"spawn": id}  {"ask": id}, where it stands  {"kill": id}  {"probe": canary path}
    <- {"layers": {name: "applied" | reason}}   {"ready": id} with three descriptors: its socket, its output, its errors
    <- {"ended": id, "status": n, "peak_kb": n, "cpu": s}   {"observed": {act: "closed" | "OPEN"}}
"""

from __future__ import annotations

import gc
import os
import select
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from typing import Any

    from trainer.checking.between.channel import Socket
else:
    # `signal` makes enumerations of it.
    import _signal as signal

_PRELOAD = (
    "abc array ast asyncio base64 bisect calendar cmath collections collections.abc concurrent.futures.thread "
    "contextlib contextvars copy csv dataclasses datetime decimal difflib enum fractions functools glob hashlib "
    "heapq hmac html inspect io itertools json keyword linecache locale logging math numbers operator os pathlib "
    "pprint queue random re reprlib secrets shlex statistics string struct tempfile textwrap threading time token "
    "tokenize traceback types typing unicodedata uuid warnings weakref zlib zoneinfo"
)


def main() -> None:
    """Serve until the trainer closes its end."""
    # Nothing that is imported here ever becomes garbage, and looking for it takes its time.
    gc.disable()
    control, root, work, *wishes = sys.argv[1:]
    sys.path.insert(0, root)
    # All of it now: once confined, this process can no longer read the package.
    from trainer.checking.authoring import clocks  # noqa: F401
    from trainer.checking.between import bodies, channel, folders, standing, wire  # noqa: F401
    from trainer.checking.confined import child, confinement, halving, probing  # noqa: F401

    sys.path.remove(root)
    sys.dont_write_bytecode = True
    if "preload" in wishes:
        for name in _PRELOAD.split():
            __import__(name)
        bodies.use_pickles()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    gc.freeze()
    gc.enable()
    layers = confinement.confine_starter(work, root)
    Starter(channel.open_socket(int(control)), work, layers).serve()


class Starter:
    """The loop that forks, kills and reaps. `layers` says which kernel layers are in force."""

    def __init__(self, control: Socket, work: str, layers: dict[str, str]) -> None:
        from trainer.checking.between import channel

        self._control = control
        self._work = work
        self._layers = layers
        self._children: dict[int, int] = {}
        self._wake_read, self._wake_write = channel.pair()
        self._wake_read.setblocking(False)
        self._wake_write.setblocking(False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wake_write.fileno(), warn_on_full_buffer=False)

    def serve(self) -> None:
        """Answer messages and report ended children until the control socket closes."""
        from trainer.checking.between import wire

        reader = wire.FrameReader()
        self._send({"layers": self._layers})
        while True:
            try:
                ready, _, _ = select.select([self._control, self._wake_read], [], [])
            except InterruptedError:
                continue
            if self._wake_read in ready:
                self._drain_wakeups()
                self._reap()
            if self._control in ready:
                data = self._read()
                if not data:
                    self._kill_all()
                    return
                reader.feed(data)
                while (message := reader.next()) is not None:
                    self._handle(message[0])

    def _read(self) -> bytes:
        """What the trainer says; nothing where it is gone, be it with an answer of this process unread."""
        try:
            return self._control.recv(65536)
        except ConnectionResetError:
            return b""

    def _handle(self, message: dict[str, Any]) -> None:
        if "spawn" in message:
            self._spawn(message["spawn"])
        elif "ask" in message:
            self._ask(message["ask"])
        elif "kill" in message:
            self._kill(message["kill"])
        elif "probe" in message:
            self._probe(message["probe"])

    def _spawn(self, number: int) -> None:
        from trainer.checking.between import channel
        from trainer.checking.confined import child

        folder = f"{self._work}/{number}"
        os.mkdir(folder, 0o700)
        ours, theirs = channel.pair()
        output_read, output_write = os.pipe()
        errors_read, errors_write = os.pipe()
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            child.run((theirs.fileno(), output_write, errors_write), folder, self._layers)
        self._children[pid] = number
        self._send({"ready": number}, [ours.fileno(), output_read, errors_read])
        theirs.close()
        ours.close()
        for descriptor in (output_read, output_write, errors_read, errors_write):
            os.close(descriptor)

    def _ask(self, number: int) -> None:
        from trainer.checking.between.standing import SIGNAL

        for pid, known in self._children.items():
            if known == number:
                os.kill(pid, SIGNAL)

    def _kill(self, number: int) -> None:
        for pid, known in self._children.items():
            if known == number:
                _kill_group(pid)

    def _probe(self, canary: str) -> None:
        """Let a confined child try what must be impossible, and pass on what it saw."""
        from trainer.checking.between import folders, quick_json
        from trainer.checking.confined import probing

        folder = f"{self._work}/probe"
        os.mkdir(folder, 0o700)
        result_read, result_write = os.pipe()
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            probing.run(result_write, folder, self._layers, canary)
        os.close(result_write)
        result = b""
        while part := os.read(result_read, 4096):
            result += part
        os.close(result_read)
        os.waitpid(pid, 0)
        folders.wipe(folder)
        self._send({"observed": quick_json.reader()(result.decode() or "{}")})

    def _reap(self) -> None:
        from trainer.checking.between import folders

        while True:
            try:
                pid, status, usage = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            number = self._children.pop(pid, None)
            if number is None:
                continue
            _kill_group(pid)
            self._kill_orphans()
            folders.wipe(f"{self._work}/{number}")
            peak = usage.ru_maxrss // (1024 if sys.platform == "darwin" else 1)
            self._send(
                {
                    "ended": number,
                    "status": os.waitstatus_to_exitcode(status),
                    "peak_kb": peak,
                    "cpu": usage.ru_utime + usage.ru_stime,
                }
            )

    def _kill_orphans(self) -> None:
        """End processes that a program left behind; they became children of this process."""
        if CHILDREN_LIST is None:
            return
        for word in os.pread(CHILDREN_LIST, 65536, 0).split():
            if int(word) not in self._children:
                _kill_group(int(word))

    def _kill_all(self) -> None:
        from trainer.checking.between import folders

        for pid in self._children:
            _kill_group(pid)
        self._kill_orphans()
        # A trainer that was killed can't; one that ended does it as well.
        folders.empty(self._work)

    def _drain_wakeups(self) -> None:
        try:
            while self._wake_read.recv(512):
                pass
        except BlockingIOError:
            pass

    def _send(self, message: dict[str, Any], descriptors: list[int] | None = None) -> None:
        from trainer.checking.between import channel, wire

        data = wire.to_frame(message)
        try:
            if descriptors:
                channel.send_with_descriptors(self._control, data, descriptors)
            else:
                self._control.sendall(data)
        except OSError:
            self._kill_all()
            os._exit(0)


def _open_children_list() -> int | None:
    # Opened before Landlock hides /proc from this process too; read by pread later.
    try:
        return os.open(f"/proc/self/task/{os.getpid()}/children", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None


CHILDREN_LIST = _open_children_list()


def _kill_group(pid: int) -> None:
    for kill in (os.killpg, os.kill):
        try:
            kill(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


if __name__ == "__main__":
    main()
    os._exit(0)
