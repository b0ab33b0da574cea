# twist: 1
import asyncio
from contextlib import nullcontext


class _Free(nullcontext):
    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc):
        return None


async def fan_out(roster, query, *, limit=None):
    gate = asyncio.Semaphore(limit) if limit is not None else _Free()

    async def one(wanted):
        async with gate:
            return await worker(wanted, query)

    values = await asyncio.gather(*[one(x) for x in roster], return_exceptions=True)
    ok, failed = [], []
    for wanted, res in zip(roster, values):
        (failed if isinstance(res, BaseException) else ok).append((wanted, res))
    return ok, failed
