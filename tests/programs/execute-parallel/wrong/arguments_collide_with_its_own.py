# fault: a tool with an argument called `spec` can't be called

import asyncio


class _Own(Exception):
    """What the tool itself raised, so that its TimeoutError is not taken for the deadline."""


async def execute_parallel(calls: list, max_concurrency: int = 5, timeout_s: float = 10.0) -> list:
    room = asyncio.BoundedSemaphore(max_concurrency)

    async def shielded(spec, **args):
        try:
            return await spec.fn(**args)
        except Exception as error:
            raise _Own(f"{type(error).__name__}: {error}") from error

    async def one(spec, args) -> ToolResult:
        async with room:
            try:
                value = await asyncio.wait_for(shielded(spec, **args), timeout=timeout_s)
            except asyncio.TimeoutError:
                return ToolResult(False, f"ERROR {spec.name} timed out")
            except _Own as own:
                return ToolResult(False, f"ERROR {spec.name} {own}")
            return ToolResult(True, value)

    return list(await asyncio.gather(*(one(*call) for call in calls)))
