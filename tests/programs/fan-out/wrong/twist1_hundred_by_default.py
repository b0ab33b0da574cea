# twist: 1
# fault: without a limit there are a hundred places
import asyncio


async def fan_out(names, question, limit=None):
    s = asyncio.Semaphore(limit or 100)

    async def one(n):
        async with s:
            return await worker(n, question)

    rs = await asyncio.gather(*(one(n) for n in names), return_exceptions=True)
    return [(n, r) for n, r in zip(names, rs) if not isinstance(r, Exception)], [
        (n, r) for n, r in zip(names, rs) if isinstance(r, Exception)
    ]
