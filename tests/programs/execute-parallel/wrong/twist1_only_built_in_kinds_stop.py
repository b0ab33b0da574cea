# twist: 1
# fault: a library's own kind of failure does not stop the rest
import asyncio

from collections.abc import Callable
from typing import Any, NamedTuple


class ToolSpec(NamedTuple):
    name: str
    fn: Callable


class ToolResult(NamedTuple):
    ok: bool
    observation: Any




def result_of(spec, outcome):
    if isinstance(outcome, asyncio.CancelledError):
        return ToolResult(False, f"ERROR: {spec.name} was cancelled, since another call failed")
    if isinstance(outcome, asyncio.TimeoutError):
        return ToolResult(False, f"ERROR: {spec.name} timed out")
    if isinstance(outcome, BaseException):
        return ToolResult(False, f"ERROR: {spec.name}: {type(outcome).__name__}: {outcome}")
    return ToolResult(True, outcome)


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    places = asyncio.Semaphore(max_concurrency)

    async def run(spec, args):
        async with places:
            try:
                return await asyncio.wait_for(spec.fn(**args), timeout_s)
            except (ValueError, TypeError, LookupError, RuntimeError, OSError, AttributeError, AssertionError):
                if fail_fast:
                    for task in tasks:
                        if task is not asyncio.current_task():
                            task.cancel()
                raise

    tasks = [asyncio.ensure_future(run(spec, args)) for spec, args in calls]
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    return [result_of(spec, outcome) for (spec, _), outcome in zip(calls, outcomes)]


if __name__ == "__main__":

    async def look_up(what, seconds=0.0):
        await asyncio.sleep(seconds)
        return {"hotel": 3, "flight": 12}[what]

    spec = ToolSpec("look_up", look_up)
    calls = [(spec, {"what": "hotel", "seconds": 60}), (spec, {"what": "train"})]
    for result in asyncio.run(execute_parallel(calls, fail_fast=True)):
        print(result.ok, result.observation)
