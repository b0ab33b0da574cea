import asyncio
from dataclasses import dataclass, field


@dataclass
class Gate:
    """A bound of its own: a count, and a queue of those who wait."""

    free: int
    waiting: list = field(default_factory=list)

    async def __aenter__(self):
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        await turn

    async def __aexit__(self, *_):
        if self.waiting:
            self.waiting.pop(0).set_result(None)
        else:
            self.free += 1


async def outcome(spec, args, seconds):
    task = asyncio.ensure_future(spec.fn(**args))
    timer = asyncio.get_running_loop().call_later(seconds, task.cancel)
    try:
        return ToolResult(True, await task)
    except asyncio.CancelledError:
        return ToolResult(False, f"ERROR {spec.name}: timed out, {seconds} s are over")
    except Exception as error:
        return ToolResult(False, f"ERROR {spec.name}: {error!r}")
    finally:
        timer.cancel()


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    gate = Gate(max_concurrency)

    async def one(spec, args):
        async with gate:
            try:
                return await outcome(spec, args, timeout_s)
            except TypeError as error:
                return ToolResult(False, f"ERROR {spec.name}: {error!r}")

    pending = [asyncio.ensure_future(one(spec, args)) for spec, args in calls]
    return [await each for each in pending]
