import asyncio


class Slots:
    def __init__(self, free):
        self.free, self.queue = free, []

    async def take(self):
        if self.free:
            self.free -= 1
            return
        self.queue.append(asyncio.get_running_loop().create_future())
        await self.queue[-1]

    def give(self):
        if self.queue:
            self.queue.pop(0).set_result(None)
        else:
            self.free += 1


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    slots, loop = Slots(max_concurrency), asyncio.get_running_loop()

    async def one(call):
        spec, args = call
        await slots.take()
        late = []
        task = asyncio.current_task()
        alarm = loop.call_later(timeout_s, lambda: (late.append(True), task.cancel()))
        try:
            return ToolResult(True, await spec.fn(**args))
        except asyncio.CancelledError:
            if not late:
                raise
            task.uncancel()
            return ToolResult(False, f"ERROR: {spec.name} timed out")
        except Exception as error:
            return ToolResult(False, f"ERROR: {spec.name}: {error!r} {type(error).__name__}: {error}")
        finally:
            alarm.cancel()
            slots.give()

    tasks = [loop.create_task(one(call)) for call in calls]
    return [await task for task in tasks]
