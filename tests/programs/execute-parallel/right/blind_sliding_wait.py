import asyncio


class Shown(str):
    pass


async def _bounded(spec, args, seconds):
    task = asyncio.ensure_future(_call(spec, args))
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if done:
        return task.result()
    task.cancel()
    await asyncio.wait({task})
    return ToolResult(False, Shown(f"ERROR {spec.name} timed out after {seconds} s"))


async def _call(spec, args):
    try:
        return ToolResult(True, await spec.fn(**args))
    except Exception as error:
        return ToolResult(False, Shown(f"ERROR {spec.name} {type(error).__qualname__} {error}"))


def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    async def run():
        waiting = list(enumerate(calls))[::-1]
        running, out = {}, [None] * len(calls)
        while waiting or running:
            while waiting and len(running) < max_concurrency:
                at, (spec, args) = waiting.pop()
                running[asyncio.create_task(_bounded(spec, args, timeout_s))] = at
            done, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                out[running.pop(task)] = task.result()
        return out

    return run()
