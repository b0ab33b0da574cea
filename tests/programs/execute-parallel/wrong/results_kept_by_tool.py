# fault: results are kept by the tool's name, so two calls of one tool share one
import asyncio
import logging

logger = logging.getLogger("tools")


class Pool:
    """A Java person's worker pool."""

    def __init__(self, size, timeout):
        self.size = size
        self.timeout = timeout
        self.queue = asyncio.Queue()
        self.results = {}

    def submit(self, index, spec, args):
        self.order = getattr(self, "order", []) + [spec.name]
        self.queue.put_nowait((index, spec, args))

    async def worker(self):
        while True:
            try:
                index, spec, args = self.queue.get_nowait()
            except asyncio.QueueEmpty:
                return
            self.results[spec.name] = await self.run(spec, args)

    async def run(self, spec, args):
        try:
            return ToolResult(ok=True, observation=await asyncio.wait_for(spec.fn(**args), self.timeout))
        except asyncio.TimeoutError:
            logger.warning("%s too slow", spec.name)
            return ToolResult(ok=False, observation="ERROR %s timed out" % spec.name)
        except Exception as e:
            logger.exception("%s failed", spec.name)
            return ToolResult(ok=False, observation="ERROR %s failed: %s: %s" % (spec.name, e.__class__.__name__, e))

    async def drain(self):
        await asyncio.gather(*(self.worker() for _ in range(self.size)))
        return [self.results[name] for name in self.order]


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    pool = Pool(max_concurrency, timeout_s)
    for i, (spec, args) in enumerate(calls):
        pool.submit(i, spec, args)
    return await pool.drain()
