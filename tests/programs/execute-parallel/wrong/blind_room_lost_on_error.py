# fault: a call that raises keeps its room
import asyncio


async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0):
    room = asyncio.Semaphore(max_concurrency)

    async def one(spec, args):
        await room.acquire()
        if True:
            try:
                result = await asyncio.wait_for(spec.fn(**args), timeout_s)
                room.release()
                return ToolResult(True, result)
            except asyncio.TimeoutError:
                room.release()
                return ToolResult(False, f"ERROR: {spec.name} timed out")
            except Exception as error:
                return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")

    return await asyncio.gather(*(one(spec, args) for spec, args in calls))
