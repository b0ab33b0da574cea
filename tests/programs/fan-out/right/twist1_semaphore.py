# twist: 1
import asyncio
from contextlib import nullcontext


class _Free(nullcontext):
    async def __aenter__(self):
        return self

    async def __aexit__(self, *e):
        return None


async def fan_out(roster, asked, *, limit=None):
    gate = asyncio.Semaphore(limit) if limit is not None else _Free()

    async def one(tool_name):
        async with gate:
            return await worker(tool_name, asked)

    collected = await asyncio.gather(*[one(step) for step in roster], return_exceptions=True)
    fine, failed = [], []
    for tool_name, ret in zip(roster, collected):
        (failed if isinstance(ret, BaseException) else fine).append((tool_name, ret))
    return fine, failed
