# twist: 1
# fault: a call that waits for a place is begun before it is cancelled
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    places = asyncio.Semaphore(max_concurrency)

    async def run(spec, args):
        async with places:
            return await asyncio.wait_for(spec.fn(**args), timeout_s)

    if not calls:
        return []
    tasks = [asyncio.create_task(run(*call)) for call in calls]
    when = asyncio.FIRST_EXCEPTION if fail_fast else asyncio.ALL_COMPLETED
    _, pending = await asyncio.wait(tasks, return_when=when)
    for task in pending:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    return [result(spec, outcome) for (spec, _), outcome in zip(calls, outcomes)]


def result(spec, outcome):
    match outcome:
        case asyncio.CancelledError():
            return ToolResult(False, f"ERROR: {spec.name} was cancelled, another call failed")
        case asyncio.TimeoutError():
            return ToolResult(False, f"ERROR: {spec.name} timed out")
        case BaseException():
            return ToolResult(False, f"ERROR: {spec.name}: {type(outcome).__name__}: {outcome}")
    return ToolResult(True, outcome)
