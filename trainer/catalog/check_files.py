"""The check files of a drill: its own, and those of the same pack that it imports."""

from __future__ import annotations

import errno
import re
import stat
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
        texts[path] = text = text_of(path)
        siblings = (_find_sibling(drill, name) for name in _SIBLING.findall(text))
        waiting += [sibling for sibling in siblings if sibling is not None and sibling not in texts]
    return texts


def text_of(path: Path) -> str:
    """The text of a program or of checks. Raises OSError or UnicodeDecodeError when it can't be read."""
    refuse_pipe(path)
    # Some editors put a mark of their own first.
    return path.read_text(encoding="utf-8-sig")


def refuse_pipe(path: Path) -> None:
    """Raise OSError for what may be no file that ends: it would be waited for."""
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise OSError(errno.EINVAL, "It is no plain file", str(path))


def _find_sibling(drill: Drill, name: str) -> Path | None:
    folders = [drill.path.parent, *(drill.pack.drills / section.folder for section in drill.pack.sections)]
    return next((path for folder in folders if (path := folder / f"{name}.py").is_file()), None)
