# twist: 1
from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass
from typing import Any, Callable


@dataclass
class Outcome:
    value: Any = None
    error: BaseException | None = None

    def as_text(self) -> str:
        if self.error is not None:
            return f"ERROR: {type(self.error).__name__}: {self.error}"
        return str(self.value)


class ToolThread(threading.Thread):
    def __init__(
        self, fn: Callable[..., Any], args: dict[str, Any], loop: asyncio.AbstractEventLoop, done: asyncio.Future
    ) -> None:
        super().__init__(daemon=True)
        self.fn, self.args, self.loop, self.done = fn, args, loop, done

    def run(self) -> None:
        try:
            outcome = Outcome(value=self.fn(**self.args))
        except Exception as error:
            outcome = Outcome(error=error)
        try:
            self.loop.call_soon_threadsafe(self._finish, outcome)
        except RuntimeError:
            pass  # the loop is closed: nobody waits any more

    def _finish(self, outcome: Outcome) -> None:
        if not self.done.done():
            self.done.set_result(outcome)


async def _run(fn: Callable[..., Any], args: dict[str, Any], seconds: float) -> Outcome:
    loop = asyncio.get_running_loop()
    done: asyncio.Future = loop.create_future()
    ToolThread(fn, args, loop, done).start()
    return await asyncio.wait_for(done, seconds)


def with_timeout(fn: Callable[..., Any], args: dict[str, Any], seconds: float = 2.0) -> str:
    try:
        return asyncio.run(_run(fn, args, seconds)).as_text()
    except (asyncio.TimeoutError, TimeoutError):
        return f"ERROR: timed out after {seconds:g} seconds"
