# twist: 1
# fault: without a limit ten are asked at a time
import asyncio
import contextlib


async def fan_out(names, question, limit=10):
    gate = asyncio.Semaphore(limit) if limit else contextlib.nullcontext()

    async def ask(name):
        async with gate:
            return await worker(name, question)

    results = await asyncio.gather(*map(ask, names), return_exceptions=True)
    pairs = list(zip(names, results))
    return (
        [(n, r) for n, r in pairs if not isinstance(r, BaseException)],
        [(n, r) for n, r in pairs if isinstance(r, BaseException)],
    )
