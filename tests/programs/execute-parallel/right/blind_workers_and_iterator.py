import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    left = enumerate(calls)
    results = {}

    async def worker():
        for at, (spec, args) in left:
            clock = asyncio.timeout(timeout_s)
            try:
                async with clock:
                    results[at] = ToolResult(True, await spec.fn(**args))
            except Exception as error:
                said = "timed out" if clock.expired() else f"{error.__class__.__name__} ({error})"
                results[at] = ToolResult(ok=False, observation=f"ERROR in {spec.name}: {said}")

    async with asyncio.TaskGroup() as group:
        for _ in range(max_concurrency):
            group.create_task(worker())
    return tuple(results[at] for at in sorted(results))
