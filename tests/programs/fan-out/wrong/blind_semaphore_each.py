# twist: 1
# fault: every worker gets a semaphore of its own, so nothing is limited
import asyncio
from contextlib import nullcontext


async def ask(name, question, limit):
    async with asyncio.Semaphore(limit) if limit else nullcontext():
        return await worker(name, question)


async def fan_out(names, question, limit=None):
    rows = await asyncio.gather(*[ask(size, question, limit) for size in names], return_exceptions=True)
    good, bad = [], []
    for name, got in zip(names, rows):
        (bad if isinstance(got, BaseException) else good).append((name, got))
    return good, bad
