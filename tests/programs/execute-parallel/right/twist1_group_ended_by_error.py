# twist: 1
import asyncio


class _Stop(Exception):
    pass


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    results = {}
    gate = asyncio.Semaphore(max_concurrency)
    stopped = asyncio.Event()

    async def one(i, spec, args):
        async with gate:
            if stopped.is_set():
                return
            try:
                results[i] = ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
                return
            except TimeoutError:
                results[i] = ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as e:
                results[i] = ToolResult(False, f"ERROR: {spec.name}: {type(e).__name__}: {e}")
            if fail_fast:
                stopped.set()
                raise _Stop

    try:
        async with asyncio.TaskGroup() as tg:
            for i, (s, a) in enumerate(calls):
                tg.create_task(one(i, s, a))
    except* _Stop:
        pass
    return [results.get(i) or ToolResult(False, f"ERROR: {s.name} was cancelled") for i, (s, _) in enumerate(calls)]
