"""When the trainer itself is at fault: a report for whoever mends it, a sentence for the learner."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version

from trainer.memory.models import MemoryUnavailable
from trainer.memory.places import data_folder


def farewell(error: BaseException, now: datetime) -> str:
    """Write down what broke, without a word of what was typed; the sentence that says so, and where it lies.

    Arguments:
        error: what broke, as it was raised.
        now: the moment, for the name of the file.
    """
    begin = "The trainer broke off through a fault of its own. What you typed is kept."
    report = "\n".join([*_surroundings(), "", *traceback.format_exception(type(error), error, error.__traceback__)])
    try:
        folder = data_folder() / "reports"
        folder.mkdir(mode=0o700, exist_ok=True)
        path = folder / f"{now:%Y-%m-%d-%H%M%S}.txt"
        path.write_text(report, encoding="utf-8", errors="replace")
    except (MemoryUnavailable, OSError):
        return f"{begin} Its report could not be written either: {type(error).__name__}: {error}"
    return f"{begin} Please send the report that lies in {path}."


def _surroundings() -> list[str]:
    def known(package: str) -> str:
        try:
            return version(package)
        except PackageNotFoundError:
            return "from a checkout"

    return [
        f"trainer {known('agent-interview-trainer')}, textual {known('textual')}",
        f"Python {platform.python_version()} on {sys.platform}",
    ]
