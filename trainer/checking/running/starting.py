"""The trainer's side of the starter: executing it, asking for children, hearing how they ended.

On the way of `trainer check` this is the first module to be imported, so it imports little itself.
"""

from __future__ import annotations

import os
import select
import sys
import time

from trainer.checking.between import channel, standing, wire
from trainer.checking.between.folders import wipe
from trainer.checking.running.conversation import CheckingUnavailable, Conversation, Flooded
from trainer.checking.running.work_folders import new_folder, wipe_abandoned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

START_SECONDS = 20.0
ANSWER_SECONDS = 0.3
"""How long a child has to say where it stands."""
_CONTROL = 9


class Ending:
    """How a child ended: exit status (negative: the signal), peak memory in KB, processor time in seconds."""

    __slots__ = ("cpu", "peak_kb", "status")

    def __init__(self, status: int, peak_kb: int, cpu: float) -> None:
        self.status = status
        self.peak_kb = peak_kb
        self.cpu = cpu


class StarterProcess:
    """One running starter.

    `preload` is for processes that stay: the starter takes longer to start, its children are faster, and closing
    waits until everything is gone. `children` are asked for at once.
    """

    def __init__(self, preload: bool, children: int = 0) -> None:
        if not hasattr(os, "fork"):
            raise CheckingUnavailable(
                "Programs can't be checked on this system yet. On Windows, run the trainer inside WSL."
            )
        self.layers: dict[str, str] | None = None
        self._preload = preload
        self._work = new_folder()
        if preload:
            wipe_abandoned(os.path.dirname(self._work))
        self._control, theirs = channel.pair()
        self._pid = _execute(theirs.fileno(), self._work, preload)
        theirs.close()
        self._reader = wire.FrameReader()
        self._descriptors: list[int] = []
        self._waiting: dict[int, Conversation] = {}
        self._endings: dict[int, Ending] = {}
        self._given_up: set[int] = set()
        self._observed: dict[str, str] | None = None
        self._last = 0
        self._asked = 0
        for _ in range(children):
            self.ask_for_child()

    def ask_for_child(self) -> None:
        """Have a child forked in the background."""
        self._last += 1
        self._asked += 1
        self._send({"spawn": self._last})

    def keep_ready(self, count: int) -> None:
        """Have children forked in the background until `count` wait for their roles."""
        while len(self._waiting) + self._asked < count:
            self.ask_for_child()

    def take_child(self) -> Conversation:
        """A child that waits for its role. Raises `CheckingUnavailable` when the starter can't give one."""
        if not self._waiting and not self._asked:
            self.ask_for_child()
        self._hear_until(lambda: bool(self._waiting))
        return self._waiting.pop(min(self._waiting))

    def end(self, child: Conversation) -> None:
        """Kill a child and all it started; its folder is wiped in the background."""
        child.close()
        if self._endings.pop(child.number, None) is None:
            self._given_up.add(child.number)
            self._send({"kill": child.number})

    def line_of(self, child: Conversation) -> int | None:
        """The line of the program that a child is at; None when it does not say."""
        self._send({"ask": child.number})
        try:
            return standing.line_in(child.stack(ANSWER_SECONDS))
        except Flooded:
            return None

    def ending_of(self, child: Conversation) -> Ending | None:
        """How a child that closed its socket ended; None when the starter doesn't say in time."""
        self._send({"kill": child.number})
        try:
            self._hear_until(lambda: child.number in self._endings, seconds=5.0)
        except CheckingUnavailable:
            return None
        return self._endings[child.number]

    def observe(self) -> dict[str, str]:
        """What a confined child could do when it tried: each act with "closed" or "OPEN"."""
        if self._observed is None:
            canary = f"{self._work}.canary"
            with open(canary, "w", encoding="utf-8") as file:
                file.write("out of reach\n")
            try:
                self._send({"probe": canary})
                self._hear_until(lambda: self._observed is not None)
            finally:
                os.unlink(canary)
        return self._observed or {}

    def wait_until_up(self) -> dict[str, str]:
        """The layers in force, once the starter has said so."""
        self._hear_until(lambda: self.layers is not None)
        return self.layers or {}

    @property
    def alive(self) -> bool:
        """Whether the starter process still runs."""
        try:
            return os.waitpid(self._pid, os.WNOHANG) == (0, 0)
        except ChildProcessError:
            return False

    def close(self) -> None:
        """End the starter and everything it started."""
        for child in self._waiting.values():
            child.close()
        for descriptor in self._descriptors:
            os.close(descriptor)
        self._waiting, self._descriptors = {}, []
        # The starter ends itself and all its children when it reads the end of this socket.
        self._control.close()
        if self._preload:
            try:
                os.waitpid(self._pid, 0)
            except ChildProcessError:
                pass
        wipe(self._work)

    def _send(self, message: dict[str, object]) -> None:
        try:
            self._control.sendall(wire.to_frame(message))
        except OSError as error:
            raise CheckingUnavailable(self._explain()) from error

    def _hear_until(self, done: Callable[[], bool], seconds: float = START_SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._control], [], [], left)[0]:
                raise CheckingUnavailable("The process that runs programs does not answer. Start the trainer again.")
            try:
                data, descriptors = channel.receive_with_descriptors(self._control, 65536)
            except ConnectionResetError:
                # It ended without having read all that it was sent.
                data, descriptors = b"", []
            if not data:
                raise CheckingUnavailable(self._explain())
            self._descriptors += descriptors
            self._reader.feed(data)
            while (message := self._reader.next()) is not None:
                self._note(message[0])

    def _note(self, message: dict[str, object]) -> None:
        if "ready" in message:
            control, output, errors = (self._descriptors.pop(0) for _ in range(3))
            number = int(str(message["ready"]))
            folder = f"{self._work}/{number}"
            self._waiting[number] = Conversation(number, channel.open_socket(control), output, errors, folder)
            self._asked -= 1
        elif "ended" in message:
            self._note_ending(int(str(message["ended"])), message)
        elif "layers" in message:
            self.layers = dict(message["layers"])  # type: ignore[call-overload]
        elif "observed" in message:
            self._observed = dict(message["observed"])  # type: ignore[call-overload]

    def _note_ending(self, number: int, message: dict[str, object]) -> None:
        if number in self._given_up:
            # Nobody will ask: one is given up for each run, and there is no end of runs.
            self._given_up.discard(number)
            return
        self._endings[number] = Ending(
            int(str(message["status"])), int(str(message["peak_kb"])), float(str(message["cpu"]))
        )
        if number in self._waiting:
            self._waiting.pop(number).close()

    def _explain(self) -> str:
        try:
            with open(os.path.join(self._work, "starter.log"), encoding="utf-8", errors="replace") as log:
                said = log.read().strip()
        except OSError:
            said = ""
        reason = said.splitlines()[-1] if said else "it gave no reason"
        return f"The process that runs programs ended ({reason}). `trainer doctor` shows what this machine offers."


def _execute(control: int, work: str, preload: bool) -> int:
    room = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    root = os.path.dirname(os.path.dirname(room))
    script = os.path.join(room, "confined", "starter.py")
    command = [sys.executable, "-I", "-S", script, str(_CONTROL), root, work, *(["preload"] if preload else [])]
    # One malloc arena: each further one would take 64 MB of the address space that is limited.
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "MALLOC_ARENA_MAX": "1", "HOME": work}
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.path.join(work, "starter.log"), os.O_WRONLY | os.O_CREAT, 0o600),
        (os.POSIX_SPAWN_DUP2, control, _CONTROL),
    ]
    try:
        return os.posix_spawn(sys.executable, command, environment, file_actions=actions, setsid=True)
    except NotImplementedError:
        return os.posix_spawn(sys.executable, command, environment, file_actions=actions, setpgroup=0)
