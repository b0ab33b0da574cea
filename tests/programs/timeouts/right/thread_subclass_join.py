from __future__ import annotations

from threading import Thread
from typing import Any, Callable


class ToolThread(Thread):
    def __init__(self, fn: Callable[..., Any], args: dict[str, Any]) -> None:
        super().__init__(daemon=True)
        self.fn = fn
        self.kw = args
        self.answer = "ERROR: the tool ended without an answer"

    def run(self) -> None:
        try:
            self.answer = str(self.fn(**self.kw))
        except Exception as exc:
            self.answer = "ERROR: " + type(exc).__name__ + " - " + str(exc)


def with_timeout(fn: Callable[..., Any], args: dict[str, Any], seconds: float = 2.0) -> str:
    t = ToolThread(fn, args)
    t.start()
    t.join(seconds)
    if t.is_alive():
        return "ERROR: timed out"
    return t.answer
