# fault: one deadline for the whole batch, the queue included
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    places = asyncio.Semaphore(max_concurrency)

    async def run(spec, args):
        async with places:
            return await spec.fn(**args)

    async def timed(spec, args):
        try:
            return ToolResult(True, await asyncio.wait_for(run(spec, args), timeout_s))
        except asyncio.TimeoutError:
            return ToolResult(False, f"ERROR: {spec.name} timed out")
        except Exception as error:
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")

    return await asyncio.gather(*[timed(spec, args) for spec, args in calls])
