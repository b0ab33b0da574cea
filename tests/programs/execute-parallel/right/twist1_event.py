# twist: 1
import asyncio


class Batch:
    def __init__(self, limit, seconds, fail_fast):
        self.places, self.seconds, self.fail_fast = asyncio.Semaphore(limit), seconds, fail_fast
        self.stopped = asyncio.Event()

    async def run(self, spec, args):
        async with self.places:
            if self.stopped.is_set():
                return ToolResult(False, f"ERROR: {spec.name} cancelled, it was not begun")
            result = await self.begun(spec, args)
            if not result.ok and self.fail_fast:
                self.stopped.set()
            return result

    async def begun(self, spec, args):
        """The call beside a watcher; whichever is first ends the other."""
        try:
            call = asyncio.ensure_future(asyncio.wait_for(spec.fn(**args), self.seconds))
            watcher = asyncio.ensure_future(self.stopped.wait())
            await asyncio.wait({call, watcher}, return_when=asyncio.FIRST_COMPLETED)
            watcher.cancel()
            if not call.done():
                call.cancel()
                await asyncio.wait({call})
                return ToolResult(False, f"ERROR: {spec.name} cancelled")
            return ToolResult(True, call.result())
        except asyncio.TimeoutError:
            return ToolResult(False, f"ERROR: {spec.name} timed out")
        except Exception as error:
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    batch = Batch(max_concurrency, timeout_s, fail_fast)
    return list(await asyncio.gather(*(batch.run(spec, args) for spec, args in calls)))
