# fault: only two workers run at the same time, though no limit was asked for
import asyncio

async def fan_out(labels, query):
    gate = asyncio.Semaphore(2)

    async def one(label):
        async with gate:
            return await worker(label, query)

    raw_results = await asyncio.gather(*[one(turn) for turn in labels], return_exceptions=True)
    ok, broke = [], []
    for label, got in zip(labels, raw_results):
        (broke if isinstance(got, Exception) else ok).append((label, got))
    return ok, broke
