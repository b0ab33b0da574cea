"""Reading a terminal that sends what is no text: Textual's own driver ends the app at the first such byte."""

from __future__ import annotations

import os
import selectors
from codecs import getincrementaldecoder

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

_LOOK_SECONDS = 0.1
"""Seconds after which a key that may be the start of a longer one is taken for what it is."""

_AT_ONCE = 4096
"""Bytes that are read at once."""


class ForgivingDriver(LinuxDriver):
    """As the driver of Textual, but bytes that are no UTF-8 are passed over."""

    def run_input_thread(self) -> None:
        """Hand on what is typed, until the app ends."""
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")("ignore").decode
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(_LOOK_SECONDS):
                    text = decode(os.read(self.fileno, _AT_ONCE))
                    # Of nothing the parser would think that the terminal is closed.
                    for message in parser.feed(text) if text else ():
                        self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)
