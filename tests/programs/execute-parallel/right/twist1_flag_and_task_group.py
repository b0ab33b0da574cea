# twist: 1
import asyncio


class _Stop(Exception):
    pass


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    results = [ToolResult(False, f"ERROR: {s.name} was cancelled because another call failed") for s, _ in calls]
    sem = asyncio.Semaphore(max_concurrency)
    stop = asyncio.Event()

    async def run(i, spec, args):
        async with sem:
            if stop.is_set():
                return
            try:
                async with asyncio.timeout(timeout_s):
                    results[i] = ToolResult(True, await spec.fn(**args))
            except TimeoutError:
                results[i] = ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as e:
                results[i] = ToolResult(False, f"ERROR: {spec.name} failed: {e!r}")
            if fail_fast and not results[i].ok:
                stop.set()
                raise _Stop

    try:
        async with asyncio.TaskGroup() as tg:
            for i, (s, a) in enumerate(calls):
                tg.create_task(run(i, s, a))
    except* _Stop:
        pass
    return results
