# twist: 1
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    results = [None] * len(calls)
    running = {}
    stop = False
    queue = list(range(len(calls)))

    async def one(i):
        spec, args = calls[i]
        try:
            return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
        except asyncio.TimeoutError:
            return ToolResult(False, f"ERROR {spec.name} timed out")
        except Exception as e:
            return ToolResult(False, f"ERROR {spec.name} {type(e).__name__}: {e}")

    while queue or running:
        while queue and len(running) < max_concurrency and not stop:
            i = queue.pop(0)
            running[i] = asyncio.create_task(one(i))
        await asyncio.sleep(0.01)
        for i, task in list(running.items()):
            if task.done():
                del running[i]
                results[i] = task.result()
                if fail_fast and not results[i].ok:
                    stop = True
        if stop:
            for i, task in running.items():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            for i in [*queue, *running]:
                results[i] = ToolResult(False, f"ERROR {calls[i][0].name} cancelled")
            return results
    return results
