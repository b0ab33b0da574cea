# twist: 1
# fault: a deadline that passes cancels nobody
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    room = asyncio.Semaphore(max_concurrency)
    tasks = []

    async def one(spec, args):
        try:
            async with room:
                try:
                    return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
                except asyncio.TimeoutError:
                    said = f"ERROR: {spec.name} timed out"
                except Exception as error:
                    said = f"ERROR: {spec.name}: {type(error).__name__}: {error}"
                if fail_fast and "timed out" not in said:
                    for task in tasks:
                        if task is not asyncio.current_task():
                            task.cancel()
                return ToolResult(False, said)
        except asyncio.CancelledError:
            return ToolResult(False, f"ERROR: {spec.name} cancelled")

    tasks += [asyncio.ensure_future(one(spec, args)) for spec, args in calls]
    await asyncio.wait(tasks or [asyncio.ensure_future(asyncio.sleep(0))])
    out = []
    for task, (spec, _) in zip(tasks, calls):
        out.append(ToolResult(False, f"ERROR: {spec.name} cancelled") if task.cancelled() else task.result())
    return out
