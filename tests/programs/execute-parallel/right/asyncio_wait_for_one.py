import asyncio
from contextlib import asynccontextmanager
async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    results = [None] * len(calls)
    queue = asyncio.Queue()
    for job in enumerate(calls):
        queue.put_nowait(job)
    async def worker():
        while not queue.empty():
            i, (spec, args) = queue.get_nowait()
            try:
                done, late = await asyncio.wait({asyncio.ensure_future(spec.fn(**args))}, timeout=timeout_s)
                for t in late:
                    t.cancel()
                    raise TimeoutError
                results[i] = ToolResult(True, done.pop().result())
            except TimeoutError:
                results[i] = ToolResult(False, f"ERROR: {spec.name} timed out after {timeout_s}s")
            except Exception as exc:
                results[i] = ToolResult(False, f"ERROR: {spec.name} raised {exc!r}" + (f": {exc}"))
    await asyncio.gather(*(worker() for _ in range(min(max_concurrency, len(calls)))))
    return results
