# twist: 1
# fault: limit cuts the list of names, the rest is never run
import asyncio


async def fan_out(who, ask, limit=None):
    chosen = list(who)[:limit]
    done = await asyncio.gather(*[worker(x, ask) for x in chosen], return_exceptions=True)
    ok, broke = [], []
    for label, ret in zip(chosen, done):
        (broke if isinstance(ret, Exception) else ok).append((label, ret))
    return ok, broke
