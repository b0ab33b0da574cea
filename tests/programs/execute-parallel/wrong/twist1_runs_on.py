# twist: 1
# fault: with `fail_fast` those that wait are not begun, but those that run run on
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    places, failed = asyncio.Semaphore(max_concurrency), []

    async def run(spec, args):
        async with places:
            if fail_fast and failed:
                return ToolResult(False, f"ERROR: {spec.name} cancelled")
            try:
                found = await asyncio.wait_for(spec.fn(**args), timeout_s)
            except asyncio.TimeoutError:
                failed.append(spec)
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                failed.append(spec)
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
        return ToolResult(True, found)

    return await asyncio.gather(*[run(spec, args) for spec, args in calls])
