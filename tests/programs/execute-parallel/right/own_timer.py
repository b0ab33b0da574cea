import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    """The deadline by hand: a task, a wait with a limit, and a cancellation."""
    gate = asyncio.Semaphore(max_concurrency)
    results = [None] * len(calls)

    async def fill(place):
        spec, args = calls[place]
        async with gate:
            try:
                task = asyncio.get_running_loop().create_task(spec.fn(**args))
                done, _ = await asyncio.wait({task}, timeout=timeout_s)
                if not done:
                    task.cancel()
                    await asyncio.wait({task})
                    results[place] = ToolResult(False, f"ERROR: {spec.name} timed out")
                else:
                    results[place] = ToolResult(True, task.result())
            except Exception as error:
                results[place] = ToolResult(False, f"ERROR in {spec.name}: {type(error).__name__} {error}")

    running = [asyncio.create_task(fill(place)) for place in range(len(calls))]
    for task in running:
        await task
    return results
