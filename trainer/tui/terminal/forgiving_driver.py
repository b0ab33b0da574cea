"""A terminal that does what Textual does not expect: sends bytes that are no text, pastes that look typed, stops the
trainer at any moment, and goes away while it is drawn on."""

from __future__ import annotations

import asyncio
import io
import os
import selectors
import signal
import sys
from codecs import getincrementaldecoder
from contextlib import suppress
from typing import Any, TextIO, cast

from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

_LOOK_SECONDS = 0.1
"""Seconds after which a key that may be the start of a longer one is taken for what it is."""

_SILENCE = 0.03
"""Seconds without anything after which a paste is over."""

_BURST = 64
"""Nobody types so many characters at once: they are pasted, in a terminal that does not say so."""

_AT_ONCE = 4096
"""Bytes that are read at once."""

_BEGINS, _ENDS = "[200~", "[201~"


class ForgivingDriver(LinuxDriver):
    """As the driver of Textual, which ends the app at a byte that is no UTF-8 and types a paste key by key.

    Typed so, thousands of lines take minutes, and each would be indented by the editor on top of its own spaces.
    It is made while the app's loop runs.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Textual draws on stderr, also where that goes into a file: `trainer 2>faults.log`.
        drawn_on = sys.__stderr__ if sys.__stderr__ is not None and sys.__stderr__.isatty() else sys.__stdout__
        self._file = cast(Any, _UntilGone(drawn_on))
        # Between two steps of the app. Textual does it right in the signal's handler, and waits there for ever where
        # the signal came while something was being written: the lock of the queue is then held below the handler.
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTSTP, self._sigtstp_application)
        loop.add_signal_handler(signal.SIGCONT, self._sigcont_application)

    def run_input_thread(self) -> None:
        """Hand on what comes, until the app ends."""
        parser = XTermParser(self._debug)
        brackets = _Brackets()
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            decode = getincrementaldecoder("utf-8")("ignore").decode
            while not self.exit_event.is_set():
                if selector.select(_LOOK_SECONDS):
                    text = decode(os.read(self.fileno, _AT_ONCE))
                    if _is_burst(text) and not brackets.open:
                        while selector.select(_SILENCE) and (more := os.read(self.fileno, _AT_ONCE)):
                            text += decode(more)
                        pasted, escape, behind = text.partition("\x1b")
                        self.process_message(events.Paste(pasted.replace("\r\n", "\n").replace("\r", "\n")))
                        text = escape + behind
                    brackets.note(text)
                    # Of nothing the parser would think that the terminal is closed.
                    for message in parser.feed(text) if text else ():
                        self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)


class _UntilGone(io.TextIOBase):
    """The terminal's own file, which takes all and does nothing more once the terminal is gone.

    The thread that writes would end at the first error, and all that draws would wait for it for ever.
    """

    def __init__(self, file: TextIO | None) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write, if there is somewhere to."""
        with suppress(OSError):
            if self._file is not None:
                self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Have it sent."""
        with suppress(OSError):
            if self._file is not None:
                self._file.flush()

    def fileno(self) -> int:
        """The descriptor. Raises OSError where there is none."""
        if self._file is None:
            raise OSError("there is no terminal")
        return self._file.fileno()


class _Brackets:
    """Whether a paste has begun whose end, which the terminal tells, is still to come."""

    def __init__(self) -> None:
        self.open = False
        self._tail = ""

    def note(self, text: str) -> None:
        """Take in what came."""
        seen = self._tail + text
        begun, ended = seen.rfind(_BEGINS), seen.rfind(_ENDS)
        if begun != ended:
            self.open = begun > ended
        self._tail = seen[1 - len(_BEGINS) :]


def _is_burst(text: str) -> bool:
    return len(text) >= _BURST and all(letter.isprintable() or letter in "\r\n\t" for letter in text)
