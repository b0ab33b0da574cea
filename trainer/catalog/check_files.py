"""The check files of a drill: its own, and those of the same pack that it imports."""

from __future__ import annotations

import re
from pathlib import Path

from trainer.catalog.models import Drill

_SIBLING = re.compile(r"^(?:from|import) (\w+_checks)\b", re.MULTILINE)


def check_texts(drill: Drill) -> dict[Path, str]:
    """The drill's check file and those of the same pack that it imports, directly or not. Raises OSError or
    UnicodeDecodeError when one can't be read."""
    texts: dict[Path, str] = {}
    waiting = [drill.checks_path]
    while waiting:
        path = waiting.pop()
        # Some editors put a mark of their own first.
        texts[path] = text = path.read_text(encoding="utf-8-sig")
        siblings = (_find_sibling(drill, name) for name in _SIBLING.findall(text))
        waiting += [sibling for sibling in siblings if sibling is not None and sibling not in texts]
    return texts


def _find_sibling(drill: Drill, name: str) -> Path | None:
    folders = [drill.path.parent, *(drill.pack.drills / section.folder for section in drill.pack.sections)]
    return next((path for folder in folders if (path := folder / f"{name}.py").is_file()), None)
