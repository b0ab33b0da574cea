# fault: only two workers run at the same time, though no limit was asked for
import asyncio


async def fan_out(labels, query):
    gate = asyncio.Semaphore(2)

    async def one(called):
        async with gate:
            return await worker(called, query)

    raw_results = await asyncio.gather(*[one(no) for no in labels], return_exceptions=True)
    ok, broke = [], []
    for called, got in zip(labels, raw_results):
        (broke if isinstance(got, Exception) else ok).append((called, got))
    return ok, broke
