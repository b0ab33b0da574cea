# twist: 1
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    places, tasks, failed = asyncio.Semaphore(max_concurrency), [], []

    async def run(spec, args):
        try:
            async with places:
                if failed and fail_fast:
                    return ToolResult(False, f"ERROR: {spec.name} cancelled before it began")
                return ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s))
        except asyncio.CancelledError:
            if not failed:
                raise
            return ToolResult(False, f"ERROR: {spec.name} cancelled")
        except asyncio.TimeoutError:
            return give_up(ToolResult(False, f"ERROR: {spec.name} timed out"))
        except Exception as error:
            return give_up(ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}"))

    def give_up(result):
        failed.append(result)
        if fail_fast:
            for task in tasks:
                if task is not asyncio.current_task():
                    task.cancel()
        return result

    tasks += [asyncio.ensure_future(run(spec, args)) for spec, args in calls]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    return [
        ToolResult(False, f"ERROR: {spec.name} cancelled") if isinstance(one, BaseException) else one
        for (spec, _), one in zip(calls, results)
    ]
