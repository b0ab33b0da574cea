"""Coroutines that a failed program made and nobody awaited: Python warns of them in passing, without the line."""

from __future__ import annotations

import sys

from trainer.checking.between.standing import PROGRAM_FILE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SEEN: list[dict[str, Any]] = []
"""The first since `watch`, in order: the `name` of the function, and the `line` of the program that called it."""
MOST = 4
_FRAMES = 8
_before: list[Any] = []


def watch() -> None:
    """Note them from here on."""
    import warnings

    SEEN.clear()
    _before[:] = [warnings._warn_unawaited_coroutine]  # type: ignore[attr-defined]
    warnings._warn_unawaited_coroutine = _note  # type: ignore[attr-defined]
    sys.set_coroutine_origin_tracking_depth(_FRAMES)


def look_away() -> list[dict[str, Any]]:
    """Those that were noted; from here on none are."""
    import gc
    import warnings

    gc.collect()
    sys.set_coroutine_origin_tracking_depth(0)
    warnings._warn_unawaited_coroutine = _before.pop()  # type: ignore[attr-defined]
    return SEEN


def _note(coroutine: Any) -> None:
    if len(SEEN) < MOST:
        lines = [line for file, line, _ in coroutine.cr_origin or () if file == PROGRAM_FILE]
        SEEN.append({"name": str(coroutine.__name__)[:80], "line": lines[0] if lines else None})
    _before[0](coroutine)
