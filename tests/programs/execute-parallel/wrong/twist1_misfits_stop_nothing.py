# twist: 1
# fault: arguments that do not fit do not stop the batch
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    results = [None] * len(calls)
    gate = asyncio.Semaphore(max_concurrency)
    stop = asyncio.Event()

    async def one(i, spec, args):
        try:
            async with gate:
                if stop.is_set():
                    raise asyncio.CancelledError
                try:
                    try:
                        made = spec.fn(**args)
                    except TypeError as e:
                        results[i] = ToolResult(False, f"ERROR: {spec.name}: TypeError: {e}")
                        return
                    value = await asyncio.wait_for(made, timeout_s)
                except asyncio.TimeoutError:
                    results[i] = ToolResult(False, f"ERROR: {spec.name} timed out")
                except Exception as e:
                    results[i] = ToolResult(False, f"ERROR: {spec.name}: {type(e).__name__}: {e}")
                else:
                    results[i] = ToolResult(True, value)
                    return
                if fail_fast and not stop.is_set():
                    stop.set()
                    for t in tasks:
                        if t is not asyncio.current_task():
                            t.cancel()
        except asyncio.CancelledError:
            if results[i] is None:
                results[i] = ToolResult(False, f"ERROR: {spec.name} was cancelled")

    tasks = [asyncio.create_task(one(i, spec, args)) for i, (spec, args) in enumerate(calls)]
    await asyncio.gather(*tasks, return_exceptions=True)
    for i, (spec, _) in enumerate(calls):
        if results[i] is None:
            results[i] = ToolResult(False, f"ERROR: {spec.name} was cancelled")
    return results
