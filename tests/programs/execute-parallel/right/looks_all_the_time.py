import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    running = set()

    async def one(spec, args):
        try:
            return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
        except asyncio.TimeoutError:
            return ToolResult(False, f"ERROR: {spec.name} timed out")
        except Exception as e:
            return ToolResult(False, f"ERROR: {spec.name}: {type(e).__name__}: {e}")

    tasks = []
    for spec, args in calls:
        while len(running) >= max_concurrency:
            await asyncio.sleep(0)
        task = asyncio.create_task(one(spec, args))
        running.add(task)
        task.add_done_callback(running.discard)
        tasks.append(task)
    return [await task for task in tasks]
