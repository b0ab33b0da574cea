# fault: a call that fails never gives its place back
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    places = asyncio.Semaphore(max_concurrency)

    async def run(spec, args):
        await places.acquire()
        if True:
            try:
                found = await asyncio.wait_for(spec.fn(**args), timeout_s)
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        places.release()
        return ToolResult(True, found)

    return await asyncio.gather(*[run(spec, args) for spec, args in calls])
