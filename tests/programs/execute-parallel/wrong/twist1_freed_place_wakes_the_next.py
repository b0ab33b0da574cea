# twist: 1
# fault: the failed call frees its place before the others are cancelled, and one that waits starts
import asyncio
class _Fail(Exception):
    def __init__(self, result): self.result = result
async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, *, fail_fast=False):
    sem = asyncio.Semaphore(max_concurrency)
    async def one(spec, args):
        async with sem:
            try:
                return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
            except asyncio.TimeoutError: raise _Fail(ToolResult(False, f"ERROR: {spec.name} timed out"))
            except Exception as e: raise _Fail(ToolResult(False, f"ERROR: {spec.name} {type(e).__name__}: {e}"))
    tasks = [asyncio.create_task(one(*c)) for c in calls]
    if not tasks: return []
    if fail_fast:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        for t in tasks: t.cancel()
    await asyncio.wait(tasks)
    out = []
    for t, (spec, _) in zip(tasks, calls):
        if t.cancelled(): out.append(ToolResult(False, f"ERROR: {spec.name} was cancelled because another call failed"))
        elif t.exception(): out.append(t.exception().result)
        else: out.append(t.result())
    return out
