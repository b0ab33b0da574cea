# fault: only two workers run at the same time, though no limit was asked for
import asyncio

async def fan_out(names, question):
    gate = asyncio.Semaphore(2)

    async def one(name):
        async with gate:
            return await worker(name, question)

    settled = await asyncio.gather(*[one(n) for n in names], return_exceptions=True)
    good, bad = [], []
    for name, result in zip(names, settled):
        (bad if isinstance(result, Exception) else good).append((name, result))
    return good, bad
