import asyncio

#: given
from collections.abc import Callable
from typing import Any, NamedTuple


class ToolSpec(NamedTuple):
    name: str
    fn: Callable


class ToolResult(NamedTuple):
    ok: bool
    observation: Any


#: end


def result_of(spec, outcome):
    if isinstance(outcome, asyncio.CancelledError):  #: say_cancelled
        return ToolResult(False, f"ERROR: {spec.name} was cancelled, since another call failed")  #: say_cancelled
    if isinstance(outcome, asyncio.TimeoutError):  #: late
        return ToolResult(False, f"ERROR: {spec.name} timed out")  #: late
    if isinstance(outcome, BaseException):  #: failure
        return ToolResult(False, f"ERROR: {spec.name}: {type(outcome).__name__}: {outcome}")  #: failure
    return ToolResult(True, outcome)  #: as_it_is


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    places = asyncio.Semaphore(max_concurrency)  #: bounded

    async def run(spec, args):
        async with places:  #: bounded
            try:
                return await asyncio.wait_for(spec.fn(**args), timeout_s)  #: own_deadline
            except Exception:
                if fail_fast:  #: when_asked
                    for task in tasks:  #: cancel_rest
                        if task is not asyncio.current_task():
                            task.cancel()  #: cancel_rest
                raise

    tasks = [asyncio.ensure_future(run(spec, args)) for spec, args in calls]  #: at_once
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)  #: keep_going
    return [result_of(spec, outcome) for (spec, _), outcome in zip(calls, outcomes)]  #: in_order


if __name__ == "__main__":

    async def look_up(what, seconds=0.0):
        await asyncio.sleep(seconds)
        return {"hotel": 3, "flight": 12}[what]

    spec = ToolSpec("look_up", look_up)
    calls = [(spec, {"what": "hotel", "seconds": 60}), (spec, {"what": "train"})]
    for result in asyncio.run(execute_parallel(calls, fail_fast=True)):
        print(result.ok, result.observation)
