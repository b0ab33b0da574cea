# twist: 1
# fault: a call that fails frees its place before the others are cancelled, so one of them starts
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, *, fail_fast=False):
    gate = asyncio.Semaphore(max_concurrency)

    async def one(spec, args):
        async with gate:
            try:
                return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as e:
                return ToolResult(False, f"ERROR: {spec.name} {type(e).__name__} {e}")

    tasks = [asyncio.ensure_future(one(*c)) for c in calls]
    pending = set(tasks)
    while pending:
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        if fail_fast and any(not t.result().ok for t in done):
            for t in pending:
                t.cancel()
            if pending:
                await asyncio.wait(pending)
            break
    return [
        ToolResult(False, f"ERROR: {c[0].name}: cancelled, another part failed") if t.cancelled() else t.result()
        for t, c in zip(tasks, calls)
    ]
