import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    todo = asyncio.Queue()
    for item in enumerate(calls):
        todo.put_nowait(item)
    results = [None] * todo.qsize()

    async def one(spec, args):
        async def inner():
            try:
                return ToolResult(True, await spec.fn(**args))
            except Exception as error:
                return ToolResult(False, f"ERROR {spec.name}: {type(error).__name__}: {error}")

        try:
            return await asyncio.wait_for(inner(), timeout_s)
        except asyncio.TimeoutError:
            return ToolResult(False, f"ERROR {spec.name} timed out")

    async def worker():
        while not todo.empty():
            at, (spec, args) = todo.get_nowait()
            results[at] = await one(spec, args)

    await asyncio.gather(*[worker() for _ in range(max_concurrency)])
    return results
