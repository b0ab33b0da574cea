from __future__ import annotations

import asyncio
from typing import Any, Sequence


def described(name: str, task: asyncio.Task[Any]) -> ToolResult:
    error = task.exception()
    if error is None:
        return ToolResult(True, task.result())
    if isinstance(error, asyncio.TimeoutError):
        return ToolResult(False, f"ERROR: {name} timed out")
    return ToolResult(False, f"ERROR: {name} raised {type(error).__name__}({error})")


async def timed(spec: ToolSpec, args: dict[str, Any], seconds: float) -> Any:
    return await asyncio.wait_for(spec.fn(**args), seconds)


async def execute_parallel(calls, max_concurrency: int = 5, timeout_s: float = 10.0) -> Sequence[ToolResult]:
    """Never more than so many tasks alive: a new one starts when one is done."""
    tasks: list[asyncio.Task[Any]] = []
    alive: set[asyncio.Task[Any]] = set()
    for spec, args in calls:
        if len(alive) >= max_concurrency:
            _, alive = await asyncio.wait(alive, return_when=asyncio.FIRST_COMPLETED)
        tasks.append(asyncio.ensure_future(timed(spec, args, timeout_s)))
        alive.add(tasks[-1])
    if alive:
        await asyncio.wait(alive)
    return [described(spec.name, task) for (spec, _), task in zip(calls, tasks)]
