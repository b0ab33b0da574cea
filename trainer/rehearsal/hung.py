"""Lines that a terminal may be too narrow for: what does not fit goes on below the words, not at the margin."""

from __future__ import annotations

from typing import NamedTuple


class Hung(NamedTuple):
    """A line: what stands at its beginning, and the words below whose first the further lines begin."""

    head: str
    words: str = ""

    def __str__(self) -> str:
        return self.head + self.words
