# fault: two calls of one tool share a result
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    room = asyncio.Semaphore(max_concurrency)

    async def one(spec, args):
        async with room:
            try:
                return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")

    out = {}

    async def kept(spec, args):
        out[spec.name] = await one(spec, args)

    await asyncio.gather(*(kept(spec, args) for spec, args in calls))
    return [out[spec.name] for spec, _ in calls]
