# twist: 1
# fault: limit is accepted but not kept, all run at once
import asyncio

async def fan_out(names, question, limit=None):
    settled = await asyncio.gather(*[worker(n, question) for n in names], return_exceptions=True)
    good, bad = [], []
    for name, result in zip(names, settled):
        (bad if isinstance(result, Exception) else good).append((name, result))
    return good, bad
