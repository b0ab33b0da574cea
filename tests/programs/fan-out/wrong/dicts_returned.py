# fault: returns dicts from name to result, not lists of pairs
import asyncio

async def fan_out(names, question):
    settled = await asyncio.gather(*[worker(n, question) for n in names], return_exceptions=True)
    good, bad = {}, {}
    for name, result in zip(names, settled):
        if isinstance(result, Exception):
            bad[name] = result
        else:
            good[name] = result
    return good, bad
