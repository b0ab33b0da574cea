# fault: a call that stands there again is run once for all
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    sem = asyncio.Semaphore(max_concurrency)

    async def one(spec, args):
        async with sem:
            try:
                return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as e:
                return ToolResult(False, f"ERROR: {spec.name}: {type(e).__name__}: {e}")

    jobs = {}
    for s, a in calls:
        jobs.setdefault((s, repr(a)), asyncio.ensure_future(one(s, a)))
    await asyncio.gather(*jobs.values())
    return [jobs[s, repr(a)].result() for s, a in calls]
