# twist: 1
# fault: limit cuts the list of names, the rest is never run
import asyncio

async def fan_out(names, question, limit=None):
    chosen = list(names)[:limit]
    settled = await asyncio.gather(*[worker(n, question) for n in chosen], return_exceptions=True)
    good, bad = [], []
    for name, result in zip(chosen, settled):
        (bad if isinstance(result, Exception) else good).append((name, result))
    return good, bad
