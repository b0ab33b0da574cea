import asyncio
import operator


class Slot:
    __slots__ = ("place", "result")

    def __init__(self, place):
        self.place, self.result = place, None


async def _one(spec, args, seconds):
    task = asyncio.ensure_future(spec.fn(**args))
    done, pending = await asyncio.wait({task}, timeout=seconds)
    if pending:
        task.cancel()
        await asyncio.wait(pending)
        return ToolResult(False, f"ERROR: {spec.name}: timed out after {seconds:g} seconds")
    if error := task.exception():
        return ToolResult(False, f"ERROR: {spec.name}: {type(error).__qualname__}({error})")
    return ToolResult(True, task.result())


async def _consume(queue, slots, seconds):
    while True:
        n, (spec, args) = await queue.get()
        try:
            slots[n].result = await _one(spec, args, seconds)
        except Exception as error:
            slots[n].result = ToolResult(False, f"ERROR: {spec.name}: {type(error).__qualname__}({error})")
        finally:
            queue.task_done()


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    queue = asyncio.Queue()
    slots = [Slot(n) for n in range(len(calls))]
    for item in enumerate(calls):
        queue.put_nowait(item)
    consumers = [asyncio.create_task(_consume(queue, slots, timeout_s)) for _ in range(max_concurrency)]
    try:
        await queue.join()
    finally:
        for consumer in consumers:
            consumer.cancel()
        await asyncio.gather(*consumers, return_exceptions=True)
    return list(map(operator.attrgetter("result"), slots))
