# twist: 1
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, *, fail_fast=False):
    results = [ToolResult(False, f"ERROR: {spec.name} was cancelled") for spec, _ in calls]
    left = iter(range(len(calls)))
    stop = asyncio.Event()

    async def worker():
        while not stop.is_set():
            at = next(left, None)
            if at is None:
                return
            spec, args = calls[at]
            try:
                async with asyncio.timeout(timeout_s):
                    results[at] = ToolResult(True, await spec.fn(**args))
            except TimeoutError:
                results[at] = ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                results[at] = ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")
            if fail_fast and not results[at].ok:
                stop.set()

    workers = [asyncio.create_task(worker()) for _ in range(max_concurrency)]
    stopper = asyncio.create_task(stop.wait())
    everybody = asyncio.gather(*workers, return_exceptions=True)
    await asyncio.wait({everybody, stopper}, return_when=asyncio.FIRST_COMPLETED)
    for task in (stopper, *workers):
        task.cancel()
    await asyncio.gather(stopper, *workers, return_exceptions=True)
    return results
