"""Saving what is typed while it is being typed: beside the screen, one writing at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from textual.message import Message
from textual.message_pump import MessagePump

from trainer.memory.models import MemoryUnavailable
from trainer.tui.background import in_background

SAVED_EVERY = 0.5
"""Seconds between two looks whether there is something to save: with the writing itself, less than one in all."""


@dataclass
class TextSaved(Message):
    """What was typed is on the disk; a sentence where it could not be saved."""

    value: object
    fault: str = ""


class Saving:
    """Knows what of a text is on the disk.

    Arguments:
        target: hears `TextSaved`, and hands it to `ended`.
        saved: what is on the disk to begin with.
        complain: takes the sentence of a fault, once as long as it stays the same.
    """

    def __init__(self, target: MessagePump, saved: object, complain: Callable[[str], object]) -> None:
        self._target = target
        self._saved = saved
        self._complain = complain
        self._busy = False
        self._fault = ""

    def is_new(self, value: object) -> bool:
        """Whether `value` is not on the disk."""
        return value != self._saved

    def note(self, value: object, write: Callable[[], None]) -> None:
        """Have `value` written beside the screen, unless it is on the disk or a writing is under way."""
        if not self._busy and self.is_new(value):
            self._busy = True
            in_background(self._target, lambda: _written(value, write))

    def at_once(self, value: object, write: Callable[[], None]) -> None:
        """Write `value` now, unless it is on the disk."""
        if self.is_new(value):
            self._note(_written(value, write))

    def ended(self, event: TextSaved) -> None:
        """Take note of what was written."""
        self._busy = False
        self._note(event)

    def _note(self, event: TextSaved) -> None:
        if not event.fault:
            self._saved = event.value
        elif event.fault != self._fault:
            self._complain(event.fault)
        self._fault = event.fault


def _written(value: object, write: Callable[[], None]) -> TextSaved:
    try:
        write()
    except MemoryUnavailable as error:
        return TextSaved(value, str(error))
    return TextSaved(value)
