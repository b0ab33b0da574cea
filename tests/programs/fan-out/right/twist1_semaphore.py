# twist: 1
import asyncio
from contextlib import nullcontext


class _Free(nullcontext):
    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc):
        return None


async def fan_out(names, question, *, limit=None):
    gate = asyncio.Semaphore(limit) if limit is not None else _Free()

    async def one(name):
        async with gate:
            return await worker(name, question)

    results = await asyncio.gather(*[one(n) for n in names], return_exceptions=True)
    good, bad = [], []
    for name, result in zip(names, results):
        (bad if isinstance(result, BaseException) else good).append((name, result))
    return good, bad
