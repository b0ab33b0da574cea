# fault: degraded is read off the log, which earlier requests have filled
from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

logger = logging.getLogger(__name__)


@dataclass
class Served:
    answer: Any = None
    served_by: str | None = None
    degraded: bool = True


def answer_with_fallbacks(
    chain: Sequence[tuple[str, Callable[[Any], Any]]], request: Any, log: list[dict[str, Any]]
) -> dict[str, Any]:
    """Answers from the best source that works, and says which one it was."""
    best, *_ = chain
    result = Served()
    for entry in chain:
        name, ask = entry
        try:
            result.answer = ask(request)
        except Exception as exc:
            logger.warning("%s failed", name, exc_info=True)
            log.append({"failed": name, "error": repr(exc), "kind": type(exc).__name__})
        else:
            result.served_by = name
            result.degraded = len(log) > 0
            break
    return {"answer": result.answer, "served_by": result.served_by, "degraded": result.degraded}
