import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    running = 0

    async def one(spec, args):
        nonlocal running
        while running >= max_concurrency:
            await asyncio.sleep(0.01)
        running += 1
        try:
            result = await asyncio.wait_for(spec.fn(**args), timeout_s)
            return ToolResult(True, result)
        except asyncio.TimeoutError:
            return ToolResult(False, f"ERROR: {spec.name} timed out")
        except Exception as e:
            return ToolResult(False, f"ERROR: {spec.name}: {type(e).__name__}: {e}")
        finally:
            running -= 1

    tasks = []
    for spec, args in calls:
        tasks.append(asyncio.create_task(one(spec, args)))
    results = []
    for task in tasks:
        results.append(await task)
    return results
