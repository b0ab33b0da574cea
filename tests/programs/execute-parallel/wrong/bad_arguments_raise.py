# fault: arguments that do not fit raise outside of the guarded part
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    places = asyncio.Semaphore(max_concurrency)

    async def run(spec, running):
        async with places:
            try:
                found = await asyncio.wait_for(running, timeout_s)
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        return ToolResult(True, found)

    return await asyncio.gather(*[run(spec, spec.fn(**args)) for spec, args in calls])
