"""The listening process: reads what to listen to, then orders; prints what it hears, a line of JSON an event.

It ends with the answer, on the order to stop, after ten minutes of sound, and at once when the trainer is gone. What
libraries print goes nowhere, and none of them gets at the network.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import BinaryIO

from trainer.rehearsal.voice.gate import GateRunning, loudness, open_gate
from trainer.rehearsal.voice.heard import Began, Done, Event, Failed, Level, Line
from trainer.rehearsal.voice.measuring import deliver, spoken_lines
from trainer.rehearsal.voice.recogniser import Recogniser, missing_model, model_folder
from trainer.rehearsal.voice.sources import BLOCK_SECONDS, Source, open_source
from trainer.rehearsal.voice.wav import NoSound, WavWriter
from trainer.rehearsal.voice.wire import Order, event_line, order_of

PATIENCE = 10.0
"""Seconds without a frame after which a microphone is given up."""
CLOSING = 2.0
"""Seconds that a source has to end, once it was closed."""
_LEVEL_EVERY = 2
"""Blocks from one level to the next: some fifteen a second, as many as an eye wants."""

_SILENT = "There was nothing but silence: is the microphone muted, or not allowed to this terminal?"
_BROKE = "The recogniser broke off, so words are missing."


class Listening:
    """One answer, from the first frame to how it was delivered."""

    def __init__(self, order: Order, out: BinaryIO) -> None:
        self._out = out
        self._writing = threading.Lock()
        self._stopped = threading.Event()
        self._notes: list[str] = []
        self._blocks = 0
        self._silent = True
        self._source: Source = open_source(order.source)
        self._recording: WavWriter | None = None
        if order.keep is not None:
            with self._giving_up_keeping():
                self._recording = WavWriter(Path(order.keep))
        self._gate: GateRunning = open_gate()
        folder = model_folder() if order.lines else None
        self._missing = missing_model() if order.lines else ""
        self._recogniser = None if folder is None else Recogniser(folder, self._show)

    def run(self) -> None:
        """Listen until the end and say what was heard."""
        try:
            for block in self._incoming():
                self._hear(block)
        except NoSound as error:
            if not self._blocks:
                self.abandon()
                self._say(Failed(str(error)))
                return
            self._notes.append(str(error))
        self._source.close()
        self._say(self._done())

    def stop(self) -> None:
        """Listen no longer; called from another thread."""
        self._stopped.set()
        self._source.close()

    def abandon(self) -> None:
        """Nobody wants to know any more: stop, and leave nothing behind."""
        self._source.close()
        if self._recording is not None:
            self._recording.discard()

    def _incoming(self) -> Iterator[bytes]:
        """The blocks as the source gives them, from a thread that only takes them in.

        Raises:
            NoSound: there is none, or no more.
        """
        arrived: SimpleQueue[bytes | NoSound | None] = SimpleQueue()
        threading.Thread(target=_take_in, args=(self._source, arrived), daemon=True).start()
        while True:
            try:
                one = arrived.get(timeout=CLOSING if self._stopped.is_set() else PATIENCE)
            except Empty:
                if self._stopped.is_set():
                    return
                raise NoSound(f"No sound came for {PATIENCE:.0f} seconds. Is the microphone plugged in?") from None
            if isinstance(one, NoSound):
                raise one
            if one is None:
                if not self._blocks and not self._stopped.is_set():
                    raise NoSound("There is no sound in it.")
                return
            yield one

    def _hear(self, block: bytes) -> None:
        if not self._blocks:
            self._say(Began(self._recogniser is not None, self._gate.by, self._missing))
        samples = array("h", block)
        self._silent = self._silent and not any(samples)
        self._gate.hear(samples)
        if self._recogniser is not None:
            self._recogniser.hear(samples)
        with self._giving_up_keeping():
            if self._recording is not None:
                self._recording.add(block)
        self._blocks += 1
        if self._blocks % _LEVEL_EVERY == 0:
            self._say(Level(round(self._blocks * BLOCK_SECONDS, 3), round(loudness(samples), 3)))

    def _show(self, line: Line) -> None:
        # Noise before the first word is understood as words, too.
        if spoken_lines((line,), self._gate.speech(), self._gate.by):
            self._say(line)

    def _done(self) -> Done:
        lines = () if self._recogniser is None else self._recogniser.finish()
        if self._recogniser is not None and self._recogniser.failed:
            self._notes.append(_BROKE)
        if self._blocks and self._silent:
            self._notes.append(_SILENT)
        with self._giving_up_keeping():
            if self._recording is not None:
                self._recording.keep()
        delivery = deliver(lines, self._gate.speech(), self._blocks * BLOCK_SECONDS, self._gate.by)
        return Done(delivery, " ".join(self._notes))

    @contextmanager
    def _giving_up_keeping(self) -> Iterator[None]:
        """A full disk costs the recording, not the answer."""
        try:
            yield
        except OSError as error:
            self._notes.append(f"The recording is not kept ({error.strerror or error}).")
            if self._recording is not None:
                self._recording.discard()
            self._recording = None

    def _say(self, event: Event) -> None:
        with self._writing:
            self._out.write(event_line(event))
            self._out.flush()


def main() -> None:
    """Listen to what the first line on stdin asks for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = keep_quiet()
    sys.addaudithook(_refuse_network)
    order = order_of(sys.stdin.buffer.readline())
    listening = Listening(order, out)
    threading.Thread(target=_take_orders, args=(listening,), daemon=True).start()
    try:
        listening.run()
    except BrokenPipeError:
        # The trainer is gone, and this is known before its orders have ended.
        listening.abandon()
    # Taking libraries down takes longer than anybody waits.
    os._exit(0)


def keep_quiet() -> BinaryIO:
    """This process's own stdout; what libraries print there or on stderr, from C too, goes nowhere from now on."""
    out = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    return out


def _take_in(source: Source, arrived: SimpleQueue[bytes | NoSound | None]) -> None:
    try:
        for block in source.blocks():
            arrived.put(block)
        arrived.put(None)
    except NoSound as error:
        arrived.put(error)
    except Exception as error:
        # A library that broke off: waiting for more would be the worst answer.
        arrived.put(NoSound(f"The sound broke off ({type(error).__name__}). Try once more, or type what you say."))


def _take_orders(listening: Listening) -> None:
    while sys.stdin.buffer.readline():
        listening.stop()
    listening.abandon()
    os._exit(0)


def _refuse_network(event: str, arguments: tuple[object, ...]) -> None:
    """An audit hook: nothing is looked up and nothing called, except on this machine (a sound server's socket)."""
    if event == "socket.getaddrinfo" or (event == "socket.connect" and isinstance(arguments[1], tuple)):
        raise PermissionError("listening stays on this machine")


if __name__ == "__main__":
    main()
