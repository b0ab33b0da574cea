"""One thing that falls short, with its place."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer.catalog.errors import ContentError


@dataclass(frozen=True)
class Finding:
    """What falls short: `line` is 1-based, None for the whole file."""

    path: Path
    line: int | None
    message: str

    @classmethod
    def at(cls, path: Path, text: str, message: str) -> Finding:
        """The finding in the first line of the file that holds `text`; in the whole file where none does."""
        return cls(path, line_of_text(path, text), message)

    @classmethod
    def from_error(cls, error: ContentError) -> Finding:
        """The finding that a loading error is."""
        return cls(error.path, error.line, error.message)

    def __str__(self) -> str:
        where = f"{self.path}:{self.line}" if self.line is not None else str(self.path)
        return f"{where}: {self.message}"


def line_of_text(path: Path, wanted: str) -> int | None:
    """The first line of the file that holds `wanted`, None where none does."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((number for number, line in enumerate(lines, 1) if wanted in line), None)
