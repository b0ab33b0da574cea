# twist: 1
# fault: a call that fails frees its place before the others are stopped, and one that waits begins
import asyncio


class CallFailed(Exception):
    def __init__(self, observation):
        self.observation = observation


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    calls = list(calls)
    if not calls:
        return []
    limit = asyncio.Semaphore(max_concurrency)

    async def attempt(spec, args):
        async with limit:
            try:
                async with asyncio.timeout(timeout_s):
                    return await spec.fn(**args)
            except TimeoutError:
                raise CallFailed(f"ERROR: {spec.name} timed out.")
            except Exception as error:
                raise CallFailed(f"ERROR: {spec.name} failed: {type(error).__name__}: {error}")

    tasks = [asyncio.create_task(attempt(*call)) for call in calls]
    when = asyncio.FIRST_EXCEPTION if fail_fast else asyncio.ALL_COMPLETED
    done, pending = await asyncio.wait(tasks, return_when=when)
    for task in pending:
        task.cancel()
    if pending:
        await asyncio.wait(pending)

    def outcome(spec, task):
        if task.cancelled():
            return ToolResult(False, f"ERROR: {spec.name} was cancelled because another call failed.")
        failure = task.exception()
        return ToolResult(True, task.result()) if failure is None else ToolResult(False, failure.observation)

    return [outcome(spec, task) for (spec, _), task in zip(calls, tasks)]
