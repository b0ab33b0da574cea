import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    queue = asyncio.Queue()
    for item in enumerate(calls):
        queue.put_nowait(item)
    results = {}

    async def worker():
        while not queue.empty():
            place, (spec, args) = queue.get_nowait()
            results[place] = await one(spec, args, timeout_s)

    await asyncio.gather(*[worker() for _ in range(min(max_concurrency, len(calls)))])
    return [results[place] for place in sorted(results)]


async def one(spec, args, seconds):
    try:
        return ToolResult(True, await asyncio.wait_for(spec.fn(**args), seconds))
    except Exception as error:
        kind = "timed out" if isinstance(error, asyncio.TimeoutError) else f"failed with {type(error).__name__}"
        return ToolResult(False, f"ERROR: {spec.name} {kind}: {error}")
