# fault: a plain `def` that gives a list of coroutines
import asyncio


def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    sem = asyncio.Semaphore(max_concurrency)

    async def one(spec, args):
        async with sem:
            try:
                return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out after {timeout_s}s")
            except Exception as e:
                return ToolResult(False, f"ERROR: {spec.name}: {type(e).__name__}: {e}")

    return [one(s, a) for s, a in calls]
