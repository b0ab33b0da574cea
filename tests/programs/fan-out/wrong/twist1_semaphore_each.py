# twist: 1
# fault: every worker has a semaphore of its own, so that limit is never kept
import asyncio


async def guarded(name, question, limit):
    if limit is None:
        return await worker(name, question)
    async with asyncio.Semaphore(limit):
        return await worker(name, question)


async def fan_out(names, question, limit=None):
    settled = await asyncio.gather(*[guarded(n, question, limit) for n in names], return_exceptions=True)
    good = [(n, r) for n, r in zip(names, settled) if not isinstance(r, Exception)]
    bad = [(n, r) for n, r in zip(names, settled) if isinstance(r, Exception)]
    return good, bad
