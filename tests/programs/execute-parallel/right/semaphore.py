import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    sem = asyncio.Semaphore(max_concurrency)

    async def bounded(spec, args):
        async with sem:
            try:
                value = await asyncio.wait_for(spec.fn(**args), timeout_s)
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name}: no answer within {timeout_s} s, timed out")
            except Exception as error:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
            return ToolResult(True, value)

    return await asyncio.gather(*(bounded(spec, args) for spec, args in calls))
