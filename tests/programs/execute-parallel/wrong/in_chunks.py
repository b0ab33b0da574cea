# fault: the calls run in groups: each waits for the slowest of the group before it
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    places = asyncio.Semaphore(max_concurrency)

    async def run(spec, args):
        async with places:
            try:
                found = await asyncio.wait_for(spec.fn(**args), timeout_s)
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        return ToolResult(True, found)

    results = []
    for start in range(0, len(calls), max_concurrency):
        results += await asyncio.gather(*[run(*call) for call in calls[start : start + max_concurrency]])
    return results
