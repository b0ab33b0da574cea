"""The trainer's side of listening: starts the listening process, hands on what it says, and ends it.

Nothing here waits, so a screen may call all of it. The process ends when the trainer does, however that ends, since
its orders end then.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from trainer.rehearsal.voice.heard import Done, Event, Failed
from trainer.rehearsal.voice.sources import SourceSpec
from trainer.rehearsal.voice.wav import partial_of
from trainer.rehearsal.voice.wire import STOP, Order, event_of, order_line

_ROOT = Path(__file__).resolve().parents[3]
_START = """
import os, runpy, sys
root, module = sys.argv.pop(1), sys.argv.pop(1)
sys.path[:] = [path for path in sys.path if path]
if root not in map(os.path.realpath, sys.path):
    sys.path.insert(0, root)
runpy.run_module(module, run_name="__main__", alter_sys=True)
"""
"""As `python -m`, but without the folder it is started in, where the learner may have a `queue.py`; and with the same
trainer as here, wherever that came from."""
_ENDING = 2.0
"""Seconds that the process has to end by itself, once its orders have."""
_ENDED = "Listening ended unexpectedly. Try once more, or type what you say."


class Listener:
    """One answer that is listened to.

    Arguments:
        source: what to listen to.
        on_event: gets every event, from a thread of the listener's: `Began`, then `Level` and `Line`, at last one of
            `Done` and `Failed`. After `close` it gets none.
        keep: where to keep the sound as a WAV file; it is there when `Done` comes.
        lines: whether words are to be understood at all.
    """

    def __init__(
        self, source: SourceSpec, on_event: Callable[[Event], None], keep: Path | None = None, lines: bool = True
    ) -> None:
        self._order = Order(source, None if keep is None else str(keep), lines)
        self._on_event = on_event
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopping = False
        self._closed = False

    def start(self) -> None:
        """Begin; `Began` comes with the first frame."""
        threading.Thread(target=self._run, name="listening", daemon=True).start()

    def stop(self) -> None:
        """Ask for the end; `Done` comes once the last word is understood."""
        with self._lock:
            self._stopping = True
            self._send(STOP)

    def close(self) -> None:
        """End the process without a result; closing again, or one that is over, does nothing."""
        with self._lock:
            self._closed = True
            self._hang_up()

    def _run(self) -> None:
        try:
            process = voice_process("listener")
        except OSError as error:
            self._hand_on(Failed(f"Listening can't be started ({error.strerror or error}). Type what you say."))
            return
        with self._lock:
            self._process = process
            self._send(order_line(self._order))
            if self._stopping:
                self._send(STOP)
            if self._closed:
                self._hang_up()
        self._read(process)
        with self._lock:
            self._hang_up()
        try:
            process.wait(_ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            self._sweep()

    def _sweep(self) -> None:
        """A process that was killed leaves half a recording, which nobody could list or delete."""
        if self._order.keep is not None:
            with suppress(OSError):
                partial_of(Path(self._order.keep)).unlink(missing_ok=True)

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                event = event_of(line)
                if event is not None:
                    self._hand_on(event)
                if isinstance(event, (Done, Failed)):
                    return
        self._sweep()
        self._hand_on(Failed(_ENDED))

    def _hand_on(self, event: Event) -> None:
        if not self._closed:
            self._on_event(event)

    def _send(self, line: bytes) -> None:
        if self._process is None or self._process.stdin is None or self._process.stdin.closed:
            return
        # It may have ended by itself; what it said is still to be read.
        with suppress(OSError):
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _hang_up(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()


def voice_process(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    """A module of this room in a process of its own, with pipes for its stdin and stdout.

    Ctrl+C in the terminal is the trainer's, so it is in a session of its own.

    Raises:
        OSError: it can't be started.
    """
    return subprocess.Popen(
        [sys.executable, "-c", _START, str(_ROOT), f"trainer.rehearsal.voice.{module}", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "HF_HUB_OFFLINE": "1"},
        start_new_session=True,
    )
