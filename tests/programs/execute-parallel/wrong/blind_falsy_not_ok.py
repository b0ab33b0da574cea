# fault: an empty result is not ok
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    room = asyncio.Semaphore(max_concurrency)

    async def one(spec, args):
        async with room:
            try:
                result = await asyncio.wait_for(spec.fn(**args), timeout_s)
                return ToolResult(bool(result), result)
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")

    return await asyncio.gather(*(one(spec, args) for spec, args in calls))
