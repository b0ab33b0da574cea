"""Talking with one confined child: frames with a deadline, while its output is drained and capped."""

from __future__ import annotations

import os
import select
import time

from trainer.checking.between import folders, standing, wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from trainer.checking.between.channel import Socket

KEPT_OUTPUT = 128 << 10
"""Bytes of each stream that are kept for the learner."""
TOTAL_OUTPUT = 4 << 20
"""Bytes of both streams after which a program is stopped."""
LOOK_SECONDS = 0.1
"""How long a program may work before a look into its folder, and how long until the next one."""


_SEND_SECONDS = 5.0


class CheckingUnavailable(Exception):
    """Programs can't be run on this machine; the message says why and what to do."""


class Late(Exception):
    """No answer came before the deadline."""


class Gone(Exception):
    """The child closed its socket: it ended, or was ended."""


class Flooded(Exception):
    """The child wrote more output than it may, or more into its folder."""


class Conversation:
    """The trainer's end of one child: its socket, its output and its errors."""

    def __init__(self, number: int, control: Socket, output: int, errors: int, folder: str) -> None:
        self.number = number
        self._folder = folder
        self._control = control
        self._control.settimeout(_SEND_SECONDS)
        self._reader = wire.FrameReader()
        self._streams = {output: bytearray(), errors: bytearray()}
        self._open = {output, errors}
        self._output, self._errors = output, errors
        self._total = 0
        self._closed = False
        self._has_spoken = False
        self._word: str | None = None
        self._look_at = 0.0
        for stream in self._streams:
            os.set_blocking(stream, False)

    @property
    def output(self) -> str:
        """What came on standard output so far."""
        return self._streams[self._output].decode("utf-8", "backslashreplace")

    @property
    def errors(self) -> str:
        """What came on standard error so far."""
        return self._streams[self._errors].decode("utf-8", "backslashreplace")

    @property
    def truncated(self) -> bool:
        """Whether more output came than was kept."""
        return self._total > sum(map(len, self._streams.values()))

    def send(self, message: Any, body: bytes | None = None) -> None:
        """Send a message, with its body. Raises `Gone` when the child is not there, `CheckingUnavailable` when it
        could not even start, `Late` when it does not read."""
        self.send_frame(wire.to_frame(message, body))

    def send_frame(self, frame: bytes) -> None:
        """Send what `wire.to_frame` gave. Raises as `send`."""
        try:
            self._control.sendall(frame)
        except TimeoutError as error:
            raise Late from error
        except OSError as error:
            raise self._gone() from error

    def send_program(self, text: str) -> None:
        """Hand over a program. From here on each answer has to name the word that came with it: the worker has read
        that before the program is there, so whoever reads and writes on the same socket does not know it. Raises as
        `send`."""
        self._word = os.urandom(8).hex()
        self._look_at = time.monotonic() + LOOK_SECONDS
        # As a body, since JSON would make up to twelve bytes of a character: more than a frame may hold.
        self.send({"program": "body", "word": self._word}, text.encode("utf-8", "surrogatepass"))

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next message. Raises `Late`, `Gone`, `CheckingUnavailable`, `Flooded`, or `wire.BadFrame` on nonsense and
        on what somebody else than the worker wrote."""
        (message,) = self._next(self._reader.next, seconds)
        if not isinstance(message, dict) or message.get("word") != self._word:
            raise wire.BadFrame("no object, or not from the worker itself")
        return message

    def receive_body(self, seconds: float) -> bytes:
        """The body of the message before, unread. Raises as `receive`."""
        body: bytes = self._next(self._reader.next_body, seconds)
        return body

    def _next(self, take: Callable[[], Any], seconds: float) -> Any:
        """What `take` gives as soon as it gives something."""
        deadline = time.monotonic() + seconds
        while (taken := take()) is None:
            now = time.monotonic()
            if now >= deadline:
                raise Late
            if now >= self._look_at:
                # By the clock, not when it is silent: who fills a folder can go on talking.
                self._look_at = now + LOOK_SECONDS
                if folders.overfull(self._folder):
                    raise Flooded
            left = min(deadline, self._look_at) - now
            ready, _, _ = select.select([self._control.fileno(), *self._open], [], [], left)
            for stream in self._open.intersection(ready):
                self._drain(stream)
            if self._control.fileno() in ready:
                self._read_control()
        return taken

    def drain(self) -> None:
        """Take what output is there without waiting for more."""
        for stream in list(self._open):
            while stream in self._open and self._drain(stream):
                pass

    def stack(self, seconds: float) -> str:
        """What the child writes of where it stands, once it was asked for that; empty when nothing comes in time. It is
        no output of the program, so it is taken out of that."""
        deadline = time.monotonic() + seconds
        kept = self._streams[self._errors]
        while not kept.endswith(standing.ENDS) and self._errors in self._open:
            ready, _, _ = select.select([self._errors], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                break
            self._drain(self._errors)
        place = kept.rfind(standing.BEGINNING)
        if place < 0:
            return ""
        stack = kept[place:].decode("utf-8", "backslashreplace")
        del kept[place:]
        return stack

    def forget_output(self) -> None:
        """Let go of what came on both streams so far: what comes next is another program's."""
        self._total = 0
        for kept in self._streams.values():
            kept.clear()

    def close(self) -> None:
        """Give up all descriptors."""
        if self._closed:
            return
        self._closed = True
        self._control.close()
        for stream in self._streams:
            os.close(stream)
        self._open = set()

    def _read_control(self) -> None:
        try:
            data = self._control.recv(65536)
        except OSError as error:
            raise self._gone() from error
        if not data:
            raise self._gone()
        self._has_spoken = True
        self._reader.feed(data)

    def _gone(self) -> Gone | CheckingUnavailable:
        """What it means that the child is not there: it ended, or never came so far as to have a role, which is
        nothing that checks or a program did."""
        if not self._has_spoken:
            self.drain()
            if self.errors.startswith(wire.NOT_STARTED):
                reason = self.errors.removeprefix(wire.NOT_STARTED).strip(": \n")
                return CheckingUnavailable(
                    f"A process that runs programs could not start ({reason}). "
                    "`trainer doctor` shows what this machine offers."
                )
        return Gone()

    def _drain(self, stream: int) -> bool:
        try:
            data = os.read(stream, 65536)
        except BlockingIOError:
            return False
        if not data:
            self._open.discard(stream)
            return False
        kept = self._streams[stream]
        kept += data[: max(0, KEPT_OUTPUT - len(kept))]
        self._total += len(data)
        if self._total > TOTAL_OUTPUT:
            raise Flooded
        return True
