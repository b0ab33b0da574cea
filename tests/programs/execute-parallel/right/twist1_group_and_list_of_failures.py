# twist: 1
import asyncio


class Failed(Exception):
    pass


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, *, fail_fast=False):
    out = {n: ToolResult(False, f"ERROR: {spec.name} was cancelled, another call had failed") for n, (spec, _) in enumerate(calls)}
    room = asyncio.BoundedSemaphore(max_concurrency)
    failed = []

    async def work(n, spec, args):
        async with room:
            if failed:
                return
            try:
                async with asyncio.timeout(timeout_s) as limit:
                    out[n] = ToolResult(True, await spec.fn(**args))
                return
            except Exception as e:
                late = limit.expired() if "limit" in locals() else False
                out[n] = ToolResult(False, f"ERROR: {spec.name} timed out" if late else f"ERROR: {spec.name}: {e!r}: {e}")
            if fail_fast:
                failed.append(n)
                raise Failed

    try:
        async with asyncio.TaskGroup() as group:
            for n, (spec, args) in enumerate(calls):
                group.create_task(work(n, spec, args))
    except* Failed:
        pass
    return [out[n] for n in range(len(calls))]
