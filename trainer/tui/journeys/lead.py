"""What the screen of a spoken attempt asks of whoever leads on from it."""

from __future__ import annotations

from typing import Protocol

from trainer.memory.models import Grade
from trainer.rehearsal.speaking import Speaking
from trainer.rehearsal.voice.keeping import TakeKeeper


class Lead(Protocol):
    """Who is told how a spoken attempt goes, and leads on from it."""

    takes: TakeKeeper

    def keep(self, speaking: Speaking) -> None:
        """Record the attempt as it is, without a grade."""

    def ended(self, speaking: Speaking, grade: Grade) -> None:
        """The attempt has its grade: go on."""

    def left(self, recorded: bool) -> None:
        """It was left; `recorded` is whether the attempt is kept without a grade."""

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
