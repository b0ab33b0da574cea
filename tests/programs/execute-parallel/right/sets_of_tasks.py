import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    async def guarded(spec, args):
        try:
            coro = spec.fn(**args)
        except TypeError as e:
            return ToolResult(False, f"ERROR: {spec.name}: TypeError: {e}")
        task = asyncio.ensure_future(coro)
        done, late = await asyncio.wait({task}, timeout=timeout_s)
        if late:
            task.cancel()
            await asyncio.wait({task})
            return ToolResult(False, f"ERROR: {spec.name} has timed out")
        if (error := task.exception()) is not None:
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        return ToolResult(True, task.result())

    pending, order, waiting = set(), {}, list(enumerate(calls))[::-1]
    results = {}
    while waiting or pending:
        while waiting and len(pending) < max_concurrency:
            i, call = waiting.pop()
            t = asyncio.create_task(guarded(*call))
            order[t] = i
            pending.add(t)
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        for t in done:
            results[order[t]] = t.result()
    return [results[i] for i in range(len(calls))]
