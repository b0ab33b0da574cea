import asyncio
from collections import deque


async def _outcome(spec, args):
    return await spec.fn(**args)


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    loop = asyncio.get_running_loop()
    waiting, running, results = deque(enumerate(calls)), {}, {}
    while waiting or running:
        while waiting and len(running) < max_concurrency:
            at, (spec, args) = waiting.popleft()
            running[loop.create_task(_outcome(spec, args))] = (at, spec, loop.time() + timeout_s)
        soonest = min(until for _, _, until in running.values())
        done, _ = await asyncio.wait(
            running, timeout=max(0, soonest - loop.time()), return_when=asyncio.FIRST_COMPLETED
        )
        late = [t for t, (_, _, until) in running.items() if t not in done and until <= loop.time()]
        for task in late:
            at, spec, _ = running.pop(task)
            task.cancel()
            await asyncio.wait([task])
            results[at] = ToolResult(False, f"ERROR: {spec.name} timed out after {timeout_s} s")
        for task in done:
            at, spec, _ = running.pop(task)
            if task.cancelled():
                results[at] = ToolResult(False, f"ERROR: {spec.name}: CancelledError: ")
            elif (error := task.exception()) is not None:
                results[at] = ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
            else:
                results[at] = ToolResult(True, task.result())
    return [results[at] for at in range(len(results))]
