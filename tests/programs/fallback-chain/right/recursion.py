from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Source = tuple[str, Callable[[Any], Any]]


def answer_with_fallbacks(
    chain: Sequence[Source], request: Any, log: list[dict[str, str]], depth: int = 0
) -> dict[str, Any]:
    if not chain:
        return dict(answer=None, served_by=None, degraded=True)
    (name, ask), *rest = chain
    try:
        return dict(answer=ask(request), served_by=name, degraded=depth > 0)
    except Exception as error:
        log.append(dict(failed=name, error=repr(error)))
    return answer_with_fallbacks(rest, request, log, depth + 1)
