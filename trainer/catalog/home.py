"""Where the learner wants everything to lie, if they say so."""

from __future__ import annotations

import os
from pathlib import Path

APP = "agent-interview-trainer"
"""The trainer's own name in the folders of the platform."""


def chosen_home() -> Path | None:
    """The folder that `TRAINER_HOME` names, None where it names none; as it is named, but for a `~` that is known."""
    home = os.environ.get("TRAINER_HOME", "").strip()
    return Path(os.path.expanduser(home)) if home else None  # noqa: PTH111 - keeps "~" if it must
