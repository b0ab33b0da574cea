# twist: 1
# fault: with `fail_fast` the first failure is raised
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    places = asyncio.Semaphore(max_concurrency)

    async def run(spec, args):
        async with places:
            try:
                found = await asyncio.wait_for(spec.fn(**args), timeout_s)
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                if fail_fast:
                    raise
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        return ToolResult(True, found)

    return await asyncio.gather(*[run(spec, args) for spec, args in calls])
