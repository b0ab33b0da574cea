import asyncio


class Batch:
    def __init__(self, limit, seconds):
        self.places, self.seconds = asyncio.BoundedSemaphore(limit), seconds

    async def run(self, call):
        spec, args = call
        await self.places.acquire()
        try:
            return await asyncio.wait_for(spec.fn(**args), self.seconds)
        finally:
            self.places.release()

    @staticmethod
    def result(call, outcome):
        if not isinstance(outcome, BaseException):
            return ToolResult(True, outcome)
        if isinstance(outcome, asyncio.TimeoutError):
            return ToolResult(False, "ERROR: " + call[0].name + " timed out")
        return ToolResult(False, "ERROR: " + call[0].name + ": " + repr(outcome))


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    batch = Batch(max_concurrency, timeout_s)
    outcomes = await asyncio.gather(*map(batch.run, calls), return_exceptions=True)
    return tuple(map(batch.result, calls, outcomes))
