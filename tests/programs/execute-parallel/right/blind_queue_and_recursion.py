import asyncio
from dataclasses import dataclass, field


@dataclass
class _Pool:
    calls: list
    seconds: float
    queue: asyncio.Queue = field(default_factory=asyncio.Queue)

    async def drain(self, results):
        try:
            at = self.queue.get_nowait()
        except asyncio.QueueEmpty:
            return
        spec, args = self.calls[at]
        try:
            try:
                coroutine = spec.fn(**args)
                results[at] = ToolResult(True, await asyncio.wait_for(coroutine, timeout=self.seconds))
            except TimeoutError as error:
                results[at] = ToolResult(False, f"ERROR TimeoutError {error} {spec.name} timed out")
        except Exception as error:
            results[at] = ToolResult(False, "ERROR {0} {1} {2}".format(type(error).__name__, spec.name, error))
        await self.drain(results)


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    pool = _Pool(calls, timeout_s)
    for at in range(len(calls)):
        pool.queue.put_nowait(at)
    results = {}
    await asyncio.gather(*[pool.drain(results) for _ in range(min(max_concurrency, len(calls)))])
    return [results[at] for at in range(len(calls))]
