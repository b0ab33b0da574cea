import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    sem = asyncio.Semaphore(max_concurrency)

    async def bounded(spec, args):
        async with sem:
            try:
                value = await asyncio.wait_for(spec.fn(**args), timeout=timeout_s)
            except asyncio.TimeoutError:
                return ToolResult(ok=False, observation=f"ERROR: {spec.name} timed out after {timeout_s}s")
            except Exception as error:
                return ToolResult(ok=False, observation=f"ERROR: {spec.name}: {type(error).__name__}: {error}")
            return ToolResult(ok=True, observation=value)

    return await asyncio.gather(*(bounded(spec, args) for spec, args in calls))
