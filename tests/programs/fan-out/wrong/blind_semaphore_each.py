# twist: 1
# fault: every worker gets a semaphore of its own, so nothing is limited
import asyncio
from contextlib import nullcontext


async def ask(name, question, limit):
    async with asyncio.Semaphore(limit) if limit else nullcontext():
        return await worker(name, question)


async def fan_out(names, question, limit=None):
    results = await asyncio.gather(*[ask(n, question, limit) for n in names], return_exceptions=True)
    good, bad = [], []
    for name, result in zip(names, results):
        (bad if isinstance(result, BaseException) else good).append((name, result))
    return good, bad
