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
    if isinstance(outcome, asyncio.TimeoutError):  #: late
        return ToolResult(False, f"ERROR: {spec.name} timed out")  #: late
    if isinstance(outcome, BaseException):  #: failure
        return ToolResult(False, f"ERROR: {spec.name}: {type(outcome).__name__}: {outcome}")  #: failure
    return ToolResult(True, outcome)  #: as_it_is


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    places = asyncio.Semaphore(max_concurrency)  #: bounded

    async def run(spec, args):
        async with places:  #: bounded
            return await asyncio.wait_for(spec.fn(**args), timeout_s)  #: own_deadline

    outcomes = await asyncio.gather(
        *(run(spec, args) for spec, args in calls),  #: at_once
        return_exceptions=True,  #: keep_going
    )
    return [result_of(spec, outcome) for (spec, _), outcome in zip(calls, outcomes)]  #: in_order


if __name__ == "__main__":

    async def look_up(what, seconds=0.0):
        await asyncio.sleep(seconds)
        return {"hotel": 3, "flight": 12}[what]

    spec = ToolSpec("look_up", look_up)
    calls = [(spec, {"what": "hotel", "seconds": 60}), (spec, {"what": "train"}), (spec, {"what": "flight"})]
    for result in asyncio.run(execute_parallel(calls, timeout_s=0.05)):
        print(result.ok, result.observation)
